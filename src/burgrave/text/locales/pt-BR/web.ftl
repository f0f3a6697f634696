### Páginas em torno dos jogos, em português do Brasil: lobby, mesas, ajustes, regras.

## Barra e menu

web-skip = Ir para o conteúdo
web-brand-home = Burgrave: ir para o lobby
web-sound = Som
web-sound-on = Som ligado
web-sound-off = Som desligado
web-help = Como jogar
web-menu = Menu
web-places = Páginas
web-lobby = Lobby
web-new-table = Nova mesa
web-cards = Cartas
web-rules = Como jogar
web-me = Meu perfil
web-about = Sobre
web-language = Idioma
web-theme = Tema
web-auto = Padrão do sistema
web-day = Claro
web-night = Escuro
web-motion = Animações
web-motion-full = Completas
web-motion-reduced = Reduzidas
web-others-pace = Velocidade dos oponentes
web-others-pace-slow = Lenta
web-others-pace-normal = Normal
web-others-pace-quick = Rápida
web-others-pace-once = Instantânea
web-others-pace-hold = Pausar oponentes
web-others-pace-on = Retomar
web-others-pace-step = Próxima jogada ({ $n } na fila)
web-others-pace-held =
    { $n ->
        [1] Em pausa: { $n } jogada na fila.
       *[other] Em pausa: { $n } jogadas na fila.
    }
web-rolls = Rolar os dados manualmente (Valeria)
web-reveals = Revelações em destaque
web-emotes-shown = Mensagens rápidas dos outros
web-volume = Volume
web-notices = Avisar na minha vez
web-close = Fechar
web-cancel = Cancelar
web-waiting = Carregando…
web-done = Pronto
web-save = Salvar
web-change = Alterar
web-go = Ir
web-try-again = Tentar de novo
web-to-lobby = Voltar ao lobby
web-search = Buscar
web-found =
    { $n ->
        [0] Nenhuma carta encontrada.
        [1] { $n } carta encontrada.
       *[other] { $n } cartas encontradas.
    }
web-less = { $what }: menos
web-more = { $what }: mais

## Tempo

web-clock = Tempo
web-clock-mine = Seu tempo
web-clock-of = Tempo de { $name }
web-clock-others = Tempo dos oponentes
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
web-clock-none = Sem limite de tempo
web-clock-minutes = Minutos por jogada
web-clock-of-bank = Minutos por partida
web-clock-of-days = Dias por jogada
web-clock-length = Tempo por jogada
web-clock-bank-length = Tempo por partida
web-clock-increment = Incremento por turno
web-clock-bank-note = O tempo de um jogador só corre quando ele precisa decidir. Cada turno concluído acrescenta um pouco de tempo.
web-clock-move-note = Este é o tempo para cada decisão.
web-clock-none-note = Sem limite de tempo. Se um jogador ficar ausente por um minuto, o anfitrião pode colocar um bot no lugar dele.
web-clock-over-note = Quando o tempo de um jogador acaba, um bot assume. O jogador pode retomar o lugar a qualquer momento.
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

## Lobby

web-open-a-table = Abrir uma mesa
web-play-now = Jogar agora com bots
web-set-up = Configurar mesa
web-my-tables = Minhas mesas
web-public-tables = Mesas públicas
web-more-tables = Mais mesas
web-no-public-tables = Nenhuma mesa pública no momento. Abra uma e preencha com amigos ou bots.
web-welcome = Boas-vindas
web-welcome-text = Não precisa de conta. É só escolher um nome ao entrar em uma mesa.
web-you-are-guest = Você está jogando como visitante neste navegador.
web-you-have-account = Você entrou na sua conta.
web-you-login = Usuário: { $login }
web-by-link = Recebeu um convite?
web-by-link-text = Cole aqui o link do convite.
web-bad-link = Este não é o link de uma mesa. Ele deve terminar em #/room/ seguido de um código.
web-new-here = Primeira vez aqui?
web-new-here-text = Aprenda as regras em cinco minutos e jogue sua primeira partida com bots fáceis.
web-fan-project = Um projeto de fãs, gratuito e não oficial.
web-seats-free =
    { $n ->
        [1] { $n } lugar livre
       *[other] { $n } lugares livres
    }
web-about-to-start = Começa em breve
web-state-open = Aguardando jogadores
web-state-playing = Em andamento
web-state-over = Encerrada
web-look = Ver
web-play-on = Retomar
web-enter = Entrar
web-join = Participar
web-watch = Assistir

