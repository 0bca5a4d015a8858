### A recorded game that is looked at again.

title = Replay
open = Replay
opening = The game is being wound back…
back = One step back
next = One step on
play = Play
pause = Pause
begin = To the beginning
end = To the end
speed = Speed
# $times (text)
times = { $times }×
at = Moment of the game
# $entry (text) $all (text) $round (text)
position = Entry { $entry } of { $all }, round { $round }
marks = What happened
marksHint = Tap a line to see it again.
# $amount (text) $from (text) $to (text) $deed (text)
rent = { $from } pays { $to } { $amount } for { $deed }
# $round (text)
inRound = Round { $round }
copy = Copy a link to this moment
copied = Link copied
toGame = To the game
# $fault (text)
fault = This game cannot be replayed: { $fault }
stopped = From here on the rules are different today.
copiedHere = This game lies in this browser only: the link leads to it here.
