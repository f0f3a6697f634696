### A página em volta dos jogos: salão, mesas, ajustes, regras em resumo. Em português do Brasil.

## Barra e menu

web-skip = Ir para a página
web-brand-home = Burgrave, ao salão
web-sound = Som
web-sound-on = O som está ligado
web-sound-off = O som está desligado
web-help = Regras em resumo
web-menu = Menu
web-places = Páginas
web-lobby = Salão
web-new-table = Nova mesa
web-cards = Cartas
web-rules = Regras em resumo
web-me = Minha página
web-about = Sobre
web-language = Idioma
web-theme = Cores
web-auto = Como o sistema
web-day = Dia
web-night = Noite
web-motion = Movimento
web-motion-full = Completo
web-motion-reduced = Calmo
web-others-pace = O que os outros fazem
web-others-pace-slow = Devagar
web-others-pace-normal = Normal
web-others-pace-quick = Rápido
web-others-pace-once = De uma vez
web-others-pace-hold = Segurar o que os outros fazem
web-others-pace-on = Continuar
web-others-pace-step = Mais uma coisa ({ $n } à espera)
web-others-pace-held =
    { $n ->
        [1] Parado: { $n } coisa à espera.
       *[other] Parado: { $n } coisas à espera.
    }
web-rolls = Em Valeria, quem rola meus dados sou eu
web-notices = Avise-me quando for a minha vez
web-close = Fechar
web-cancel = Cancelar
web-waiting = Um momento…
web-done = Pronto
web-save = Salvar
web-change = Trocar
web-go = Ir
web-try-again = Tentar de novo
web-to-lobby = Ao salão
web-search = Buscar
web-found =
    { $n ->
        [0] Nada encontrado.
        [1] { $n } carta encontrada.
       *[other] { $n } cartas encontradas.
    }
web-less = { $what }: menos
web-more = { $what }: mais

## Tempo

