## The chapter

chapter-auction-open-gist =
    In einer offenen Versteigerung darf jeder beliebig oft höher bieten oder aussteigen; das höchste Gebot gewinnt
    und wird gezahlt.

## Numbers

number-leastBid = Mindestgebot, gemessen am Preis
number-bidStep = Mindestschritt zwischen Geboten
