home = Hausregeln, zur Startseite
back = Zurück
failed = Das hat nicht geklappt
notKept = Dieser Browser bewahrt nichts auf (privates Fenster oder voller Speicher). Bis du die Seite schließt, geht alles.
shelf-full = Der Browser gibt dieser Seite keinen Platz mehr. Sichere Spiele als Datei und lösche dann alte.
shelf-refused = Der Browser lässt diese Seite nichts speichern (privates Fenster oder gesperrter Speicher). Erlaube es in seinen Einstellungen, oder sichere dein Spiel als Datei.
