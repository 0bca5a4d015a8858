### What the rules of “trade” are called.
### $seat (seat) $amount (money) $to (account) $offersATurn (gap)


## The chapter

chapter-trade-title = Trading
chapter-trade-gist = Players may offer each other unbuilt properties and money, and trade them.
chapter-trade-cards = Jail cards can be traded, too.

## Questions

question-gifts = Gifts

## Choices

choice-gifts-allowed = are allowed
choice-gifts-refused = are forbidden: both sides give something

## Numbers

number-offersATurn = Offers that each may make in a turn

## What happens

# $to (seat)
event-tradeOffered = { $seat } makes { $to } an offer.
# $to (seat)
event-tradeCountered = { $seat } makes { $to } a counter-offer.
# $to (seat)
event-tradeDeclined = { $to } declines the offer from { $seat }.
# $to (seat)
event-tradeWithdrawn = { $seat } withdraws the offer to { $to }.
# $to (seat)
event-tradeLapsed = The offer from { $seat } to { $to } has lapsed.

## Payments

# $from (seat)
payment-trade = { $from } pays { $amount } { phrase-paidTo } in the trade.

## Refusals

refusal-noSuchOffer = This offer no longer stands.
refusal-notYourOffer = Only its recipient can accept or decline an offer, and only its maker can withdraw it.
refusal-offerToSelf = Nobody can trade alone.
refusal-offerEmpty = A trade needs a property or a card, and only one side pays.
refusal-offerIsGift = Gifts are forbidden here: both sides must give something.
refusal-offerBuilt = Only properties whose colour group has no building can be traded.
refusal-offerNotTheirs = The offer names something that does not belong to the side that is to give it.
refusal-offerTooDear = The cash does not cover the money in the offer.
refusal-offerInterestTooDear = The cash does not cover the interest on the mortgages that the trade makes due.
refusal-tooManyOffers = Nobody may make more than { $offersATurn } offers in a turn.
refusal-proposerOwes = After this deal the player who makes the offer could not pay all that they owe or can still be asked for, and less would be left for their creditors.
refusal-recipientOwes = After this deal the player who gets the offer could not pay all that they owe or can still be asked for, and less would be left for their creditors.
# $deed (deed)
goods-mortgaged = { $deed } (mortgaged)
# $number (digits)
goods-jailCards =
    { $number ->
        [one] a jail card
       *[other] { $number } jail cards
    }
goods-nothing = nothing
# $gives (text) $to (seat) $gets (text)
made = { $seat } gives { $gives }; { $to } gives { $gets } in return.
# $to (seat)
traded-goods = { $seat } and { $to } agree and trade.
# $to (seat)
traded-shares = { $seat } and { $to } agree on a deal.
action-offer-first = Make an offer
action-offer-counter = Make a counter-offer
action-accept-any = Accept the offer
# $proposer (seat)
action-accept-one = Accept the offer from { $proposer }
action-refuse-any = Decline the offer
# $proposer (seat)
action-refuse-one = Decline the offer from { $proposer }
action-withdraw-any = Withdraw the offer
# $to (seat)
action-withdraw-one = Withdraw the offer to { $to }
# $proposers (seats)
ask-offers = Offer from { $proposers }: accept or decline?
