### Phrases that the sentences of several chapters use.
### $to (account) $deed (deed)

phrase-paidTo =
    { $to ->
        [bank] to the bank
        [pot] into the pot
       *[other] to { $to }
    }
# Comes after what is paid; nothing where no deed is named.
phrase-forDeed =
    { $deed ->
        [none] { "" }
       *[other] { " " }for { $deed }
    }
phrase-lot =
    { $deed ->
        [none] a building
       *[other] { $deed }
    }
# $from (account)
phrase-paidFrom =
    { $from ->
        [bank] from the bank
        [pot] from the pot
       *[other] from { $from }
    }
# $missing (money)
phrase-lacking =
    { $missing ->
        [one] { $missing } is missing
       *[other] { $missing } are missing
    }
# $winners (seats)
phrase-richest =
    { $winners ->
        [one] { $winners } wins with the greatest wealth.
       *[other] { $winners } are equally wealthy and share the win.
    }
# $own (flag) $number (digits) $issuer (seat)
phrase-shares =
    { $own ->
        [yes]
            { $number ->
                [one] one own share
               *[other] { $number } own shares
            }
       *[other]
            { $number ->
                [one] one share of { $issuer }
               *[other] { $number } shares of { $issuer }
            }
    }
# $piece (noun)
phrase-aPiece =
    { $piece ->
        [vowel] an { $piece }
       *[other] a { $piece }
    }
# $piece (noun)
phrase-thePiece = the { $piece }
phrase-bus = “bus”
phrase-nextProperty = “next property”
# $from (account) $amount (money)
phrase-boughtAt = { $from } pays { $amount }{ phrase-forDeed }.
# $from (account) $amount (money) $deed (site)
phrase-forPiece = { $from } pays { $amount } for { phrase-aPiece } { $deed }.
# $from (account) $amount (money) $jail (text)
phrase-leavingJail = { $from } pays { $amount } { phrase-paidTo } to leave { $jail }.
# $from (account) $amount (money)
phrase-lastMoney = What { $from } has left goes { phrase-paidTo }: { $amount }.
# $from (account) $amount (money)
phrase-paidBid = { $from } pays the bid of { $amount }{ phrase-forDeed } { phrase-paidTo }.
# $from (account) $amount (money)
phrase-payment = { $from } pays { $amount } { phrase-paidTo }.
# $amount (money)
phrase-received = { $to } receives { $amount } { phrase-paidFrom }.
# $seats (seats)
core-wait-turn =
    { $seats ->
        [one] It is { $seats }’s turn.
       *[other] It is the turn of { $seats }.
    }
# $seat (seat) $heir (account)
core-event-left =
    { $seat } is out of the game; what is left goes { $heir ->
        [bank] to the bank
        [pot] to the pot
       *[other] to { $heir }
    }.
