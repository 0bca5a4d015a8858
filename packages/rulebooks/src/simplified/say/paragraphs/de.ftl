V-1_1-source-1 = Gespielt wird zu zweit oder mehr.
V-1_1-source-2 = Alle beginnen auf LOS und sind reihum im Uhrzeigersinn am Zug.
V-1_1-source-3 = Wer an der Reihe ist, würfelt, zieht seine Figur und führt dann aus, was das erreichte Feld verlangt oder erlaubt.
V-1_1-reading = Wer beginnt, sagt die Vorlage nicht. Bei uns beginnt der erste Platz.
V-2_1-source-1 = Die Bank beginnt mit { $bankCash } M.
V-2_1-source-2 = Davon zahlt sie zu Beginn jedem Spieler { $startCash } M aus.
V-2_1-reading-1 = Die Vorlage nennt keine Höchstzahl.
V-2_1-reading-2 = Zu siebt könnte die Bank das Startgeld nicht auszahlen; deshalb spielen höchstens sechs.
V-2_2-source-1 = Schulden gibt es nicht. Was jemand nicht ganz zahlen kann, zahlt er soweit möglich und scheidet aus.
V-2_2-source-2 = Kann die Bank nicht mehr zahlen, endet das Spiel.
V-2_2-reading =
    Reicht das Geld der Bank nicht, zahlt sie den Rest, den sie hat; das Spiel endet mit der Runde (V-3.2), nicht
    mitten im Zug.
V-2_3-source = Wer sein privates Vermögen ganz verloren hat, scheidet aus.
V-2_3-reading =
    Die Vorlage spricht vom „Privatvermögen“. Wir lesen es als Bargeld, das auf genau 0 gefallen ist, denn
    Verkaufserlöse werden in eben dieses Vermögen ausgezahlt. Auch wer freiwillig sein letztes Geld ausgibt,
    scheidet aus: Das ist erlaubt, wird aber vorher gesagt.
V-2_4-reading-1 = Die Vorlage sagt nichts dazu.
V-2_4-reading-2 =
    Bei uns sind die Straßen, Bahnhöfe und Werke von Ausgeschiedenen wieder frei, und ihre Gebäude verfallen: So
    bleibt das Spiel für die Verbliebenen offen.
V-2_4-reading-3 = Wer aufgibt, scheidet ebenso aus.
V-3_1-source-1 =
    Am Ende gewinnt das größte Vermögen: das Bargeld und der halbe Kaufpreis jedes Bahnhofs, jedes Werks und jeder
    Straße.
V-3_1-source-2 = Auch Häuser zählen zum halben Kaufpreis.
V-3_1-source-3 = Ein Hotel zählt wie fünf Häuser.
V-3_1-option = Auf Wunsch wird eine Spielzeit vereinbart: Ist sie um, wird der laufende Zug beendet und so gewertet.
V-3_1-reading-1 = Ein Haus zählt mit seinem aufgedruckten Preis, auch wenn es zum halben gekauft wurde.
V-3_1-reading-2 = Gleich Reiche teilen sich den Sieg.
V-3_2-source-1 =
    Das Spiel endet nach der Runde, in der das Geld der Bank auf 0 gefallen ist; der Steuertopf gehört nicht zur
    Bank.
V-3_2-source-2 = Es endet auch, sobald nur ein Spieler übrig ist.
V-3_2-reading-1 =
    Eine Runde ist um, wenn die Reihe den Platz dessen erreicht oder überspringt, der das Spiel begonnen hat, gleich
    ob er noch mitspielt.
V-3_2-reading-2 = Spätere Einnahmen der Bank heben das Ende nicht auf.
V-4_1-source-1 = Vierzig Felder im Kreis, von LOS bis zur Schlossallee.
V-4_1-source-2 =
    Ein Bahnhof kostet { $stationPrice } M und bringt { $stationRent1 }, { $stationRent2 }, { $stationRent3 } oder
    { $stationRent4 } M Miete, je nachdem, wie viele der Besitzer hat.
V-4_1-source-3 =
    Ein Werk kostet { $utilityPrice } M und bringt das { $utilityFactor1 }-Fache der Augen, mit denen es erreicht
    wurde, mit beiden Werken das { $utilityFactor2 }-Fache.
