### La página alrededor de los juegos: sala, mesas, ajustes, reglas en breve. En español.

## Barra y menú

web-skip = Ir a la página
web-brand-home = Burgrave, a la sala
web-sound = Sonido
web-sound-on = El sonido está activado
web-sound-off = El sonido está apagado
web-help = Reglas en breve
web-menu = Menú
web-places = Páginas
web-lobby = Sala
web-new-table = Mesa nueva
web-cards = Cartas
web-rules = Reglas en breve
web-me = Mi página
web-about = Acerca de
web-language = Idioma
web-theme = Colores
web-auto = Como el sistema
web-day = Día
web-night = Noche
web-motion = Movimiento
web-motion-full = Completo
web-motion-reduced = Tranquilo
web-others-pace = Lo que hacen los demás
web-others-pace-slow = Lento
web-others-pace-normal = Normal
web-others-pace-quick = Rápido
web-others-pace-once = Al instante
web-others-pace-hold = Detener lo que hacen los demás
web-others-pace-on = Seguir
web-others-pace-step = Una cosa más ({ $n } en espera)
web-others-pace-held =
    { $n ->
        [one] Detenido: { $n } cosa en espera.
       *[other] Detenido: { $n } cosas en espera.
    }
web-rolls = En Valeria tiro yo mis dados
web-notices = Avisarme cuando me toque
web-close = Cerrar
web-cancel = Cancelar
web-waiting = Un momento…
web-done = Listo
web-save = Guardar
web-change = Cambiar
web-go = Ir
web-try-again = Intentar de nuevo
web-to-lobby = A la sala
web-search = Buscar
web-found =
    { $n ->
        [0] No se encontró nada.
        [one] { $n } carta encontrada.
       *[other] { $n } cartas encontradas.
    }
web-less = { $what }: menos
web-more = { $what }: más

## Tiempo

web-clock = Reloj
web-clock-mine = Tu tiempo
web-clock-of = Reloj de { $name }
web-clock-others = Reloj de los demás
web-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
web-hours =
    { $m ->
        [0] { $h } h
       *[other] { $h } h { $m } min
    }
web-minutes =
    { $s ->
        [0] { $m } min
       *[other] { $m } min { $s } s
    }
web-seconds = { $s } s
web-clock-none = Sin reloj
web-clock-minutes = Minutos por jugada
web-clock-of-bank = Minutos por partida
web-clock-of-days = Días por jugada
web-clock-length = Tiempo para cada jugada
web-clock-bank-length = Tiempo para toda la partida
web-clock-increment = Más después de cada turno
web-clock-bank-note = El tiempo corre solo mientras el jugador debe decidir, y crece después de cada turno suyo.
web-clock-move-note = Cada decisión tiene este tiempo.
web-clock-none-note = A nadie se le acaba el tiempo. Si alguien falta durante un minuto y hace esperar a los demás, quien está a cargo de la mesa puede dejar que juegue un bot.
web-clock-over-note = Cuando a alguien se le acaba el tiempo, un bot sigue en su sitio. Puede recuperarlo en cualquier momento.
web-clock-minutes-n = { $n } min
web-table-name = Nombre de la mesa
web-clock-move = { $n } min por jugada
web-clock-bank = { $n } min + { $s } s
web-clock-days =
    { $n ->
        [one] { $n } día por jugada
       *[other] { $n } días por jugada
    }

## Juegos

web-game = Juego
web-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
web-players-between = De { $least } a { $most } jugadores
web-about-minutes = unos { $n } minutos

## Sala

