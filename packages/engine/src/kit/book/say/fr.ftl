## What a sentence is about

theVersion = La version
theCurrency = La monnaie
theChapter = Le chapitre { $name }
theNumber = Le nombre { $name }
theGroup = Le groupe { $name }
theSpace = La case { $at }
theDeck = Le paquet { $deck }
theCard = La carte { $card } du paquet { $deck }
theChoice = { $name } : { $other }
priceOf = Le prix de la case { $at }
houseOf = Le prix d’une maison sur la case { $at }
mortgageOf = La valeur hypothécaire de la case { $at }
saleOf = La valeur de revente de la case { $at }
houseSaleOf = La valeur de revente d’une maison sur la case { $at }
commissionOf = La commission de la case { $at }
rentOf = Le loyer { $count } de la case { $at }
taxOf = La taxe de la case { $at }
chipOf = La valeur du jeton { $at }
moneyOf = Le montant de la carte { $card } du paquet { $deck }
perPieceOf = Le montant des réparations de la carte { $card } du paquet { $deck }
stepsOf = Le recul de la carte { $card } du paquet { $deck }
timesOf = Le facteur de la carte { $card } du paquet { $deck }
or = { $one } ou { $two }
and = { $one } et { $two }
nothing = rien

## Values

notWhole = { $what } doit être un nombre entier de { $least } à { $most }, et non { $given }.
noId = Un règlement a besoin d’un nom à lui, son "id".
housesBeforeHotel =
    { $most ->
        [one] Au plus { $most } maison peut précéder un hôtel, et non { $count } : les rues n’ont pas de loyer au-delà.
       *[other] Au plus { $most } maisons peuvent précéder un hôtel, et non { $count } : les rues n’ont pas de loyer au-delà.
    }

## Options

optionUnknown = L’option { $name } est inconnue.
optionTwice = L’option { $name } est proposée deux fois.
optionLimits = L’option { $name } a besoin de limites entières qui encadrent sa valeur d’usage.
optionNoText = L’option { $name } renvoie à { $rule }, qui n’a pas de texte.

## Chapters

noTurn = Aucun chapitre ne dit comment se déroule un tour : il manque "turn".
inOnes = Le chapitre { $name } traite de montants quelconques, mais le plus petit jeton vaut { $coin }.
chapterTwice = Le chapitre { $name } est choisi deux fois.
claimedTwice =
    { $kind ->
        [section] Les chapitres { $one } et { $two } ont tous deux la section { $name }.
        [frame] Les chapitres { $one } et { $two } ont tous deux le cadre { $name }.
        [stage] Les chapitres { $one } et { $two } ont tous deux l’étape { $name }.
        [action] Les chapitres { $one } et { $two } ont tous deux l’action { $name }.
        [matter] Les chapitres { $one } et { $two } ont tous deux l’affaire en cours { $name }.
        [adjustment] Les chapitres { $one } et { $two } ont tous deux la rectification { $name }.
       *[policy] Les chapitres { $one } et { $two } ont tous deux la question { $name }.
    }
noSuchChapter = { $one } n’a pas de chapitre { $name }.
chapterUnknown = Le chapitre { $name } n’existe pas.
clash = Les chapitres { $one } et { $two } ne vont pas ensemble.
needsChapter = { $what } a besoin du chapitre { $names }.
needsChoice = { $what } demande, pour { $name } : { $names }.
noShortage = Les maisons et les hôtels peuvent manquer, et aucun chapitre ne dit ce qui se passe alors : il manque "shortage".
unserved = La case { $at } est du genre { $name }, et aucun chapitre ne dit ce qui s’y passe.

## Words of chapters

citesUnknown = Le refus { $name } renvoie à { $other }, qu’aucun chapitre ne déclare.
usesUnknown = Le chapitre { $name } emploie { $other }, qu’aucun de ses vocabulaires ne déclare.
noMost = L’action { $name } ne dit pas combien il y a de choix (most).
noRange = L’action { $name } ne dit pas quand elle existe ni pour quels montants (range).
sameNumber = { $one } et { $two } ont le même numéro : l’un des deux a besoin d’un autre nom.

## Choices

noPolicy = Rien de ce qui se choisit ne s’appelle { $name }.
cannotBe = { $name } ne peut pas être { $given } : les chapitres de ce règlement proposent { $names }.
mustChooseUsual = { $name } doit être choisi : ses chapitres ont { $names }.
mustChoose = { $name } doit être choisi : les chapitres de ce règlement proposent { $names }.