V-4_1-source-4 = Die Einkommensteuer beträgt { $firstTax } M, die Zusatzsteuer { $secondTax } M.
V-4_2-source-1 = Preis, Mieten und Hauspreis jeder Straße stehen auf ihrer Karte.
V-4_2-source-2 = Sie reichen von der Badstraße für { $leastPrice } M bis zur Schlossallee für { $mostPrice } M.
V-4_2-reading-1 = Die Vorlage druckt den Hauspreis nur, wo er sich ändert; er gilt bis zum nächsten.
V-4_2-reading-2 = Deshalb können Straßen einer Farbe verschieden teure Häuser haben, etwa Lessingstraße und Schillerstraße.
V-4_3-source = Wer alle Straßen einer Farbe hat, baut dort zum halben Preis.
V-4_3-reading-1 = Die Vorlage spricht von Farben, nennt aber keine.
V-4_3-reading-2 = Wir nehmen die acht üblichen Gruppen (K-0.2).
V-5_1-source-1 = Geworfen werden zwei Würfel.
V-5_1-source-2 = Die Figur zieht um ihre Summe vorwärts und kehrt nie um.
V-5_1-reading = Wird mit Karten gespielt (V-6.7), gilt für „3 Felder zurück“, was auf der Karte steht.
V-5_2-source-1 = Nach einem Pasch ist derselbe Spieler sofort noch einmal an der Reihe.
V-5_2-source-2 = Mit dem dritten Pasch hintereinander geht es sofort ins Gefängnis, als wäre das Polizistenfeld erreicht.
V-5_2-reading = „Sofort“ heißt bei uns: Dieser Wurf wird nicht mehr gezogen, und Gehalt gibt es auf dem Weg nicht.
V-6_1-source-1 = Wer über LOS zieht, erhält { $salaryPass } M Gehalt von der Bank.
V-6_1-source-2 = Wer genau darauf landet, erhält { $salaryLand } M.
V-6_2-source = Wer eine freie Straße erreicht, darf sie zum festen Preis kaufen, sofort und ganz.
V-6_2-reading =
    Was gilt, wenn nicht gekauft wird, sagt die Vorlage nicht. Bei uns bleibt die Straße bei der Bank; eine
    Versteigerung gibt es nicht.
V-6_3-source =
    Wer auf einer eigenen Straße landet, darf sie der Bank verkaufen: für den halben Preis der Straße und jedes
    ihrer Häuser. Die Gebäude verfallen, die Straße ist wieder frei.
V-6_3-reading-1 = Die Straße muss schon beim Eintreffen die eigene gewesen sein.
V-6_3-reading-2 = Die Bank zahlt, soweit sie kann (V-2.2).
V-6_4-source-1 =
    Wer auf einer eigenen Straße landet, darf dort ein Haus bauen, eines in jedem Zug, bis zu vieren; das fünfte
    macht daraus ein Hotel.
V-6_4-source-2 = Die ganze Farbe muss man nicht haben.
V-6_4-source-3 = Wer sie hat, zahlt die Hälfte.
V-6_4-reading =
    Nicht beim Kauf selbst: Die Straße muss beim Eintreffen die eigene gewesen sein. Jeder Wurf nach einem Pasch ist
    ein eigener Zug. Je Landung wird entweder gebaut oder verkauft.
V-6_5-source-1 = Wer eine fremde Straße erreicht, zahlt sofort Miete an den Besitzer.
V-6_5-source-2 = Sie richtet sich nach der Zahl der Häuser.
V-6_5-reading-1 = Weil die Miete sofort fällig ist, muss sie bei uns nicht verlangt werden.
V-6_5-reading-2 = Dass eine ganze Farbe sie verdoppelt, sagt die Vorlage nicht; bei uns tut sie es nicht.
V-6_6-source-1 = Sie werden wie Straßen gekauft.
V-6_6-source-2 = Bebaut werden sie nicht.
V-6_6-source-3 = Auf dem eigenen gelandet, darf man sie der Bank für den halben Preis verkaufen.
V-6_6-source-4 = Die Miete richtet sich nach der Zahl, die der Besitzer hat, beim Werk auch nach dem Wurf, der dorthin führte.
V-6_7-source-1 = Auf Gemeinschafts- und Ereignisfeldern geschieht nichts.
V-6_7-source-2 = Auch auf dem Gefängnisfeld geschieht nichts.
V-6_7-option =
    Die Vorlage kündigt Karten für später an. Wer mag, spielt mit ihnen: Wirkungen wie in den klassischen Regeln
    (K-0.3), Beträge mal zwanzig.
V-6_7-reading-1 = Beim Spiel mit Karten gehen Zahlungen an die Bank wie Steuern in den Topf.
V-6_7-reading-2 = Freikarten gelten nicht, denn aus dem Gefängnis führt nur das Aussetzen (V-6.9).
V-6_8-source-1 = Steuern kommen in den Topf.
V-6_8-source-2 = Wer auf Frei Parken landet, erhält den ganzen Topf.
V-6_9-source-1 = Wer auf das Polizistenfeld kommt, geht sofort ins Gefängnis und setzt drei Runden lang aus.
V-6_9-source-2 = Danach geht es vom Gefängnisfeld aus weiter.
V-6_9-reading-1 =
    Gehalt gibt es auf dem Weg ins Gefängnis nicht, und freikaufen kann sich niemand: Die Vorlage kennt nur das
    Aussetzen.
V-6_9-reading-2 = Für die, die aussetzen, wird Miete weiter eingezogen, denn sie nimmt ihnen nur das eigene Handeln.
