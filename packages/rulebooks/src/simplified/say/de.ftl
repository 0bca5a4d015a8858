## The rulebook

title = Vereinfacht

## The board

# same
currency = M

## Spaces

space-goToJail = Polizist

## Cards: Event

chance-name = Ereignis
chance-1 = Abkürzung durch den Hinterhof: weiter auf LOS, genau getroffen.
chance-2 = Die Garderobe schließt gleich: weiter zum Opernplatz.
chance-3 = Das Boot legt pünktlich ab: weiter zur Seestraße.
chance-4 =
    Zählerablesung: vor bis zum nächsten Werk. Ist es frei, steht es zum Kauf; gehört es jemand anderem, kostet ein
    neuer Wurf das 200-Fache seiner Augen.
chance-5 =
    Anschluss verpasst: vor bis zum nächsten Bahnhof. Ist er frei, steht er zum Kauf; gehört er jemand anderem, gilt
    die doppelte Miete.
chance-6 =
    Im Speisewagen sitzen geblieben: vor bis zum nächsten Bahnhof. Ist er frei, steht er zum Kauf; gehört er jemand
    anderem, gilt die doppelte Miete.
chance-7 = Das Sparbuch wirft Zinsen ab: 1.000 M von der Bank.
chance-8 =
    Ein Passierschein für das Gefängnis. Nur lässt hier niemand mit sich reden: Er gilt nicht und kommt zurück unter
    den Stapel.
chance-9 = Der Schlüssel steckt noch: 3 Felder zurück.
chance-10 = Der Polizist hat zugesehen: geradewegs ins Gefängnis, ohne Gehalt.
chance-11 = Die Rohre sind eingefroren: je Haus 500 M und je Hotel 2.000 M.
chance-12 = Bei Rot über die Kreuzung: 300 M.
chance-13 = Besuch kommt mit dem Frühzug: weiter zum Südbahnhof.
chance-14 = Einmal wohnen wie die anderen: weiter zur Schlossallee.
chance-15 = Diese Runde zahlt einer allein: jedem anderen Spieler 1.000 M.
chance-16 = Die Erfindung geht in Serie: 3.000 M von der Bank.

## Cards: Community

community-name = Gemeinschaft
community-1 = Die Nachbarn winken schon: weiter auf LOS, genau getroffen.
community-2 = Das Erbstück war versichert: 4.000 M von der Bank.
community-3 = Die Hausapotheke will gefüllt sein: 1.000 M.
community-4 = Das alte Fahrrad ist verkauft: 1.000 M von der Bank.
community-5 =
    Die Gefängnisleitung schickt Grüße, aber keinen Schlüssel: Diese Karte gilt hier nicht und kommt zurück unter
    den Stapel.
community-6 = Die Nachtruhe gilt auch für Posaunen: geradewegs ins Gefängnis, ohne Gehalt.
community-7 = Das Straßenfest macht Gewinn: 2.000 M von der Bank.
community-8 = Zu viel gezahlte Steuern: 400 M von der Bank.
community-9 = Ein Ständchen zum Geburtstag, mit Sammelbüchse: von jedem anderen Spieler 200 M.
community-10 = Die Festgeldanlage läuft aus: 2.000 M von der Bank.
community-11 = Das Krankenzimmer hatte Aussicht: 2.000 M.
community-12 = Neue Schulbücher für alle Kinder: 1.000 M.
community-13 = Guter Rat war einmal nicht billig: 500 M von der Bank.
community-14 = Der Gehweg wird erneuert: je Haus 800 M und je Hotel 2.300 M.
community-15 = Zweiter Preis beim Kürbiswiegen: 200 M von der Bank.
community-16 = Eine Großcousine hat an alle gedacht: 2.000 M von der Bank.

## Titles of paragraphs

rule-V-1_1 = Spielzug
rule-V-2_1 = Geld der Bank
rule-V-2_2 = Soweit das Geld reicht
rule-V-2_3 = Ausscheiden
rule-V-2_4 = Was Ausgeschiedene hinterlassen
rule-V-3_1 = Vermögen und Sieg
rule-V-3_2 = Ende des Spiels
rule-V-4_1 = Spielbrett
rule-V-4_2 = Straßen
rule-V-4_3 = Farben
rule-V-5_1 = Ziehen
rule-V-5_2 = Pasch
rule-V-6_1 = LOS
rule-V-6_2 = Freie Straße
rule-V-6_3 = Eigene Straße verkaufen
rule-V-6_4 = Bauen
rule-V-6_5 = Fremde Straße
rule-V-6_6 = Bahnhöfe und Werke
rule-V-6_7 = Gemeinschaft, Ereignis, Gefängnis
rule-V-6_8 = Steuern und Topf
rule-V-6_9 = Polizist und Gefängnis