## Abrir uma mesa

web-what-is-played = Jogo
web-ruleset = Regras
web-scenario = Cenário
web-scenario-random = Aleatório
web-scenario-custom = Personalizado
web-seats = Lugares
web-you = Você
web-you-host = você (anfitrião)
web-host = anfitrião
web-away = Ausente
web-open-seat = Lugar livre
web-open-seat-note = quem tiver o link
web-here = Local
web-here-add = Adicionar jogador neste aparelho
web-here-note = neste aparelho
web-here-host = no aparelho do anfitrião
web-here-name = Lugar { $n }: nome do jogador local
web-here-default = J{ $n }
web-pass-title = Passe o aparelho para { $name }
web-pass-text = { $name }, continue quando ninguém mais puder ver a tela.
web-pass-lift = Sou { $name }
web-bot = Bot
web-bot-number = Bot { $n }
web-bot-level = bot { $level }
web-level = Nível do bot
web-level-easy = fácil
web-level-normal = normal
web-level-hard = difícil
web-level-expert = expert
web-make-open = Deixar este lugar livre
web-solo-note = Solo: você contra o Senhor das Trevas.
web-how = Opções
web-public = Pública: aparece no lobby
web-spectators = Permitir espectadores
web-hints = Permitir dicas
web-undo-rule = Desfazer
web-undo-free = Livre
web-undo-consent = Se todos aceitarem
web-undo-off = Desligado
web-undo-is =
    { $rule ->
        [free] Desfazer é livre.
        [consent] Desfazer exige o acordo de todos.
       *[off] Sem desfazer.
    }
web-start = Começar partida
web-start-note = A partida começa na hora.
web-open-table = Abrir mesa
web-open-table-note =
    { $n ->
        [1] Você receberá um link para preencher o lugar livre.
       *[other] Você receberá um link para preencher os { $n } lugares livres.
    }

## À espera de jogadores

web-table = Mesa
web-table-of = Mesa de { $name }
web-invites = { $name } convida você para jogar { $game }
web-invited = Convite para jogar { $game }
web-guide-offer = Quero o guia na minha primeira partida
web-sit-down = Sentar-se
web-free-seat = Remover { $name }
web-link = Link da mesa
web-send-link =
    { $n ->
        [1] Compartilhe este link para preencher o lugar livre.
       *[other] Compartilhe este link para preencher os lugares livres.
    }
web-qr = Código QR do link da mesa
web-qr-show = Código QR
web-qr-text = Ou leia este código com um celular.
web-link-here = Para entrar por este computador, abra este link em outro navegador ou em uma janela anônima.
web-local-only = Só este computador consegue acessar este servidor. Para que outros aparelhos possam entrar, inicie-o com:
web-copy = Copiar
web-copied = Copiado.
web-not-copied = O navegador bloqueou a cópia. Selecione o texto e copie manualmente.
web-start-with-bots =
    { $n ->
        [1] Se você começar agora, um bot ocupa o lugar livre.
       *[other] Se você começar agora, bots ocupam os { $n } lugares livres.
    }
web-all-here = Todos já chegaram.
web-start-needs-all = Este jogo não tem bots. Ele só começa com todos os lugares ocupados.
web-host-starts = Aguardando o anfitrião começar.
web-leave-table = Sair da mesa
web-chat = Chat
web-say = Diga algo
web-send = Enviar

## À mesa

