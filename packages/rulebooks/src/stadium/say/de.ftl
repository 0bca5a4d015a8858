## The rulebook

title = Stadion

## The board

currency = ₩
jail-inside = Gefängnis
jail-visiting = nur Zaungast

## Buildings

house-one = Tribüne
house-many = Tribünen
house-gender = f
hotel-one = Stadion
hotel-many = Stadien
# same
hotel-gender = n

## Groups

group-brown = Trainingsgelände
group-lightBlue = Vorplatz
group-pink = Katakomben
group-orange = Fanblöcke
group-red = Spielfeldrand
group-yellow = Positionen
group-green = Rasen
group-darkBlue = Ehrenränge
group-station = Spielstätten
group-utility = Läden

## Spaces

space-kickOffStart = Anstoß (LOS)
space-kickaboutPitch = Bolzplatz
space-homeGame = Heimspiel
space-cinderPitch = Ascheplatz
space-teamBusRepair = Mannschaftsbus-Reparatur
space-molehillMeadow = Maulwurfwiese
space-ticketBooth = Kassenhäuschen
space-awayGame = Auswärtsspiel
space-turnstile = Drehkreuz
space-sausageStall = Bratwurstbude
space-jailOnlooker = Gefängnis / nur Zaungast
space-kitRoom = Zeugwartkammer
space-scarfShop = Schalladen
space-visitorsDressingRoom = Gästekabine
space-playersTunnel = Spielertunnel
space-mistyBowl = Nebelkessel
space-farSide = Gegengerade
space-southTerrace = Südkurve
space-northTerrace = Nordkurve
space-freeCarParkFans = Frei Parken (Fanparkplatz)
space-dugout = Trainerbank
space-cornerFlag = Eckfahne
space-touchline = Seitenlinie
space-cloudPark = Wolkenpark
space-leftWing = Linksaußen
space-rightWing = Rechtsaußen
space-shirtShop = Trikotladen
space-sweeper = Libero
space-redCardOffToJail = Rote Karte: ins Gefängnis
space-centreCircle = Mittelkreis
space-penaltyArea = Strafraum
space-penaltySpot = Elfmeterpunkt
space-floodlightDome = Flutlichtdom
space-directorsBox = Ehrenloge
space-relegationPlayOff = Relegationsspiel
space-trophyCabinet = Pokalvitrine

## Cards: Away game

away-name = Auswärtsspiel
away-1 = Der Mannschaftsbus hat ausnahmsweise Rückenwind: weiter auf Anstoß (LOS), dort gibt es Gehalt.
away-2 =
    Der Linienrichter hat seine Brille vergessen, Aushilfe wird gesucht: weiter zur Seitenlinie. Unterwegs über LOS
    gibt es Gehalt.
away-3 = Elf linke Schuhe eingepackt: weiter zur Zeugwartkammer, tauschen. Unterwegs über LOS gibt es Gehalt.
away-4 =
    Ohne Schal friert sogar der Fanclub-Vorsitz: vor bis zum nächsten Laden. Ist er frei, steht er zum Kauf. Gehört
    er einem anderen Spieler, wird gewürfelt und das Zehnfache der Augen gezahlt.
away-5 =
    Das Spiel wird kurzfristig verlegt: vor bis zur nächsten Spielstätte. Ist sie frei, steht sie zum Kauf. Gehört
    sie einem anderen Spieler, kostet der Auftritt die doppelte Miete.
away-6 =
    Das Navi kennt nur Fußballplätze: vor bis zur nächsten Spielstätte. Ist sie frei, steht sie zum Kauf. Gehört sie
    einem anderen Spieler, kostet der Umweg die doppelte Miete.
away-7 = Die Auswärtsfans haben das Tippspiel leer geräumt: 50 ₩ von der Bank.
away-8 =
    Der Schiedsrichter sah alles, aber nicht dies: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird
    behalten, bis sie gespielt oder weitergegeben wird.
away-9 = Abseits, und das um eine Fußlänge: 3 Felder zurück.
away-10 = Nach dem Abpfiff in die falsche Kurve gejubelt: geradewegs ins Gefängnis, ohne Gehalt.
away-11 = Der Winter war den Dächern ein harter Gegner: je Tribüne 25 ₩ und je Stadion 100 ₩ an die Bank.
away-12 = Im Spielertunnel geparkt: 15 ₩ an die Bank.
away-13 =
    Testspiel auf dem Dorf, und der Platzwart hat schon gekocht: weiter zur Maulwurfwiese. Unterwegs über LOS gibt
    es Gehalt.
