## How a command is written

usage-unknownCommand = Den Befehl „{ $name }“ gibt es nicht.
usage-unknownOption = Die Option „{ $flag }“ gibt es nicht.
usage-missingArgument = Das Argument „{ $name }“ fehlt.
usage-missingOption = Die Option „{ $flag }“ fehlt.
usage-missingValue = Der Option „{ $flag }“ fehlt ihr Wert.
usage-invalidChoice = Die Option „{ $flag }“ kennt „{ $text }“ nicht. Möglich sind { $known }.
usage-tooMany =
    { $high ->
        [one] Zu viele Argumente für „{ $name }“: { $high } ist vorgesehen, angegeben sind { $count }: { $more }.
       *[other] Zu viele Argumente für „{ $name }“: { $high } sind vorgesehen, angegeben sind { $count }: { $more }.
    }
usage-didYouMean = Meintest du { $known }?
wholeNumber = { $flag } braucht eine ganze Zahl von { $low } bis { $high }, nicht „{ $text }“.
botNames = { $flag } braucht Namen von Bots mit Kommas dazwischen, etwa plain,random, nicht „{ $text }“.
optionForm = --option braucht einen Namen und eine ganze Zahl, etwa autoRent=1, nicht „{ $text }“.

## Files

noRead = { $file } lässt sich nicht lesen: { $reason }.
noWrite = { $file } lässt sich nicht schreiben: { $reason }.
noFile = Eine Datei „{ $file }“ gibt es nicht.
noFileOrFolder = Eine Datei oder einen Ordner „{ $file }“ gibt es nicht.
reason-missing = Datei oder Ordner nicht gefunden
reason-directory = das ist ein Ordner
reason-denied = keine Berechtigung
reason-full = kein Speicherplatz mehr

## Rulebooks

noBookFile = Im Ordner „{ $file }“ liegt keine book.ts.
bookNotLoaded = Die book.ts in „{ $file }“ lässt sich nicht laden: { $sentence }
bookNotExported = Die book.ts in „{ $file }“ exportiert kein „rulebook“, das mit defineBook oder derive gemacht ist.
bookTooLarge = { $file } hat { $count } Bytes; ein Regelbuch hat höchstens { $most }.
bookUnplayable = Das Regelbuch in { $file } lässt sich nicht spielen:
bookRefused = Das Regelbuch „{ $name }“ lässt sich nicht spielen: { $sentence }
noBookHere = Ein Regelbuch „{ $name }“ gibt es hier nicht.
foreignChapter = „{ $name }“ hat ein Kapitel von anderswo: Experimente spielen nur Regelbücher, die eine Datei beschreiben kann.
houseRules = Hausregeln schreibt man wie declined=staysWithBank,salaryLand=400,-trade, nicht wie „{ $text }“.

## Who plays

builtInBot = „{ $name }“ ist ein eingebauter Bot: Deiner braucht einen anderen Namen.
botWithoutSeat = Der Bot „{ $name }“ hat keinen Platz: Nenne ihn bei { $flag }.
ownBotsOneThread = Partien mit eigenen Bots laufen in einem Thread: Lass --workers weg.
botFlag = --bot braucht eine Datei oder einen Befehl, etwa ./mine.ts oder "python3 mine.py".
twoBots = Zwei Bots heißen „{ $name }“: Gib ihnen Namen.
mirror = --mirror braucht --bots mit 2 bis { $most } Namen und kein --seats: Alle sitzen an einem Tisch.
luckOutside = Das Glück wird nur für die Bots dieses Programms berechnet: --luck und --bot gehen nicht zusammen.
onlyForm = --only braucht Partien wie 0:128, nicht „{ $text }“.
onlyTooMany = --only nennt Partien bis { $high }, es gibt aber nur { $most }.
agentSeat = Mindestens einer von --seats muss „{ $name }“ sein.

## Records

recordUnknown = Die Aufzeichnung folgt dem Regelbuch „{ $name }“. Es gibt: { $known }. Wo ein anderes liegt, sagt --rulebook.
recordOther = Die Aufzeichnung folgt dem Regelbuch „{ $name }“, nicht „{ $other }“.
recordBook = Das Regelbuch in der Aufzeichnung lässt sich nicht spielen:
recordTable = Die Aufzeichnung beginnt mit einem unmöglichen Tisch: { $sentence }
beyondEnd =
    { $count ->
        [one] --at { $entry } liegt hinter dem Ende: Die Aufzeichnung hat { $count } Eintrag.
       *[other] --at { $entry } liegt hinter dem Ende: Die Aufzeichnung hat { $count } Einträge.
    }
noNet =
    Für solche Partien („{ $name }“) wurde kein Netz trainiert: Die Bots kennen keine Chancen, nach denen sie zu
    beurteilen wären.
outIsRecord = { $file } ist die Aufzeichnung selbst; die Arbeitsmappe braucht eine eigene Datei.

## Experiments

against = --against nennt, womit verglichen wird; auch mehrmals.
noJson = { $file } ist weder eine Aufzeichnung noch JSON.
noStudy = Eine Studie „{ $name }“ gibt es nicht. Es gibt: { $known }.

## Online

token = --token braucht das Token des Platzes; es kann auch in { $name } stehen.
link = --url braucht den Link eines Tisches, etwa http://127.0.0.1:3000/#/table/k3m9x2pqrs, nicht „{ $text }“.
programFailed = Das Programm lässt sich nicht starten: { $reason }.
programEnded = Das Programm ist zu Ende ({ $reason }).
unreachable = { $name } ist nicht zu erreichen.

## Moving a server’s tables

placeTwice = Ein Ort ist zweimal genannt.
placesMixed = Die Tische eines Servers liegen entweder alle in Ordnern oder alle in Datenbanken.
placeForm = Ein Ort ist ein Ordner oder eine Adresse wie postgresql://user:password@host:5432/name, nicht „{ $text }“.
samePlace = Quelle und Ziel sind dasselbe.

## Whatever it was

stopped = Abgebrochen.
impossible = Etwas ging schief, das nicht vorkommen dürfte:
