claim = Votre jeu de société, vos règles.
intro = Acheter des propriétés, échanger, construire, réclamer des loyers : seul contre des bots, à plusieurs devant un écran, en ligne ou à côté d’un vrai plateau. Chaque règlement s’applique jusqu’au dernier paragraphe, et chaque décision cite le sien.
newGame = Nouvelle partie
online = Jouer en ligne
resume = Continuer
readRules = Lire les règles
ownRules = Écrire ses propres règles
laboratory = Laboratoire
saved = Parties enregistrées
noSaved = Aucune pour l’instant. Chaque partie s’enregistre automatiquement, après chaque coup.
importGame = Ouvrir une partie depuis un fichier
fileFaults-foreign = Ce n’est pas une partie enregistrée. Ces fichiers finissent par .jsonl ; un règlement s’ouvre sous « Nouvelle partie ».
fileFaults-newer = Ce fichier vient d’un programme plus récent. Rechargez cette page, ou ouvrez le fichier là où il a été fait.
fileFaults-damaged = Ce fichier est abîmé. Rien n’en a été repris ; prenez une autre copie.
fileFaults-rules = Cette partie suit des règles que ce programme ne connaît pas, ou connaît autrement. Ouvrez-la là où elle a été jouée.
exportGame = Enregistrer dans un fichier
exportWorkbook = Enregistrer comme classeur
remove = Supprimer
removeAsk = Supprimer la partie de { $names } ? Elle sera perdue pour de bon.
exportAll = Tout enregistrer dans un fichier
removeAll = Tout supprimer
removeAllAsk = Supprimer toutes les parties enregistrées dans ce navigateur ? Seul un fichier peut les faire revenir.
where = Où sont stockées vos données ?
keep = Garder
round = Manche { $round }
over = terminée
seats = Joueurs
seatsIntro = Qui est à la table ?
addSeat = Ajouter une place
removeSeat = Retirer { $name } de la table
person = Humain
bots-random = Bot Aléatoire
bots-plain = Bot Simple
bots-casual = Bot Tranquille
bots-careful = Bot Prudent
bots-gambler = Bot Casse-cou
bots-trader = Bot Marchand
bots-grudge = Bot Rancunier
bots-steady = Bot Avisé
bots-strong = Bot Maître
botLevels-veryEasy = très facile
botLevels-easy = facile
botLevels-normal = moyen
botLevels-hard = difficile
botLevels-veryHard = très difficile
# $level (text)
# $manner (text)
botIs = { $level } : { $manner }
botHints-random = joue n’importe quoi de permis
botHints-plain = achète et construit, rien de plus
botHints-casual = joue sans compter bien loin
botHints-careful = garde de quoi payer les loyers avant de construire
botHints-gambler = construit avec ses derniers sous
botHints-trader = échange avec tous et se contente de moins
botHints-grudge = n’oublie aucun refus, et n’échange plus
botHints-steady = joue toujours avec sa tête
botHints-strong = joue selon ses chances de gagner
who = Qui joue
name = Nom
piece = Pion
pieces-lighthouse = Phare
pieces-bicycle = Vélo
pieces-teapot = Théière
pieces-cat = Chat
pieces-kite = Cerf-volant
pieces-boat = Bateau
pieces-anvil = Enclume
pieces-mushroom = Champignon
nameEmpty = Il manque un nom.
nameTwice = Ce nom est déjà pris.
rulebook = Règlement
seatRange =
    { $least ->
        [0]
            { $most ->
                [0] { $least }–{ $least } joueurs
                [one] { $least }–{ $most } joueurs
               *[other] { $least }–{ $most } joueurs
            }
        [one]
            { $most ->
                [0] { $least }–{ $most } joueurs
                [one] { $least }–{ $least } joueurs
               *[other] { $least }–{ $most } joueurs
            }
       *[other] { $least }–{ $most } joueurs
    }
seatCount = { $count } joueurs
minutes = environ { $count } minutes
withSpeedDie = avec le dé rapide
crowded = Ce règlement est fait pour { $most } joueurs au plus : retirez des places.
introduce = Qu’est-ce qui distingue « { $title } » ?
learn = Apprendre « { $title } » en jouant
compare = En quoi les règlements diffèrent-ils ?
compareAll = Montrer aussi ce qu’ils ont en commun
compareFind = Rechercher
compareSought = La recherche parcourt tout.
compareNone = Rien trouvé.
compareUnfold = Tout déplier
compareFold = Tout replier
# same
compareCount =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
options = Règles maison
start = Commencer la partie
seed = Nombre de départ des dés
seedHint = Même nombre, mêmes dés. Laissez vide pour une partie nouvelle.
bookComing = Chargement du règlement…
seedWrong = Un nombre entier à partir de 0.
more = Autres réglages
rulesOf = Règles : { $title }
books = Règlements
booksTitle = À chaque table ses règles
paragraphs = Lire ses { $count } paragraphes
colour = Couleur
colours-0 = Rouge
colours-1 = Bleu
colours-2 = Jaune
colours-3 = Vert
# same
colours-4 = Violet
# same
colours-5 = Turquoise
colours-6 = Rose
colours-7 = Gris
optionRule = Paragraphe { $rule }
independent = Hausregeln est indépendant de Hasbro. « Monopoly » est une marque de Hasbro.
