## The file

theFile = Le fichier
theEntry = L’entrée { $at }
tooManyBytes = Le fichier a { $count } octets ; { $most } sont permis.
tooLong = Le fichier a { $count } caractères ; { $most } sont permis.
noJson = Le fichier n’est pas du JSON : ligne { $line }, colonne { $column }.
tooDeep = Le fichier est imbriqué sur plus de { $most } niveaux.
tooManyValues = Le fichier contient { $count } valeurs ; { $most } sont permises.
twice = Le champ { $name } apparaît deux fois.
noField = Il n’y a pas de champ { $name } ici.
fieldName = Un champ ne peut pas s’appeler { $name }.
tooLarge = Ce nombre est trop grand.
noRules = Ce lien est incomplet ou endommagé : il ne contient pas de règles.
unplayable = On ne peut pas jouer ainsi : { $detail }
moreFaults =
    { $count ->
        [one] Et { $count } erreur de plus.
       *[other] Et { $count } erreurs de plus.
    }

## Texts that would be shown as something else than they are

text-blank = Le texte est vide.
text-half = Le texte contient un demi-caractère.
text-control = Le texte contient des caractères de contrôle.
text-bidi = Le texte contient des caractères qui inversent le sens de l’écriture.
text-invisible = Le texte contient des caractères invisibles.
text-piled = Le texte empile des caractères les uns sur les autres.
text-markup = Le texte contient du balisage comme "<b>".

## Values

missing = { $what } manque.
cannotBe = { $what } ne peut pas être { $given }.
wrongKind =
    { $kind ->
        [text] { $what } doit être un texte, et non { $given }.
        [number] { $what } doit être un nombre, et non { $given }.
        [int] { $what } doit être un nombre entier, et non { $given }.
        [boolean] { $what } doit être oui ou non (true ou false), et non { $given }.
        [list] { $what } doit être une liste, et non { $given }.
        [object] { $what } doit être un objet, et non { $given }.
       *[other] { $what } doit être autre chose que { $given }.
    }
wrongText =
    { $looks ->
        [language] { $what } doit être le code d’une langue, comme "de", et non { $given }.
        [colour] { $what } doit être une couleur, comme "#174ba9", et non { $given }.
        [word] { $what } doit être un mot d’au plus 40 lettres, chiffres et traits d’union, et non { $given }.
        [rule] { $what } doit être le numéro d’un paragraphe, comme "K-2.2", et non { $given }.
        [rest] { $what } doit être un nom, comme "bail", ou un nom suivi de ce qui vaut, comme "buildsEvenly=singly", et non { $given }.
        [id] { $what } doit être un nom de 2 à 40 minuscules, chiffres et traits d’union, et non { $given }.
       *[other] { $what } doit être un autre texte que { $given }.
    }
atLeast = { $what } doit être au moins { $limit }, et non { $given }.
atMost = { $what } doit être au plus { $limit }, et non { $given }.
charactersLeast =
    { $limit ->
        [one] { $what } doit avoir au moins { $limit } caractère, et non { $count }.
       *[other] { $what } doit avoir au moins { $limit } caractères, et non { $count }.
    }
charactersMost =
    { $limit ->
        [one] { $what } doit avoir au plus { $limit } caractère, et non { $count }.
       *[other] { $what } doit avoir au plus { $limit } caractères, et non { $count }.
    }
entriesLeast =
    { $limit ->
        [one] { $what } doit avoir au moins { $limit } entrée, et non { $count }.
       *[other] { $what } doit avoir au moins { $limit } entrées, et non { $count }.
    }
entriesMost =
    { $limit ->
        [one] { $what } doit avoir au plus { $limit } entrée, et non { $count }.
       *[other] { $what } doit avoir au plus { $limit } entrées, et non { $count }.
    }
entries = { $what } doit avoir de { $least } à { $most } entrées, et non { $count }.
oneOf = { $what } ne peut pas être { $given } ; possible : { $names }.

## The rulebook in it

