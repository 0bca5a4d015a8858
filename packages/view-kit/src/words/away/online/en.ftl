### Words of online tables.

online = Play online
intro = One table, one link: anyone who has it can sit down. No sign-up; a name will do.
yourName = Your name at the table
nameHint = This is what the others see. It can be changed.
keepName = Keep the name
newTable = Open a table
join = Sit down at a table
code = Code of the table
codeHint = Ten letters and digits; they are the end of the link.
toTable = To the table
openTables = Open tables
noOpen = No public table is open just now.
ownTables = Your tables
noOwn = None yet.
phases-lobby = being set up
phases-playing = in play
phases-paused = paused
phases-over = finished
free = free
title = What is the table called?
# $name (text)
titleOf = { $name }’s table
seats = Seats
publicTable = In the list of open tables
publicHint = Otherwise only people with the link can join.
spectators = Spectators allowed
spectatorsHint = They see only what lies open on the table.
companion = Companion for a real board
companionHint = You enter dice and cards; sealed bids are made on everybody’s own phone.
confirms = The bank confirms payments
confirmsHint = What players buy, pay or get on their own phones counts once you have confirmed it.
fromPhones = From the phones
# $name (text) $what (text)
tappedBy = { $name }: { $what }
confirmTap = Confirm
declineTap = Decline
# $what (text) $host (text)
tapWaits = “{ $what }” waits for the bank. It counts once { $host } has confirmed it.
takeTapBack = Take it back
clocks = Clocks
decisionClock = Minutes for a decision
gameClock = Minutes for a player in the whole game
noLimit = 0: no clock
timeout = When the clock runs out
timeouts-wait = everybody waits
timeouts-bot = a bot plays on
timeouts-default = the rulebook’s default applies
timeouts-forfeit = the player is out
pace = Pace of the bots
paces-slow = Leisurely
paces-normal = Normal
paces-fast = Brisk
paces-instant = At once
countdown = Time for demanding rents (seconds)
goesOn = Go on by itself with the only answer
goesOnHint = Everybody can turn that off on their own device. You always roll, buy and bid yourself.
create = Open the table
save = Apply
change = Change the table
options = House rules
lobby = The table is being set up
invite = Invite
inviteText = Anyone who opens this link can sit down.
copy = Copy the link
copied = Copied
copyFailed = The browser does not let you copy here. Select the link and copy it by hand.
share = Share
shareFailed = The browser does not let you share here. Copy the link.
onlyHere = So far only this computer can reach the table; on a phone this link leads nowhere. To let other devices in the same network join, stop the program with Ctrl+C and start it like this (the table stays):
reachedAt = Address in the network
reachedAtHint = If the link leads nowhere on the phone, take another.
plainHttp = Without https browsers allow neither sharing nor notifications; you can play all the same.
qr = The link as a picture for phones
sitHere = Sit here
standUp = Stand up
botHere = Who sits here?
# $bot (text)
# $level (text)
botOfLevel = { $bot } ({ $level })
noDevice = no phone
keeps = keeps the books
clearSeat = Clear the seat
# $name (text)
clearSeatOf = Clear the seat: { $name }
personHere = Somebody without a phone…
personTitle = Who plays without a phone?
personName = Name
personHint = On the screen you decide what is said at the table, and type the bids.
personMissing = First enter a name.
personSeat = Seat at the table
keeperHint = You keep the books: you enter dice and cards from the table. Sit down yourself if you play; the others come by the link on their phones, or you seat them without a phone.
# $name (text)
keeperIs = { $name } keeps the books. Dice are thrown on the table; on your phone you decide and bid.
inviteCompanion = Scan it with a phone: anyone who opens the link sits down and makes sealed bids there.
host = host
you = you
away = away
start = Start the game
fillSeats = Fill empty seats with bots
fillNeedsPerson = First a person must sit at the table.
startNeeds = All seats must be taken first.
startNeedsPerson = At least one human player is needed.
# $name (text)
startHost = { $name } starts the game once all seats are taken.
dice = Provably fair dice
diceText = The server has drawn its secret number already and shows its fingerprint. Only then does everybody who sits down add a random number of their own. All throws and cards follow from both. After the game the number is revealed, and everybody can check.
fingerprint = Fingerprint
ownNonce = Your random number
lines-connecting = Connecting…
lines-open = Connected, everything is saved
lines-lost = Connection lost, connecting again…
lines-ended = The connection has ended
retry = Try now
sending = Being saved…
# $name (text)
clockOf = { $name }’s clock
proposals-pause = to pause the game
proposals-resume = to resume the game
proposals-takeBack = to take back the last move
proposals-stop = to stop now and count
proposals-save = to save the game as it stands
# $name (text) $what (text)
proposes = { $name } proposes { $what }.
# $count (text) $all (text)
agreed = { $count } of { $all } agree.
agree = Agree
disagree = No
withdraw = Withdraw the proposal
# $what (text) $round (text)
takesBack = Round { $round }: “{ $what }” This and everything after it will no longer count. The proposal lapses with the next move.
takeBack = Take the move back
paused = The game is paused. It goes on when all agree, even days later.
botTakes = Let a bot play for me
botReturns = Play on myself
# $name (text)
botFor = Let a bot play for { $name }
watching = You are watching. You see only what lies open.
openVote = Vote
# $count (text)
unread = Chat, { $count } unread
chat = Chat
say = Message
send = Send
noChat = Nobody has written anything yet.
# $name (text)
mute = Mute { $name }
# $name (text)
unmute = Unmute { $name }
report = Report
reportAsk = What is wrong with this message?
reported = Reported. The people who run the server will look at it.
reactions-laugh = laughs
reactions-cheer = cheers
reactions-wow = is amazed
reactions-cry = weeps
reactions-angry = is cross
reactions-thanks = says thanks
reactions-hurry = is in a hurry
reactions-luck = wishes luck
otherDevice = Continue on another device
otherDeviceText = With this link you continue on the other device. Give it to nobody: anyone who has it plays in your name.
showLink = Show my link
newHere = You come by the link of another device. Play on here under its name?
checkDice = Check the dice
# $draws (text)
diceRight = Everything is right: { $draws } throws and cards follow from the revealed number and everybody’s random numbers, and every move followed the rules.
diceWrong = The check fails:
replay = Replay
here = To play you need a name.
leave = To the tables
notHere = Page not found
reasons-noSuchTable = There is no such table (any more).
reasons-noSpectators = Nobody may watch at this table.
reasons-badToken = This server does not know you any more. Give your name again.
reasons-otherProtocol = This page is older than the server. Reload it.
reasons-malformed = The server did not understand a message. Reload the page.
coach = Coaches allowed
coachHint = Everybody can turn theirs on from their own device. It sees only what its player sees.
coachAllowed = At this table everybody may ask a coach.