away-14 = Jemand muss den Henkel wieder ankleben: weiter zur Pokalvitrine.
away-15 = Vor dem Spiel „Wenn wir gewinnen, zahle ich“ gerufen, und dann das: jedem anderen Spieler 50 ₩.
away-16 = Das Tor von der Mittellinie wird Werbespot: 150 ₩ von der Bank.

## Cards: Home game

home-name = Heimspiel
home-1 = Die Kapelle spielt, die Kinder laufen ein: weiter auf Anstoß (LOS), dort gibt es Gehalt.
home-2 = Ausverkauft bis auf den letzten Klappsitz: 200 ₩ von der Bank.
home-3 = Der Elfmeter landete auf der Anzeigetafel: 50 ₩ an die Bank.
home-4 = Das Stadionheft mit dem Druckfehler wird Sammlerstück: 50 ₩ von der Bank.
home-5 =
    Die Wärterin hat eine Dauerkarte neben der eigenen: Diese Freikarte öffnet einmal die Gefängnistür. Sie wird
    behalten, bis sie gespielt oder weitergegeben wird.
home-6 = Den Spielball mit nach Hause genommen, samt Schiedsrichter: geradewegs ins Gefängnis, ohne Gehalt.
home-7 = Das Maskottchen gewinnt den Wettlauf der Maskottchen: 100 ₩ von der Bank.
home-8 = Nach dem Spiel alle Becher eingesammelt: 20 ₩ Pfand von der Bank.
home-9 = Geburtstag im Mittelkreis, die ganze Mannschaft legt zusammen: von jedem anderen Spieler 10 ₩.
home-10 = Der Greenkeeper verkauft Rollrasen mit Autogramm: 100 ₩ von der Bank.
home-11 = Das neue Flutlicht hatte keinen Schalter: 100 ₩ an die Bank.
home-12 = Die Mannschaft will einen Yogalehrer, der Yogalehrer will Geld: 50 ₩ an die Bank.
home-13 = Die Trommel der Südkurve fand einen Ersatzschlägel: 25 ₩ von der Bank.
home-14 = Ab sofort darf keine Sitzschale mehr wackeln: je Tribüne 40 ₩ und je Stadion 115 ₩ an die Bank.
home-15 = Zweiter Platz im Seniorenturnier am Tischkicker: 10 ₩ von der Bank.
home-16 = Der verschollene Pokal stand die ganze Zeit in der Waschküche: 100 ₩ von der Bank.

## Titles of paragraphs

rule-S-0_1 = Spielmaterial
rule-S-0_2 = Wer beginnt
rule-S-1_1 = Der Zug
rule-S-2_1 = Schulden
rule-S-2_2 = Bankrott gegenüber einem Spieler
rule-S-2_3 = Bankrott gegenüber der Bank
rule-S-2_4 = Sieg
rule-S-3_1 = Jederzeit: Miete kassieren
rule-S-3_2 = Wann versteigert wird
rule-S-3_3 = Wie versteigert wird
rule-S-4_1 = Tribünen und Stadien bauen
rule-S-4_2 = Kein Bau bei Hypothek
rule-S-4_3 = Wenn Gebäude knapp werden
rule-S-5_1 = Gebäude verkaufen
rule-S-6_1 = Hypotheken
rule-S-7_1 = Verhandeln
rule-S-7_2 = Handel mit belasteten Grundstücken
rule-S-8_1 = Ein freies Grundstück
rule-S-9_1 = Miete verlangen
rule-S-9_2 = Grundmiete
rule-S-9_3 = Spielstätten und Läden
rule-S-10_1 = Auswärts- und Heimspiel
rule-S-10_2 = Steuern
rule-S-11_1 = Ins Gefängnis
rule-S-11_2 = Aus dem Gefängnis
rule-S-11_3 = Ruhige Felder
rule-S-12_1 = Der Tempowürfel
rule-S-12_2 = Ab wann
rule-S-12_3 = Die Zahlen 1, 2 und 3
rule-S-12_4 = Der Bus
rule-S-12_5 = Nächstes Grundstück
rule-S-12_6 = Wo der Tempowürfel nicht zählt
rule-S-12_7 = Drei gleiche Zahlen
rule-S-12_8 = Gefängnis beendet den Zug
rule-S-13_1 = Keine eigenen Zusätze