newer = Le fichier est au format { $given } ; ce programme lit jusqu’au format { $most }. Il en faut un plus récent.
noBase = Il n’y a pas de règlement { $name } ici : un règlement qui accompagne une partie doit se suffire à lui-même.
takenId = Un règlement ne peut pas s’appeler { $name }.
otherBook = Le règlement qui accompagne la partie n’est pas celui selon lequel elle a été jouée : { $name }.
extendsOrChapters = Un règlement en étend un autre ("extends") ou bien nomme tous ses chapitres ("chapters").
onlyExtending = { $field } n’existe que dans les règlements qui en étendent un autre.
offersAndOption = Ce que la table peut choisir va dans "option", et ce qui le propose, dans "offers" : les deux ou aucun.
endless = Personne n’a jamais rien à payer, et rien d’autre ne termine la partie : elle ne peut pas finir.
noSuchGap = Le texte nomme { $name }, mais ce règlement n’a pas un tel nombre.
noSuchName = Aucun règlement n’a { $name } : ni comme chapitre, ni comme choix, nombre ou option.
noSuchSlot = Aucun chapitre n’a d’emplacement { $name } pour des paragraphes.
noSuchAnswer = { $name } ne peut jamais être { $given } : un tel choix n’existe pas.
noSuchValue = { $name } ne peut jamais être { $given } : c’est hors limites.
noSuchRule = Ce règlement n’a pas de paragraphe { $name }.

## What differs between two rulebooks

none = –
theChapter = Chapitre { $id }
housed = { $name }, avec des règles maison
owned = { $name }, règles maison
space-start = départ
space-jail = prison
space-parking = case libre
space-goToJail = case qui envoie en prison
space-risk = case de risque
space-tax = taxe
space-cards = case de cartes
space-street = rue
space-station = gare
space-utility = compagnie
board-space = case
board-added = nouvelle case
board-gone = case supprimée
# same
board-moved = place
board-kind = genre
board-amount = montant
board-deck = paquet
board-group = groupe
board-price = prix
board-house = prix de construction
board-mortgage = hypothèque
board-sale = revente
board-houseSale = revente d’un bâtiment
# same
board-commission = commission
board-rents = loyers
further-cardAdded = nouvelle carte
further-cardGone = carte supprimée
further-chips = jetons
further-option = au choix de la table
further-to = à
further-usually = d’ordinaire
further-yes = oui
further-no = non
piece-own = propre au règlement
piece-decks = Paquets de cartes
piece-groups = Groupes
piece-group = Groupe
piece-currency = Monnaie
piece-chips = Jetons et billets
piece-pieces = Noms des bâtiments
piece-jail = Noms en prison
piece-scenery = Image au centre
piece-space = Case { $at }
piece-card = { $name }, carte { $number }
piece-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## House rules that do not fit

tooFar = Il faudrait changer trop de choses.
several = Il y a plusieurs façons de le faire qui changent aussi peu ; choisissez-en une : { $ways }.

## A lesson that cannot be played

lesson-asTold = { $sentence }
lesson-neverBegins = Avec ce règlement, le premier joueur ne commence jamais.
lesson-noDeed = Il n’y a pas de propriété sur la case { $space }.
lesson-noRule = Ce règlement n’a pas de paragraphe { $name }.
lesson-noAction = Ce règlement n’a pas d’action { $name }.
lesson-noBook = Il n’y a pas ici de règlement { $name }.
lesson-refusedAnswer = Les règles refusent cette réponse : { $sentence }
lesson-refusedEntry = Cela ne peut pas suivre ici : { $sentence }
lesson-notAwaited = On n’attend ici ni dés ni carte.
lesson-outcomeFirst = On attend ici des dés ou une carte, et rien n’est donné.
lesson-rightAndWrong = Cette réponse est juste aussi : elle ne peut pas être fausse.
lesson-noOtherwise = Une étape avec des réponses doit aussi dire quelque chose de toutes les autres : « otherwise » manque.
lesson-onlyRead = Une étape à lire seulement n’a pas de mauvaises réponses.
lesson-nothingAsked = Personne ne peut répondre ici : la partie est finie.
