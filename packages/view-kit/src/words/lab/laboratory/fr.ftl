title = Laboratoire
lead = Qu’est-ce qu’une règle change au jeu ? Des bots jouent, et chaque chiffre est donné avec ses limites.
ask = Que voulez-vous savoir ?
kinds-study = Une question connue
kinds-rules = Ce que change une règle
kinds-number = Ce que change un nombre
kinds-compare = Deux règlements
kinds-book = Un règlement
kinds-from = À partir d’une partie
kinds-hand = Une position
kinds-atlas = L’atlas des règles maison
kinds-file = En fichier
# same
study = Question
book = Règlement
against = Comparé à
players = Joueurs
games = Parties par côté, au plus
seed = Nombre de départ du hasard
measure = Ce qui décide
measures-length = la durée
measures-ended = si la partie finit
measures-first = le premier tour
measures-winner = qui gagne
game = Partie
noGames = Aucune partie n’est enregistrée dans ce navigateur.
entry = Après l’entrée
fromAsks-chances = Qui gagne ?
fromAsks-whatIf = Et si… ?
fromAsks-trade = Un échange
gives = donne de l’argent
sharesIn = donne des parts de
shares = nombre de parts
fromSeat = Qui propose
toSeat = À qui
loading = Un instant…
seat = place { $number }
round = Manche { $number }.
pace = Deux cœurs d’un ordinateur jouent d’ici environ { $games } parties de ce règlement en cinq secondes : les chances sont alors connues à ±{ $points } points près.
isOver = La partie y est déjà finie.
file = L’expérience en JSON
byHand = Toute expérience peut se demander ainsi, aussi avec des règles à vous, d’autres bots, ou à partir d’une position que vous saisissez. Les cases et les places se comptent à partir de 0 ; le départ est la case 0.
example = Insérer un exemple
format = Ce que vous omettez reste comme au début ; ce qui est impossible est nommé avec son endroit. Tous les champs : « npm run -s hausregeln -- lab schema », expliqué dans docs/LABORATORY.md.
run = Jouer
stop = Arrêter
goOn = Continuer
progress = Joué
parts =
    { $done ->
        [0]
            { $all ->
                [0] { $done } / { $done }
                [one] { $done } / { $all }
               *[other] { $done } / { $all }
            }
        [one]
            { $all ->
                [0] { $done } / { $all }
                [one] { $done } / { $done }
               *[other] { $done } / { $all }
            }
       *[other] { $done } / { $all }
    }
left = encore { $seconds } s environ
table = Tableau
svg = En SVG
png = En PNG
csv = En CSV
link = Copier le lien
linked = Le lien avec toute l’expérience est copié.
notLinked = Le navigateur ne permet pas de copier ici. Le lien est dans la barre d’adresse.
report = Résultat en JSON
kept = Gardé dans ce navigateur
open = Ouvrir
remove = Supprimer
always = Les limites valent quel que soit le nombre de fois où vous regardez (95 %).
atlasPlayed = { $games } parties par règle entre quatre joueurs de même force, { $skill } d’un meilleur contre trois autres, le { $day }.
atlasLimits = Les limites (95 %) valent pour chaque chiffre pris seul ; la phrase ci-dessus ne compte que ce qui, parmi tant de chiffres, ne peut être dû au hasard.
once = Les limites (95 %) valent une fois que tout est joué.
assumption = Ce sont des bots qui ont joué : les gens jouent autrement.
fresh = Demander autre chose
rule = Quelle règle ?
otherRule = Et laquelle avec elle ?
second = Une seconde règle : chacune seule, et les deux ensemble
search = Chercher par mots
found =
    { $count ->
        [one] { $count } trouvée
       *[other] { $count } trouvées
    }
# same
question = Question
instead = À la place
now = Maintenant : { $rule }
cannot = Cela ne peut pas se jouer.
number = Quel nombre ?
slide = { $name } :
notYet = { $value } est en train d’être joué.
curveAt = { $value } – { $measure } : { $figure } (de { $low } à { $high }).
bots = Qui joue
eachBot = choisi à chaque place
asRecorded = comme dans la partie, Bot Avisé à la place des gens
paceTitle = Rythme à table, pour les minutes
paceThrow = Secondes pour un lancer avec tout ce qui suit
paceDecision = Secondes pour une décision
paceHint = Les minutes découlent des lancers et des décisions des parties jouées. Les minutes indiquées pour les règlements supposent aussi 10 s pour chacun.
recordFile = Une partie enregistrée, dans un fichier…
recordFault = On ne peut pas continuer à partir de ce fichier :
curveMinutes = En moyenne { $minutes } minutes à table.
