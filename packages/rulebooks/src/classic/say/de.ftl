## The rulebook

title = Klassisch

## The board

currency = Taler
jail-inside = Gefängnis
jail-visiting = nur zu Besuch

## Buildings

house-one = Haus
house-many = Häuser
# same
house-gender = n
hotel-one = Hotel
hotel-many = Hotels
# same
hotel-gender = n

## Groups

group-brown = Braun
group-lightBlue = Hellblau
group-pink = Rosa
# same
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-darkBlue = Dunkelblau
group-station = Bahnhöfe
group-utility = Werke

## Spaces

space-start = LOS
space-bathStreet = Badstraße
space-community = Gemeinschaftsfeld
space-towerStreet = Turmstraße
space-earningsTax = Einkommensteuer
space-southStation = Südbahnhof
space-turnpikeStreet = Chausseestraße
space-chance = Ereignisfeld
space-elizaStreet = Elisenstraße
space-postStreet = Poststraße
space-jail = Gefängnis / nur zu Besuch
space-lakeStreet = Seestraße
space-cityPower = Elektrizitätswerk
space-harbourStreet = Hafenstraße
space-newStreet = Neue Straße
space-westStation = Westbahnhof
space-munichStreet = Münchner Straße
space-viennaStreet = Wiener Straße
space-berlinStreet = Berliner Straße
space-parking = Frei Parken
space-theatreStreet = Theaterstraße
space-museumStreet = Museumstraße
space-operaSquare = Opernplatz
space-northStation = Nordbahnhof
space-lessingStreet = Lessingstraße
space-schillerStreet = Schillerstraße
space-cityWater = Wasserwerk
space-goetheStreet = Goethestraße
space-goToJail = Gehe in das Gefängnis
space-townHallSquare = Rathausplatz
space-mainStreet = Hauptstraße
space-stationStreet = Bahnhofstraße
space-centralStation = Hauptbahnhof
space-parkStreet = Parkstraße
space-surtax = Zusatzsteuer
space-castleAvenue = Schlossallee

## Cards: Event

chance-name = Ereignis
chance-1 = Rückenwind bis nach Hause: weiter auf LOS, dort liegt das Gehalt bereit.
chance-2 = Die erste Geige hat Schnupfen, Ersatz wird gesucht: weiter zum Opernplatz. Unterwegs über LOS gibt es Gehalt.
chance-3 = Das Handtuch ist schon eingepackt: weiter zur Seestraße. Unterwegs über LOS gibt es Gehalt.
chance-4 =
    Irgendwo tropft es oder es knistert: vor bis zum nächsten Werk. Ist es frei, steht es zum Kauf. Gehört es einem
    anderen Spieler, wird gewürfelt und das Zehnfache der Augen gezahlt.
chance-5 =
    Die Durchsage war kaum zu verstehen, klang aber eilig: vor bis zum nächsten Bahnhof. Ist er frei, steht er zum
    Kauf. Gehört er einem anderen Spieler, kostet der Halt die doppelte Miete.
chance-6 =
    Im falschen Zug eingeschlafen: vor bis zum nächsten Bahnhof. Ist er frei, steht er zum Kauf. Gehört er einem
    anderen Spieler, kostet das Aussteigen die doppelte Miete.
chance-7 = Das Sparschwein hat Nachwuchs bekommen: 50 Taler von der Bank.
chance-8 =
    Der Wärter schuldet noch einen Gefallen: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten, bis
    sie gespielt oder weitergegeben wird.
chance-9 = Der Schirm steht noch im Café: 3 Felder zurück.
chance-10 = Das bestellte Taxi hat ein Blaulicht: geradewegs ins Gefängnis, ohne Gehalt.
chance-11 = Der Hagel hat kein Dach ausgelassen: je Haus 25 Taler und je Hotel 100 Taler an die Bank.
chance-12 = Das Leihrad kam einen Tag zu spät zurück: 15 Taler an die Bank.
chance-13 = Die Tante reist mit fünf Koffern an: weiter zum Südbahnhof. Unterwegs über LOS gibt es Gehalt.
chance-14 = Die Einladung hat einen Goldrand: weiter zur Schlossallee.
chance-15 = Die Wette war leichtsinnig, das Ehrenwort gilt: jedem anderen Spieler 50 Taler.
chance-16 = Die Briefmarke aus Großvaters Album war tatsächlich echt: 150 Taler von der Bank.

## Cards: Community

community-name = Gemeinschaft
community-1 = Die halbe Straße schiebt mit an: weiter auf LOS, dort gibt es Gehalt.
community-2 = Auf dem Dachboden hing ein verkanntes Meisterwerk: 200 Taler von der Bank.
community-3 = Der Fußball fand das einzige geschlossene Fenster: 50 Taler an die Bank.
community-4 = Auf dem Hofflohmarkt ging sogar die Stehlampe weg: 50 Taler von der Bank.
community-5 =
    Die Gefängnisdirektorin singt im selben Chor: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird behalten,
    bis sie gespielt oder weitergegeben wird.
community-6 = Das Straßenfest ging bis vier, die Geduld der Polizei bis drei: geradewegs ins Gefängnis, ohne Gehalt.
community-7 = Die gepflanzte Linde spendet dem ganzen Platz Schatten, die Stadt sagt Danke: 100 Taler von der Bank.
community-8 = Nach dem Fest standen noch drei Kisten Leergut im Hof: 20 Taler Pfand von der Bank.
community-9 = Kuchen für die ganze Runde, und die Runde legt zusammen: von jedem anderen Spieler 10 Taler.
community-10 = Der Kalender mit den Katzen des Viertels ist ausverkauft: 100 Taler von der Bank.
community-11 = Das Klavier war breiter als das Treppenhaus: 100 Taler an die Bank.
community-12 = Der Kanarienvogel besteht auf Gesangsstunden: 50 Taler an die Bank.
community-13 = Jemand musste die Turmuhr stellen, und jemand hat es getan: 25 Taler von der Bank.
community-14 = Die Stadt wünscht sich Stuck an jeder Fassade: je Haus 40 Taler und je Hotel 115 Taler an die Bank.
community-15 = Der entlaufene Kater ist wieder da, die Nachbarin strahlt: 10 Taler Finderlohn von der Bank.
community-16 = Die Bienen auf dem Dach hatten einen guten Sommer: 100 Taler von der Bank.

## Titles of paragraphs

rule-K-0_1 = Spielmaterial
rule-K-0_2 = Brett und Preise
rule-K-0_3 = Ereignis- und Gemeinschaftskarten
rule-K-0_4 = Wer beginnt
rule-K-1_1 = Der Zug
rule-K-1_2 = Pasch
rule-K-1_3 = Gehalt auf LOS
rule-K-2_1 = Kaufen
rule-K-2_2 = Versteigerung
rule-K-2_3 = Besitz
rule-K-3_1 = Miete verlangen
rule-K-3_2 = Höhe der Miete
rule-K-3_3 = Keine Miete bei Hypothek
rule-K-3_4 = Miete für Bahnhöfe und Werke
rule-K-4_1 = Steuern und Frei Parken
rule-K-4_2 = Ins Gefängnis und wieder heraus
rule-K-4_3 = Geschäfte im Gefängnis
rule-K-4_4 = Nur zu Besuch
rule-K-5_1 = Häuser bauen
rule-K-5_2 = Hotels bauen
rule-K-5_3 = Wenn Gebäude knapp werden
rule-K-5_4 = Gebäude verkaufen
rule-K-6_1 = Hypothek
rule-K-6_2 = Belastetes Grundstück wechselt den Besitz
rule-K-7_1 = Tauschen und Handeln
rule-K-8_1 = Schulden und Bankrott
rule-K-8_2 = Sieg
rule-K-9_1 = Kurzes Spiel
rule-K-9_2 = Spiel auf Zeit
