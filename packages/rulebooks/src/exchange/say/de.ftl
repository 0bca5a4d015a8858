## The rulebook

title = Börse

## The board

currency = €

## Cards: Event

chance-1 = Der kürzeste Weg nach Hause: weiter auf LOS. Wer genau dort ankommt, wird gut bezahlt.
chance-2 = Die erste Geige hat Schnupfen, Ersatz wird gesucht: weiter zum Opernplatz. Unterwegs über LOS gibt es Gehalt.
chance-3 = Das Handtuch ist schon eingepackt: weiter zur Seestraße. Unterwegs über LOS gibt es Gehalt.
chance-4 =
    Irgendwo tropft es oder es knistert: vor bis zum nächsten Werk. Ist es frei, wird es versteigert. Gehört es
    einem anderen Spieler, wird gewürfelt und das Zehnfache der Augen gezahlt.
chance-5 =
    Die Durchsage war kaum zu verstehen: vor bis zum nächsten Bahnhof. Ist er frei, wird er versteigert. Gehört er
    einem anderen Spieler, kostet der Halt die doppelte Miete.
chance-6 =
    Die Durchsage war kaum zu verstehen: vor bis zum nächsten Bahnhof. Ist er frei, wird er versteigert. Gehört er
    einem anderen Spieler, kostet der Halt die doppelte Miete.
chance-7 = Das Sparschwein hat Nachwuchs bekommen: 50 € von der Bank.
chance-8 = Ein Anruf genügt: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten, bis sie gespielt wird.
chance-9 = Der Schirm steht noch im Café: 3 Felder zurück.
chance-10 = Das bestellte Taxi hat ein Blaulicht: geradewegs ins Gefängnis, ohne Gehalt.
chance-11 = Der Hagel hat kein Dach ausgelassen: je Haus 25 € und je Hotel 100 € an die Bank.
chance-12 = Das Leihrad kam einen Tag zu spät zurück: 15 € an die Bank.
chance-13 = Die Tante reist mit fünf Koffern an: weiter zum Südbahnhof. Unterwegs über LOS gibt es Gehalt.
chance-14 = Die Einladung hat einen Goldrand: weiter zur Schlossallee.
chance-15 = Die Wette war leichtsinnig, das Ehrenwort gilt: jedem anderen Spieler 50 €.
chance-16 = Die Briefmarke aus Großvaters Album war tatsächlich echt: 150 € von der Bank.

## Cards: Community

community-1 = Der kürzeste Weg nach Hause: weiter auf LOS. Wer genau dort ankommt, wird gut bezahlt.
community-2 = Auf dem Dachboden hing ein verkanntes Meisterwerk: 200 € von der Bank.
community-3 = Der Fußball fand das einzige geschlossene Fenster: 50 € an die Bank.
community-4 = Auf dem Hofflohmarkt ging sogar die Stehlampe weg: 50 € von der Bank.
community-5 = Ein Anruf genügt: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten, bis sie gespielt wird.
community-6 = Das Straßenfest ging bis vier, die Geduld der Polizei bis drei: geradewegs ins Gefängnis, ohne Gehalt.
community-7 = Die gepflanzte Linde spendet dem ganzen Platz Schatten, die Stadt sagt Danke: 100 € von der Bank.
community-8 = Nach dem Fest standen noch drei Kisten Leergut im Hof: 20 € Pfand von der Bank.
community-9 = Kuchen für die ganze Runde, und die Runde legt zusammen: von jedem anderen Spieler 10 €.
community-10 = Der Kalender mit den Katzen des Viertels ist ausverkauft: 100 € von der Bank.
community-11 = Das Klavier war breiter als das Treppenhaus: 100 € an die Bank.
community-12 = Der Kanarienvogel besteht auf Gesangsstunden: 50 € an die Bank.
community-13 = Jemand musste die Turmuhr stellen, und jemand hat es getan: 25 € von der Bank.
community-14 = Die Stadt wünscht sich Stuck an jeder Fassade: je Haus 40 € und je Hotel 115 € an die Bank.
community-15 = Der entlaufene Kater ist wieder da, die Nachbarin strahlt: 10 € Finderlohn von der Bank.
community-16 = Die Bienen auf dem Dach hatten einen guten Sommer: 100 € von der Bank.

## Titles of paragraphs

rule-K-2_2 = Offene Versteigerung
rule-K-4_2 = Ins Gefängnis, Freikarte
rule-B-1_1 = Der Topf
rule-B-1_2 = Genau auf LOS
rule-B-1_3 = Schutzgeld im Gefängnis
rule-B-1_4 = Runden im Gefängnis
rule-B-1_5 = Gebäude verkaufen
rule-B-1_6 = Keine Fusionen
rule-B-2_1 = Sofort versteigert
rule-B-2_2 = Verdeckt bieten
rule-B-2_3 = Gleichstand
rule-B-2_4 = Alle bieten 0
rule-B-2_5 = Geheim bis zuletzt
rule-B-3_1 = Nur öffentlich verkaufen
rule-B-3_2 = Mindestpreis
rule-B-4_1 = Anteile eines Spielers
rule-B-4_2 = Kurs
rule-B-4_3 = Handel unter Spielern
rule-B-4_4 = Verkauf an die Bank
rule-B-4_5 = Kauf von der Bank
rule-B-4_6 = Berichte
rule-B-4_7 = Dividende
rule-B-4_8 = Anteile bei einem Bankrott
rule-B-4_9 = Übernahme
rule-B-4_10 = Das Buch
rule-B-5_1 = Sieg
