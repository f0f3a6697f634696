### Páginas en torno a los juegos, en español: lobby, mesas, ajustes, reglas.

## Barra y menú

web-skip = Ir al contenido
web-brand-home = Burgrave: ir al lobby
web-sound = Sonido
web-sound-on = Sonido activado
web-sound-off = Sonido desactivado
web-help = Cómo jugar
web-menu = Menú
web-places = Páginas
web-lobby = Lobby
web-new-table = Nueva mesa
web-cards = Cartas
web-rules = Cómo jugar
web-me = Mi perfil
web-about = Acerca de
web-language = Idioma
web-theme = Tema
web-auto = Según el sistema
web-day = Claro
web-night = Oscuro
web-motion = Animaciones
web-motion-full = Completas
web-motion-reduced = Reducidas
web-others-pace = Velocidad de los rivales
web-others-pace-slow = Lenta
web-others-pace-normal = Normal
web-others-pace-quick = Rápida
web-others-pace-once = Instantánea
web-others-pace-hold = Pausar a los rivales
web-others-pace-on = Reanudar
web-others-pace-step = Siguiente jugada ({ $n } en espera)
web-others-pace-held =
    { $n ->
        [one] En pausa: { $n } jugada en espera.
       *[other] En pausa: { $n } jugadas en espera.
    }
web-rolls = Tirar los dados a mano (Valeria)
web-reveals = Revelaciones a toda pantalla
web-emotes-shown = Mensajes rápidos de otros
web-volume = Volumen
web-notices = Avisarme en mi turno
web-close = Cerrar
web-cancel = Cancelar
web-waiting = Cargando…
web-done = Listo
web-save = Guardar
web-change = Cambiar
web-go = Ir
web-try-again = Reintentar
web-to-lobby = Volver al lobby
web-search = Buscar
web-found =
    { $n ->
        [0] No se han encontrado cartas.
        [one] { $n } carta encontrada.
       *[other] { $n } cartas encontradas.
    }
web-less = { $what }: menos
web-more = { $what }: más

## Tiempo

web-clock = Tiempo
web-clock-mine = Tu tiempo
web-clock-of = Tiempo de { $name }
web-clock-others = Tiempo de los rivales
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
web-clock-none = Sin límite de tiempo
web-clock-minutes = Minutos por jugada
web-clock-of-bank = Minutos por partida
web-clock-of-days = Días por jugada
web-clock-length = Tiempo por jugada
web-clock-bank-length = Tiempo por partida
web-clock-increment = Incremento por turno
web-clock-bank-note = El tiempo de un jugador solo corre cuando tiene que decidir. Cada turno completado suma tiempo.
web-clock-move-note = Este es el tiempo para cada decisión.
web-clock-none-note = Sin límite de tiempo. Si un jugador lleva un minuto ausente, el anfitrión puede poner un bot en su lugar.
web-clock-over-note = Cuando a un jugador se le acaba el tiempo, lo sustituye un bot. El jugador puede recuperar su sitio en cualquier momento.
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
web-players-between = { $least }-{ $most } jugadores
web-about-minutes = unos { $n } minutos

## Lobby

