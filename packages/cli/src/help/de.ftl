program-about = Brettspiele um Grundstücke nach ihren Regelbüchern: Partien simulieren, aufzeichnen, nachspielen und prüfen.

## Around it

title-usage = Aufruf:
title-arguments = Argumente:
title-options = Optionen:
title-commands = Befehle:
around-help = zeigt, was ein Befehl nimmt
around-choices = ({ $values })
around-usual = (sonst { $value })

## What several commands take

common-rulebook = das Regelbuch (siehe: hausregeln rulebooks), seine Datei oder ein Ordner mit einer book.ts
common-rulebookOrAll = { common-rulebook }; ohne Angabe alle eingebauten
common-rulebookOfRecord = das Regelbuch der Aufzeichnung, wenn es von anderswo kommt: ein Ordner mit einer book.ts
common-record = die Aufzeichnung
common-seats = die Bots, einer je Platz, etwa steady,random
common-option = eine Option des Regelbuchs; auch mehrmals
common-maxRounds = eine Partie, die nach so vielen Runden nicht zu Ende ist, wird abgebrochen
common-seed = die Startzahl des Zufalls: gleiche Zahl, gleiche Partien
common-json = gibt JSON aus und sonst nichts
common-lang = Sprache der Sätze
common-workers = Threads; sonst so viele, wie es Kerne gibt
common-games = wie viele Partien
common-byWealth = eine abgebrochene Partie gewinnt, wer dann am reichsten ist
common-first = Nummer der ersten Partie des Laufs
common-out = Datei, die geschrieben wird
common-bot = ein eigener Bot: eine .ts-, .js- oder .py-Datei oder ein Befehl in Anführungszeichen; NAME=BEFEHL gibt ihm einen Namen für --seats, sonst „{ $name }“; auch mehrmals (docs/YOUR-BOT.md)
common-botTime = Millisekunden, die er für eine Entscheidung hat

## Games

rulebooks-about = nennt die Regelbücher mit ihren Optionen und die Bots
sim-about = lässt Bots viele Partien spielen und zählt die Ergebnisse
sim-rotate = die Bots wechseln von Partie zu Partie die Plätze; gezählt wird je Bot
sim-checkLaws = prüft nach jedem Schritt jedes Gesetz
sim-luck = nennt auch, was die Bots ohne ihr Glück gewinnen; so viele Partien vom Anfang werden dafür analysiert
arena-about = lässt Bots gegeneinander spielen und bewertet sie
arena-bots = wer spielt, etwa steady,plain,miser; sonst alle, die es gibt, und die eigenen
arena-seats = wie viele an einem Tisch sitzen; sonst { $seats }
arena-tables = wie viele Tische; jeder spielt so viele Partien, wie er Plätze hat
arena-byWealth = eine abgebrochene Partie gewinnt, wer dann am reichsten ist; sonst zählt sie nicht
arena-mirror = wie viel das Glück entscheidet: Alle Genannten sitzen an einem Tisch, und jede von so vielen Gaben wird mit jedem auf jedem Platz gespielt
arena-luck = nennt auch, was die Bots ohne ihr Glück gewinnen; die Partien so vieler Tische vom Anfang werden dafür analysiert
balance-about = lässt Bots viele Partien spielen und zeigt, wie es den ersten und letzten am Zug und den ersten Besitzern ganzer Gruppen ergeht
record-about = lässt Bots eine Partie spielen und zeichnet sie auf
record-game = welche Partie des Laufs mit dieser Startzahl
replay-about = spielt eine aufgezeichnete Partie nach, zeigt ihren Verlauf und prüft sie auf Schäden
replay-at = hört nach Eintrag n auf und nach dem, was dabei gezogen wurde
replay-events = gibt die Ereignisse als JSON aus, eines je Zeile, statt in Sätzen
analyse-about = zeigt, wodurch eine aufgezeichnete Partie gewonnen wurde: Chancen im Verlauf, Glück, Spiel, Wendepunkte, schlechteste Entscheidungen
analyse-rollouts = Partien bis zum Ende, mit denen jede der schlechtesten Entscheidungen geprüft wird; 0: keine
verify-about = prüft eine Aufzeichnung: die Kette ihrer Einträge, jede Regel und, wo ein Server geworfen hat, jeden Würfel und jede Karte
xlsx-about = schreibt die Bücher einer aufgezeichneten Partie als Arbeitsmappe: Buchungen, Salden, Grundstücke
xlsx-out = Datei, die geschrieben wird, etwa partie.xlsx
xlsx-lang = Sprache der Arbeitsmappe
xlsx-csv = schreibt ihre Blätter stattdessen als .csv-Dateien in einer .zip-Datei
laws-about = spielt an Tischen jeder Art aufs Geratewohl und prüft nach jedem Schritt die Gesetze
laws-games = wie viele Partien nach jedem Regelbuch
laws-slowEvery = prüft die langsameren Gesetze nur alle n Schritte
landings-about = lässt eine Figur um das klassische Brett laufen und zählt, wo sie stehen bleibt
landings-turns = wie viele Züge
landings-jail = das Gefängnis sofort gegen Geld verlassen oder dort bleiben und würfeln
gym-about = viele Partien zugleich über eine Pipe, für lernende Programme (docs/TRAINING.md); „agent“ unter --seats
gym-games = wie viele Partien zugleich
gym-only = spielt nur diese der Partien, die letzte ausgenommen: Den Rest spielen andere Programme
gym-offers = gibt auch Angeboten Nummern
gym-memory = schreibt, was Agenten erfahren, in diese Datei, die die andere Seite im Speicher hat
seat-about = lässt einen eigenen Bot einen Platz an einem Online-Tisch spielen (docs/YOUR-BOT.md)
seat-url = der Link des Tisches, etwa http://127.0.0.1:3000/#/table/k3m9x2pqrs
seat-token = das Token des Platzes, wie es auf seiner Seite steht; sonst das in { $variable }
seat-bot = eine .ts-, .js- oder .py-Datei oder ein Befehl in Anführungszeichen
move-about = zieht die Tische eines Servers und seinen Schlüssel um: aus einem Datenverzeichnis in eine PostgreSQL-Datenbank oder zurück
move-from = das Datenverzeichnis oder die Adresse der Datenbank: postgresql://user:password@host/name; mehrere durch Kommas getrennt, die erste zuerst
move-to = ein leeres Ziel der einen oder anderen Art, oder mehrere

