### The analysis of a recorded game: chances, luck, decisions, turning points.

title = Analysis
reading = The game is read …
# $percent (text)
working = Luck and decisions are worked out: { $percent }
# $fault (text)
fault = This game cannot be analysed: { $fault }
otherRules = The net was learned for other rules than these, though like them: its figures may be off.
noNet = No net was learned for these rules, so this game is judged by games played on from some of its moments, and luck and decisions are not told.
# $games (text)
rolled = From each of these moments the bot “steady” has played on for all { $games } times. Ranges are limits of 95 % confidence.
# $name (text) $luck (text) $play (text)
wonByLuck = { $name } won above all by luck: luck { $luck }, play { $play }.
# $name (text) $luck (text) $play (text)
wonByPlay = { $name } won above all by play: play { $play }, luck { $luck }.
# $name (text) $luck (text) $play (text)
wonByBoth = { $name } won by luck and play: luck { $luck }, play { $play }.
# $name (text) $luck (text) $play (text)
wonAgainst = { $name } won in spite of bad luck: play { $play }, luck { $luck }.
# $name (text) $luck (text) $play (text)
wonByOthers = { $name } won by what others did: luck { $luck }, play { $play }.
running = The game is not over; this is how it stands where the record ends.
# $name (text) $from (text) $to (text)
lead = { $name } was ahead the longest, from round { $from } to { $to }.
noLead = Nobody was ever ahead.
curve = Chances to win over the game
at = Moment of the game
# $round (text)
round = Round { $round }
# $round (text) $chances (text)
moment = Round { $round }: { $chances }
# $name (text) $percent (text)
chanceOf = { $name } { $percent }
see = See this moment
luck = Luck and play
# $name (text)
luckOf = Luck and play of { $name }
luckShort = Luck
playShort = Play
veryLucky = very lucky
lucky = lucky
even = neither lucky nor unlucky
unlucky = unlucky
veryUnlucky = very unlucky
# $start (text) $end (text)
way = From { $start } at the start to { $end } at the end
ownLuck = Own throws and cards
otherLuck = Throws and cards of others
ownPlay = Own play
othersPlay = Play of others
rest = Error of the estimate
best = Luckiest
worst = Unluckiest
nothing = Nothing happened.
decisions = Decisions
decisionsHint = What cost most: what was done, and what would have been better.
noDecisions = No decision cost half a point or more.
grave = Blunder
mistake = Mistake
slip = Inaccuracy
# $what (text)
done = Done: { $what }
doneNothing = Done: nothing
# $what (text) $now (text) $before (text)
better = Better: { $what } – chance { $now } instead of { $before }
# $now (text) $before (text)
betterNothing = Better: none of it – chance { $now } instead of { $before }
# $what (text) $now (text)
also = Also better: { $what } – { $now }
# $now (text)
alsoNothing = Also better: none of it – { $now }
# $games (text) $gain (text) $low (text) $high (text)
confirmed = Confirmed: played on { $games } times each way, it brings { $gain } ({ $low } to { $high }).
# $games (text) $gain (text) $low (text) $high (text)
unsure = Not certain: played on { $games } times each way, it brings { $gain } ({ $low } to { $high }).
# $games (text) $gain (text) $low (text) $high (text)
refuted = Not so: played on { $games } times each way, it brings { $gain } ({ $low } to { $high }).
checking = It is being checked by games played on from there …
turns = Turning points
byLuck = by luck
byPlay = by play
byRest = by how it stands
note = All figures are points of 100 of a chance to win, as a net learned from games of bots estimates it. Luck is the chance after a throw or card less its mean over all that could have come, so over many games it comes to nothing. Play is measured against what the bot “steady” would do. Ranges are limits of 95 % confidence. Sealed bids are not judged.
careful = In this game the estimate errs much (see “Error of the estimate”): read luck and play with care.
