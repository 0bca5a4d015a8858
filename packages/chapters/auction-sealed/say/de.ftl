## The chapter

chapter-auction-sealed-gist =
    In einer verdeckten Versteigerung wird zugleich und nur einmal geboten; das höchste Gebot gewinnt. Wer nichts will,
    bietet 0; bieten alle 0, wird nichts verkauft.
chapter-auction-sealed-again = Bei Gleichstand bieten die Gleichen noch einmal, mindestens so viel wie zuvor.
chapter-auction-sealed-lots = Bei Gleichstand entscheidet unter den Gleichen das Los.

## Questions

question-sealedPayment = In verdeckten Versteigerungen

## Choices

choice-unowned-auctionOnLanding = wird sofort verdeckt versteigert, und alle zahlen ihr Gebot
choice-unowned-auctionSealed = wird sofort verdeckt versteigert
choice-declined-auctionSealed = wird verdeckt versteigert
choice-sealedPayment-winner = zahlt nur, wer gewinnt, das eigene Gebot
choice-sealedPayment-second = zahlt nur, wer gewinnt, und zwar das zweithöchste Gebot
choice-estateAuction-auctionSealed = wird verdeckt versteigert
choice-sealedPayment-everybody = zahlen alle, was sie geboten haben

## Numbers

number-mostTies = Gleichstände, nach denen das Los entscheidet

## What happens

event-sealedBidIn = { $seat } hat ein verdecktes Gebot abgegeben.
event-sealedRevealed = { $seat } hat { $amount } geboten.
event-sealedTied = Gleichstand{ phrase-forDeed }: mehrmals { $amount } geboten.
event-lotsDrawn = Das Los fällt auf { $seat }.

## Refusals

refusal-bidAlreadyIn = Das verdeckte Gebot ist schon abgegeben.
refusal-sealedTooLow = Nach dem Gleichstand muss das Gebot mindestens so hoch sein wie vorher.
refusal-noSealedBids = Gerade werden keine verdeckten Gebote angenommen.
refusal-notAskedToBid = An diesen verdeckten Geboten ist der Platz nicht beteiligt.
refusal-sealedAboveCash = So viel lässt sich nicht bar bezahlen, das Schutzgeld im Gefängnis eingerechnet.

## What table options do

about-auctionStreetsOnly = Bahnhöfe und Werke kann kaufen, wer dort landet; sonst werden sie offen versteigert. Straßen werden immer verdeckt versteigert.
opened-byOwner = { $seat } versteigert { $deed }.
opened-byBank = { $deed } wird verdeckt versteigert.
action-sealedBid = { $amount } verdeckt bieten
least-minimum = mindestens { $minimum }
least-reserve = auch 0 ist ein Gebot, verkauft wird ab { $reserve }
least-none = auch 0 ist ein Gebot
sealed-everybody = Verdeckt auf { $deed } bieten, { $least }. Jeder zahlt sein Gebot { phrase-paidTo }.
sealed-winner = Verdeckt auf { $deed } bieten, { $least }. Nur wer gewinnt, zahlt das eigene Gebot { phrase-paidTo }.
sealed-second = Verdeckt auf { $deed } bieten, { $least }. Nur wer gewinnt, zahlt das zweithöchste Gebot { phrase-paidTo }.
