### Why a program plays no more. */

grace = Seconds until a bot plays for those who are away
graceHint = 0: the table waits until they are back.
unattended = Play on even while nobody is there
unattendedHint = For games that take days. Otherwise bots and clocks wait until somebody is back.
spectatorsWrite = Spectators may write
# $name (text) $seconds (text)
awayUntil = { $name } is away just now. In { $seconds } s a bot plays on.
# $name (text)
awaySoon = { $name } is away just now. A bot is about to play on.
# $name (text)
gone = { $name } is away just now.
botNow = Bot now
# $name (text)
proposesStandIn = to let a bot play for { $name } now
# $from (text) $to (text)
rested = From { $from } to { $to } nobody was at the table. The game has waited.
# $count (number) $most (text)
lengthNear =
    { $count ->
        [one] { $count } step left: after { $most } steps a game ends here, and the greatest wealth wins.
       *[other] { $count } steps left: after { $most } steps a game ends here, and the greatest wealth wins.
    }
# $most (text)
lengthReached = The game has reached { $most } steps, the most that a game can have here, and was ended. The greatest wealth wins.
# $until (text)
botsWait = The bots are waiting until { $until }: this table has used up what it may ask of the server.
saveAside = Save the game as a file
botIsYou = A bot is playing for you just now.
# $from (text) $to (text) $deals (digits)
unusual = An unusual series: { $from } has given { $to } a great deal in { $deals } deals, to their own loss. Perhaps it is generous, perhaps a mistake, perhaps agreed. Only you as host are told; nothing happens by itself.
# $name (text)
hostAway = { $name } opened the table and is not there. Those who are there can choose somebody else.
becomeHost = Take over myself
makeHost = Make host
# $name (text)
makeHostOf = Make { $name } the host
# $name (text)
makeHostAsk = { $name } then decides about the table: seats, bots and codes.
# $name (text)
makeKeeperAsk = { $name } then keeps the books and enters dice and cards.
# $name (text)
proposesHost = to give the table to { $name }
# $guest (text) $seat (text)
asksToJoin = { $guest } would like to play, in place of { $seat }.
# $seat (text)
joinSent = You would like to play in place of { $seat }. All who are there must agree.
joinBack = Never mind
# $seat (text)
joinFor = Play in place of { $seat }
bringTitle = Bring this game to an online table
bringText = The server plays again what has happened so far, and checks every move. The others take their seats by the link; from there on the server throws the dice. The game in this browser stays as it is.
bringKept = You keep the books there as well. Those who have a phone can take their seat on it.
bringBack = Back to the game
# $round (text)
brought = A game goes on here, in round { $round }. Its rulebook and seats are settled.
# $name (text)
seatBefore = previously { $name }
saveGame = Save the game
saveText = If all who play agree, each of them can have the game as it stands: as a file, or as a game of their own at one screen. This game goes on untouched. The log says that it was saved.
savePropose = Propose it to all
saveMeans = Those who play can then have it as a file and play on with it elsewhere.
# $entries (number)
savedUpTo =
    { $entries ->
        [one] Saved: the game as it stood after { $entries } entry.
       *[other] Saved: the game as it stood after { $entries } entries.
    }
savedNow = Saved game
playHere = Play on at this screen
playHereHint = It becomes a new game in this browser; from there on this screen throws the dice.
seats = Seats and codes
giveCode = Give a code
# $name (text)
giveCodeOf = Give a code for { $name }’s seat
# $name (text)
codeFor = Code for { $name }’s seat
# $until (text)
codeCounts = Valid once, until { $until }.
# $name (text) $until (text)
codeOpen = A code for { $name }’s seat is valid until { $until }.
codeHow = Open this link on the other device, or choose “I have a code” at the table.
codeOwnHow = The person who enters it plays on with your seat there. This device then watches.
program = Program
# $name (text)
programOf = A program of your own on { $name }’s seat
programWhat = A program of yours can play here. It sees only what this seat sees, and has the time that this table leaves. While it is away or at fault, a built-in bot plays.
# $faults (digits)
programFaults =
    { $faults ->
        [one] The bot has decided for it once.
       *[other] The bot has decided for it { $faults } times.
    }
programGive = Give a token
programGiveNew = New token
programTakeBack = Take it back
programHow = This command starts it on the machine with Hausregeln and your program:
programCopy = Copy the command
programSecret = Anyone who has the token plays this seat. It is shown only here; the server does not know it.
programTokenGone = Only the page that made the token has shown it. If it is lost, make a new one.
otherDevice = Continue on another device
otherDeviceText = A short code brings your seat to another device.
showCode = Show a code
bothDevices = Play on both devices
haveCode = I have a code
claimTitle = Take a seat with a code
claimText = The device on which the seat was played so far shows it, or the person who opened the table.
claimCode = Code for the seat
claimHint = Six letters and digits.
claim = Take the seat
staleLink = This link is no longer valid. Show a code on the other device.
movedAway = Your seat is now played on another device. Here you watch.
knock = Try again
# $names (text)
removed = Taken from the table: { $names }
admit = Let back in
# $name (text)
admitOf = Let { $name } back in
remove = Take from the table
# $name (text)
removeOf = Take { $name } from the table
# $count (number)
watching =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
# $names (text) $more (number)
watchersNamed =
    { $more ->
        [0] Watching: { $names }
        [one] Watching: { $names } and { $more } more
       *[other] Watching: { $names } and { $more } more
    }
findWatcher = Who are you looking for?
somebody = somebody
chooseMark = Piece
# $name (text)
chooseMarkOf = Choose { $name }’s piece and colour
markTitle = Piece and colour
# $name (text)
markTaken = { $name } has this already.
# $count (number)
stillFree =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
canBegin = All ready.
# $name (text)
watcher = { $name } (watching)
# $name (text)
notSeated = { $name } (no seat)
askToWrite = At this table only players can write.
# $days (number)
chatGoes =
    { $days ->
        [one] If nothing happens here for { $days } day, this chat is deleted.
       *[other] If nothing happens here for { $days } days, this chat is deleted.
    }
reportTable = Report the table
reportTableAsk = What is wrong with this table?
ownData = What the server knows about you
ownDataText = Your name, the tables where you were, and what you did and wrote there. Nothing else, and all of it under a random number.
exportData = Get it as a file
# $tables (number)
exported =
    { $tables ->
        [one] Saved: what is kept about you at { $tables } table.
       *[other] Saved: what is kept about you at { $tables } tables.
    }
renew = Sign out everywhere
renewAsk = All other devices with your link are then signed out. On this device everything stays as it is.
renewed = Only this device is signed in now.
erase = Erase everything
eraseAsk = Your name and everything you wrote are removed from all tables at once. The games stay, without your name. Where you are still playing, resign first. The server’s back-ups hold it until they are replaced; if one is restored, it is erased again.
erased = Erased. This server does not know you any more.
programThere = program, connected
programAway = program, not connected
# $why (slow | nonsense | illegal | flood)
programOut =
    { $why ->
        [slow] program replaced: too slow
        [nonsense] program replaced: unreadable answers
        [illegal] program replaced: moves that are not legal
       *[flood] program replaced: too many messages
    }
claimName = Please enter your name first: the others see it at the table.
