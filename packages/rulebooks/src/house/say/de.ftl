## Paragraphs

title = { $title }, mit Hausregeln
says = { $question }: { $says }.
name = { $title }.
idle = Das bewirkt in diesem Regelbuch nichts.
absent = Das kommt in diesem Regelbuch nicht vor.
optionsName = Zur Wahl des Tisches
noOptions = nichts
boardName = Das Spielbrett
board-spaces = { $count } Felder
board-streets = { $count } Straßen
board-stations = { $count } Bahnhöfe
board-utilities = { $count } Werke
board-cards = { $what } ({ $count } Karten)
board-money = Währung: { $what }
board-rents_station = Miete { $rents }
board-rents_utility = Wurf mal { $rents }
board-called = { $was } heißt hier { $is }

## Chapters that go without saying

chapter-adjust = Ausgleichen der Bücher
chapter-adjust_under_claims = Ausgleichen bei Ansprüchen
chapter-adjust_mortgages = Ausgleichen von Hypotheken
chapter-apartments = Bauen je nach Zahl der Grundstücke
chapter-auction_open = Offene Versteigerung
chapter-auction_sealed = Verdeckte Versteigerung
chapter-bank_debt = Schulden bei der Bank
chapter-debt_limit = Grenze der Bankschulden
chapter-building = Häuser und Hotels
chapter-cards = Kartenstapel, die wiederkehren
chapter-ending = Ende des Spiels
chapter-estate = Nachlass an die Bank
chapter-event_cards = Karten, die abgelegt werden
chapter-finite_bank = Endliche Bank
chapter-deal = Verteilte Grundstücke
chapter-first_throw = Der höchste Wurf beginnt
chapter-jail_roll = Gefängnis: Pasch oder Freikauf
chapter-jail_sit = Gefängnis: aussetzen
chapter-landing = Start, Steuern und Parken
chapter-partial = Zahlen, was da ist
chapter-prison_bail = Gefängnis: Freikauf von Runde zu Runde
chapter-protection = Geschäfte aus dem Gefängnis
chapter-purchase = Kauf von Grundstücken
chapter-rent = Miete
chapter-risk_field = Risikofeld
chapter-settle = Besitz zu Geld machen
chapter-shortage = Knappe Gebäude
chapter-speed_die = Tempowürfel
chapter-turn = Der Zug

## What policies are about that nobody is asked

policy-eliminate = Wer nicht mehr zahlen kann
policy-fallsShort = Knappe Gebäude
policy-onJail = Das Gefängnisfeld
policy-onGoToJail = Das Feld, das ins Gefängnis schickt
policy-raisable = Was sich zu Geld machen lässt
policy-inherited = Was Gläubiger erben würden
policy-liability = Geschäfte von Schuldnern
policy-bought = Ein Kauf
policy-bidders = Wer auf ein Grundstück bieten darf
policy-pieceStep = Der Mindestschritt bei Gebäuden
policy-onesOnlyMoved = Zwei Einsen, die ins Gefängnis führen
policy-roundsEnd = Wo eine Runde endet
policy-bankLimit = Was die Bank zahlen kann
policy-ownDeed = Das eigene Grundstück
policy-leavesMore = Was außerdem hinterlassen wird
policy-received = Erhaltenes
policy-rentThrow = Der Wurf für die Miete
policy-income = Einnahmen
policy-onStreet = Eine Straße
policy-onStation = Ein Bahnhof
policy-onUtility = Ein Werk
policy-ladder = Die Stufen beim Bauen
nothing = nichts davon

## What choices of these say where a sentence no longer holds

choice-liability_unjudged = sind zu allen Bedingungen erlaubt
choice-fallsShort_never = bekommt, wer sie zuerst bestellt
choice-income_kept = bleiben dem Spieler, auch wenn er der Bank etwas schuldet

## Steps of a change

step-needs = { $who } braucht: { $what }.
step-clashes = { $who } und { $what } passen nicht zusammen.
step-open = Niemand sagt, was dann gilt: { $what }.
step-idle = Danach fragt dieses Regelbuch nicht: { $what }.
step-comes = { $what } kommt dazu
step-goes = { $what } fällt weg
step-unsaid = { $what }: wie im Regelbuch
step-smallChip = ein Chip zu 1 kommt dazu
step-or = { " " }oder{ " " }
