program-about = Jeux de société immobiliers selon leurs règles : simuler, enregistrer, rejouer et vérifier des parties.

## Around it

title-usage = Usage :
title-arguments = Arguments :
title-options = Options :
title-commands = Commandes :
around-help = montre ce que prend une commande
around-choices = ({ $values })
around-usual = (par défaut { $value })

## What several commands take

common-rulebook = le règlement (voir : hausregeln rulebooks), son fichier ou un dossier avec un book.ts
common-rulebookOrAll = { common-rulebook } ; à défaut, tous ceux du programme
common-rulebookOfRecord = le règlement de l’enregistrement, s’il vient d’ailleurs : un dossier avec un book.ts
common-record = l’enregistrement
common-seats = les bots, un par place, par exemple steady,random
common-option = une option du règlement ; peut être répétée
common-maxRounds = une partie qui n’est pas finie après tant de manches est abandonnée
common-seed = le nombre de départ du hasard : même nombre, mêmes parties
common-json = affiche du JSON et rien d’autre
common-lang = langue des phrases
common-workers = fils d’exécution ; par défaut autant que de cœurs
common-games = nombre de parties
common-byWealth = une partie abandonnée est gagnée par le plus riche à ce moment
common-first = numéro de la première partie de la série
common-out = fichier à écrire
common-bot = un bot à vous : un fichier .ts, .js ou .py, ou une commande entre guillemets ; NOM=COMMANDE lui donne un nom pour --seats, sinon « { $name } » ; peut être répété (docs/YOUR-BOT.md)
common-botTime = millisecondes dont il dispose pour une décision

## Games

rulebooks-about = liste les règlements avec leurs options, et les bots
sim-about = fait jouer de nombreuses parties à des bots, et compte les résultats
sim-rotate = les bots changent de place d’une partie à l’autre ; on compte par bot
sim-checkLaws = vérifie toutes les lois après chaque étape
sim-luck = dit aussi ce que les bots gagnent sans leur chance ; autant de parties, à partir de la première, sont analysées pour cela
arena-about = fait jouer des bots les uns contre les autres, et les classe
arena-bots = qui joue, par exemple steady,plain,miser ; par défaut tous, et les vôtres
arena-seats = nombre de joueurs à une table ; par défaut { $seats }
arena-tables = nombre de tables ; chacune joue autant de parties qu’elle a de places
arena-byWealth = une partie abandonnée est gagnée par le plus riche à ce moment ; sinon elle ne compte pas
arena-mirror = la part du hasard : tous les bots nommés sont à une même table, et chacune de tant de donnes est jouée avec chacun à chaque place
arena-luck = dit aussi ce que les bots gagnent sans leur chance ; les parties d’autant de tables, à partir de la première, sont analysées pour cela
balance-about = fait jouer de nombreuses parties à des bots, et dit ce que deviennent les premiers et derniers joueurs et les premiers propriétaires de groupes entiers
record-about = fait jouer une partie à des bots, et l’enregistre
record-game = quelle partie de la série issue de ce nombre de départ
replay-about = rejoue une partie enregistrée, affiche son journal et cherche si elle est abîmée
replay-at = s’arrête après l’entrée n et ce qui y a été tiré
replay-events = affiche les événements en JSON, un par ligne, au lieu de phrases
analyse-about = dit comment une partie enregistrée a été gagnée : chances au fil du jeu, hasard, jeu, tournants, pires décisions
analyse-rollouts = parties jouées jusqu’au bout pour vérifier chacune des pires décisions ; 0 : aucune
verify-about = vérifie une partie enregistrée : la chaîne de ses entrées, chaque règle et, si un serveur a lancé les dés, chaque dé et chaque carte
xlsx-about = écrit les comptes d’une partie enregistrée dans un classeur : écritures, soldes, propriétés
xlsx-out = fichier à écrire, par exemple partie.xlsx
xlsx-lang = langue du classeur
xlsx-csv = écrit plutôt ses feuilles en fichiers .csv dans un fichier .zip
laws-about = joue au hasard à toutes sortes de tables, et vérifie les lois après chaque étape
laws-games = nombre de parties pour chaque règlement
laws-slowEvery = ne vérifie les lois les plus lentes que toutes les n étapes
landings-about = promène un pion autour du plateau classique, et compte où il s’arrête
landings-turns = nombre de tours
landings-jail = quitter la prison aussitôt en payant, ou y rester et lancer les dés
gym-about = de nombreuses parties à la fois par un tube, pour des programmes qui apprennent (docs/TRAINING.md) ; « agent » dans --seats
gym-games = nombre de parties à la fois
gym-only = ne joue que ces parties, la dernière exclue : d’autres programmes jouent le reste
gym-offers = numérote aussi les offres
gym-memory = écrit ce qu’apprennent les agents dans ce fichier, que l’autre côté a en mémoire
seat-about = fait tenir par votre bot une place à une table en ligne (docs/YOUR-BOT.md)
seat-url = le lien de la table, par exemple http://127.0.0.1:3000/#/table/k3m9x2pqrs
seat-token = le jeton de la place, tel que sa page le montre ; par défaut celui de { $variable }
seat-bot = un fichier .ts, .js ou .py, ou une commande entre guillemets
move-about = déplace les tables d’un serveur et sa clé : d’un dossier de données vers une base PostgreSQL, ou l’inverse
move-from = le dossier de données, ou l’adresse de la base : postgresql://user:password@host/name ; s’il y en a plusieurs, séparées par des virgules, la première d’abord
move-to = une destination vide de l’une ou l’autre sorte, ou plusieurs