web-your-turn = Sua vez
web-lost = Conexão perdida. Reconectando…
web-polling = Conexão limitada: as atualizações podem atrasar um pouco.
web-stand-in = Um bot está jogando por você.
web-stand-in-late = Seu tempo acabou. Um bot está jogando por você.
web-take-back = Retomar meu lugar
web-keeps-waiting = Esperando { $name }, que está ausente.
web-let-bot-play = Substituir por um bot
web-watching = Você está assistindo.
web-leave-game = Sair da partida (um bot assume)
web-pause-game = Pausar partida
web-paused = A partida está pausada.
web-paused-clocks = A partida está pausada, e o tempo também.
web-resume = Retomar
web-end-game = Encerrar partida
web-end-game-text = A partida termina aqui, sem vencedor. Ela não valerá para ninguém e não poderá continuar.
web-end-game-others = Todos os jogadores precisam aceitar.
web-end-game-propose = Perguntar aos outros
web-proposal-pause = { $name } quer pausar a partida.
web-proposal-end = { $name } quer encerrar a partida agora. Ela não valerá.
web-proposal-undo = { $name } quer desfazer a última jogada.
web-proposed-pause = Você pediu para pausar a partida.
web-proposed-end = Você pediu para encerrar a partida.
web-proposed-undo = Você pediu para desfazer sua jogada.
web-proposal-waiting = Esperando { $names }.
web-proposal-agree = Aceitar
web-proposal-decline = Recusar
web-proposal-withdraw = Cancelar pedido
web-auto-title = Respostas automáticas
web-auto-text = Responda com antecedência às perguntas que se repetem, para que ninguém precise esperar por você.
web-auto-ask = Perguntar sempre
web-seat-link = Jogar em outro aparelho
web-seat-link-text = Quem abrir este link fica com o seu lugar. Não o compartilhe.
web-taking-seat = Ocupando seu lugar…
web-no-table = Você não pode ver esta mesa
web-closed-other-rules = As regras mudaram desde que esta partida começou, e ela não pode continuar. Ela não valerá para ninguém. Você ainda pode baixar o registro.
web-closed-agreed = Os jogadores encerraram esta partida antes do fim. Ela não vale para ninguém.
web-after = Depois da partida
web-rematch = Revanche
web-to-rematch = Ir para a revanche
web-record = Baixar registro da partida

## Replay

web-replay = Replay
web-share = Compartilhar
web-share-replay = Compartilhar replay
web-share-replay-text = Quem tiver este link pode ver o replay a partir deste passo.
web-embed = Código de incorporação
web-embed-text = Para mostrar o replay em outro site, cole este código na página:
web-embed-copy = Copiar código
web-embed-open = Abrir no Burgrave
web-replay-of = Replay de { $name }
web-no-replay = Replay indisponível
web-play = Reproduzir
web-pause = Pausar
web-step = Passo
web-step-of = Passo { $n } de { $of }
web-decision-back = Decisão anterior
web-decision-on = Próxima decisão
web-turn-back = Turno anterior
web-turn-on = Próximo turno
web-round-back = Rodada anterior
web-round-on = Próxima rodada
web-pace = Velocidade
web-eyes = Ver como
web-eyes-open = Todas as cartas visíveis
web-eyes-closed = Espectador

## Perfil

web-name-title = Qual é o seu nome?
web-name-text = Basta um nome. Não precisa de conta.
web-name = Nome
web-name-go = Continuar
web-name-account = Já tenho conta
web-renamed = Nome alterado para { $name }.
web-account = Conta
web-account-text = Opcional: com uma conta, você acessa suas mesas em todos os seus aparelhos. Cadastre-se aqui para manter suas partidas de visitante.
web-account-new-text = Opcional: com uma conta, você acessa suas mesas em todos os seus aparelhos.
web-account-enter-text = Já tem conta? As partidas terminadas como visitante não serão transferidas.
web-account-way = Entrar ou cadastrar-se
web-account-empty = Digite seu usuário e sua senha.
web-along-title = Levar suas partidas?
web-along-text =
    { $n ->
        [one] Como visitante { $name }, você tem { $n } mesa em andamento.
       *[other] Como visitante { $name }, você tem { $n } mesas em andamento.
    }
web-along-stay =
    { $n ->
        [one] { $n } delas não pode ser transferida. Você não conseguirá mais acessá-la neste navegador.
       *[other] { $n } delas não podem ser transferidas. Você não conseguirá mais acessá-las neste navegador.
    }
web-along-rest = As mesas deixadas para trás não poderão mais ser acessadas neste navegador. As partidas terminadas, os amigos e o rating do visitante não são transferidos em nenhum caso. Para manter tudo, cadastre-se.
web-along-take = Entrar e manter as mesas
web-along-leave = Entrar sem as mesas
web-along-guest = Continuar como visitante
web-along-lost =
    { $n ->
        [one] Não foi possível transferir { $n } mesa.
       *[other] Não foi possível transferir { $n } mesas.
    }
