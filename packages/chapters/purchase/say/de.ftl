## Questions

question-mayBuy = Kaufen
question-declined = Nicht Gekauftes

## Choices

choice-unowned-offerForSale = steht zum Verkauf
choice-unowned-auctionOpen = wird sofort offen versteigert
choice-declined-auctionToAll = wird offen versteigert
choice-declined-staysWithBank = bleibt bei der Bank
choice-mayBuy-afterRounds = darf, wer darauf landet, erst nach Runde { $closedRounds }; vorher bietet auch niemand auf ein Grundstück
choice-mayBuy-afterLap = darf, wer schon einmal über das Startfeld gekommen ist; wer noch nicht, bietet auch auf kein Grundstück
choice-mayBuy-anybody = darf jeder, der darauf landet

## Numbers

number-closedRounds = Runden ohne Käufe

## What happens

event-offeredForSale = { $seat } darf { $deed } für { $price } kaufen.
event-declined = { $seat } kauft { $deed } nicht.

## Payments

payment-purchase = { $from } kauft { $deed } für { $amount }.

## Refusals

refusal-nothingForSale = Hier steht gerade nichts zum Kauf.
refusal-tooEarlyToBuy = In den ersten Runden kauft niemand von der Bank oder bietet auf ein Grundstück.
refusal-lapBeforeBuying = Von der Bank kauft und auf Grundstücke bietet nur, wer schon einmal über das Startfeld gekommen ist.
refusal-nobodyMayBid = Es gibt noch niemanden, der auf ein Grundstück bieten darf.
refusal-cannotAfford = Für den Kaufpreis reicht das Bargeld nicht.
notForSale-debtor = { $seat } hat Schulden und darf { $deed } nicht kaufen.
notForSale-claimPair = { $seat } darf { $deed } nicht kaufen, solange eine eigene Gruppe nur eine Karte zählt.
notForSale-earlyPurchase = { $seat } darf { $deed } noch nicht kaufen.
notForSale-plain = { $seat } darf { $deed } nicht kaufen.
notForSale-claimed = Anspruch auf { $deed } hat allein { $holder }; { $seat } darf nicht kaufen.
action-buy = { $deed } für { $price } kaufen
action-leaveToAuction = Nicht kaufen, sondern versteigern
action-doNotBuy = Nicht kaufen
otherwise =
    { $auction ->
        [yes] { " " }Sonst wird versteigert.
       *[other] { "" }
    }
ask-buy = { $deed } für { $price } kaufen?{ otherwise }
ask-tooDear = { $deed } kostet { $price }; { phrase-lacking }.{ otherwise }