## Rulebooks as files

book-about = les règlements en fichiers : écrire, vérifier, comparer
check-about = vérifie un fichier : tout ce qui n’y va pas et, par un bref essai, si ses parties se terminent
check-file = le règlement
check-noTrial = ne joue pas d’essai
diff-about = dit en quoi les règles de deux règlements diffèrent, et quelles cases ont un autre nom
diff-other = l’autre règlement, de même
export-about = écrit un règlement dans un fichier : chaque choix, chaque nombre, son plateau et ses paragraphes
fuzz-about = abîme des fichiers au hasard : chacun est refusé par des phrases, ou joue 200 tours selon les lois
fuzz-runs = nombre de fichiers
fuzz-first = numéro du premier fichier de la série
house-about = joue les règles classiques avec chaque règle maison seule : les parties finissent-elles, et combien durent-elles ?
house-games = parties par règle
house-seats = joueurs
house-rounds = manches qu’une partie peut durer
house-bot = qui joue
schema-about = affiche le schéma JSON du format
lesson-about = les leçons en fichiers : une partie à partir d’une position, étape par étape
lesson-check = vérifie une leçon : elle est jouée avec ses bonnes réponses
lesson-file = la leçon
lesson-told = affiche ce qui se passe, étape par étape

## Experiments

lab-about = expériences : comparer des règles, poursuivre une position, étudier un règlement
lab-games = parties de chaque côté, au plus
lab-seats = les bots, un par place ; par défaut quatre steady
lab-lang = langue du rapport
lab-output = écrit un rapport en page autonome ; en Markdown si le nom finit par .md
lab-csv = écrit tous les tableaux en CSV, l’un après l’autre
labBook-about = à quoi ressemblent les parties d’un règlement : durées, cases, revenus, argent, ordre des joueurs, groupes, et ce qui tient aux bots
labBook-book = le règlement (voir : hausregeln rulebooks), ou son fichier
labBook-styles = bots avec lesquels on vérifie les résultats
compare-about = compare des règlements, ou l’un d’eux avec des règles maison ou d’autres bots, à hasard égal
compare-book = le règlement auquel tous sont comparés
compare-against = un règlement, ou des règles maison comme declined=staysWithBank,salaryLand=400,-trade, ou bots=plain,plain ; peut être répété
compare-measure = ce qui décide
compare-noStops = joue toutes les parties, même si c’est décidé avant
compare-margin = une différence qui n’importe à personne : des manches, ou une part de 0 à 1
from-about = comment se poursuit une partie enregistrée, ou une position d’un fichier JSON
from-file = une partie enregistrée, ou une position en JSON (voir : hausregeln lab schema)
from-entry = après tant d’entrées de la partie ; par défaut après toutes
from-whatIf = l’effet de chaque action du moment sur les chances
from-actor = le joueur dont --what-if essaie les actions, par place à partir de 1 : tout joueur qui peut agir ; par défaut celui qui doit répondre à une offre ou décider
from-trade = l’effet d’un échange : { $example }
from-rulebook = le règlement d’une position saisie à la main
atlas-about = ce que chaque règle de l’atelier change, seule, à un règlement : durée, fin, ordre des joueurs, hasard contre habileté
atlas-games = parties de chaque côté
atlas-book = un règlement du programme
atlas-skillGames = parties d’un meilleur bot contre trois autres ; par défaut autant
atlas-data = écrit tous les chiffres en JSON
atlas-from = ne joue rien : rend compte d’un tel fichier
study-about = une question que l’on se pose ; sans nom, la liste des questions
study-name = l’étude
run-about = réalise l’expérience d’un fichier
run-experiment = un fichier JSON (voir : hausregeln lab schema)
run-schema = affiche le schéma JSON des fichiers d’expériences
validate-about = compare le laboratoire à ce que l’on sait exactement ou par d’autres
validate-effort = combien on joue de ce qu’il faut pour être sûr
pace-about = mesure combien de parties de chaque règlement deux fils d’exécution jouent en cinq secondes depuis une position
