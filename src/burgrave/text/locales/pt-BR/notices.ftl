# O que se diz às pessoas enquanto estão fora, nos seus aparelhos e por e-mail. $table: o nome de uma mesa.

# A table without a name of its own.
notice-table-of = Mesa de { $name }

notice-turn = É a sua vez: { $table }
    .body = A mesa espera a sua decisão.
notice-late = O seu tempo está acabando: { $table }
    .body = Se você não decidir, um bot vai jogar por você.
notice-began = A partida começou: { $table }
    .body = Você será avisado quando for a sua vez.
notice-over = A partida acabou: { $table }
    .body = Veja como terminou.
notice-full = A sua mesa está completa: { $table }
    .body = Todos os lugares estão ocupados, e a partida espera que você a comece.
notice-seated = Alguém se sentou: { $table }
    .body = Esperam por você na sua mesa.
notice-bot = Um bot joga por você: { $table }
    .body = Volte, e o lugar é seu de novo.
notice-rematch = Mais uma: { $table }
    .body = Propuseram uma revanche, e há um lugar para você.
notice-invited = Você tem um convite: { $table }
    .body = Um amigo guarda um lugar para você.
notice-round = Sua mesa espera: { $table }
    .body = Começa uma rodada do seu torneio.

# Um botão de um aviso.
notice-off = Sem mais avisos aqui

notice-mail-confirm = Confirme o seu endereço
    .body =
        Alguém quer ser avisado por e-mail, neste endereço, quando for a sua vez em uma mesa do Burgrave.

        Se foi você, abra este link:

        { $link }

        Se não foi, não faça nada: não haverá mais e-mails.
notice-mail-foot = Sem mais e-mails desta mesa: { $link }

# In the log of a table: who plays for somebody, and when they are back.

log-late = O tempo de { $name } acabou: um bot continua.
log-late-me = Seu tempo acabou: um bot joga por você.
log-bot = Um bot continua no lugar de { $name }.
log-bot-me = Um bot joga por você.
log-back = { $name } volta a jogar.
log-back-me = Você volta a jogar.
