### Textos comunes a las páginas de todos los juegos, en español.

web-table-actions = Tus opciones
web-table-touch = Elige en la mesa o aquí.
web-table-not-now = Ahora no es posible.
web-table-not-your-turn = No es tu turno.
web-table-back = Volver
web-table-more = Las { $count } opciones (o)
web-table-more-short = Más
web-table-undo = Deshacer (u)
web-table-hint = Pedir una pista (h)
web-table-hints = Pistas
web-table-no-hints = No hay pistas disponibles.
web-table-percent = { $n } % de victoria
web-table-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
web-table-close = Cerrar
web-table-search = Buscar
web-table-none-found = Sin resultados.
web-table-log = Registro de la partida
web-table-tab-log = Registro
web-table-tab-chat = Chat
web-table-unread = { $count } sin leer
web-table-news = Desde tu última jugada
web-table-newest =
    { $count ->
        [0] Lo más reciente
       *[other] Lo más reciente ({ $count })
    }
web-table-no-chat = Aún no hay mensajes.
web-table-say = Di algo
web-emotes = Mensajes rápidos
web-emote-hello = ¡Hola!
web-emote-luck = ¡Suerte!
web-emote-nice = ¡Buena jugada!
web-emote-thanks = ¡Gracias!
web-emote-oops = ¡Uy!
web-emote-ouch = ¡Ay!
web-emote-moment = Un momento…
web-emote-game = ¡Buena partida!
web-table-send = Enviar
web-table-open-log =
    { $count ->
        [0] Registro y chat
       *[other] Registro y chat, { $count } sin leer
    }
web-table-level-easy = bot fácil
web-table-level-normal = bot
web-table-level-hard = bot difícil
web-table-level-expert = bot experto
web-table-stand-in = juega un bot
web-table-online = En la mesa
web-table-away = Ausente
web-table-thinking = Pensando
web-table-deciding = Decidiendo
web-table-waiting = Esperando a { $names }
web-table-to-play = Turno de { $names }
web-table-result = Resultado
web-table-place = Puesto
web-table-player = Jugador
web-table-total = Total
web-table-counting = Puntuación final
web-table-skip = Saltar
web-table-facts = Datos destacados
web-table-course = Puntuación por ronda
web-table-fact-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }

# El final de la partida.

web-end-wins =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
    .me = Has ganado
web-end-draw = Empate
web-end-total =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
web-end-ahead =
    { $n ->
        [one] { $n } punto por delante de { $names }.
       *[other] { $n } puntos por delante de { $names }.
    }
web-end-mine =
    { $n ->
        [one] Has quedado { $rank } con { $n } punto.
       *[other] Has quedado { $rank } con { $n } puntos.
    }
web-end-points = Puntos
web-end-table = Mesa final
web-end-moments = Momentos clave
web-end-moments-text = El análisis encuentra los tres momentos que más pesaron.
web-end-moments-making = El análisis está en marcha. Los primeros momentos aparecen aquí.
web-end-chance = Probabilidad de ganar { $before } → { $after }
web-end-share = Compartir imagen
web-end-share-name = { $game }, { $date }
web-end-share-made = { $game } en Burgrave, { $date }
web-end-share-drawing = Dibujando la imagen…
web-end-share-go = Compartir
web-end-share-save = Descargar
web-end-share-failed = Este navegador no ha podido dibujar la imagen.

# La mesa de un juego sin página propia.

web-any-round = Ronda { $n }
web-any-table = En la mesa
web-any-watching = Eres espectador.
web-any-yes = sí
web-any-no = no
web-any-none = nada
web-any-pitch = Mesa solo con texto: las cartas visibles y tus opciones aparecen en listas.
