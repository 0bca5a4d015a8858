grace = Sekunden, bis für Abwesende ein Bot spielt
graceHint = 0: Der Tisch wartet, bis sie wieder da sind.
unattended = Weiterspielen, auch wenn niemand da ist
unattendedHint = Für Partien über Tage. Sonst warten Bots und Uhren, bis jemand zurückkommt.
spectatorsWrite = Zuschauer dürfen schreiben
awayUntil = { $name } ist gerade nicht da. In { $seconds } s spielt ein Bot weiter.
awaySoon = { $name } ist gerade nicht da. Gleich spielt ein Bot weiter.
gone = { $name } ist gerade nicht da.
botNow = Bot jetzt
proposesStandIn = jetzt einen Bot für { $name } spielen zu lassen
rested = Von { $from } bis { $to } war niemand am Tisch. Das Spiel hat gewartet.
lengthNear =
    { $count ->
        [one] Noch { $count } Schritt: Nach { $most } Schritten endet ein Spiel hier, und das größte Vermögen gewinnt.
       *[other] Noch { $count } Schritte: Nach { $most } Schritten endet ein Spiel hier, und das größte Vermögen gewinnt.
    }
lengthReached = Das Spiel hat { $most } Schritte erreicht, mehr kann ein Spiel hier nicht haben, und wurde beendet. Das größte Vermögen gewinnt.
botsWait = Die Bots warten bis { $until }: Der Tisch hat verbraucht, was er vom Server verlangen darf.
saveAside = Spiel als Datei sichern
botIsYou = Ein Bot spielt gerade für dich.
unusual = Ungewöhnliche Reihe: { $from } hat { $to } in { $deals } Geschäften viel überlassen, zum eigenen Schaden. Vielleicht aus Großmut, vielleicht aus Versehen, vielleicht abgesprochen. Nur du als Gastgeber erfährst das; von selbst geschieht nichts.
hostAway = { $name } hat den Tisch eröffnet und ist nicht da. Wer da ist, kann jemand anderen bestimmen.
becomeHost = Selbst übernehmen
makeHost = Zum Gastgeber machen
makeHostOf = { $name } zum Gastgeber machen
makeHostAsk = { $name } bestimmt dann über den Tisch: Plätze, Bots und Codes.
makeKeeperAsk = { $name } führt dann Buch: Würfel und Karten trägt { $name } ein.
proposesHost = den Tisch an { $name } zu geben
asksToJoin = { $guest } möchte für { $seat } mitspielen.
joinSent = Du möchtest für { $seat } mitspielen. Alle, die da sind, müssen einverstanden sein.
joinBack = Abbrechen
joinFor = Für { $seat } mitspielen
bringTitle = Dieses Spiel an einen Tisch im Netz bringen
bringText = Der Server spielt nach, was bisher geschah, und prüft jeden Zug. Die anderen setzen sich über den Link auf ihre Plätze; ab dort würfelt der Server. Das Spiel in diesem Browser bleibt, wie es ist.
bringKept = Du führst auch dort Buch. Wer ein Telefon hat, kann sich seinen Platz darauf holen.
bringBack = Zurück zum Spiel
brought = Hier geht ein Spiel weiter, in Runde { $round }. Regelbuch und Plätze stehen fest.
seatBefore = bisher { $name }
saveGame = Spielstand sichern
saveText = Stimmen alle zu, die mitspielen, kann jeder von ihnen den Spielstand haben: als Datei, oder als eigenes Spiel an einem Bildschirm. Dieses Spiel geht davon unberührt weiter. Im Verlauf steht, dass gesichert wurde.
savePropose = Allen vorschlagen
saveMeans = Wer mitspielt, kann ihn dann als Datei haben und anderswo damit weiterspielen.
savedUpTo =
    { $entries ->
        [one] Gesichert ist der Stand nach { $entries } Eintrag.
       *[other] Gesichert ist der Stand nach { $entries } Einträgen.
    }
savedNow = Gesicherter Spielstand
playHere = An diesem Bildschirm weiterspielen
playHereHint = Das wird ein neues Spiel in diesem Browser; ab dort würfelt dieser Bildschirm.
seats = Plätze und Codes
giveCode = Code geben
giveCodeOf = Code für den Platz von { $name } geben
codeFor = Code für den Platz von { $name }
codeCounts = Gilt bis { $until }, für ein einziges Mal.
codeOpen = Für den Platz von { $name } gilt bis { $until } ein Code.
codeHow = Auf dem anderen Gerät diesen Link öffnen, oder am Tisch „Ich habe einen Code“ wählen.
codeOwnHow = Wer ihn eingibt, spielt deinen Platz dort weiter. Dieses Gerät schaut dann zu.
program = Programm
programOf = Eigenes Programm auf dem Platz von { $name }
programWhat = Ein Programm von dir kann hier spielen. Es sieht nur, was dieser Platz sieht, und hat die Zeit, die dieser Tisch lässt. Solange es fehlt oder Fehler macht, spielt ein eingebauter Bot.
programFaults =
    { $faults ->
        [one] Einmal hat der Bot für es entschieden.
       *[other] { $faults }-mal hat der Bot für es entschieden.
    }