web-open-a-table = Abre una mesa
web-play-now = Jugar ya con bots
web-set-up = Preparar una mesa
web-my-tables = Mis mesas
web-public-tables = Mesas públicas
web-more-tables = Más mesas
web-no-public-tables = Ahora nadie espera en una mesa pública. Abre una y llena los sitios con bots o amigos.
web-welcome = Te damos la bienvenida
web-welcome-text = Juega como invitado: basta un nombre, que se te pedirá cuando tomes asiento.
web-you-are-guest = En este navegador juegas como invitado.
web-you-have-account = Has entrado en tu cuenta.
web-you-login = Usuario: { $login }
web-by-link = ¿Te han invitado?
web-by-link-text = Pega el enlace que recibiste.
web-bad-link = Esto no es el enlace de una mesa. Debería terminar en #/room/ y una serie de letras y cifras.
web-new-here = ¿Es tu primera vez?
web-new-here-text = Lee las reglas en cinco minutos y juega una primera partida con bots fáciles.
web-fan-project = Un proyecto de aficionados, gratuito y no oficial.
web-seats-free =
    { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
web-about-to-start = A punto de empezar
web-state-open = Antes del comienzo
web-state-playing = En juego
web-state-over = Terminada
web-look = Ver
web-play-on = Seguir
web-enter = Entrar
web-join = Unirse
web-watch = Mirar

## Abrir una mesa

web-what-is-played = A qué se juega
web-ruleset = Reglas
web-scenario = Escenario
web-scenario-random = Sorpresa
web-scenario-custom = A medida
web-seats = Sitios
web-you = Tú
web-you-host = tú, a cargo de la mesa
web-host = a cargo de la mesa
web-away = Ausente
web-open-seat = Sitio libre
web-open-seat-note = para quien tenga el enlace
web-here = Aquí
web-here-add = Alguien aquí, en esta pantalla
web-here-note = aquí, en esta pantalla
web-here-host = en el dispositivo de quien está a cargo
web-here-name = Sitio { $n }: nombre de quien juega aquí
web-here-default = J{ $n }
web-pass-title = Pasa el dispositivo a { $name }
web-pass-text = { $name }, pulsa cuando nadie más mire.
web-pass-lift = Soy { $name }
web-bot = Bot
web-bot-number = Bot { $n }
web-bot-level = bot, { $level }
web-level = Fuerza del bot
web-level-easy = amistoso
web-level-normal = firme
web-level-hard = astuto
web-level-expert = magistral
web-make-open = Dejar libre este sitio
web-solo-note = En solitario te enfrentas al Señor Oscuro.
web-how = Cómo se juega
web-public = Pública: en la lista de la sala
web-spectators = Otros pueden mirar
web-hints = Pistas permitidas
web-start = Empezar la partida
web-start-note = La partida empieza enseguida.
web-open-table = Abrir la mesa
web-open-table-note =
    { $n ->
        [one] Recibirás un enlace para mandar por el sitio libre.
       *[other] Recibirás un enlace para mandar por los { $n } sitios libres.
    }

## Antes del comienzo

web-table = Mesa
web-table-of = Mesa de { $name }
web-invites = { $name } te invita a { $game }
web-invited = Invitación a { $game }
web-sit-down = Tomar asiento
web-free-seat = { $name }: liberar el sitio
web-link = Enlace de esta mesa
web-send-link =
    { $n ->
        [one] Manda este enlace para llenar el sitio libre.
       *[other] Manda este enlace para llenar los sitios libres.
    }
web-qr = Código QR del enlace de esta mesa
web-qr-show = Código QR
web-qr-text = O haz que un teléfono lea el código.
web-local-only = Solo este ordenador puede acceder a este servidor. Para permitir otros dispositivos, inícialo con:
web-copy = Copiar
web-copied = Copiado.
web-not-copied = El navegador no deja copiar. Selecciona el texto y cópialo a mano.
web-start-with-bots =
    { $n ->
        [one] Si no viene nadie, un bot ocupa el sitio libre.
       *[other] Si no viene nadie, los bots ocupan los { $n } sitios libres.
    }
web-all-here = Ya están todos.
web-start-needs-all = Este juego no tiene bots: empieza cuando todos los sitios están ocupados.
web-host-starts = Empieza la partida quien está a cargo de la mesa.
web-leave-table = Dejar la mesa
web-chat = Chat
web-say = Di algo
web-send = Enviar

## En la mesa

web-your-turn = Te toca
web-lost = Se perdió la conexión. Intentando de nuevo…
web-polling = Se juega sin línea directa: las novedades llegan un momento después.
web-stand-in = Un bot está jugando en tu sitio.
web-stand-in-late = Se te acabó el tiempo: un bot juega en tu sitio.
web-take-back = Recuperar mi sitio
web-keeps-waiting = { $name } no está, y todos esperan.
web-let-bot-play = Que juegue un bot
web-watching = Estás mirando.
web-leave-game = Salir: sigue un bot
web-auto-title = Respuestas automáticas
web-auto-text = Las preguntas que llegan en los turnos de otros se pueden responder de antemano, para que nadie te espere.
web-auto-ask = Preguntarme
web-seat-link = Jugar en otro dispositivo
web-seat-link-text = Quien abra este enlace toma tu sitio. Guárdalo para ti.
web-taking-seat = Tomando tu sitio
web-no-table = Esta mesa no se puede ver
web-closed-other-rules = Las reglas de este juego han cambiado desde que empezó la partida, y no puede continuar. No cuenta para nadie, y el registro se puede descargar.
web-after = Después de la partida
web-rematch = Jugar otra vez
web-to-rematch = A la próxima partida
web-record = Descargar el registro

## Repetición

web-replay = Repetición
web-replay-of = Repetición de { $name }
web-no-replay = No hay repetición
web-play = Reproducir
web-pause = Pausa
web-step = Paso
web-step-of = Paso { $n } de { $of }
web-decision-back = Una decisión atrás
web-decision-on = Una decisión adelante
web-turn-back = Un turno atrás
web-turn-on = Un turno adelante
web-round-back = Una ronda atrás
web-round-on = Una ronda adelante
web-pace = Ritmo
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-fast = Rápido
web-eyes = Vista por
web-eyes-open = Cartas abiertas
web-eyes-closed = Un espectador

## Yo

web-name-title = ¿Cómo te llamamos?
web-name-text = Basta un nombre para la mesa. Nadie necesita una cuenta.
web-name = Nombre
web-name-go = Continuar
web-renamed = Ahora te llamas { $name }.
web-account = Cuenta
web-account-text = Solo si quieres tus mesas en más de un dispositivo. Si te registras aquí, conservas todas las partidas que tienes como invitado.
web-account-new-text = Solo si quieres tus mesas en más de un dispositivo.
web-account-enter-text = Para quien ya tiene una cuenta. Lo que has terminado como invitado se queda con el invitado.
web-account-way = Entrar o registrarse
web-account-empty = Escribe tu usuario y tu contraseña.
web-along-title = ¿Llevarte tus partidas?
web-along-text =
    { $n ->
        [one] Tienes { $n } mesa sin terminar como invitado { $name }.
       *[other] Tienes { $n } mesas sin terminar como invitado { $name }.
    }
web-along-stay =
    { $n ->
        [one] { $n } de ellas no puede ir contigo: este navegador no la encontrará más.
       *[other] { $n } de ellas no pueden ir contigo: este navegador no las encontrará más.
    }
web-along-rest = Lo que dejes aquí se queda con el invitado, y este navegador no lo encuentra más. Las partidas terminadas, los amigos y la clasificación del invitado se quedan con él en todo caso. Para conservarlo todo, regístrate.
web-along-take = Entrar y llevármelas
web-along-leave = Entrar y dejarlas
web-along-guest = Seguir como invitado
web-along-lost =
    { $n ->
        [one] { $n } mesa no pudo ir contigo.
       *[other] { $n } mesas no pudieron ir contigo.
    }
web-login = Usuario
web-password = Contraseña
web-password-new = Contraseña, al menos 8 caracteres
web-password-show = Mostrar la contraseña
web-log-in = Entrar
web-log-out = Salir
web-register = Registrarse
web-registered = Ya tienes una cuenta.
web-my-games = Mis partidas
web-all-games = Todas las partidas ({ $n })
web-no-games = Todavía ninguna partida. La primera está a un clic.
web-fares = Cómo me va
web-fares-games =
    { $games ->
        [one] 1 partida terminada
       *[other] { $games } partidas terminadas
    }, { $wins ->
        [one] 1 ganada
       *[other] { $wins } ganadas
    }
web-fares-mean = { $points } puntos de media
web-fares-rating = Clasificación { $rating }, con un margen de { $doubt }
web-fares-no-rating = La clasificación llega con partidas contra otras personas con cuenta, o contra bots sin pistas.

## Contraseña y dispositivos

web-access-title = Contraseña y dispositivos
web-access-sessions = Dónde tengo la sesión abierta
web-access-this = Este navegador
web-access-unknown = Programa desconocido
web-access-since = Desde { $at }
web-access-seen = Último uso: { $at }
web-access-end-of = Cerrar la sesión de { $agent }, abierta desde { $at }
web-access-end-others = Cerrar las demás sesiones
web-access-ended = Sesión cerrada.
web-access-alone = No tienes ninguna otra sesión abierta.
web-access-password = Otra contraseña
web-access-present = Contraseña actual
web-access-new = Nueva contraseña, al menos 8 caracteres
web-access-change = Cambiar la contraseña
web-access-text = Una nueva contraseña cierra todas las demás sesiones. Los tokens de tus programas y los enlaces a tus sitios dejan de valer.
web-access-changed = Tu contraseña ha cambiado. Ahora solo tienes la sesión abierta aquí.
web-session-ended = Se cerró tu sesión aquí: la contraseña cambió, o la sesión se cerró en otro sitio.
web-data-title = Mis datos
web-data-text = Todo lo que este servidor guarda de ti, en un archivo (JSON): nombre, usuario, correo, sesiones, programas, amigos, partidas con resultados y lo que escribiste.
web-data-get = Descargar mis datos
web-delete-account = Borrar mi cuenta
web-delete-guest = Borrarme como invitado
web-delete-text = El usuario, el correo, los amigos, las clasificaciones, las sesiones y los programas se borran para siempre. Los bots siguen con tus partidas. Tu nombre y lo que escribiste quedan solo en las mesas donde estuviste.
web-delete-sure = Borrar para siempre
web-delete-keep = Conservarlo todo
web-deleted = Tus datos se han borrado.

## Programas que juegan por mí

web-token-title = Programas que juegan por mí
web-token-text = Con un token, un programa tuyo puede ver mesas, tomar asiento, levantarse y jugar en tu nombre; no puede abrir mesas, empezar partidas, charlar ni tocar tu cuenta.
web-token-interface = Cómo habla un programa con este servidor (OpenAPI)
web-token-none = Por ahora ningún programa juega por ti.
web-token-everywhere = En todas las mesas
web-token-only = Solo aquí: { $table }
web-token-made = Creado: { $at }
web-token-seen = Último uso: { $at }
web-token-unused = Ningún uso anotado por ahora
web-token-until = Vale hasta: { $at }
web-token-name = Nombre del programa
web-token-where = Dónde puede jugar
web-token-days = Cuánto tiempo vale el token
web-token-make = Crear un token
web-token-secret = El token de { $program }
web-token-once = Cópialo ahora: solo se muestra esta vez. Quien lo tenga puede jugar en tu nombre.
web-token-revoke = Revocar
web-token-revoke-of = Revocar el token de { $program }
web-token-revoke-text = El programa que usa este token queda fuera al momento, y el token no vuelve más. Tus sitios siguen siendo tuyos.
web-token-keep = Conservarlo
web-token-revoked = { $program } ya no puede jugar por ti.

## Cartas y reglas

web-cost =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
web-legend = Los signos
web-keys = Teclas
web-key-numbers = jugar la opción de ese número
web-key-gold = tomar oro
web-key-draw = robar cartas
web-key-build = construir la carta elegida
web-key-power = usar la habilidad
web-key-end = terminar el turno
web-key-undo = deshacer el último paso
web-key-hint = pedir una pista
web-key-help = explicar la carta enfocada
web-rules-cards = Todas las cartas y lo que hacen

## Acerca de

web-about-title = Acerca de Burgrave
web-about-text = Burgrave es una casa abierta y gratuita para dos juegos de cartas, Citadels y Valeria: Card Kingdoms, para jugar en el navegador con amigos y con bots que juegan limpio.
web-about-rights = De quién son los juegos
web-about-rights-text = Este es un proyecto de aficionados, no oficial. Citadels es un juego de Bruno Faidutti, y Valeria: Card Kingdoms de Isaias Vallejo; los nombres pertenecen a sus dueños y solo se usan para decir a qué se juega. Los textos y dibujos de aquí son nuestros. Si te gustan los juegos, cómpralos.
web-about-fair = Juego limpio
web-about-fair-text = El servidor manda a tu navegador solo lo que puedes saber. Los bots no saben más que una persona en su sitio. El barajado y los dados salen de un azar nuevo del servidor y quedan en el registro, para que todos puedan comprobarlos después de la partida.
web-about-private = Tus datos
web-about-private-text = Una cookie recuerda quién eres; el navegador recuerda idioma, colores y sonido. No hay rastreadores, y nada viene de otros servidores.
web-about-thanks = Gracias
web-about-icons = Signos de
web-about-fonts = Tipos de letra:
web-about-libraries = Hecho con

## Lo que salió mal

web-trouble = Algo se rompió en esta página
web-trouble-text = Tu partida está a salvo en el servidor. Vuelve a cargar la página para seguir.
web-nowhere = Aquí no hay nada
web-nowhere-text = Esta dirección no lleva a ninguna parte. Quizá falte una letra del enlace.
web-error-unknown = No funcionó. Inténtalo de nuevo.
web-error-offline = No se puede conectar con el servidor. Revisa la conexión.
web-error-stale = La mesa ha avanzado: mira de nuevo y luego elige.
web-error-illegal = Esto no se puede hacer ahora.
web-error-not-your-turn = No te toca a ti.
web-error-no-room = Esta mesa no existe, o no está abierta para ti.
web-error-room-full = Todos los sitios están ocupados.
web-error-cannot-sit = No puedes tomar asiento en esta mesa.
web-error-seat-taken = Ya hay alguien en ese sitio.
web-error-no-spectators = En esta mesa nadie puede mirar.
web-error-damaged = Esta partida está dañada y no se puede mostrar.
web-error-no-seat = Ese sitio no existe.
web-error-already-seated = Ya tienes sitio en esta mesa.
web-error-already-started = La partida ya ha empezado.
web-error-not-started = La partida no ha empezado todavía.
web-error-not-host = Solo puede hacerlo quien está a cargo de la mesa.
web-error-not-seated = No tienes sitio en esta mesa.
web-error-which-seat = Aquí juegan varias personas. Indica para quién es.
web-error-seats-open = Todavía hay un sitio libre: espera a alguien o pon un bot.
web-error-game-over = La partida ha terminado.
web-error-not-away = Está aquí o no tiene nada que decidir.
web-error-wait-longer = Quizá vuelva enseguida. Espera un minuto.
web-error-has-clock = Esta mesa tiene reloj: un bot toma el relevo cuando se acaba el tiempo.
web-error-still-playing = Solo cuando la partida haya terminado.
web-error-no-hints = En esta mesa no se permiten pistas.
web-error-no-undo = Esto no se puede deshacer.
web-error-cannot-undo = Esto no se puede deshacer: algo se reveló desde entonces, o ya jugaron otros.
web-error-late-undo = Esto no se puede deshacer: se te acabaría el tiempo.
web-error-nothing-to-undo = No hay nada que deshacer.
web-error-no-link = Este enlace no vale, o ya no vale.
web-error-bad-name = Un nombre tiene de 1 a 24 letras visibles.
web-error-bad-chat = Un mensaje tiene de 1 a 300 letras.
web-error-bad-login = Un usuario tiene de 3 a 24 caracteres: letras de la A a la Z, cifras y _ - .
web-error-bad-password = Una contraseña tiene de 8 a 128 caracteres.
web-error-login-taken = Este usuario ya existe.
web-error-already-registered = Ya tienes una cuenta.
web-error-wrong-login = El usuario y la contraseña no coinciden.
web-error-wrong-password = Esa no es tu contraseña actual.
web-error-too-many-tries = Demasiadas contraseñas incorrectas. Espera un poco, un cuarto de hora como mucho.
web-error-too-many-requests = Un poco demasiado rápido. Espera un momento.
web-error-too-many-sockets = Demasiadas páginas abiertas. Cierra alguna.
web-error-too-many-rooms = No puedes abrir tantas mesas a la vez. Termina o deja alguna antes.
web-error-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
web-error-unavailable = Ahora no está disponible. Inténtalo de nuevo en un momento.
web-error-stopping = El servidor se reinicia. Tu partida sigue en un momento.
web-error-other-rules = Las reglas de este juego han cambiado desde la partida. El resultado y el registro siguen disponibles, pero no hay repetición.
web-error-foreign-origin = Esta página no puede hacer eso. Abre el juego desde su propia dirección.
web-error-no-right = Un programa con un token no puede hacer esto.
web-error-too-many-tokens = Ya tienes todos los tokens que se pueden tener. Revoca uno antes.

## Mientras estoy fuera, y la mesa como aplicación

web-notices-title = Mientras estoy fuera
web-notices-text = Entérate de cuándo te toca, de cuándo tu mesa está completa o de cuándo empieza o termina una partida. Un aviso dice el nombre de la mesa, y nunca una carta.
web-notices-on = Avisarme en este navegador
web-notices-here = Se te avisa en este navegador.
web-notices-off = No más avisos en este navegador
web-notices-stopped = No hay más avisos en este navegador.
web-notices-forbidden = Este navegador prohíbe los avisos de esta página. Permítelos en sus ajustes.
web-notices-failed = Este navegador solo puede avisar mientras la página está abierta.
web-notices-unable = Este navegador solo puede avisar mientras la página está abierta. En un iPhone o iPad, pon primero la mesa en la pantalla de inicio.
web-notices-others = Mis otros navegadores
web-notices-end = No más
web-notices-off-at = No más avisos en { $agent }
web-mail-title = Correos
web-mail-to = Los correos van a { $address }.
web-mail-open = Abre el enlace del correo a { $address }. Hasta entonces no se envía nada más.
web-mail-off = Dejar de recibir correos
web-mail-address = Dirección de correo
web-mail-on = Avisarme por correo
web-mail-sent = Un correo con un enlace va de camino a { $address }.
web-mail-confirm = Confirmar una dirección
web-mail-confirmed = Esta dirección está confirmada. Se te avisará allí.
web-mail-void = Este enlace ya no vale. En tu página puedes indicar de nuevo la dirección.
web-mail-stopped = Ya no recibes correos de esta mesa.
web-mail-stop-title = ¿Dejar de recibir correos?
web-mail-stop-text = Entonces no se te avisará más por correo. Puedes activarlo de nuevo en tu página.
web-install-title = Como aplicación
web-install-text = Instala la mesa, y se abre en una ventana propia.
web-install = Instalar
web-not-now = Ahora mismo no se puede mostrar
web-offline-title = Sin conexión
web-offline-text = No se puede conectar con la mesa. No se pierde ninguna jugada, y esta página lo intenta de nuevo sola. Donde corre un reloj, sigue corriendo, salvo que falte el propio servidor.
web-newer = Hay una versión nueva de la mesa.
web-newer-go = Cargarla
web-later = Más tarde
web-error-bad-device = Este navegador ha dado una dirección en la que no se puede avisar a nadie.
web-error-bad-mail = No se pudo enviar un correo a esta dirección.
web-error-not-offered = Esta mesa no envía esos avisos.

## Quienes miran

web-audience =
    { $n ->
        [one] { $n } persona mira
       *[other] { $n } personas miran
    }
web-audience-named = Miran: { $names }
web-audience-more = Miran: { $names } y { $n } más
web-audience-show-me = Mostrar mi nombre mientras miro
web-spectators-write = Quien mira puede escribir
web-error-no-chat = En esta mesa solo escribe quien tiene sitio.
