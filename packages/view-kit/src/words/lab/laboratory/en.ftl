### Words of the laboratory.

title = Laboratory
lead = What does a rule do to the game? Bots play, and every figure comes with its limits.
ask = What do you want to know?
kinds-study = A known question
kinds-rules = What a rule does
kinds-number = What a number does
kinds-compare = Two rulebooks
kinds-book = One rulebook
kinds-from = From a game
kinds-hand = A position
kinds-atlas = The atlas of house rules
kinds-file = As a file
study = Question
book = Rulebook
against = Compared with
players = Players
games = Games of each side, at most
seed = Random seed
measure = What decides
measures-length = the length
measures-ended = whether it ends
measures-first = the first turn
measures-winner = who wins
game = Game
noGames = No game is saved in this browser.
entry = After entry
fromAsks-chances = Who wins?
fromAsks-whatIf = What if…?
fromAsks-trade = A deal
gives = gives money
sharesIn = gives shares in
shares = number of shares
fromSeat = Who offers
toSeat = To whom
loading = One moment…
# $number (digits)
seat = seat { $number }
# $number (digits)
round = Round { $number }.
# $games (text) $points (text)
pace = Two cores of a computer play some { $games } games of this rulebook from here in five seconds: the chances are then known within ±{ $points } points.
isOver = The game is already over there.
file = The experiment as JSON
byHand = Any experiment can be asked this way, also with rules of your own, other bots, or from a position that you enter yourself. Spaces and seats count from 0; the start is space 0.
example = Put in an example
format = What you leave out is as at the beginning; what is impossible is named with its place. All fields: “npm run -s hausregeln -- lab schema”, explained in docs/LABORATORY.md.
run = Play
stop = Stop
goOn = Go on
progress = Played
# $done (digits) $all (digits)
parts = { $done } / { $all }
# $seconds (digits)
left = about { $seconds } s left
table = Table
svg = As SVG
png = As PNG
csv = As CSV
link = Copy link
linked = The link with the whole experiment is copied.
notLinked = The browser does not let you copy here. The link is in the address bar.
report = Result as JSON
kept = Kept in this browser
open = Open
remove = Delete
always = The limits hold however often you look (95 %).
# $games (text) $skill (text) $day (text)
atlasPlayed = { $games } games of each rule among four equals, { $skill } of a better player against three others, on { $day }.
atlasLimits = The limits (95 %) hold for each figure alone; the sentence above counts only what cannot be chance among so many.
once = The limits (95 %) hold once everything has been played.
assumption = Bots have played: people play differently.
fresh = Ask something else
rule = Which rule?
otherRule = And which one with it?
second = A second rule: each alone, and both together
search = Search by words
# $count (digits)
found = { $count } found
question = Question
instead = Instead
# $rule (text)
now = Now: { $rule }
cannot = This cannot be played.
number = Which number?
# $name (text)
slide = { $name }:
# $value (text)
notYet = { $value } is being played.
# $value (text) $measure (text) $figure (text) $low (text) $high (text)
curveAt = { $value } – { $measure }: { $figure } ({ $low } to { $high }).
bots = Who plays
eachBot = chosen for each seat
asRecorded = as in the game, Bot Steady instead of people
paceTitle = Pace at the table, for the minutes
paceThrow = Seconds for a throw with all that follows
paceDecision = Seconds for a decision
paceHint = Minutes come from the throws and decisions of the games that are played. The minutes given with the rulebooks assume 10 s each, too.
recordFile = A recorded game from a file…
recordFault = This file cannot be played on from:
# $minutes (text)
curveMinutes = On average { $minutes } minutes at a table.
asSeen = Only what your seat sees goes into this. Bots play on from here; cards that nobody knows are shuffled, and bids that lie face down are written anew.
hasGoneOn = The game has gone on since.
fromNow = From where it is now
