## The chapter

chapter-auction-open-gist =
    In einer offenen Versteigerung darf, wer mitbietet, beliebig oft höher bieten oder aussteigen; das höchste Gebot
    gewinnt und wird gezahlt.

## Numbers

number-leastBid = Mindestgebot, gemessen am Preis
number-bidStep = Mindestschritt zwischen Geboten

## What happens

event-auctionOpened = { $deed } wird versteigert.
event-passed = { $seat } passt.

## Refusals

refusal-noAuction = Es läuft keine Versteigerung.
refusal-outOfAuction = Hier bietet nur noch, wer gefragt ist und nicht gepasst hat.
refusal-alreadyHighest = Das höchste Gebot ist schon das eigene.
refusal-bidBelowLeast = Das Gebot liegt unter dem Mindestgebot oder dem Mindestschritt.
refusal-bidTooLow = Das Gebot muss höher sein als das bisher höchste.
refusal-bidAboveCash = Geboten wird nur aus dem Bargeld, und so viel ist nicht da.

## Buttons

action-pass = Passen
event-bid = { $seat } bietet { $amount } für { phrase-lot }.
action-bid = { $amount } bieten
ask-noBid = Versteigerung: { phrase-lot }, noch kein Gebot. Bieten oder passen?
ask-bid = Versteigerung: { phrase-lot }, { $bid } von { $bidder }. Bieten oder passen?