web-login = Usuário
web-password = Senha
web-password-new = Senha (mínimo de 8 caracteres)
web-password-show = Mostrar senha
web-log-in = Entrar
web-log-out = Sair
web-register = Cadastrar-se
web-registered = Conta criada.
web-my-games = Minhas partidas
web-all-games = Todas as partidas ({ $n })
web-no-games = Nenhuma partida ainda. A primeira está a um clique.
web-results = Meus resultados
web-results-games =
    { $games ->
        [1] 1 partida terminada
       *[other] { $games } partidas terminadas
    }, { $wins ->
        [1] 1 vitória
       *[other] { $wins } vitórias
    }
web-results-mean = { $points } pontos em média
web-results-rating = Rating { $rating } ± { $doubt }
web-results-no-rating = Para ter um rating, jogue contra jogadores cadastrados, ou contra bots com as dicas desligadas.

## Senha e aparelhos

web-access-title = Senha e aparelhos
web-access-sessions = Sessões ativas
web-access-this = Este navegador
web-access-unknown = Aparelho desconhecido
web-access-since = Desde { $at }
web-access-seen = Último uso em { $at }
web-access-end-of = Desconectar { $agent } (desde { $at })
web-access-end-others = Sair das outras sessões
web-access-ended = Sessão encerrada.
web-access-alone = Nenhuma outra sessão.
web-access-password = Alterar senha
web-access-present = Senha atual
web-access-new = Nova senha (mínimo de 8 caracteres)
web-access-change = Alterar senha
web-access-text = Uma nova senha encerra todas as outras sessões. Os tokens dos seus programas e os links dos seus lugares deixam de funcionar.
web-access-changed = Senha alterada. Suas outras sessões foram encerradas.
web-session-ended = Sua sessão terminou: a senha foi alterada ou a sessão foi encerrada em outro aparelho.
web-data-title = Meus dados
web-data-text = Tudo o que este servidor guarda sobre você, em um arquivo JSON: nome, usuário, e-mail, sessões, programas, amigos, suas partidas e resultados e suas mensagens no chat.
web-data-get = Baixar meus dados
web-delete-account = Excluir minha conta
web-delete-guest = Excluir meu perfil de visitante
web-delete-text = Seu usuário, e-mail, amigos, ratings, sessões e programas serão excluídos para sempre. Bots assumirão suas partidas. Seu nome e suas mensagens ficarão apenas nas mesas em que você jogou.
web-delete-sure = Excluir para sempre
web-delete-keep = Manter tudo
web-deleted = Seus dados foram excluídos.

## Programas e tokens

web-token-title = Programas que jogam por mim
web-token-text = Com um token, seu programa pode ver mesas, entrar, sair e jogar por você. Ele não pode abrir mesas, começar partidas, usar o chat nem alterar sua conta.
web-token-interface = Documentação da API (OpenAPI)
web-token-none = Nenhum programa ainda.
web-token-everywhere = Em todas as mesas
web-token-only = Só nesta mesa: { $table }
web-token-made = Criado em { $at }
web-token-seen = Último uso em { $at }
web-token-unused = Nunca usado
web-token-until = Expira em { $at }
web-token-name = Nome do programa
web-token-where = Mesas permitidas
web-token-days = Expira em
web-token-make = Criar token
web-token-secret = Token de { $program }
web-token-once = Copie agora: ele não será mostrado de novo. Quem tiver o token pode jogar por você.
web-token-revoke = Revogar
web-token-revoke-of = Revogar o token de { $program }
web-token-revoke-text = O programa perde o acesso na hora, e não é possível desfazer isso. Você mantém seus lugares.
web-token-keep = Manter token
web-token-revoked = { $program } não pode mais jogar por você.

## Cartas e regras

