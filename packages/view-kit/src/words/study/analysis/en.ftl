### The analysis of a recorded game: chances, luck, decisions, turning points.

title = Analysis
reading = Reading the game…
# $percent (text)
working = Working out luck and decisions: { $percent }
# $fault (text)
fault = This game cannot be analysed: { $fault }
otherRules = The net was trained for other, similar rules: its figures may be off.
noNet = No net has been trained for these rules, so this game is judged by games played on from some of its moments; luck and decisions are not reported.
# $games (text)
rolled = From each of these moments the bot “steady” has played on for all players { $games } times. Ranges are limits of 95 % confidence.
# $name (text) $luck (text) $play (text)
wonByLuck = { $name } won above all by luck: luck { $luck }, play { $play }.
# $name (text) $luck (text) $play (text)
wonByPlay = { $name } won above all by play: play { $play }, luck { $luck }.
# $name (text) $luck (text) $play (text)
wonByBoth = { $name } won by luck and play: luck { $luck }, play { $play }.
# $name (text) $luck (text) $play (text)
wonAgainst = { $name } won in spite of bad luck: play { $play }, luck { $luck }.
# $name (text) $luck (text) $play (text)
wonByOthers = { $name } won thanks to what others did: luck { $luck }, play { $play }.
running = The game is not over; this is how it stands where the record ends.
# $name (text) $from (text) $to (text)
lead = { $name } was ahead the longest, from round { $from } to { $to }.
noLead = Nobody was ever ahead.
curve = Chances of winning over the game
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
confirmed = Confirmed: over { $games } games played on each way, it brings { $gain } ({ $low } to { $high }).
# $games (text) $gain (text) $low (text) $high (text)
unsure = Uncertain: over { $games } games played on each way, it brings { $gain } ({ $low } to { $high }).
# $games (text) $gain (text) $low (text) $high (text)
refuted = Not so: over { $games } games played on each way, it brings { $gain } ({ $low } to { $high }).
checking = Being checked by games played on from there…
turns = Turning points
byLuck = by luck
byPlay = by play
byRest = by the position
note = All figures are percentage points of a chance of winning, as estimated by a net that has learned from games of bots. Luck is the chance after a throw or card, minus its mean over all that could have come; over many games it evens out. Play is measured against what the bot “steady” would do. Ranges are limits of 95 % confidence.
noteSealed = Sealed bids are judged by what others might have bid, as nobody knew their bids.
careful = In this game the estimate is often far off (see “Error of the estimate”): read luck and play with care.