programGive = Schlüssel geben
programGiveNew = Neuer Schlüssel
programTakeBack = Zurücknehmen
programHow = Dieser Befehl startet es auf dem Rechner, auf dem Hausregeln und dein Programm liegen:
programCopy = Befehl kopieren
programSecret = Wer den Schlüssel hat, spielt diesen Platz. Er wird nur hier gezeigt; der Server kennt ihn nicht.
programTokenGone = Den Schlüssel hat nur die Seite gezeigt, die ihn gemacht hat. Ist er verloren, hilft ein neuer.
otherDevice = Auf einem anderen Gerät weiterspielen
otherDeviceText = Ein kurzer Code bringt deinen Platz auf ein anderes Gerät.
showCode = Code zeigen
bothDevices = Auf beiden Geräten spielen
haveCode = Ich habe einen Code
claimTitle = Einen Platz mit einem Code einnehmen
claimText = Den Code zeigt das Gerät, auf dem bisher gespielt wurde, oder wer den Tisch eröffnet hat.
claimCode = Code für den Platz
claimHint = Sechs Buchstaben und Ziffern.
claim = Platz einnehmen
staleLink = Dieser Link gilt nicht mehr. Lass dir auf dem anderen Gerät einen Code zeigen.
movedAway = Dein Platz wird jetzt auf einem anderen Gerät gespielt. Hier schaust du zu.
knock = Noch einmal versuchen
removed = Vom Tisch genommen: { $names }
admit = Wieder zulassen
admitOf = { $name } wieder zulassen
remove = Vom Tisch nehmen
removeOf = { $name } vom Tisch nehmen
watching =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
watchersNamed =
    { $more ->
        [0] Es schauen zu: { $names }
        [one] Es schauen zu: { $names } und { $more } mehr
       *[other] Es schauen zu: { $names } und { $more } mehr
    }
findWatcher = Wen suchst du?
somebody = jemand
chooseMark = Figur
chooseMarkOf = Figur und Farbe von { $name } wählen
markTitle = Figur und Farbe
markTaken = Das hat schon { $name }.
stillFree =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
canBegin = Alles bereit.
watcher = { $name } (schaut zu)
notSeated = { $name } (ohne Platz)
askToWrite = An diesem Tisch schreiben nur, die mitspielen.
chatGoes =
    { $days ->
        [one] Geschieht hier { $days } Tag lang nichts, wird das Gespräch gelöscht.
       *[other] Geschieht hier { $days } Tage lang nichts, wird das Gespräch gelöscht.
    }
reportTable = Tisch melden
reportTableAsk = Was möchtest du melden?
ownData = Was der Server von dir weiß
ownDataText = Dein Name, die Tische, an denen du warst, und was du dort getan und geschrieben hast. Mehr nicht, und alles unter einer Zufallsnummer.
exportData = Als Datei herunterladen
exported =
    { $tables ->
        [one] Gesichert: was von dir an { $tables } Tisch steht.
       *[other] Gesichert: was von dir an { $tables } Tischen steht.
    }
renew = Überall abmelden
renewAsk = Alle anderen Geräte, die deinen Link haben, werden dann abgemeldet. Auf diesem Gerät bleibt alles, wie es ist.
renewed = Nur noch dieses Gerät ist angemeldet.
erase = Alles löschen
eraseAsk = Dein Name und alles, was du geschrieben hast, verschwindet sofort von allen Tischen. Die Partien bleiben, ohne dich zu nennen. Wo du noch mitspielst, musst du vorher aufgeben. In Sicherungskopien des Servers steht es, bis sie ersetzt sind; spielt er eine zurück, wird es wieder gelöscht.
erased = Gelöscht. Dieser Server kennt dich nicht mehr.
programThere = Programm, verbunden
programAway = Programm, nicht verbunden
programOut =
    { $why ->
        [slow] Programm ersetzt: zu langsam
        [nonsense] Programm ersetzt: unverständliche Antworten
        [illegal] Programm ersetzt: unerlaubte Züge
       *[flood] Programm ersetzt: zu viele Nachrichten
    }
claimName = Bitte gib zuerst deinen Namen ein: Die anderen sehen ihn am Tisch.