web-cost =
    { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
web-legend = Símbolos
web-keys = Atalhos do teclado
web-key-numbers = escolher a opção com esse número
web-key-gold = pegar ouro
web-key-draw = comprar cartas
web-key-build = construir a carta selecionada
web-key-power = usar a habilidade
web-key-end = encerrar o turno
web-key-undo = desfazer a última ação
web-key-hint = pedir uma dica
web-key-help = explicar a carta selecionada
web-rules-cards = Todas as cartas e o que fazem

## Sobre

web-about-title = Sobre o Burgrave
web-about-text = Jogue Citadels e Valeria: Card Kingdoms online com amigos e bots. Grátis e de código aberto.
web-about-rights = De quem são estes jogos?
web-about-rights-text = Este é um projeto de fãs, não oficial. Citadels é de Bruno Faidutti, e Valeria: Card Kingdoms é de Isaias Vallejo. Os nomes pertencem a seus donos e servem apenas para identificar os jogos. Todos os textos e ilustrações deste site são nossos. Se gostar dos jogos, compre-os.
web-about-fair = Jogo limpo
web-about-fair-text = O servidor envia ao seu navegador apenas o que você pode saber. Os bots não sabem mais do que um jogador saberia no lugar deles. O embaralhamento e os dados usam números que o servidor sorteia na hora. Esses números ficam no registro da partida, para que qualquer pessoa possa conferi-los depois.
web-about-private = Seus dados
web-about-private-text = Um único cookie identifica você. O navegador guarda idioma, tema e som. Não há rastreadores, e nada é carregado de outros servidores.
web-about-thanks = Agradecimentos
web-about-icons = Ícones de
web-about-fonts = Fontes:
web-about-libraries = Feito com

## Erros

web-trouble = Algo deu errado nesta página
web-trouble-text = Sua partida está segura no servidor. Recarregue a página para continuar.
web-nowhere = Página não encontrada
web-nowhere-text = Não há nada neste endereço. Confira o link.
web-error-unknown = Algo deu errado. Tente de novo.
web-error-offline = Não foi possível acessar o servidor. Verifique sua conexão.
web-error-stale = A partida avançou. Confira a mesa e escolha de novo.
web-error-illegal = Você não pode fazer isso agora.
web-error-not-your-turn = Não é a sua vez.
web-error-no-room = Esta mesa não existe ou você não tem acesso a ela.
web-error-room-full = Todos os lugares estão ocupados.
web-error-cannot-sit = Você não pode entrar nesta mesa.
web-error-seat-taken = Esse lugar já está ocupado.
web-error-no-spectators = Esta mesa não permite espectadores.
web-error-damaged = Esta partida está corrompida e não pode ser exibida.
web-error-no-seat = Esse lugar não existe.
web-error-already-seated = Você já tem um lugar nesta mesa.
web-error-already-started = A partida já começou.
web-error-not-started = A partida ainda não começou.
web-error-not-host = Só o anfitrião pode fazer isso.
web-error-not-seated = Você não tem um lugar nesta mesa.
web-error-which-seat = Várias pessoas jogam neste aparelho. Escolha o jogador.
web-error-seats-open = Ainda há um lugar livre. Espere um jogador ou adicione um bot.
web-error-game-over = A partida terminou.
web-error-not-away = Esse jogador não está ausente ou não tem nada a decidir.
web-error-wait-longer = O jogador pode voltar logo. Espere um minuto.
web-error-has-clock = Esta mesa tem limite de tempo. Um bot assume quando o tempo acaba.
web-error-still-playing = Disponível depois da partida.
web-error-no-hints = As dicas estão desligadas nesta mesa.
web-error-no-undo = Desfazer está desligado nesta mesa.
web-error-paused = A partida está pausada.
web-error-already-proposed = Responda primeiro ao pedido em aberto.
web-error-only-bots = Só há bots para concordar. Em vez disso, saia da partida: um bot assume o seu lugar.
web-error-no-proposal = Esse pedido não está mais em aberto.
web-error-cannot-undo = Não é possível desfazer: algo foi revelado ou outros jogadores já agiram.
web-error-late-undo = Não é possível desfazer: seu tempo acabaria.
web-error-nothing-to-undo = Não há nada para desfazer.
web-error-no-link = Este link é inválido ou expirou.
web-error-bad-name = O nome deve ter de 1 a 24 caracteres visíveis.
web-error-bad-chat = A mensagem deve ter de 1 a 300 caracteres.
web-error-bad-login = O nome de usuário deve ter de 3 a 24 caracteres: letras de A a Z, números, sublinhado, hífen e ponto.
web-error-bad-password = A senha deve ter de 8 a 128 caracteres.
web-error-login-taken = Este nome de usuário já está em uso.
web-error-already-registered = Você já tem uma conta.
web-error-wrong-login = Usuário ou senha incorretos.
web-error-wrong-password = Esta não é a sua senha atual.
web-error-too-many-tries = Muitas tentativas com senha incorreta. Aguarde até 15 minutos.
web-error-too-many-requests = Muitas solicitações. Espere um momento.
web-error-too-many-sockets = Muitas páginas abertas. Feche algumas.
web-error-too-many-rooms = Você não pode abrir tantas mesas ao mesmo tempo. Antes, termine alguma partida ou saia de alguma mesa.
web-error-busy = O servidor está ocupado. Tente de novo daqui a pouco.
web-error-unavailable = Indisponível no momento. Tente de novo daqui a pouco.
web-error-stopping = O servidor está reiniciando. Sua partida continua daqui a pouco.
web-error-other-rules = As regras mudaram desde esta partida. O resultado e o registro continuam disponíveis, mas o replay não.
web-error-foreign-origin = Esta página não pode fazer isso. Abra o jogo no endereço correto.
web-error-no-right = O token do programa não permite isso.
web-error-too-many-tokens = Limite de tokens atingido. Primeiro, revogue um deles.

## Notificações e o aplicativo

web-notices-title = Notificações
web-notices-text = Receba um aviso quando for a sua vez, quando sua mesa estiver completa ou quando uma partida começar ou acabar. As notificações nunca revelam cartas.
web-notices-on = Ativar neste navegador
web-notices-here = As notificações estão ativas neste navegador.
web-notices-off = Desativar neste navegador
web-notices-stopped = As notificações estão desativadas neste navegador.
web-notices-forbidden = Seu navegador bloqueia as notificações desta página. Permita-as nas configurações.
web-notices-failed = As notificações só funcionam com esta página aberta.
web-notices-unable = As notificações só funcionam com esta página aberta. No iPhone ou iPad, primeiro adicione o Burgrave à Tela de Início.
web-notices-others = Meus outros navegadores
web-notices-end = Desativar
web-notices-off-at = Desativar notificações em { $agent }
web-mail-title = Notificações por e-mail
web-mail-to = Os e-mails vão para { $address }.
web-mail-open = Abra o link do e-mail que enviamos para { $address }. Até lá, nenhum outro e-mail será enviado.
web-mail-off = Parar de receber e-mails
web-mail-address = Endereço de e-mail
web-mail-on = Avisar por e-mail
web-mail-sent = Enviamos para { $address } um e-mail com um link.
web-mail-confirm = Confirme seu endereço de e-mail
web-mail-confirmed = Endereço confirmado. As notificações serão enviadas para ele.
web-mail-void = Este link não é mais válido. Informe o endereço de novo no seu perfil.
web-mail-stopped = Você não receberá mais e-mails deste servidor.
web-mail-stop-title = Parar de receber e-mails?
web-mail-stop-text = Você não receberá mais notificações por e-mail. Você pode reativá-las no seu perfil.
web-install-title = Aplicativo Burgrave
web-install-text = Instale o Burgrave como um aplicativo que abre em uma janela própria.
web-install = Instalar
web-not-now = Não foi possível carregar
web-offline-title = Sem conexão
web-offline-text = Não foi possível acessar o servidor. Nenhuma jogada será perdida, e esta página continua tentando reconectar. O tempo das partidas continua correndo, a menos que o próprio servidor esteja fora do ar.
web-newer = Atualização disponível.
web-newer-go = Recarregar
web-later = Depois
web-error-bad-device = Não é possível enviar notificações para este navegador.
web-error-bad-mail = Não foi possível enviar um e-mail para este endereço.
web-error-not-offered = Este servidor não oferece isso.

## Espectadores

web-audience =
    { $n ->
        [1] { $n } espectador
       *[other] { $n } espectadores
    }
web-audience-named = Espectadores: { $names }
web-audience-more = Espectadores: { $names } e mais { $n }
web-audience-show-me = Mostrar meu nome aos jogadores
web-spectators-write = Espectadores podem usar o chat
web-error-no-chat = Só os jogadores podem usar o chat desta mesa.

## Na página, sem servidor

web-lite-loading = Preparando o Burgrave…
web-lite-old = O Burgrave precisa de um navegador mais recente. Use uma versão atual do Firefox, Chrome, Edge ou Safari.
web-lite-twice = O Burgrave já está aberto em outra aba. Feche-a para jogar aqui.
web-lite-failed = Não foi possível carregar o Burgrave. Verifique sua conexão e tente de novo.
web-lite-unkept = Este navegador não vai salvar suas partidas: elas duram até você fechar esta página.
web-lite-you = Suas partidas ficam salvas neste navegador.
web-lite-full = Não há mais espaço no armazenamento deste navegador, e sua jogada não foi salva. Libere espaço e tente de novo.