web-clock = Relógio
web-clock-mine = Seu tempo
web-clock-of = Relógio de { $name }
web-clock-others = Relógio dos outros
web-days =
    { $n ->
        [1] { $n } dia
       *[other] { $n } dias
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
web-clock-none = Sem relógio
web-clock-minutes = Minutos por jogada
web-clock-of-bank = Minutos por partida
web-clock-of-days = Dias por jogada
web-clock-length = Tempo para cada jogada
web-clock-bank-length = Tempo para a partida toda
web-clock-increment = A mais depois de cada turno
web-clock-bank-note = O tempo só corre enquanto o jogador deve decidir, e cresce depois de cada turno seu.
web-clock-move-note = Cada decisão tem este tempo.
web-clock-none-note = O tempo de ninguém acaba. Se alguém some por um minuto e faz os outros esperarem, quem dirige a mesa pode deixar um bot jogar.
web-clock-over-note = Quando o tempo de alguém acaba, um bot continua no lugar. A pessoa pode retomá-lo a qualquer momento.
web-clock-minutes-n = { $n } min
web-table-name = Nome da mesa
web-clock-move = { $n } min por jogada
web-clock-bank = { $n } min + { $s } s
web-clock-days =
    { $n ->
        [1] { $n } dia por jogada
       *[other] { $n } dias por jogada
    }

## Jogos

web-game = Jogo
web-players =
    { $n ->
        [1] { $n } jogador
       *[other] { $n } jogadores
    }
web-players-between = De { $least } a { $most } jogadores
web-about-minutes = cerca de { $n } minutos

## Salão

web-open-a-table = Abra uma mesa
web-play-now = Jogar já com bots
web-set-up = Preparar uma mesa
web-my-tables = Minhas mesas
web-public-tables = Mesas públicas
web-more-tables = Mais mesas
web-no-public-tables = Ninguém espera numa mesa pública agora. Abra uma e preencha os lugares com bots ou amigos.
web-welcome = Boas-vindas
web-welcome-text = Jogue como visitante: basta um nome, pedido quando você toma um lugar.
web-you-are-guest = Neste navegador você joga como visitante.
web-you-have-account = Você entrou na sua conta.
web-you-login = Usuário: { $login }
web-by-link = Recebeu um convite?
web-by-link-text = Cole o link que lhe mandaram.
web-bad-link = Isto não é o link de uma mesa. Ele deve terminar em #/room/ e uma série de letras e números.
web-new-here = É a primeira vez?
web-new-here-text = Leia as regras em cinco minutos e jogue uma primeira partida com bots fáceis.
web-fan-project = Um projeto de fãs, gratuito e não oficial.
web-seats-free =
    { $n ->
        [1] { $n } lugar livre
       *[other] { $n } lugares livres
    }
web-about-to-start = Prestes a começar
web-state-open = Antes do início
web-state-playing = Em jogo
web-state-over = Terminada
web-look = Ver
web-play-on = Continuar
web-enter = Entrar
web-join = Participar
web-watch = Assistir

## Abrir uma mesa

web-what-is-played = O que se joga
web-ruleset = Regras
web-scenario = Cenário
web-scenario-random = Surpresa
web-scenario-custom = Escolha livre
web-seats = Lugares
web-you = Você
web-you-host = você, na direção da mesa
web-host = dirige a mesa
web-away = Ausente
web-open-seat = Lugar livre
web-open-seat-note = para quem tiver o link
web-here = Aqui
web-here-add = Alguém aqui, nesta tela
web-here-note = aqui, nesta tela
web-here-host = no aparelho de quem dirige a mesa
web-here-name = Lugar { $n }: nome de quem joga aqui
web-here-default = J{ $n }
web-pass-title = Passe o aparelho para { $name }
web-pass-text = { $name }, pressione quando mais ninguém estiver olhando.
web-pass-lift = Sou { $name }
web-bot = Bot
web-bot-number = Bot { $n }
web-bot-level = bot, { $level }
web-level = Força do bot
web-level-easy = amigável
web-level-normal = firme
web-level-hard = astuto
web-level-expert = magistral
web-make-open = Deixar este lugar livre
web-solo-note = Jogando só, você enfrenta o Senhor das Trevas.
web-how = Como se joga
web-public = Pública: na lista do salão
web-spectators = Outros podem assistir
web-hints = Dicas permitidas
web-start = Começar a partida
web-start-note = A partida começa na hora.
web-open-table = Abrir a mesa
web-open-table-note =
    { $n ->
        [1] Você recebe um link para preencher o lugar livre.
       *[other] Você recebe um link para preencher os { $n } lugares livres.
    }

## Antes do início

web-table = Mesa
web-table-of = Mesa de { $name }
web-invites = { $name } convida você para { $game }
web-invited = Convite para { $game }
web-sit-down = Tomar lugar
web-free-seat = { $name }: liberar o lugar
web-link = Link desta mesa
web-send-link =
    { $n ->
        [1] Mande este link para preencher o lugar livre.
       *[other] Mande este link para preencher os lugares livres.
    }
web-qr = Código QR do link desta mesa
web-qr-show = Código QR
web-qr-text = Ou deixe um celular ler o código.
web-local-only = Só este computador alcança este servidor. Para permitir outros aparelhos, inicie-o com:
web-copy = Copiar
web-copied = Copiado.
web-not-copied = O navegador não deixa copiar. Selecione o texto e copie à mão.
web-start-with-bots =
    { $n ->
        [1] Se ninguém vier, um bot fica com o lugar livre.
       *[other] Se ninguém vier, bots ficam com os { $n } lugares livres.
    }
web-all-here = Estão todos aqui.
web-start-needs-all = Este jogo não tem bots: começa quando todos os lugares estiverem ocupados.
web-host-starts = Quem dirige a mesa começa a partida.
web-leave-table = Deixar a mesa
web-chat = Chat
web-say = Diga algo
web-send = Enviar

## À mesa

web-your-turn = Sua vez
web-lost = A conexão caiu. Tentando de novo…
web-polling = Jogando sem linha direta: as novidades chegam um pouco depois.
web-stand-in = Um bot está jogando no seu lugar.
web-stand-in-late = Seu tempo acabou: um bot está jogando no seu lugar.
web-take-back = Retomar meu lugar
web-keeps-waiting = { $name } saiu, e todos esperam.
web-let-bot-play = Deixar um bot jogar
web-watching = Você está assistindo.
web-leave-game = Sair: um bot continua
web-auto-title = Respostas automáticas
web-auto-text = Perguntas que surgem na vez dos outros podem ser respondidas antes, para que ninguém espere por você.
web-auto-ask = Perguntar
web-seat-link = Jogar em outro aparelho
web-seat-link-text = Quem abre este link fica com o seu lugar. Guarde-o para você.
web-taking-seat = Tomando o seu lugar
web-no-table = Esta mesa não pode ser vista
web-closed-other-rules = As regras deste jogo mudaram desde o começo da partida, e ela não pode continuar. Não conta para ninguém, e o registro pode ser baixado.
web-after = Depois da partida
web-rematch = Jogar de novo
web-to-rematch = À próxima partida
web-record = Baixar o registro

## Rever

web-replay = Rever
web-replay-of = Rever { $name }
web-no-replay = Não há o que rever
web-play = Reproduzir
web-pause = Pausar
web-step = Passo
web-step-of = Passo { $n } de { $of }
web-decision-back = Uma decisão atrás
web-decision-on = Uma decisão à frente
web-turn-back = Um turno atrás
web-turn-on = Um turno à frente
web-round-back = Uma rodada atrás
web-round-on = Uma rodada à frente
web-pace = Ritmo
web-pace-slow = Lento
web-pace-normal = Normal
web-pace-fast = Rápido
web-eyes = Vista por
web-eyes-open = Cartas abertas
web-eyes-closed = Um espectador

## Eu

web-name-title = Como podemos chamar você?
web-name-text = Basta um nome para a mesa. Ninguém precisa de conta.
web-name = Nome
web-name-go = Continuar
web-renamed = Agora você é { $name }.
web-account = Conta
web-account-text = Só se você quiser suas mesas em mais de um aparelho. Se você se cadastrar aqui, fica com todas as partidas que tem como visitante.
web-account-new-text = Só se você quiser suas mesas em mais de um aparelho.
web-account-enter-text = Para quem já tem uma conta. O que você terminou como visitante fica com o visitante.
web-account-way = Entrar ou cadastrar-se
web-account-empty = Digite seu usuário e sua senha.
web-along-title = Levar suas partidas?
web-along-text =
    { $n ->
        [one] Você tem { $n } mesa não terminada como visitante { $name }.
       *[other] Você tem { $n } mesas não terminadas como visitante { $name }.
    }
web-along-stay =
    { $n ->
        [one] { $n } delas não pode ir com você: este navegador não a encontrará mais.
       *[other] { $n } delas não podem ir com você: este navegador não as encontrará mais.
    }
web-along-rest = O que você deixar aqui fica com o visitante, e este navegador não o encontra mais. As partidas terminadas, os amigos e a classificação do visitante ficam com ele de qualquer forma. Para guardar tudo, cadastre-se.
web-along-take = Entrar e levá-las
web-along-leave = Entrar e deixá-las
web-along-guest = Continuar como visitante
web-along-lost =
    { $n ->
        [one] { $n } mesa não pôde ir com você.
       *[other] { $n } mesas não puderam ir com você.
    }
web-login = Usuário
web-password = Senha
web-password-new = Senha, no mínimo 8 caracteres
web-password-show = Mostrar a senha
web-log-in = Entrar
web-log-out = Sair
web-register = Cadastrar-se
web-registered = Agora você tem uma conta.
web-my-games = Minhas partidas
web-all-games = Todas as partidas ({ $n })
web-no-games = Nenhuma partida ainda. A primeira está a um clique.
web-fares = Como vou
web-fares-games =
    { $games ->
        [1] 1 partida terminada
       *[other] { $games } partidas terminadas
    }, { $wins ->
        [1] 1 vitória
       *[other] { $wins } vitórias
    }
web-fares-mean = { $points } pontos em média
web-fares-rating = Classificação { $rating }, com margem de { $doubt }
web-fares-no-rating = A classificação vem com partidas contra outras pessoas que têm conta, ou contra bots sem dicas.

## Senha e aparelhos

web-access-title = Senha e aparelhos
web-access-sessions = Onde estou conectado
web-access-this = Este navegador
web-access-unknown = Programa desconhecido
web-access-since = Desde { $at }
web-access-seen = Último uso em { $at }
web-access-end-of = Desconectar { $agent }, conectado desde { $at }
web-access-end-others = Sair em todos os outros lugares
web-access-ended = Desconectado.
web-access-alone = Você não está conectado em nenhum outro lugar.
web-access-password = Outra senha
web-access-present = Senha atual
web-access-new = Nova senha, no mínimo 8 caracteres
web-access-change = Mudar a senha
web-access-text = Uma nova senha desconecta você em todos os outros lugares. Os tokens dos seus programas e os links dos seus lugares deixam de valer.
web-access-changed = Sua senha foi mudada. Agora você só está conectado aqui.
web-session-ended = Você foi desconectado aqui: a senha mudou, ou a sessão foi encerrada em outro lugar.
web-data-title = Meus dados
web-data-text = Tudo o que este servidor guarda sobre você, em um arquivo (JSON): nome, usuário, e-mail, sessões, programas, amigos, partidas com resultados e o que você escreveu.
web-data-get = Baixar meus dados
web-delete-account = Apagar minha conta
web-delete-guest = Apagar-me como visitante
web-delete-text = Usuário, e-mail, amigos, classificações, sessões e programas somem para sempre. Bots continuam as suas partidas. Seu nome e o que você escreveu ficam só nas mesas em que você esteve.
web-delete-sure = Apagar para sempre
web-delete-keep = Manter tudo
web-deleted = Seus dados foram apagados.

## Programas que jogam por mim

web-token-title = Programas que jogam por mim
web-token-text = Com um token, um programa seu pode ver mesas, tomar lugar, levantar-se e jogar em seu nome; não pode abrir mesas, começar partidas, conversar nem mexer na sua conta.
web-token-interface = Como um programa fala com este servidor (OpenAPI)
web-token-none = Por enquanto nenhum programa joga por você.
web-token-everywhere = Em todas as mesas
web-token-only = Só aqui: { $table }
web-token-made = Criado em { $at }
web-token-seen = Último uso em { $at }
web-token-unused = Nenhum uso registrado por enquanto
web-token-until = Vale até { $at }
web-token-name = Nome do programa
web-token-where = Onde ele pode jogar
web-token-days = Por quanto tempo o token vale
web-token-make = Criar um token
web-token-secret = O token de { $program }
web-token-once = Copie agora: ele só aparece desta vez. Quem o tiver pode jogar em seu nome.
web-token-revoke = Revogar
web-token-revoke-of = Revogar o token de { $program }
web-token-revoke-text = O programa que usa este token fica de fora na hora, e o token não volta mais. Seus lugares continuam seus.
web-token-keep = Manter
web-token-revoked = { $program } não pode mais jogar por você.

## Cartas e regras

web-cost =
    { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
web-legend = Os sinais
web-keys = Teclas
web-key-numbers = jogar a opção desse número
web-key-gold = pegar ouro
web-key-draw = comprar cartas
web-key-build = construir a carta escolhida
web-key-power = usar a habilidade
web-key-end = encerrar o turno
web-key-undo = desfazer o último passo
web-key-hint = pedir uma dica
web-key-help = explicar a carta em foco
web-rules-cards = Todas as cartas e o que fazem

## Sobre

web-about-title = Sobre o Burgrave
web-about-text = O Burgrave é uma casa aberta e gratuita para dois jogos de cartas, Citadels e Valeria: Card Kingdoms, para jogar no navegador com amigos e bots honestos.
web-about-rights = De quem são os jogos
web-about-rights-text = Este é um projeto de fãs, não oficial. Citadels é um jogo de Bruno Faidutti, e Valeria: Card Kingdoms de Isaias Vallejo; os nomes pertencem aos seus donos e servem só para dizer o que se joga. Textos e desenhos aqui são nossos. Se gostar dos jogos, compre-os.
web-about-fair = Jogo limpo
web-about-fair-text = O servidor manda ao seu navegador só o que você pode saber. Os bots não sabem mais do que uma pessoa no lugar deles. Embaralhamentos e dados vêm de sorteios novos do servidor e ficam no registro, para que todos possam conferir depois da partida.
web-about-private = Seus dados
web-about-private-text = Um cookie lembra quem você é; o navegador lembra idioma, cores e som. Não há rastreadores, e nada vem de outros servidores.
web-about-thanks = Agradecimentos
web-about-icons = Sinais de
web-about-fonts = Fontes:
web-about-libraries = Feito com

## O que deu errado

web-trouble = Algo quebrou nesta página
web-trouble-text = Sua partida está segura no servidor. Recarregue a página para continuar.
web-nowhere = Não há nada aqui
web-nowhere-text = Este endereço não leva a lugar nenhum. Talvez falte uma letra do link.
web-error-unknown = Não funcionou. Tente de novo.
web-error-offline = Não foi possível alcançar o servidor. Confira a conexão.
web-error-stale = A partida avançou: olhe de novo e então escolha.
web-error-illegal = Isto não pode ser feito agora.
web-error-not-your-turn = Não é a sua vez.
web-error-no-room = Esta mesa não existe, ou não está aberta para você.
web-error-room-full = Todos os lugares estão ocupados.
web-error-cannot-sit = Você não pode tomar lugar nesta mesa.
web-error-seat-taken = Já há alguém nesse lugar.
web-error-no-spectators = Nesta mesa ninguém pode assistir.
web-error-damaged = Esta partida está danificada e não pode ser mostrada.
web-error-no-seat = Esse lugar não existe.
web-error-already-seated = Você já está nesta mesa.
web-error-already-started = A partida já começou.
web-error-not-started = A partida ainda não começou.
web-error-not-host = Só quem dirige a mesa pode fazer isto.
web-error-not-seated = Você não está nesta mesa.
web-error-which-seat = Várias pessoas jogam aqui. Diga para quem é isto.
web-error-seats-open = Ainda há um lugar livre: espere alguém ou ponha um bot.
web-error-game-over = A partida terminou.
web-error-not-away = A pessoa está aqui ou não tem nada a decidir.
web-error-wait-longer = Talvez a pessoa volte logo. Espere um minuto.
web-error-has-clock = Esta mesa tem relógio: um bot assume quando o tempo acaba.
web-error-still-playing = Só depois do fim da partida.
web-error-no-hints = Nesta mesa não são permitidas dicas.
web-error-no-undo = Isto não pode ser desfeito.
web-error-cannot-undo = Isto não pode ser desfeito: algo foi revelado desde então, ou outros já jogaram.
web-error-late-undo = Isto não pode ser desfeito: seu tempo acabaria.
web-error-nothing-to-undo = Não há nada para desfazer.
web-error-no-link = Este link não vale, ou não vale mais.
web-error-bad-name = Um nome tem de 1 a 24 letras visíveis.
web-error-bad-chat = Uma mensagem tem de 1 a 300 letras.
web-error-bad-login = Um usuário tem de 3 a 24 caracteres: letras de A a Z, números e _ - .
web-error-bad-password = Uma senha tem de 8 a 128 caracteres.
web-error-login-taken = Este usuário já existe.
web-error-already-registered = Você já tem uma conta.
web-error-wrong-login = Usuário e senha não combinam.
web-error-wrong-password = Essa não é a sua senha atual.
web-error-too-many-tries = Senhas erradas demais. Espere um pouco, no máximo 15 minutos.
web-error-too-many-requests = Um pouco rápido demais. Espere um momento.
web-error-too-many-sockets = Há páginas abertas demais. Feche algumas.
web-error-too-many-rooms = Você não pode abrir tantas mesas ao mesmo tempo. Termine ou deixe alguma antes.
web-error-busy = O servidor está ocupado. Tente de novo em um momento.
web-error-unavailable = Isto não está disponível agora. Tente de novo em um momento.
web-error-stopping = O servidor está reiniciando. Sua partida continua em um momento.
web-error-other-rules = As regras deste jogo mudaram desde a partida. O resultado e o registro continuam disponíveis, mas não há como revê-la.
web-error-foreign-origin = Esta página não pode fazer isso. Abra o jogo pelo endereço dele.
web-error-no-right = Um programa com um token não pode fazer isto.
web-error-too-many-tokens = Você já tem o máximo de tokens. Revogue um antes.

## Enquanto estou fora, e a mesa como aplicativo

web-notices-title = Enquanto estou fora
web-notices-text = Saiba quando é a sua vez, quando a sua mesa está completa ou quando uma partida começa ou acaba. Um aviso diz o nome da mesa, e nunca uma carta.
web-notices-on = Avisar-me neste navegador
web-notices-here = Você é avisado neste navegador.
web-notices-off = Sem mais avisos neste navegador
web-notices-stopped = Não há mais avisos neste navegador.
web-notices-forbidden = Este navegador proíbe avisos desta página. Permita-os nas configurações dele.
web-notices-failed = Este navegador só pode avisar enquanto a página está aberta.
web-notices-unable = Este navegador só pode avisar enquanto a página está aberta. Em um iPhone ou iPad, primeiro ponha a mesa na tela de início.
web-notices-others = Os meus outros navegadores
web-notices-end = Parar
web-notices-off-at = Sem mais avisos em { $agent }
web-mail-title = E-mails
web-mail-to = Os e-mails vão para { $address }.
web-mail-open = Abra o link no e-mail para { $address }. Até lá nada mais é enviado.
web-mail-off = Parar de receber e-mails
web-mail-address = Endereço de e-mail
web-mail-on = Avisar-me por e-mail
web-mail-sent = Um e-mail com um link está a caminho de { $address }.
web-mail-confirm = Confirmar um endereço
web-mail-confirmed = Este endereço está confirmado. Você será avisado lá.
web-mail-void = Este link não vale mais. Na sua página você pode informar o endereço de novo.
web-mail-stopped = Você não recebe mais e-mails desta mesa.
web-mail-stop-title = Parar de receber e-mails?
web-mail-stop-text = Então você não será mais avisado por e-mail. Pode ativar de novo na sua página.
web-install-title = Como aplicativo
web-install-text = Instale a mesa, e ela abre em uma janela própria.
web-install = Instalar
web-not-now = Não dá para mostrar isto agora
web-offline-title = Sem conexão
web-offline-text = Não é possível chegar à mesa. Nenhuma jogada se perde, e esta página tenta de novo sozinha. Onde corre um relógio, ele continua, a não ser que o próprio servidor esteja fora do ar.
web-newer = Há uma nova versão da mesa.
web-newer-go = Carregar
web-later = Depois
web-error-bad-device = Este navegador deu um endereço em que ninguém pode ser avisado.
web-error-bad-mail = Não foi possível enviar um e-mail para este endereço.
web-error-not-offered = Esta mesa não envia esses avisos.

## Quem assiste

web-audience =
    { $n ->
        [1] { $n } pessoa assiste
       *[other] { $n } pessoas assistem
    }
web-audience-named = Assistem: { $names }
web-audience-more = Assistem: { $names } e mais { $n }
web-audience-show-me = Mostrar meu nome enquanto assisto
web-spectators-write = Quem assiste pode escrever
web-error-no-chat = Nesta mesa só escreve quem tem lugar.
