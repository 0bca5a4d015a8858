## The chapter

chapter-share-trade-title = Commerce des parts de joueurs
chapter-share-trade-gist = Les joueurs peuvent se proposer des parts contre de l’argent, au prix dont ils conviennent.
chapter-shares-title = Parts de joueurs et leur Bourse

## Choices

choice-startReached-dividend = le dividende
choice-milestone-annualReport = avec { $reportSpace }
choice-received-reports = fait l’objet d’un bilan
choice-turnEnded-closeExchange = après le temps que fixe la table
choice-wealth-withShares = l’argent, les propriétés et les bâtiments à leur prix, hypothéqués à la moitié, et toutes les parts
choice-eliminate-takenOver = est racheté
choice-estate-withShares = revient, avec toutes les parts, au créancier ou à la banque

## Numbers

number-lateFine = Amende pour un bilan tardif
number-reportSpace = Case du bilan annuel
number-sharesEach = Parts dont se compose chaque joueur
number-majority = Parts pour la majorité
number-sharesSoldATurn = Parts que la banque reprend en un tour
number-sharesBoughtATurn = Parts que la banque cède en un tour

## What happens

event-reportOwed = { $seat } doit un bilan à la Bourse.
event-reportLate = Le bilan de { $seat } est en retard ; le jeu l’établit.
event-dividend = { $seat } distribue { $perShare } par part, { $total } en tout.

## Payments

payment-report = { $from } paie { $amount } { phrase-paidTo } pour le bilan en retard.
payment-dividend = { $from } paie un dividende de { $amount } { phrase-paidTo }.

## Refusals

refusal-noSharesHeld = Il n’y a pas autant de parts ici.
refusal-sharesForCash = Les parts se négocient contre de l’argent : un côté donne des parts, l’autre seulement de l’argent.
refusal-sharesOutOfTurn = Les parts ne changent de main que pendant le tour de l’un des deux.
refusal-debtorShares = Tant qu’une dette est en cours, on ne vend des parts qu’à leur cours ou plus cher.
refusal-aboutToBeTakenOver = Celui qui ne détient plus aucune de ses parts ne négocie que celles-ci : il va passer sous contrôle.
refusal-lastShareOwing = On garde sa dernière part tant qu’une dette est en cours ou qu’un loyer peut être réclamé.
refusal-tooManySold = La banque reprend à chacun { $sharesSoldATurn } parts au plus par tour.
refusal-tooManyBought = La banque cède à chacun { $sharesBoughtATurn } parts au plus par tour.
refusal-ownSharesFromBank = La banque ne revend à personne ses propres parts.
refusal-sharesTooDear = L’argent liquide ne couvre pas le prix de ces parts.
refusal-reportedAlready = Un bilan a déjà été remis pendant ce tour.

## Questions

ask-report = La Bourse attend un bilan.

## What table options do

about-autoReports = Chaque bilan se fait dès qu’il est dû. Sinon, on a jusqu’à la fin du tour du joueur suivant.
wanted = { $seat } veut acheter { phrase-shares } à la banque (au moins { $minimum }).
event-sharesUnsold =
    { $number ->
        [0] Aucune part de { $issuer } ne reste à la banque.
        [one] La part de { $issuer } reste à la banque.
       *[other] Les { $number } parts de { $issuer } restent à la banque.
    }
moved-sold = { $from } vend { phrase-shares } { phrase-paidTo } pour { $price }.
moved-bought =
    { $to } achète { phrase-shares } { $from ->
        [bank] à la banque
        [pot] à la cagnotte
       *[other] à { $from }
    } pour { $price }.
moved-gotBack = { $to } récupère { phrase-shares }, que détenait { $from }.
moved-left = { $from } laisse { phrase-shares } { phrase-paidTo }.
reported = Bilan de { $seat } : argent { $cash }, biens { $property }, parts détenues : { $number }, cours { $price }.
takenOver-byPlayer = { $seat } ne détient plus aucune de ses parts et passe sous le contrôle de { $heir } ({ $number } parts sur { $sharesEach }).
takenOver-woundUp = { $seat } ne détient plus aucune de ses parts et est mis en liquidation ; toutes ses propriétés reviennent à la banque.
payment-takeover =
    De l’argent qu’avait { $from }, { $amount } { $amount ->
        [0] va
        [one] va
       *[other] vont
    } { phrase-paidTo }.
adjusted-report = La surveillance de la Bourse demande à { $seat } un bilan intermédiaire.
adjusted-shares = Rectification : { $seat } a maintenant { phrase-shares }.
action-sell-some = Vendre { phrase-shares } à la banque (+{ $price })
action-sell-last = Vendre { phrase-shares } à la banque (+{ $price }, et quitter la partie)
action-buyShares = Acheter { phrase-shares } à la banque (à partir de { $price })
action-report-owed = Remettre le bilan
action-report-interim = Remettre un bilan intermédiaire
lot-must = Faire une offre cachée pour { phrase-shares } : au moins { $minimum }. Seule la plus haute offre est payée.
lot-may = Faire une offre cachée pour { phrase-shares } : { $minimum } ou plus, ou 0 pour aucune. Seule la plus haute offre est payée.
lastShare = { $seat } cède ainsi la dernière de ses propres parts, passe sous contrôle et quitte la partie.