## Rulebooks as files

book-about = Regelbücher als Dateien: schreiben, prüfen, vergleichen
check-about = prüft eine Datei: alles, was daran falsch ist, und durch Probepartien, ob ihre Partien enden
check-file = das Regelbuch
check-noTrial = spielt nicht zur Probe
diff-about = zeigt, worin sich die Regeln zweier Bücher unterscheiden und welche Felder anders heißen
diff-other = das andere Regelbuch, ebenso
export-about = schreibt ein Regelbuch als Datei: jede Wahl, jede Zahl, sein Brett und seine Paragraphen
fuzz-about = beschädigt Dateien aufs Geratewohl: Jede wird mit Sätzen abgelehnt oder spielt 200 Züge nach den Gesetzen
fuzz-runs = wie viele Dateien
fuzz-first = Nummer der ersten Datei des Laufs
house-about = spielt das klassische Regelbuch mit jeder Hausregel für sich: Enden die Partien, und wie lang sind sie?
house-games = Partien je Regel
house-seats = Mitspieler
house-rounds = Runden, die eine Partie dauern darf
house-bot = wer spielt
schema-about = gibt das JSON-Schema des Formats aus
lesson-about = Lektionen als Dateien: ein Spiel ab einer Stellung, Schritt für Schritt
lesson-check = prüft eine Lektion: Sie wird mit ihren richtigen Antworten durchgespielt
lesson-file = die Lektion
lesson-told = gibt aus, was geschieht, Schritt für Schritt

## Experiments

lab-about = Experimente: Regeln vergleichen, von einer Stellung aus weiterspielen, ein Regelbuch untersuchen
lab-games = Partien je Seite, höchstens
lab-seats = die Bots, einer je Platz; sonst viermal steady
lab-lang = Sprache des Berichts
lab-output = schreibt einen Bericht als eigenständige Seite; als Markdown, wenn der Name auf .md endet
lab-csv = schreibt alle Tabellen als CSV, eine nach der anderen
labBook-about = wie Partien nach einem Regelbuch sind: Dauer, Felder, Einnahmen, Geld, Reihenfolge, Gruppen, und was davon an den Bots liegt
labBook-book = das Regelbuch (siehe: hausregeln rulebooks) oder seine Datei
labBook-styles = Bots, an denen die Ergebnisse geprüft werden
compare-about = vergleicht Regelbücher, oder eines mit Hausregeln oder anderen Bots, bei gleichem Zufall
compare-book = das Regelbuch, mit dem alle verglichen werden
compare-against = ein Regelbuch oder Hausregeln wie declined=staysWithBank,salaryLand=400,-trade oder bots=plain,plain; auch mehrmals
compare-measure = woran es sich entscheidet
compare-noStops = spielt alle Partien, auch wenn es früher entschieden ist
compare-margin = ein Unterschied, auf den es niemandem ankommt: Runden, oder ein Anteil von 0 bis 1
from-about = wie eine aufgezeichnete Partie oder eine Stellung aus einer JSON-Datei weitergeht
from-file = eine Aufzeichnung oder eine Stellung als JSON (siehe: hausregeln lab schema)
from-entry = nach so vielen Einträgen der Aufzeichnung; sonst nach allen
from-whatIf = was jede Handlung des Augenblicks mit den Chancen macht
from-actor = wessen Handlungen --what-if ausprobiert, nach Platz ab 1: jeder, der handeln darf; sonst, wer ein Angebot zu beantworten hat oder entscheiden muss
from-trade = was ein Handel bewirkt: { $example }
from-rulebook = das Regelbuch einer von Hand geschriebenen Stellung
atlas-about = was jede Regel der Werkstatt für sich an einem Regelbuch ändert: Dauer, Ende, Reihenfolge, Glück gegen Können
atlas-games = Partien je Seite
atlas-book = ein eingebautes Regelbuch
atlas-skillGames = Partien eines besseren Bots gegen drei andere; sonst ebenso viele
atlas-data = schreibt alle Zahlen als JSON
atlas-from = spielt nichts: berichtet, was in einer solchen Datei steht
study-about = eine Frage, die man sich stellt; ohne Namen die Liste der Fragen
study-name = die Studie
run-about = führt das Experiment aus einer Datei durch
run-experiment = eine JSON-Datei (siehe: hausregeln lab schema)
run-schema = gibt das JSON-Schema der Dateien mit Experimenten aus
validate-about = vergleicht das Labor mit dem, was genau oder von anderen bekannt ist
validate-effort = wie viel von dem gespielt wird, was Gewissheit braucht
pace-about = misst, wie viele Partien nach jedem Regelbuch zwei Threads in fünf Sekunden von einer Stellung aus spielen
