phrase-paidTo =
    { $to ->
        [bank] à la banque
        [pot] dans la cagnotte
       *[other] à { $to }
    }
phrase-forDeed =
    { $deed ->
        [none] { "" }
       *[other] { " " }pour { $deed }
    }
phrase-lot =
    { $deed ->
        [none] un bâtiment
       *[other] { $deed }
    }
phrase-paidFrom =
    { $from ->
        [bank] de la banque
        [pot] de la cagnotte
       *[other] de { $from }
    }
phrase-lacking = il manque { $missing }
phrase-richest =
    { $winners ->
        [one] { $winners } l’emporte avec la plus grande fortune.
       *[other] { $winners } sont à égalité de fortune et partagent la victoire.
    }
phrase-shares =
    { $own ->
        [yes]
            { $number ->
                [0] { $number } de ses propres parts
                [one] une de ses propres parts
               *[other] { $number } de ses propres parts
            }
       *[other]
            { $number ->
                [0] { $number } part de { $issuer }
                [one] une part de { $issuer }
               *[other] { $number } parts de { $issuer }
            }
    }
phrase-aPiece =
    { $piece ->
        [f] une { $piece }
       *[other] un { $piece }
    }
phrase-thePiece =
    { $piece ->
        [vowel] l’{ $piece }
        [f] la { $piece }
       *[other] le { $piece }
    }
phrase-bus = « bus »
phrase-nextProperty = « propriété suivante »
phrase-boughtAt = { $from } paie { $amount }{ phrase-forDeed }.
phrase-forPiece = { $from } paie { $amount } pour { phrase-aPiece } { $deed }.
# without $jail
phrase-leavingJail = { $from } paie { $amount } { phrase-paidTo } pour sortir de prison.
phrase-lastMoney = Ce qui reste à { $from } va { phrase-paidTo } : { $amount }.
phrase-paidBid = { $from } paie son offre de { $amount }{ phrase-forDeed } { phrase-paidTo }.
phrase-payment = { $from } paie { $amount } { phrase-paidTo }.
phrase-received = { $to } reçoit { $amount } { phrase-paidFrom }.
core-wait-turn = C’est à { $seats } de jouer.
core-event-left =
    { $seat } quitte la partie ; ce qui reste revient { $heir ->
        [bank] à la banque
        [pot] à la cagnotte
       *[other] à { $heir }
    }.
core-event-resigned = { $seat } abandonne.
core-event-timeUp = Le temps est écoulé ; on termine encore ce tour.
core-event-corrected = L’entrée { $entry } a été corrigée ; la suite a été recalculée.
core-event-saved = Tout le monde est d’accord : la partie est enregistrée telle quelle.
core-chance-seed = À partir d’ici, c’est cet écran qui lance les dés.
core-chance-given = À partir d’ici, on lance les dés à table.
core-chance-committed = À partir d’ici, c’est le serveur qui lance les dés ; il s’est engagé sur son nombre de départ.
core-refusal-gameOver = La partie est déjà terminée.
core-refusal-notInGame = Cette place n’est pas en jeu.
core-refusal-notInRulebook = Ces règles ne le prévoient pas.
core-refusal-malformed = Cette saisie est incomplète ou erronée.
core-refusal-diceInTheAir = Il faut d’abord savoir ce que montrent les dés ou la carte.
core-refusal-notYourTurn = C’est à quelqu’un d’autre de jouer.
core-refusal-notNow = Ce n’est pas possible pour le moment.
core-refusal-noSuchDeed = Il n’y a pas de telle propriété sur le plateau.
core-refusal-noChanceAwaited = Ici, on ne lance pas les dés et on ne tire pas de carte.
core-refusal-noSuchOutcome = Les dés ou le paquet ne peuvent pas donner cela ici.
core-refusal-otherChance = On lance ou on tire ici autre chose qu’à l’époque.
core-refusal-noSuchSpace = Il n’y a pas de telle case sur le plateau.
core-action-throw-turn = Lancer les dés
core-action-throw-doubles = Relancer les dés
core-action-throw-jail = Tenter un double
core-action-endTurn = Terminer le tour
core-ask-over = La partie est terminée.
core-ask-dice = { $seat } lance les dés.
core-ask-card = On tire une carte du paquet { $deck }.
core-ask-lot = Le sort décide entre { $seats }.
core-ask-decide = Une décision est attendue.
core-end-lastPlayer = Il ne reste que { $winners }, qui gagne la partie.
core-end-agreed = La partie s’arrête ici : { phrase-richest }
money-refusal-debtFirst = Il faut d’abord régler la dette en cours.
money-refusal-noSuchMoney = Ce montant ne peut pas être payé avec la monnaie du jeu.
money-about-freeParkingPot = Les taxes, les paiements des cartes à la banque et l’argent versé pour sortir de prison vont dans une cagnotte. Elle revient à qui s’arrête sur { $space }.
auctions-wait-auction =
    { $seats ->
        [one] { $seats } peut encore enchérir.
       *[other] { $seats } peuvent encore enchérir.
    }
auctions-event-auctionWon = { $seat } remporte { $deed } aux enchères pour { $amount }.
auctions-tooLow = Aucune offre n’est assez haute ; { $deed } reste à son propriétaire.
auctions-noBid = Personne n’enchérit sur { $deed } ; le titre reste à la banque.
auctions-refusal-auctionRuns = Tant qu’une vente aux enchères ou un partage de bâtiments est en cours, tout le reste attend.
decks-cardDrawn = { $seat } tire du paquet { $deck } : « { $card } »
decks-cardWritten = { $seat } tire du paquet { $deck } une carte propre à cette table : { $card }.
decks-kept = { $seat } garde la carte de sortie.
decks-given = { $seat } reçoit une carte de sortie.
decks-event-jailCardReturned = La carte de sortie retourne sous le paquet { $deck }.
decks-event-cardsShuffled = Le paquet { $deck } est épuisé : toutes ses cartes sont remélangées.
deeds-toBank = { $deed } revient à la banque.
deeds-fromBank = { $deed } appartient maintenant à { $to }.
deeds-moved = { $deed } passe de { $from } à { $to }.
deeds-event-deedSold = { $seat } vend { $deed } à la banque pour { $amount }.
deeds-refusal-notYourDeed = La propriété appartient à quelqu’un d’autre, ou encore à la banque.
deeds-refusal-nobodyOwnsIt = La propriété appartient encore à la banque.
deeds-action-sellDeed = Vendre { $deed } à la banque (+{ $amount })
# without $jail
jail-jailed-plain = { $seat } va en prison.
# without $jail
jail-jailed-thirdDoubles = { $seat } va en prison après un troisième double.
# without $jail
jail-jailed-sameDoubles = { $seat } va en prison après deux fois le même double.
# without $jail
jail-freed-plain = { $seat } sort de prison.
# without $jail
jail-freed-jailDoubles = { $seat } fait un double et sort de prison.
# without $jail
jail-freed-jailBail = { $seat } paie la caution et sort de prison.
# without $jail
jail-freed-jailCard = { $seat } joue une carte de sortie et quitte la prison.
# without $jail
jail-freed-jailThird = { $seat } paie après la dernière tentative et sort de prison.
jail-satOut-byCard = { $seat } passe ce tour.
# without $jail
jail-satOut-inJail = { $seat } passe son tour en prison (manche { $round }).
jail-refusal-notInJail = Ce n’est possible qu’en prison.
jail-refusal-bailTooDear = L’argent liquide ne suffit pas pour la caution.
jail-refusal-staysInJail = Qui est en prison n’est nulle part ailleurs.
jail-action-payBail = Payer { $amount } de caution
