## The chapter

chapter-owner-auction-title = Versteigerung durch den Eigentümer

## Numbers

number-minimumPenalty = Strafe, wenn der Mindestpreis nicht erreicht wird
