## The chapter

chapter-auction-sealed-gist =
    In einer verdeckten Versteigerung bieten alle zugleich und nur einmal; das höchste Gebot gewinnt. Bei
    Gleichstand bieten die Gleichen noch einmal, mindestens so viel wie zuvor. Wer nichts will, bietet 0; bieten
    alle 0, bleibt das Grundstück bei der Bank.

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
