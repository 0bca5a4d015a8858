E-1_1-source-1 = Höchstens vier spielen.
E-1_1-source-2 = Gewürfelt wird mit zwei Würfeln.
E-1_1-source-3 =
    Jeder erhält { $startCash } GE, etwa in Chips: zwei blaue zu 1.000, vier grüne zu 200, drei rote zu 50 und fünf
    weiße zu 10.
E-1_1-source-4 = Die Ereigniskarten werden gemischt und verdeckt auf das Brett gelegt.
E-1_1-reading-1 = Zwei müssen es mindestens sein.
E-1_1-reading-2 = Weil der kleinste Chip 10 GE wert ist, sind alle Beträge Vielfache von 10.
E-1_1-reading-3 = Wer beginnt, macht die Runde vorher aus: hier der erste Platz.
E-1_2-source-1 = Der Kaufpreis steht auf dem Feld.
E-1_2-source-2 = Auf der Besitzrechtkarte stehen die Mieten.
E-1_2-source-3 = Auch der Preis eines Apartments steht darauf.
E-1_2-source-4 = Auch die Provision steht darauf.
E-1_2-source-5 = Auch was die Bank beim Verkauf zahlt, steht darauf.
E-1_2-reading-1 = Die Vorlage beschreibt kein Brett und nennt außer Athen, Lissabon und Madrid keine Stadt.
E-1_2-reading-2 =
    Bei uns sind es vierzig Felder: in den Ecken Start, zwei Gefängnisse und das Risikofeld; auf jeder Seite
    dazwischen zwei Städtegruppen zu drei Städten, eine Zollstation, eine Radarfalle und ein Ereignisfeld.
E-1_2-reading-3 = Auch alle Zahlen sind unsere; sie sind an Tausenden simulierter Partien abgeglichen.
E-2_1-source-1 = Verkäufe sind nur vor dem Würfeln möglich.
E-2_1-source-2 = Fernkäufe sind nur vor dem Würfeln möglich.
E-2_1-source-3 = Dann wird gewürfelt und um die Summe gezogen.
E-2_1-source-4 = Erst nach dem Ziehen werden Grundstücke gekauft oder Mieten gezahlt.
E-2_1-source-5 = Auch Apartments werden erst nach dem Ziehen gekauft.
E-2_1-reading-1 = Miete wird sofort fällig.
E-2_1-reading-2 =
    Die Reihenfolge gilt vor jedem Wurf des Zuges, auch vor einem weiteren nach Pasch oder Karte. Wer vor diesem
    Wurf schon etwas verkauft oder aus der Ferne kauft, ist mit dem letzten Feld fertig, baut dort nicht mehr und
    muss würfeln, auch wenn der Wurf nach dem Pasch sonst freiwillig wäre: Sonst stünde das Geschäft nicht vor einem
    Wurf, sondern am Ende des Zuges.
E-2_2-source-1 = Nach einem Pasch darf man noch einmal würfeln, sobald das Feld erledigt ist, oder den Zug beenden.
E-2_2-source-2 = Auf Start bringt ein Pasch keinen weiteren Wurf.
E-2_2-source-3 = Auch auf dem Risikofeld bringt ein Pasch keinen weiteren Wurf.
E-2_2-source-4 = Auch auf Ereignisfeldern bringt ein Pasch keinen weiteren Wurf.
E-2_3-source = Wer als Letzter übrig ist, hat gewonnen.
E-2_3-option =
    Auf Wunsch wird eine Spielzeit vereinbart: Ist sie um, gewinnt, wer an Bargeld und Verkaufswerten nach Abzug der
    Schulden am meisten hat.
