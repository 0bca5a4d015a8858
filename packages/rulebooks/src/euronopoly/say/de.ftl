## The rulebook

# same
title = Euronopoly

## The board

# same
currency = GE

## Buildings

house-one = Apartment
house-many = Apartments
# same
house-gender = n
hotel-one = Luxusvilla
hotel-many = Luxusvillen
hotel-gender = f
block-one = Ferienhaus
block-many = Ferienhäuser
# same
block-gender = n

## Groups

group-capitals = Metropolen
group-centre = Mitte
# same
group-benelux = Benelux
group-north = Norden
# same
group-visegrad = Visegrád
group-south = Süden
group-balkans = Balkan
group-baltic = Baltikum
group-customs = Zollstationen
group-radar = Radarfallen

## Spaces

# same
space-start = Start
space-rome = Rom
# same
space-london = London
# same
space-radarTunnel = Radar Tunnel
# same
space-paris = Paris
space-customsBrenner = Zoll Brenner
# same
space-bern = Bern
space-event = Ereignis
space-vienna = Wien
# same
space-berlin = Berlin
space-westPrison = Gefängnis West
space-brussels = Brüssel
# same
space-amsterdam = Amsterdam
space-radarBridge = Radar Brücke
space-luxembourg = Luxemburg
space-customsOresund = Zoll Öresund
# same
space-helsinki = Helsinki
space-copenhagen = Kopenhagen
# same
space-stockholm = Stockholm
space-riskField = Risikofeld
space-warsaw = Warschau
space-prague = Prag
space-radarCoast = Radar Küste
# same
space-budapest = Budapest
space-customsGibraltar = Zoll Gibraltar
space-athens = Athen
space-lisbon = Lissabon
# same
space-madrid = Madrid
space-eastPrison = Gefängnis Ost
# same
space-sofia = Sofia
space-bucharest = Bukarest
space-radarAvenue = Radar Allee
space-belgrade = Belgrad
space-customsNarva = Zoll Narwa
# same
space-tallinn = Tallinn
# same
space-riga = Riga
space-vilnius = Wilna

## Cards: Event

events-name = Ereignis
events-1 = Rückenwind auf der Autobahn: noch einmal würfeln.
events-2 = Der Anschlusszug war pünktlich, die Reisegruppe nicht: eine Runde aussetzen.
events-3 = Im falschen Nachtzug aufgewacht: auf die andere Seite des Bretts.
events-4 = Eine Reportage lobt das Frühstück: 200 GE von der Bank.
events-5 = Kurtaxe, Bettensteuer, Schirmgebühr: 100 GE.
events-6 = Der Koffer flog nach Reykjavík, das Übergepäck wird trotzdem berechnet: 200 GE.
events-7 = Heimweh, und die Autobahn ist frei: weiter auf Start.
events-8 = Eine Abkürzung, von der nur der Fahrer weiß: weiter auf das Risikofeld.
events-9 = Restplatz auf der Fähre: weiter nach Athen.
events-10 = Der Tisch mit Blick auf den Turm ist bestellt: weiter nach Paris.
events-11 = Der Kofferraum klirrt verdächtig: vor bis zur nächsten Zollstation. Ist sie frei, steht sie zum Kauf.
events-12 = Das Navigationsgerät meint es gut: 3 Felder zurück.
events-13 = Der Stadtrat will das Gästehaus an der Promenade fördern: 500 GE von der Bank.
events-14 = Die Reiserücktrittsversicherung zahlt ausnahmsweise: 300 GE von der Bank.
events-15 = Das Cabrio stand im Halteverbot, drei Länder lang: 400 GE.
events-16 = Die Gäste haben Sand im Abfluss gelassen: je Apartment 20 GE, ein Ferienhaus zählt drei, eine Luxusvilla neun.
events-17 = Wer kennt die Hauptstädte auswendig? Von jedem anderen Spieler 50 GE.
events-18 = Ansichtskarten für alle, mit Sondermarken: jedem anderen Spieler 50 GE.

## Titles of paragraphs

rule-E-1_1 = Spielvorbereitung
rule-E-1_2 = Spielbrett und Karten
rule-E-2_1 = Ablauf eines Zuges
rule-E-2_2 = Pasch
rule-E-2_3 = Sieg
rule-E-3_1 = Über Start
rule-E-3_2 = Mit Pasch auf Start
rule-E-4_1 = Risikofeld
rule-E-4_2 = Risikotabelle
rule-E-4_3 = Mit Pasch auf das Risikofeld
rule-E-5_1 = Ein freies Grundstück
rule-E-5_2 = Anspruch auf eine Gruppe
rule-E-5_3 = Eine weitere Gruppe beginnen
rule-E-5_4 = Vom Apartment zur Luxusvilla
rule-E-5_5 = Wie hoch gebaut werden darf
rule-E-5_6 = Bauen, wo man steht
rule-E-5_7 = Frisch gekauft
rule-E-6_1 = Zollstationen und Radarfallen
rule-E-6_2 = Zoll
# same
rule-E-6_3 = Radar
rule-E-7_1 = Ereignisfelder
rule-E-7_2 = Auf die andere Seite
rule-E-7_3 = Mit Pasch auf ein Ereignisfeld
rule-E-7_4 = Wenn die Karten ausgehen
rule-E-8_1 = Fernkauf
rule-E-8_2 = Wer zuerst da war
rule-E-8_3 = Bauen aus der Ferne
rule-E-9_1 = Verkäufe an die Bank
rule-E-9_2 = Schulden bei der Bank
rule-E-9_3 = Solange man Schulden hat
rule-E-9_4 = Zu hohe Schulden
rule-E-10_1 = Ins Gefängnis
rule-E-10_2 = Im Gefängnis
rule-E-10_3 = Wieder hinaus
rule-E-10_4 = Nach der Entlassung
rule-E-10_5 = Nur zu Besuch
