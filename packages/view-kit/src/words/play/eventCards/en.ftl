### Words for cards of events.

# $rounds (digits)
sitsOut =
    { $rounds ->
        [one] sits out a round
       *[other] sits out { $rounds } rounds
    }