## Numbers

noNumber = Aucun chapitre de ce règlement n’a le nombre { $name }.
numberMissing = Le nombre { $name } doit être indiqué.
numberNoList = Le nombre { $name } doit être une liste, et non { $given }.
numberList = Le nombre { $name } ne peut pas être une liste.
numberEmpty = Le nombre { $name } ne peut pas être une liste vide.
numberCoin = Le nombre { $name } doit être un multiple de { $coin }, le plus petit jeton.
seatLimits = Il ne peut pas y avoir au moins { $least } et au plus { $most } joueurs.

## Paragraphs

ruleNoText = Le paragraphe { $name } n’a pas de texte.
slotTwice = { $name } figure à la fois dans { $one } et dans { $two }.
slotNowhere = { $what } renvoie à { $name }, dont aucun paragraphe ne traite.

## The board

noBoard = Un règlement a besoin d’un plateau.
noName = { $what } n’a pas de nom en allemand et en anglais.
noSpaces = Un plateau a besoin d’une liste de cases.
noDecks = Un plateau a besoin d’une liste de paquets de cartes.
noGroups = Un plateau a besoin de groupes.
noPieces = Un plateau doit nommer ses maisons et ses hôtels.
noChips = Les jetons d’un plateau doivent former une liste d’au moins un jeton.
notDescribed = { $what } n’est pas décrit.
spaceKind = La case { $at } est d’un genre inconnu : { $name }.
spaceGroup = La case { $at } n’appartient à aucun groupe.
spaceRents = La case { $at } n’a pas de liste de loyers.
mostSpaces = Un plateau a au plus { $most } cases, et non { $count }.
leastSpaces = Un plateau a au moins { $least } cases, autant qu’un lancer peut en parcourir, et non { $count }.
mostDeeds = Un plateau a au plus { $most } propriétés, et non { $count }.
mostDecks = Un plateau a au plus { $most } paquets de cartes, et non { $count }.
noJail = Un plateau a besoin d’une prison.
noStart = La case 0 doit être le départ.
secondStart = La case { $at } est un second départ : le départ est la case 0.
spaceDeck = La case { $at } fait tirer dans le paquet { $given }, qui n’existe pas.
groupEmpty = Le groupe { $name } n’a aucune propriété.
groupMixed = Le groupe { $name } mêle des propriétés de genres différents : { $names }.

## Properties

deedGroup = La case { $at } appartient au groupe { $name }, qui n’existe pas.
noHousePrice = La rue { $at } n’a pas de prix de maison.
oddPrice = La moitié du prix de la case { $at } n’est pas un montant entier : sa valeur hypothécaire et sa valeur de revente doivent être indiquées.
oddHouse = La moitié du prix d’une maison sur la case { $at } n’est pas un montant entier : sa valeur de revente doit être indiquée.
rentCount = La case { $at } a besoin de { $least } à { $most } loyers, et non { $count }.
spaceCoin = Un montant de la case { $at } n’est pas un multiple de { $coin }, le plus petit jeton.
cardCoin = Un montant de la carte { $card } du paquet { $deck } n’est pas un multiple de { $coin }, le plus petit jeton.

## Cards

deckNoCards = Le paquet { $deck } n’a pas de liste de cartes.
deckSize = Le paquet { $deck } a besoin de 1 à { $most } cartes.
jailCards = Le paquet { $deck } a plus d’une carte de sortie de prison.
onlyJailCard = Le paquet { $deck } n’a plus rien dès que sa carte de sortie de prison est gardée.
cardNoEffect = La carte { $card } du paquet { $deck } n’a pas d’effet.
cardEffect = La carte { $card } du paquet { $deck } a un effet inconnu : { $name }.
cardNoText = La carte { $card } du paquet { $deck } n’a pas de texte en allemand et en anglais.
cardUnable = La carte { $card } du paquet { $deck } dit { $name }, qu’aucun chapitre de ce règlement n’exécute.
cardNoNext =
    { $next ->
        [station] La carte { $card } du paquet { $deck } mène à la prochaine gare, et le plateau n’en a pas.
       *[utility] La carte { $card } du paquet { $deck } mène à la prochaine compagnie, et le plateau n’en a pas.
    }
cardAcross = La carte { $card } du paquet { $deck } traverse un plateau dont le nombre de cases est impair.
cardSpace = La carte { $card } du paquet { $deck } mène à la case { $given }, qui n’existe pas.
cardsCircle = Les cartes tirées sur la case { $names } y ramènent sans fin.