# $seat (seat)
core-event-resigned = { $seat } resigns.
core-event-timeUp = Time is up; this turn is still finished.
# $entry (digits)
core-event-corrected = Entry { $entry } has been corrected; what came after it has been worked out again.
core-event-saved = All agree: the game as it stands has been saved.
core-chance-seed = From here on this screen throws the dice.
core-chance-given = From here on the dice are thrown at the table.
core-chance-committed = From here on the server throws the dice; it is committed to its seed.
core-refusal-gameOver = The game is already over.
core-refusal-notInGame = This seat is not in the game.
core-refusal-notInRulebook = These rules have no such thing.
core-refusal-malformed = This input is incomplete or faulty.
core-refusal-diceInTheAir = First it must be known what the dice or the card show.
core-refusal-notYourTurn = It is somebody else’s turn.
core-refusal-notNow = This is not possible at the moment.
core-refusal-noSuchDeed = There is no such property on the board.
core-refusal-noChanceAwaited = No dice are thrown and no card is drawn here.
core-refusal-noSuchOutcome = The dice or the deck cannot show this here.
core-refusal-otherChance = Something else is thrown or drawn here now than it was then.
core-refusal-noSuchSpace = There is no such space on the board.
core-action-throw-turn = Throw the dice
core-action-throw-doubles = Throw again
core-action-throw-jail = Throw for doubles
core-action-endTurn = End the turn
core-ask-over = The game is over.
# $seat (seat)
core-ask-dice = { $seat } throws the dice.
# $deck (deck)
core-ask-card = A card is drawn from the { $deck } deck.
# $seats (seats)
core-ask-lot = Lots are drawn between { $seats }.
core-ask-decide = A decision is due.
# $winners (seats)
core-end-lastPlayer = Only { $winners } is left in the game, and wins.
core-end-agreed = The game stops here: { phrase-richest }
money-refusal-debtFirst = The open debt must be settled first.
money-refusal-noSuchMoney = This amount cannot be paid with the money of the game.
# $space (space)
money-about-freeParkingPot = Taxes, card payments to the bank and the money for leaving jail go into a pot. Landing on { $space } wins it.
# $seats (seats)
auctions-wait-auction = { $seats } can still bid.
# $seat (seat) $amount (money)
auctions-event-auctionWon = { $seat } wins { $deed } at auction for { $amount }.
auctions-tooLow = No bid is high enough; { $deed } stays with its owner.
auctions-noBid = Nobody bids for { $deed }; the deed stays with the bank.
auctions-refusal-auctionRuns = While something is auctioned or scarce buildings are shared out, everything else rests.
# $seat (seat) $deck (deck) $card (text)
decks-cardDrawn = { $seat } draws from the { $deck } deck: “{ $card }”
# $seat (seat) $deck (deck) $card (text)
decks-cardWritten = { $seat } draws a card from the { $deck } deck that only this table has: { $card }.
# $seat (seat)
decks-kept = { $seat } keeps the jail card.
# $seat (seat)
decks-given = { $seat } receives a jail card.
# $deck (deck)
decks-event-jailCardReturned = The jail card goes back to the bottom of the { $deck } deck.
# $deck (deck)
decks-event-cardsShuffled = The { $deck } deck is used up: all its cards are shuffled again.
deeds-toBank = { $deed } falls back to the bank.
deeds-fromBank = { $deed } now belongs to { $to }.
# $from (account)
deeds-moved = { $deed } goes from { $from } to { $to }.
# $seat (seat) $amount (money)
deeds-event-deedSold = { $seat } sells { $deed } to the bank for { $amount }.
deeds-refusal-notYourDeed = The property belongs to somebody else, or still to the bank.
deeds-refusal-nobodyOwnsIt = The property still belongs to the bank.
# $amount (short)
deeds-action-sellDeed = Sell { $deed } to the bank (+{ $amount })
# $seat (seat) $jail (text)
jail-jailed-plain = { $seat } goes to { $jail }.
# $seat (seat) $jail (text)
jail-jailed-thirdDoubles = { $seat } goes to { $jail } for throwing doubles three times.
# $seat (seat) $jail (text)
jail-jailed-sameDoubles = { $seat } goes to { $jail } for throwing the same doubles twice.
# $seat (seat) $jail (text)
jail-freed-plain = { $seat } leaves { $jail }.
# $seat (seat) $jail (text)
jail-freed-jailDoubles = { $seat } throws doubles and leaves { $jail }.
# $seat (seat) $jail (text)
jail-freed-jailBail = { $seat } pays the bail and leaves { $jail }.
# $seat (seat) $jail (text)
jail-freed-jailCard = { $seat } plays a jail card and leaves { $jail }.
# $seat (seat) $jail (text)
jail-freed-jailThird = { $seat } pays after the last attempt and leaves { $jail }.
# $seat (seat)
jail-satOut-byCard = { $seat } sits out this round.
# $seat (seat) $jail (text) $round (digits)
jail-satOut-inJail = { $seat } sits out in { $jail } (round { $round }).
jail-refusal-notInJail = This is possible only in jail.
jail-refusal-bailTooDear = The cash does not cover the bail.
jail-refusal-staysInJail = A player who sits in jail stands nowhere else.
# $amount (short)
jail-action-payBail = Pay { $amount } bail