E-2_3-reading-1 = Bei uns wird mit der Zeit noch der laufende Zug beendet, und gleich Reiche teilen sich den Sieg.
E-2_3-reading-2 = Karten werden nicht ausgeteilt, denn das vertrüge sich nicht mit den Ansprüchen auf Städtegruppen.
E-3_1-source-1 = Alle Figuren beginnen auf dem Startfeld.
E-3_1-source-2 = Wer über Start zieht, erhält { $salaryPass } GE von der Bank.
E-3_1-source-3 = Wer genau auf Start landet, erhält noch einmal { $landingMore } GE dazu.
E-3_2-source = Wer mit einem Pasch auf Start landet, würfelt danach nicht noch einmal.
E-4_1-source-1 = Auf dem Risikofeld entscheidet der Wurf.
E-4_1-source-2 =
    Zeigt er eine gerade und eine ungerade Zahl, zahlt die Bank das Dreißigfache von gerade minus ungerade; ist das
    negativ, zahlt man selbst. Bei zwei ungeraden Zahlen zahlt man das Dreißigfache ihrer Summe, bei zwei geraden
    erhält man es.
E-4_1-source-3 = Beim Pasch ist es das Fünfzigfache.
E-4_1-reading = Führt eine Karte auf das Feld, gilt der letzte Wurf.
E-4_2-source-1 =
    Dasselbe zum Ablesen, von 1-1 bis 6-6: Am teuersten ist ein Fünferpasch mit 500 GE, am einträglichsten ein
    Sechserpasch mit 600 GE.
E-4_2-source-2 = Welcher Würfel welche Zahl zeigt, ist gleich.
E-4_3-source = Wer mit einem Pasch auf dem Risikofeld landet, würfelt danach nicht noch einmal.
E-5_1-source =
    Wer auf einer freien Stadt landet, darf sie zum aufgedruckten Preis kaufen, wenn die Ansprüche (E-5.2, E-5.3) es
    erlauben.
E-5_1-reading =
    Was gilt, wenn nicht gekauft wird, sagt die Vorlage nicht. Bei uns bleibt die Stadt bei der Bank; versteigert
    wird nicht.
E-5_2-source =
    Das erste Grundstück einer Städtegruppe gibt den Anspruch auf die ganze Gruppe: Niemand sonst darf die beiden
    anderen kaufen.
E-5_2-reading = Der Anspruch dauert, solange man ein Grundstück der Gruppe hat. Danach ist sie wieder für alle offen.
E-5_3-source = Eine neue Gruppe darf nur beginnen, wer in jeder Gruppe mit eigenem Anspruch mindestens zwei Karten hat.
E-5_3-reading =
    Eine andere Gruppe im Sinn der Vorlage ist eine, auf die man noch keinen Anspruch hat. In den eigenen Gruppen
    darf man immer weiterkaufen.
E-5_4-source-1 = Drei Apartments sind ein Ferienhaus, drei Ferienhäuser eine Luxusvilla.
E-5_4-source-2 = Die Mieten stehen auf der Karte.
E-5_4-reading-1 = Gebaut wird Apartment für Apartment.
E-5_4-reading-2 = Die Miete steigt mit jeder Stufe.
E-5_4-reading-3 = Neun Stufen gibt es; die Luxusvilla ist die höchste.
E-5_4-reading-4 = Einen Vorrat, der zur Neige gehen könnte, kennt die Vorlage nicht.
E-5_5-source =
    Mit einem Grundstück der Gruppe höchstens ein Apartment, mit zweien höchstens je zwei. Mit allen dreien braucht
    ein Ferienhaus je ein Apartment auf den beiden anderen, zwei Ferienhäuser brauchen dort je zwei Apartments, eine
    Luxusvilla je ein Ferienhaus.
E-5_6-source =
    Wer auf einem eigenen Grundstück landet, darf dort und auf den anderen eigenen Grundstücken der Gruppe
    Apartments bauen.
E-5_6-reading = Beliebig viele, solange E-5.5 gilt; aber nur, wenn man mit diesem Wurf dort gelandet ist.
E-5_7-source = Nach dem Kauf eines Grundstücks darf in seiner Gruppe erst bei der nächsten Gelegenheit gebaut werden.
E-5_7-reading =
    Eine Gelegenheit ist die Zeit nach einem Wurf oder die vor dem nächsten: In der, in der gekauft wurde, wird in
    dieser Gruppe nicht gebaut.
