lead = Saisissez où en est votre table. Les cartes que personne n’a vues sont mélangées pour chaque partie.
loading = Le règlement se charge…
players = Joueurs
turn = À qui de jouer
round = Manche
who = Joueurs, argent et pions
deeds = Propriétés
owned =
    { $number ->
        [0] toutes à la banque
        [one] { $number } appartient à un joueur
       *[other] { $number } appartiennent à des joueurs
    }
cash = Argent
least = Argent, au moins
most = Argent, au plus
unsure = à peu près
space = se trouve sur
jail = Prison
notInJail = pas en prison
jailTurn = en prison, avant son tour n° { $turn } là-bas
out = éliminé
owner = À qui est { $deed } ?
bank = Banque
level = Bâtiments sur { $deed }
mortgaged = hypothéquée
jailCard = Carte de sortie de prison ({ $deck })
inDeck = dans le paquet
of = { $field } : { $seat }
cannot = Ce n’est pas possible :
clear = Recommencer
