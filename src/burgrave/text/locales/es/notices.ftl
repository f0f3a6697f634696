# Notificaciones para jugadores ausentes, en dispositivos y por correo, en español. $table: el nombre de una mesa.

# El nombre de una mesa sin nombre propio.
notice-table-of = Mesa de { $name }

notice-turn = Es tu turno: { $table }
    .body = La mesa espera tu decisión.
notice-late = Se te acaba el tiempo: { $table }
    .body = Si no decides, un bot jugará por ti.
notice-began = La partida ha empezado: { $table }
    .body = Recibirás un aviso cuando sea tu turno.
notice-over = La partida ha terminado: { $table }
    .body = Mira cómo ha acabado.
notice-full = Tu mesa está completa: { $table }
    .body = Todos los sitios están ocupados. Puedes empezar la partida.
notice-seated = Se ha unido un jugador: { $table }
    .body = Tu mesa te está esperando.
notice-bot = Un bot está jugando por ti: { $table }
    .body = Vuelve cuando quieras para recuperar tu sitio.
notice-rematch = Revancha: { $table }
    .body = Se ha preparado una revancha y hay un sitio para ti.
notice-invited = Te han invitado: { $table }
    .body = Un amigo te guarda un sitio.
notice-round = Tu mesa está lista: { $table }
    .body = Empieza una ronda de tu torneo.

# Un botón de un aviso.
notice-off = Desactivar notificaciones

notice-mail-confirm = Confirma tu dirección de correo
    .body =
        Has pedido a Burgrave que te avise en esta dirección cuando sea tu turno.

        Para confirmarlo, abre este enlace:

        { $link }

        Si no has sido tú, ignora este correo. No enviaremos ninguno más.
notice-mail-foot = Dejar de recibir correos de este servidor: { $link }

# Líneas del registro: bots que juegan por jugadores, y quien vuelve.

log-late = A { $name } se le acabó el tiempo. Un bot ocupa su sitio.
log-late-me = Se te acabó el tiempo. Un bot ocupa tu sitio.
log-bot = Un bot está jugando por { $name }.
log-bot-me = Un bot está jugando por ti.
log-back = { $name } ha vuelto.
log-back-me = Has vuelto.
