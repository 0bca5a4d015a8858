title = Was wird wo gespeichert?
here = In diesem Browser
hereText = Das liegt nur auf diesem Gerät, in diesem Browser. Wer die Daten des Browsers löscht, löscht es mit.
games = Spiele an diesem Bildschirm
noGames = Noch keines.
gamesText =
    { $count ->
        [one] { $count } Spiel, als Datei { $size }. Ein Spiel oder alle passen in eine Datei und kommen aus ihr zurück, auch in einem anderen Browser.
       *[other] { $count } Spiele, als Datei { $size }. Ein Spiel oder alle passen in eine Datei und kommen aus ihr zurück, auch in einem anderen Browser.
    }
shelves-books-name = Geöffnete Regelbücher
shelves-books-what = Regelbücher, die du aus einer Datei oder einem Link geöffnet hast. Beim Aufbau eines Spiels stehen sie zur Wahl und lassen sich dort löschen.
shelves-books-to = Zum Aufbau
shelves-drafts-name = Entwürfe der Werkstatt
shelves-drafts-what = Was du dort geändert hast, mit allen Schritten, die sich zurücknehmen lassen. Jeder Entwurf lässt sich dort als Datei sichern und löschen.
shelves-drafts-to = Zur Werkstatt
shelves-runs-name = Versuche im Laboratorium
shelves-runs-what = Fragen, die du gestellt hast, und wie weit ihre Antworten sind. Dort lassen sie sich fortsetzen und löschen.
shelves-runs-to = Zum Laboratorium
count =
    { $count ->
        [0] Noch nichts.
        [one] Zurzeit { $count }.
       *[other] Zurzeit { $count }.
    }
choices = Einstellungen
choicesText = Sprache, Farben, Töne, Tempo der Bots und automatische Antworten.
reset = Zurücksetzen
who = Wer du online bist
nobody = Noch niemand: Erst an einem Tisch im Netz gibst du dir einen Namen.
whoText = { $name }, dazu ein Schlüssel, an dem der Server dich erkennt. Mit einem Code oder Link kommt dein Platz auf ein anderes Gerät.
room = Diese Seite belegt im Ganzen { $used } von { $most }, die der Browser ihr lässt; dazu gehört das Programm selbst, wenn es ohne Netz spielbar ist.
noRoom = Wie viel Platz das braucht, sagt der Browser nur mit https.
lasting = Der Browser behält es, auch wenn der Platz knapp wird.
mayGo = Wird der Platz knapp, darf der Browser das alles löschen.
makeLasting = Dauerhaft behalten
notLasting = Der Browser verspricht es nicht. Sichere, was dir wichtig ist, als Datei.
server = Auf dem Server
serverText = Tische im Netz liegen auf dem Server, der diese Seite liefert: Namen, Züge und Nachrichten, alles unter einer Zufallsnummer. Du kannst alles als Datei haben oder löschen lassen. Nachrichten verschwinden von selbst, wenn an einem Tisch lange nichts geschieht; nach wie vielen Tagen, steht dort beim Gespräch.
toOwn = Was der Server von dir weiß
nowhere = Nirgends sonst
nowhereText = Keine Anmeldung, keine Cookies, keine fremden Dienste: Nichts verlässt dieses Gerät, außer an Tischen im Netz und wenn du einen Link teilst.