web-open-a-table = Abre una mesa
web-play-now = Jugar ya con bots
web-set-up = Configurar mesa
web-my-tables = Mis mesas
web-public-tables = Mesas públicas
web-more-tables = Más mesas
web-no-public-tables = Ahora no hay mesas públicas. Abre una y complétala con amigos o bots.
web-welcome = ¡Hola!
web-welcome-text = No necesitas cuenta. Solo tienes que elegir un nombre al unirte a una mesa.
web-you-are-guest = Juegas como invitado en este navegador.
web-you-have-account = Has iniciado sesión.
web-you-login = Usuario: { $login }
web-by-link = ¿Te han invitado?
web-by-link-text = Pega aquí el enlace de invitación.
web-bad-link = Este no es el enlace de una mesa. Debe terminar en #/room/ seguido de un código.
web-new-here = ¿Es tu primera vez?
web-new-here-text = Aprende las reglas en cinco minutos y juega tu primera partida con bots fáciles.
web-fan-project = Un proyecto de fans, gratuito y no oficial.
web-seats-free =
    { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
web-about-to-start = Empieza pronto
web-state-open = Esperando jugadores
web-state-playing = En curso
web-state-over = Terminada
web-look = Ver
web-play-on = Continuar
web-enter = Entrar
web-join = Unirse
web-watch = Observar

## Abrir una mesa

web-what-is-played = Juego
web-ruleset = Reglas
web-scenario = Escenario
web-scenario-random = Aleatorio
web-scenario-custom = Personalizado
web-seats = Sitios
web-you = Tú
web-you-host = tú (anfitrión)
web-host = anfitrión
web-away = Ausente
web-open-seat = Sitio libre
web-open-seat-note = cualquiera con el enlace
web-here = Local
web-here-add = Añadir jugador en este dispositivo
web-here-note = en este dispositivo
web-here-host = en el dispositivo del anfitrión
web-here-name = Sitio { $n }: nombre del jugador local
web-here-default = J{ $n }
web-pass-title = Pasa el dispositivo a { $name }
web-pass-text = { $name }, continúa cuando nadie más vea la pantalla.
web-pass-lift = Soy { $name }
web-bot = Bot
web-bot-number = Bot { $n }
web-bot-level = bot { $level }
web-level = Nivel del bot
web-level-easy = fácil
web-level-normal = normal
web-level-hard = difícil
web-level-expert = experto
web-make-open = Dejar libre este sitio
web-solo-note = En solitario: tú contra el Señor Oscuro.
web-how = Opciones
web-public = Pública: visible en el lobby
web-spectators = Permitir espectadores
web-hints = Permitir pistas
web-undo-rule = Deshacer
web-undo-free = Libre
web-undo-consent = Si todos aceptan
web-undo-off = Desactivado
web-undo-is =
    { $rule ->
        [free] Se puede deshacer libremente.
        [consent] Deshacer requiere el acuerdo de todos.
       *[off] No se puede deshacer.
    }
web-start = Empezar partida
web-start-note = La partida empieza enseguida.
web-open-table = Abrir mesa
web-open-table-note =
    { $n ->
        [one] Recibirás un enlace para compartir con quien vaya a ocupar el sitio libre.
       *[other] Recibirás un enlace para compartir con quienes vayan a ocupar los { $n } sitios libres.
    }

## A la espera de jugadores

web-table = Mesa
web-table-of = Mesa de { $name }
web-invites = { $name } te invita a jugar a { $game }
web-invited = Te han invitado a jugar a { $game }
web-guide-offer = Quiero la guía en mi primera partida
web-sit-down = Sentarse
web-free-seat = Quitar a { $name }
web-link = Enlace de la mesa
web-send-link =
    { $n ->
        [one] Comparte este enlace con quien vaya a ocupar el sitio libre.
       *[other] Comparte este enlace con quienes vayan a ocupar los sitios libres.
    }
web-qr = Código QR del enlace de la mesa
web-qr-show = Código QR
web-qr-text = O escanea este código con un teléfono.
web-link-here = Para unirse desde este equipo, abre este enlace en otro navegador o en una ventana de incógnito.
web-local-only = A este servidor solo se puede acceder desde este equipo. Para que otros dispositivos puedan unirse, inícialo con:
web-copy = Copiar
web-copied = Copiado.
web-not-copied = El navegador ha bloqueado la copia. Selecciona el texto y cópialo a mano.
web-start-with-bots =
    { $n ->
        [one] Si empiezas ahora, un bot ocupa el sitio libre.
       *[other] Si empiezas ahora, los bots ocupan los { $n } sitios libres.
    }
web-all-here = Ya están todos.
web-start-needs-all = Este juego no tiene bots. La partida puede empezar cuando todos los sitios estén ocupados.
web-host-starts = Esperando a que el anfitrión empiece.
web-leave-table = Salir de la mesa
web-chat = Chat
web-say = Di algo
web-send = Enviar

## En la mesa

web-your-turn = Te toca
web-lost = Conexión perdida. Reconectando…
web-polling = Conexión limitada: puede haber un pequeño retraso.
web-stand-in = Un bot está jugando por ti.
web-stand-in-late = Se te ha acabado el tiempo. Un bot está jugando por ti.
web-take-back = Recuperar mi sitio
web-keeps-waiting = Esperando a { $name }, que está ausente.
web-let-bot-play = Sustituir por un bot
web-watching = Eres espectador.
web-leave-game = Salir (juega un bot por ti)
web-pause-game = Pausar partida
web-paused = La partida está en pausa.
web-paused-clocks = La partida está en pausa, y el tiempo también.
web-resume = Reanudar
web-end-game = Terminar la partida
web-end-game-text = La partida termina aquí, sin ganador. No cuenta para nadie y no se puede continuar.
web-end-game-others = Todos los jugadores tienen que aceptar.
web-end-game-propose = Preguntar a los demás
web-proposal-pause = { $name } quiere pausar la partida.
web-proposal-end = { $name } quiere terminar la partida ahora. No contará.
web-proposal-undo = { $name } quiere deshacer la última jugada.
web-proposed-pause = Has pedido pausar la partida.
web-proposed-end = Has pedido terminar la partida.
web-proposed-undo = Has pedido deshacer tu jugada.
web-proposal-waiting = Esperando a { $names }.
web-proposal-agree = Aceptar
web-proposal-decline = Rechazar
web-proposal-withdraw = Retirar la petición
web-auto-title = Respuestas automáticas
web-auto-text = Responde por adelantado a las preguntas que se repiten, para que nadie tenga que esperarte.
web-auto-ask = Preguntar siempre
web-seat-link = Jugar en otro dispositivo
web-seat-link-text = Quien abra este enlace ocupará tu sitio. No lo compartas.
web-taking-seat = Ocupando tu sitio…
web-no-table = No puedes ver esta mesa
web-closed-other-rules = Las reglas han cambiado desde que empezó esta partida, así que no puede continuar. No contará para nadie. Aún puedes descargarla.
web-closed-agreed = Los jugadores terminaron esta partida antes de tiempo. No cuenta para nadie.
web-after = Después de la partida
web-rematch = Revancha
web-to-rematch = Ir a la revancha
web-record = Descargar la partida

## Repetición

web-replay = Repetición
web-share = Compartir
web-share-replay = Compartir la repetición
web-share-replay-text = Quien tenga este enlace puede ver la repetición desde este paso.
web-embed = Código para insertar
web-embed-text = Para mostrar la repetición en otro sitio web, pega este código en la página:
web-embed-copy = Copiar el código
web-embed-open = Abrir en Burgrave
web-replay-of = Repetición de { $name }
web-no-replay = Repetición no disponible
web-play = Reproducir
web-pause = Pausa
web-step = Paso
web-step-of = Paso { $n } de { $of }
web-decision-back = Decisión anterior
web-decision-on = Decisión siguiente
web-turn-back = Turno anterior
web-turn-on = Turno siguiente
web-round-back = Ronda anterior
web-round-on = Ronda siguiente
web-pace = Velocidad
web-eyes = Ver como
web-eyes-open = Todas las cartas visibles
web-eyes-closed = Espectador

## Perfil

web-name-title = ¿Cómo te llamas?
web-name-text = Basta con un nombre. No necesitas cuenta.
web-name = Nombre
web-name-go = Continuar
web-name-account = Ya tengo cuenta
web-renamed = Nombre cambiado a { $name }.
web-account = Cuenta
web-account-text = Opcional: con una cuenta accedes a tus mesas desde todos tus dispositivos. Regístrate aquí para conservar todas tus partidas de invitado.
web-account-new-text = Opcional: con una cuenta accedes a tus mesas desde todos tus dispositivos.
web-account-enter-text = ¿Ya tienes cuenta? Las partidas que terminaste como invitado no se trasladan.
web-account-way = Iniciar sesión o registrarse
web-account-empty = Escribe tu usuario y tu contraseña.
web-along-title = ¿Quieres llevarte tus partidas?
web-along-text =
    { $n ->
        [one] Como invitado { $name } tienes { $n } mesa sin terminar.
       *[other] Como invitado { $name } tienes { $n } mesas sin terminar.
    }
web-along-stay =
    { $n ->
        [one] { $n } de ellas no se puede trasladar. No podrás volver a abrirla en este navegador.
       *[other] { $n } de ellas no se pueden trasladar. No podrás volver a abrirlas en este navegador.
    }
web-along-rest = No podrás volver a abrir en este navegador las mesas que dejes. Las partidas terminadas, los amigos y el rating de tu perfil de invitado no se trasladan en ningún caso. Para conservarlo todo, regístrate.
web-along-take = Iniciar sesión y llevármelas
web-along-leave = Iniciar sesión y dejarlas
web-along-guest = Seguir como invitado
web-along-lost =
    { $n ->
        [one] No se ha podido trasladar { $n } mesa.
       *[other] No se han podido trasladar { $n } mesas.
    }
web-login = Usuario
web-password = Contraseña
web-password-new = Contraseña (mínimo 8 caracteres)
web-password-show = Mostrar contraseña
web-log-in = Iniciar sesión
web-log-out = Cerrar sesión
web-register = Registrarse
web-registered = Cuenta creada.
web-my-games = Mis partidas
web-all-games = Todas las partidas ({ $n })
web-no-games = Aún no hay partidas. La primera está a un clic.
web-results = Mis resultados
web-results-games =
    { $games ->
        [one] 1 partida terminada
       *[other] { $games } partidas terminadas
    }, { $wins ->
        [one] 1 ganada
       *[other] { $wins } ganadas
    }
web-results-mean = { $points } puntos de media
web-results-rating = Rating { $rating } ± { $doubt }
web-results-no-rating = Para conseguir un rating, juega contra jugadores registrados, o contra bots con las pistas desactivadas.

## Contraseña y dispositivos

web-access-title = Contraseña y dispositivos
web-access-sessions = Sesiones activas
web-access-this = Este navegador
web-access-unknown = Dispositivo desconocido
web-access-since = Desde: { $at }
web-access-seen = Último uso: { $at }
web-access-end-of = Cerrar la sesión de { $agent } (desde { $at })
web-access-end-others = Cerrar las demás sesiones
web-access-ended = Sesión cerrada.
web-access-alone = No hay otras sesiones.
web-access-password = Cambiar contraseña
web-access-present = Contraseña actual
web-access-new = Contraseña nueva (mínimo 8 caracteres)
web-access-change = Cambiar contraseña
web-access-text = Al cambiar la contraseña se cierran todas las demás sesiones. Los tokens de tus programas y los enlaces a tus sitios dejarán de funcionar.
web-access-changed = Contraseña cambiada. Se han cerrado tus demás sesiones.
web-session-ended = Se ha cerrado tu sesión: la contraseña ha cambiado o la sesión se cerró desde otro dispositivo.
web-data-title = Mis datos
web-data-text = Todo lo que este servidor guarda sobre ti, en un archivo JSON: nombre, usuario, correo, sesiones, programas, amigos, tus partidas y resultados y tus mensajes del chat.
web-data-get = Descargar mis datos
web-delete-account = Eliminar mi cuenta
web-delete-guest = Eliminar mi perfil de invitado
web-delete-text = Tu usuario, correo, amigos, ratings, sesiones y programas se eliminarán para siempre. Los bots seguirán con tus partidas. Tu nombre y tus mensajes solo quedarán en las mesas donde jugaste.
web-delete-sure = Eliminar para siempre
web-delete-keep = Conservarlo todo
web-deleted = Tus datos se han eliminado.

## Programas y tokens

web-token-title = Programas que juegan por mí
web-token-text = Con un token, tu programa puede ver mesas, unirse, salir y jugar en tu nombre. No puede abrir mesas, empezar partidas, usar el chat ni cambiar tu cuenta.
web-token-interface = Documentación de la API (OpenAPI)
web-token-none = Aún no hay programas.
web-token-everywhere = En todas las mesas
web-token-only = Solo en { $table }
web-token-made = Creado: { $at }
web-token-seen = Último uso: { $at }
web-token-unused = Nunca usado
web-token-until = Caduca: { $at }
web-token-name = Nombre del programa
web-token-where = Mesas permitidas
web-token-days = Caduca en
web-token-make = Crear token
web-token-secret = Token de { $program }
web-token-once = Cópialo ahora: no se volverá a mostrar. Quien lo tenga podrá jugar en tu nombre.
web-token-revoke = Revocar
web-token-revoke-of = Revocar el token de { $program }
web-token-revoke-text = El programa pierde el acceso al momento. No se puede deshacer. Conservas tus sitios.
web-token-keep = Conservar token
web-token-revoked = { $program } ya no puede jugar por ti.

## Cartas y reglas

web-cost =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
web-legend = Símbolos
web-keys = Atajos de teclado
web-key-numbers = elegir la opción con ese número
web-key-gold = tomar oro
web-key-draw = robar cartas
web-key-build = construir la carta seleccionada
web-key-power = usar la habilidad
web-key-end = terminar el turno
web-key-undo = deshacer la última acción
web-key-hint = pedir una pista
web-key-help = explicar la carta seleccionada
web-rules-cards = Todas las cartas y lo que hacen

## Acerca de

web-about-title = Acerca de Burgrave
web-about-text = Juega en línea a Citadels y a Valeria: Card Kingdoms con amigos y bots. Gratis y de código abierto.
web-about-rights = ¿De quién son los juegos?
web-about-rights-text = Este es un proyecto de fans no oficial. Citadels es de Bruno Faidutti, y Valeria: Card Kingdoms, de Isaias Vallejo. Los nombres pertenecen a sus dueños y solo se usan para identificar los juegos. Todos los textos y dibujos de aquí son nuestros. Si te gustan los juegos, cómpralos.
web-about-fair = Juego limpio
web-about-fair-text = El servidor envía a tu navegador solo lo que puedes saber. Los bots no saben más de lo que sabría una persona en su lugar. Para barajar y tirar los dados, el servidor usa cada vez números aleatorios nuevos. Se guardan en el archivo de la partida, así que cualquiera puede comprobarlos después.
web-about-private = Tus datos
web-about-private-text = Una sola cookie te identifica. El navegador guarda el idioma, el tema y el sonido. No hay rastreadores, y no se carga nada de otros servidores.
web-about-thanks = Agradecimientos
web-about-icons = Iconos de
web-about-fonts = Fuentes:
web-about-libraries = Hecho con

## Errores

web-trouble = Algo ha fallado en esta página
web-trouble-text = Tu partida está a salvo en el servidor. Recarga la página para continuar.
web-nowhere = Página no encontrada
web-nowhere-text = No hay nada en esta dirección. Revisa el enlace.
web-error-unknown = Algo ha fallado. Inténtalo de nuevo.
web-error-offline = No se puede conectar con el servidor. Revisa tu conexión.
web-error-stale = La partida ha avanzado. Mira la mesa y elige de nuevo.
web-error-illegal = Ahora no puedes hacer eso.
web-error-not-your-turn = No es tu turno.
web-error-no-room = Esta mesa no existe o no tienes acceso a ella.
web-error-room-full = Todos los sitios están ocupados.
web-error-cannot-sit = No puedes unirte a esta mesa.
web-error-seat-taken = Ese sitio ya está ocupado.
web-error-no-spectators = Esta mesa no admite espectadores.
web-error-damaged = Esta partida está dañada y no se puede mostrar.
web-error-no-seat = Ese sitio no existe.
web-error-already-seated = Ya tienes sitio en esta mesa.
web-error-already-started = La partida ya ha empezado.
web-error-not-started = La partida aún no ha empezado.
web-error-not-host = Solo puede hacerlo el anfitrión.
web-error-not-seated = No ocupas ningún sitio en esta mesa.
web-error-which-seat = En este dispositivo juegan varias personas. Elige para qué jugador es esta acción.
web-error-seats-open = Aún hay un sitio libre. Espera a un jugador o añade un bot.
web-error-game-over = La partida ha terminado.
web-error-not-away = Ese jugador no está ausente o no tiene nada que decidir.
web-error-wait-longer = Puede que el jugador vuelva enseguida. Espera un minuto.
web-error-has-clock = Esta mesa tiene límite de tiempo. Cuando se acabe, jugará un bot.
web-error-still-playing = Disponible después de la partida.
web-error-no-hints = Las pistas están desactivadas en esta mesa.
web-error-no-undo = En esta mesa no se puede deshacer.
web-error-paused = La partida está en pausa.
web-error-already-proposed = Responde primero a la petición pendiente.
web-error-only-bots = Solo quedan bots para aceptar. Mejor abandona la partida: un bot ocupará tu lugar.
web-error-no-proposal = Esa petición ya no está pendiente.
web-error-cannot-undo = No se puede deshacer: se ha revelado algo o ya han jugado otros.
web-error-late-undo = No se puede deshacer: se te acabaría el tiempo.
web-error-nothing-to-undo = No hay nada que deshacer.
web-error-no-link = Este enlace es incorrecto o ha caducado.
web-error-bad-name = El nombre debe tener de 1 a 24 caracteres visibles.
web-error-bad-chat = El mensaje debe tener de 1 a 300 caracteres.
web-error-bad-login = El usuario debe tener de 3 a 24 caracteres: letras de la A a la Z, números, guiones bajos, guiones y puntos.
web-error-bad-password = La contraseña debe tener de 8 a 128 caracteres.
web-error-login-taken = Este usuario ya está en uso.
web-error-already-registered = Ya tienes una cuenta.
web-error-wrong-login = Usuario o contraseña incorrectos.
web-error-wrong-password = Esa no es tu contraseña actual.
web-error-too-many-tries = Demasiadas contraseñas incorrectas. Podrás volver a intentarlo en 15 minutos como máximo.
web-error-too-many-requests = Demasiadas solicitudes. Espera un momento.
web-error-too-many-sockets = Demasiadas páginas abiertas. Cierra alguna.
web-error-too-many-rooms = No puedes abrir tantas mesas a la vez. Termina o deja alguna antes.
web-error-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
web-error-unavailable = No disponible ahora mismo. Inténtalo de nuevo en un momento.
web-error-stopping = El servidor se está reiniciando. Tu partida continuará en un momento.
web-error-other-rules = Las reglas han cambiado desde que se jugó esta partida. El resultado y el archivo siguen disponibles, pero la repetición no.
web-error-foreign-origin = Esto no se puede hacer desde otro sitio web. Abre la dirección de este servidor.
web-error-no-right = El token del programa no permite esto.
web-error-too-many-tokens = Has alcanzado el límite de tokens. Revoca uno antes de crear otro.

## Notificaciones y la aplicación

web-notices-title = Notificaciones
web-notices-text = Recibe un aviso cuando sea tu turno, cuando tu mesa esté completa o cuando una partida empiece o termine. Las notificaciones nunca revelan cartas.
web-notices-on = Activar en este navegador
web-notices-here = Las notificaciones están activadas en este navegador.
web-notices-off = Desactivar en este navegador
web-notices-stopped = Las notificaciones están desactivadas en este navegador.
web-notices-forbidden = Tu navegador bloquea las notificaciones de esta página. Permítelas en sus ajustes.
web-notices-failed = Las notificaciones solo funcionan con esta página abierta.
web-notices-unable = Las notificaciones solo funcionan con esta página abierta. En un iPhone o iPad, añade antes Burgrave a la pantalla de inicio.
web-notices-others = Mis otros navegadores
web-notices-end = Desactivar
web-notices-off-at = Desactivar notificaciones en { $agent }
web-mail-title = Notificaciones por correo
web-mail-to = Los correos se envían a { $address }.
web-mail-open = Abre el enlace del correo que hemos enviado a { $address }. Hasta entonces no recibirás más correos.
web-mail-off = Dejar de recibir correos
web-mail-address = Dirección de correo
web-mail-on = Avisarme por correo
web-mail-sent = Hemos enviado un correo con un enlace a { $address }.
web-mail-confirm = Confirma tu dirección
web-mail-confirmed = Tu dirección está confirmada. Recibirás ahí las notificaciones.
web-mail-void = Este enlace ya no es válido. Vuelve a indicar la dirección en tu perfil.
web-mail-stopped = Ya no recibirás correos de este servidor.
web-mail-stop-title = ¿Dejar de recibir correos?
web-mail-stop-text = No recibirás más notificaciones por correo. Puedes volver a activarlas en tu perfil.
web-install-title = App de Burgrave
web-install-text = Instala Burgrave como una app que se abre en su propia ventana.
web-install = Instalar
web-not-now = No se puede cargar ahora
web-offline-title = Sin conexión
web-offline-text = No se puede conectar con el servidor. No se pierde ninguna jugada, y esta página sigue intentando reconectarse. El tiempo de las partidas sigue corriendo, salvo que el propio servidor esté caído.
web-newer = Actualización disponible.
web-newer-go = Recargar
web-later = Más tarde
web-error-bad-device = No se pueden enviar notificaciones a este navegador.
web-error-bad-mail = No se ha podido enviar el correo a esta dirección.
web-error-not-offered = Este servidor no ofrece eso.

## Espectadores

web-audience =
    { $n ->
        [one] { $n } espectador
       *[other] { $n } espectadores
    }
web-audience-named = Espectadores: { $names }
web-audience-more = Espectadores: { $names } y { $n } más
web-audience-show-me = Mostrar mi nombre a los jugadores
web-spectators-write = Los espectadores pueden chatear
web-error-no-chat = En esta mesa solo pueden chatear los jugadores.

## En la página, sin servidor

web-lite-loading = Preparando Burgrave…
web-lite-old = Burgrave necesita un navegador más reciente. Usa una versión actual de Firefox, Chrome, Edge o Safari.
web-lite-twice = Burgrave ya está abierto en otra pestaña. Ciérrala para jugar aquí.
web-lite-failed = No se ha podido cargar Burgrave. Comprueba tu conexión e inténtalo de nuevo.
web-lite-unkept = Este navegador no guardará tus partidas: duran hasta que cierres esta página.
web-lite-you = Tus partidas se guardan en este navegador.
web-lite-full = No queda espacio en el almacenamiento de este navegador y tu jugada no se ha guardado. Libera espacio e inténtalo de nuevo.
