### The end of a game, and its story in five sentences.

story = The story
# $names (text) $book (text) $rounds (number)
sat =
    { $rounds ->
        [one] { $names } played { $book } for { $rounds } round.
       *[other] { $names } played { $book } for { $rounds } rounds.
    }
# $name (text) $group (text) $round (text)
firstGroup = { $name } was the first to own a whole group: { $group }, in round { $round }.
noGroup = Nobody ever owned a whole group.
# $amount (text) $from (text) $to (text) $deed (text) $round (text)
dearestRent = The dearest rent was { $amount }, which { $from } paid to { $to } for { $deed } in round { $round }.
noRent = Nobody ever paid any rent.
# $name (text) $turns (text) $changes (number)
lead =
    { $changes ->
        [0] { $name } was ahead from beginning to end.
        [one] { $name } was ahead the longest, for { $turns } turns; the lead changed once.
       *[other] { $name } was ahead the longest, for { $turns } turns; the lead changed { $changes } times.
    }
noLead = Nobody was ever ahead.
# $name (text) $round (text) $ended (text)
lastOut = { $name } was the last to go, in round { $round }; then it was over: { $ended }
# $ended (text)
over = And then it was over: { $ended }
facts = Longest and dearest
factRent = Dearest rent
factAuction = Dearest auction
factLead = Longest lead
# $turns (number)
turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# $name (text) $deed (text)
forDeed = { $name }, { $deed }
# $from (text) $to (text) $deed (text)
fromTo = { $from } to { $to }, { $deed }
# $book (text)
nextBook = Next time: { $book }
same = Again with the same people
watch = Watch the game again
# $round (text)
seeMoment = Watch: round { $round }
