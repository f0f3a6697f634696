# Lo que se dice a las personas mientras están fuera, en sus dispositivos y por correo. $table: el nombre de una mesa.

# A table without a name of its own.
notice-table-of = Mesa de { $name }

notice-turn = Te toca: { $table }
    .body = La mesa espera tu decisión.
notice-late = Se te acaba el tiempo: { $table }
    .body = Si no decides, un bot jugará por ti.
notice-began = La partida ha empezado: { $table }
    .body = Se te avisará cuando te toque.
notice-over = La partida ha terminado: { $table }
    .body = Mira cómo acabó.
notice-full = Tu mesa está completa: { $table }
    .body = Todos los sitios están ocupados, y la partida espera a que la empieces.
notice-seated = Alguien se ha sentado: { $table }
    .body = Te esperan en tu mesa.
notice-bot = Un bot juega por ti: { $table }
    .body = Vuelve, y el sitio es tuyo otra vez.
notice-rematch = Otra más: { $table }
    .body = Se ha propuesto una revancha, y hay un sitio para ti.
notice-invited = Tienes una invitación: { $table }
    .body = Un amigo te guarda un sitio.
notice-round = Tu mesa espera: { $table }
    .body = Empieza una ronda de tu torneo.

# Un botón de un aviso.
notice-off = No más avisos aquí

notice-mail-confirm = Confirma tu dirección
    .body =
        Alguien quiere recibir un correo, en esta dirección, cuando le toque en una mesa de Burgrave.

        Si has sido tú, abre este enlace:

        { $link }

        Si no, no hagas nada: no habrá más correos.
notice-mail-foot = No más correos de esta mesa: { $link }

# In the log of a table: who plays for somebody, and when they are back.

log-late = A { $name } se le acabó el tiempo: sigue un bot.
log-late-me = Se te acabó el tiempo: un bot juega por ti.
log-bot = Un bot sigue en el sitio de { $name }.
log-bot-me = Un bot juega por ti.
log-back = { $name } vuelve a jugar.
log-back-me = Vuelves a jugar.
