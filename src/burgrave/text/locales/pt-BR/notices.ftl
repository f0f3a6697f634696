# Notificações para jogadores ausentes, nos aparelhos e por e-mail, em português do Brasil. $table: o nome de uma mesa.

# O nome de uma mesa sem nome próprio.
notice-table-of = Mesa de { $name }

notice-turn = É a sua vez: { $table }
    .body = A mesa está esperando a sua decisão.
notice-late = Seu tempo está acabando: { $table }
    .body = Se você não decidir, um bot vai jogar por você.
notice-began = A partida começou: { $table }
    .body = Você receberá um aviso quando for a sua vez.
notice-over = A partida acabou: { $table }
    .body = Veja como terminou.
notice-full = Sua mesa está completa: { $table }
    .body = Todos os lugares estão ocupados. Você pode começar a partida.
notice-seated = Um jogador entrou: { $table }
    .body = Sua mesa está esperando você.
notice-bot = Um bot está jogando por você: { $table }
    .body = Volte para retomar o seu lugar.
notice-rematch = Revanche: { $table }
    .body = A mesa da revanche já está aberta, e há um lugar para você.
notice-invited = Você recebeu um convite: { $table }
    .body = Um amigo guardou um lugar para você.
notice-round = Sua mesa está pronta: { $table }
    .body = Uma rodada do seu torneio vai começar.

# Um botão de um aviso.
notice-off = Desativar notificações

notice-mail-confirm = Confirme seu endereço de e-mail
    .body =
        Você pediu para receber avisos do Burgrave neste endereço quando for a sua vez.

        Para confirmar, abra este link:

        { $link }

        Se não foi você, ignore este e-mail. Não enviaremos mais nada.
notice-mail-foot = Parar de receber e-mails deste servidor: { $link }

# Linhas do histórico: bots que jogam por jogadores, e quem volta.

log-late = O tempo de { $name } acabou. Um bot assume.
log-late-me = Seu tempo acabou. Um bot assume.
log-bot = Um bot está jogando por { $name }.
log-bot-me = Um bot está jogando por você.
log-back = { $name } voltou.
log-back-me = Você voltou.