E-6_1-source-1 = Zollstationen und Radarfallen kann man kaufen.
E-6_1-source-2 = Sie geben keinen Anspruch auf die übrigen, und Apartments stehen dort nie.
E-6_1-reading-1 = Kaufen darf sie, wie eine Stadt, wer darauf landet.
E-6_1-reading-2 = Die Zwei-Karten-Regel (E-5.3) betrifft sie nicht, denn sie spricht von Städtegruppen.
E-6_2-source = Die Miete einer Zollstation wächst mit jeder weiteren, die ihr Besitzer hat.
E-6_2-reading = Wie bei den Radarfallen gleichmäßig: einfach, doppelt, dreifach, vierfach.
E-6_3-source =
    Eine Radarfalle kostet den Besucher das Fünfzigfache seines Wurfs, und das so oft, wie ihr Besitzer Radarfallen
    hat: von 100 GE für eine 2 bis 600 GE für eine 12 bei einer, bis 2.400 GE bei allen vieren.
E-6_3-reading = Es zählt der Wurf, der hingeführt hat; nach einem Zug durch eine Karte der letzte.
E-7_1-source-1 = Wer auf einem Ereignisfeld landet, zieht eine Ereigniskarte und führt sie aus.
E-7_1-source-2 =
    Auf den Karten steht etwa: zahlen oder kassieren, eine Runde aussetzen, noch einmal würfeln, auf die andere Seite
    des Bretts rücken. Manche gibt es mehrfach.
E-7_1-reading-1 = Die { $firstDeck } Karten sind unsere.
E-7_1-reading-2 = Wer aussetzt, verkauft nichts.
E-7_1-reading-3 = Wer aussetzt, macht keine Fernkäufe.
E-7_1-reading-4 = Mieten nimmt auch ein, wer aussetzt.
E-7_1-reading-5 = Verlangt die Karte noch einen Wurf, ist er Pflicht, denn sie ist zu befolgen.
E-7_2-source = Wer auf die andere Seite des Bretts rückt, zieht dort keine weitere Ereigniskarte und bekommt nichts für Start.
E-7_3-source = Wer mit einem Pasch auf einem Ereignisfeld landet, würfelt danach nicht noch einmal.
E-7_3-reading = Eine Karte, die noch einen Wurf verlangt, gilt trotzdem.
E-7_4-source = Ist die letzte Ereigniskarte gezogen, werden alle neu gemischt und wieder ausgelegt.
E-8_1-source =
    Wer den Anspruch auf eine Gruppe hat, darf ein freies Grundstück von ihr kaufen, während dort die Figur eines
    anderen steht: am eigenen Zug, vor dem Würfeln. Erst geht der Preis an die Bank, dann die aufgedruckte Provision
    an den anderen. Ablehnen kann er nicht.
E-8_1-reading-1 = Die Vorlage nennt Fernkäufe immer möglich.
E-8_1-reading-2 = Wir lesen es so, dass der andere sie nicht verhindern kann; nach dem Wurf sind sie nicht möglich (E-2.1).
E-8_1-reading-3 = Auch mit Schulden sind sie nicht möglich (E-9.3).
E-8_1-reading-4 = Auch aus dem Gefängnis sind sie nicht möglich (E-10.2).
E-8_1-reading-5 = Preis und Provision werden bar bezahlt, und die Figur muss noch dort stehen.
E-8_2-source = Stehen mehrere auf dem Feld, bekommt die Provision, wer zuerst da war.
E-8_2-reading = Der Käufer selbst zählt dabei nicht mit.
E-8_3-source = Auch Apartments können aus der Ferne gekauft werden.
E-8_3-reading =
    Gebaut wird auf einem eigenen Grundstück, solange ein anderer auf irgendeinem Grundstück der Gruppe steht, im
    Rahmen von E-5.5. Jedes Apartment kostet seinen Preis und dazu die Provision des Grundstücks, auf dem der andere
    steht. Stehen auf mehreren Grundstücken der Gruppe welche, gilt auch hier, wer zuerst da war.
E-9_1-source-1 =
    Grundstücke, Zollstationen und Radarfallen kauft die Bank zu dem Wert zurück, der auf der Karte steht, gleich wer
    dort gerade steht.
