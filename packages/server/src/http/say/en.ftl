### What a link to a table says of it where it is shown before anybody follows it.
### $free (number) $all (number)

house = Property-trading board games, each by its own rules.
free =
    { $free ->
        [one] { $free } of { $all } seats is free: open the link and sit down.
       *[other] { $free } of { $all } seats are free: open the link and sit down.
    }
full = All seats are taken: the game is about to begin.
phases-playing = The game is on.
phases-paused = The game is paused.
phases-over = The game is over.