E-9_1-source-2 = Apartments kauft sie ebenso zurück.
E-9_1-source-3 = Beim Abbau muss E-5.5 erfüllt bleiben.
E-9_1-reading-1 =
    Die Vorlage sagt hier „jederzeit“, an anderer Stelle „vor dem Würfeln“. Wir folgen der zweiten: im eigenen Zug
    vor einem Wurf.
E-9_1-reading-2 = Ein Grundstück geht nur unbebaut zurück; mit dem letzten der Gruppe endet der Anspruch.
E-9_2-source = Wer eine Miete nicht zahlen kann, darf sich das Fehlende von der Bank leihen, aber nicht mehr.
E-9_2-reading =
    Die Vorlage spricht nur von Miete; wir wenden es auf jede Zahlung an, zu der man gezwungen ist. Geliehen wird
    von selbst, nachdem das Bargeld aufgebraucht ist, und der Gläubiger bekommt alles.
E-9_3-source-1 = Mit Schulden wird nichts gekauft und nichts gebaut.
E-9_3-source-2 = Alles Geld, das hereinkommt, tilgt zuerst die Schulden.
E-9_4-source = Übersteigen die Schulden den Hypothekenwert des ganzen Besitzes, ist das Spiel verloren.
E-9_4-reading-1 = Der Hypothekenwert ist bei uns die Summe der Verkaufswerte.
E-9_4-reading-2 = Apartments zählen dabei mit.
E-9_4-reading-3 = Geprüft wird bei jeder neuen Schuld.
E-9_4-reading-4 = Ein Verkauf senkt Schulden und Besitz um dasselbe.
E-9_4-reading-5 = Der Besitz wird wieder frei, Ansprüche und Schulden erlöschen, und der Zug ist zu Ende.
E-9_4-reading-6 = Wer aufgibt, scheidet ebenso aus; sein Bargeld geht an die Bank.
E-10_1-source-1 = Wer zweimal hintereinander den gleichen Pasch wirft, kommt in das nächste Gefängnis, noch vor dem Ziehen.
E-10_1-source-2 = Auch wer dreimal hintereinander irgendeinen Pasch wirft, kommt in das nächste Gefängnis, noch vor dem Ziehen.
E-10_1-source-3 = Mit dem Gang ins Gefängnis ist der Zug zu Ende.
E-10_1-reading =
    Es zählen die Würfe eines Zuges, auch die durch Karten. Das nächste Gefängnis kann vor oder hinter einem liegen;
    bei gleicher Entfernung gilt das vor einem. Geld für Start gibt es auf diesem Weg nicht.
E-10_2-source-1 = Aus dem Gefängnis heraus gibt es keine Verkäufe.
E-10_2-source-2 = Auch Fernkäufe gibt es aus dem Gefängnis heraus nicht.
E-10_2-source-3 = Wer im Gefängnis sitzt, bekommt keine Miete.
E-10_2-reading =
    Auch nicht für Zollstationen und Radarfallen: Mieten zu kassieren gesteht die Vorlage nur denen zu, die zu Besuch
    sind.
E-10_3-source-1 = Wer im Gefängnis an die Reihe kommt, zahlt { $bails1 } GE und würfelt sofort, oder er setzt aus.
E-10_3-source-2 = Beim nächsten Mal kostet es noch { $bails2 } GE, dann { $bails3 } GE.
E-10_3-source-3 = Wer dreimal ausgesetzt hat, muss beim vierten Mal weiter und zahlt nichts.
E-10_3-reading = Die Zahlung ist freiwillig, deshalb macht niemand Schulden für sie: Wer sie nicht bar hat, bleibt.
E-10_4-source-1 = Wer aus dem Gefängnis kommt, darf erst ab seinem nächsten Zug wieder verkaufen.
E-10_4-source-2 = Auch aus der Ferne kaufen darf, wer aus dem Gefängnis kommt, erst ab seinem nächsten Zug wieder.
E-10_4-reading = Also auch nicht vor einem weiteren Wurf desselben Zuges.
E-10_5-source = Wer im Ziehen auf ein Gefängnisfeld kommt, ist dort nur zu Besuch und darf alles.
