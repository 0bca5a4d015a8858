K-0_1-source-1 =
    Wo nichts anderes gesagt ist, gelten die klassischen Regeln; sie stehen hier unter ihren K-Nummern, soweit sie
    nicht ersetzt sind.
K-0_1-source-2 = Zum Spiel kommen { $sharesEach } Anteile von jedem Spieler (B-4.1).
K-0_1-adopted-1 = Gespielt wird zu zweit bis zu acht.
K-0_1-adopted-2 =
    Gespielt wird auf dem klassischen Brett mit seinen { $deeds } Besitzrechtkarten ({ $streets } Straßen,
    { $stations } Bahnhöfe, { $utilities } Werke).
K-0_1-adopted-3 = Es gibt { $firstDeck } Ereignis- und { $secondDeck } Gemeinschaftskarten.
K-0_1-adopted-4 = Gebaut wird mit { $houses } Häusern und { $hotels } Hotels.
K-0_1-adopted-5 = Gewürfelt wird mit zwei Würfeln.
K-0_1-adopted-6 = Jeder beginnt mit { $startCash } €.
K-0_1-adopted-7 = Der Bank geht das Geld nie aus.
K-0_2-adopted-1 = Die { $spaces } Felder folgen von LOS an im Uhrzeigersinn aufeinander.
K-0_2-adopted-2 = Die Straßen gehören zu acht Farbgruppen: Braun und Dunkelblau haben zwei, alle anderen drei Straßen.
K-0_2-adopted-3 =
    Kaufpreis, Hauspreis und die Mieten ohne Haus, mit 1 bis 4 Häusern und mit Hotel stehen auf jeder
    Besitzrechtkarte.
K-0_2-adopted-4 = Ein Bahnhof kostet { $stationPrice } €, ein Werk { $utilityPrice } €.
K-0_2-adopted-5 = Die Einkommensteuer beträgt { $firstTax } €, die Zusatzsteuer { $secondTax } €.
K-0_2-adopted-6 = Der Hypothekenwert eines Grundstücks ist der halbe Kaufpreis.
K-0_3-adopted-1 = Beide Stapel werden gemischt.
K-0_3-adopted-2 =
    Wer auf ein Kartenfeld kommt, zieht die oberste Karte und führt sie sofort aus; danach kommt sie unter ihren
    Stapel.
K-0_3-adopted-3 = Schickt eine Karte auf ein anderes Feld, gilt dessen Regel.
K-0_3-adopted-4 = Ein fremdes Werk kostet dann das Zehnfache eines neuen Wurfs, ein fremder Bahnhof die doppelte Miete.
K-0_3-adopted-5 = Freikarten aus dem Gefängnis werden behalten und fehlen im Stapel, bis sie gespielt sind.
K-0_3-reading = Ein freies Grundstück wird auch dann versteigert, wenn eine Karte dorthin schickt (B-2.1).
K-0_4-adopted-1 =
    Jeder wirft beide Würfel; die höchste Summe beginnt. Bei Gleichstand an der Spitze werfen die Beteiligten noch
    einmal.
K-0_4-adopted-2 = Gespielt wird im Uhrzeigersinn reihum.
K-1_1-adopted-1 = Wer an der Reihe ist, wirft beide Würfel und zieht um die Summe in Pfeilrichtung.
K-1_1-adopted-2 = Mehrere Figuren dürfen auf einem Feld stehen.
K-1_1-adopted-3 =
    Das erreichte Feld entscheidet, wie es weitergeht: ein Grundstück kaufen, Miete zahlen, Steuer zahlen, eine
    Karte ziehen, ins Gefängnis gehen, auf Frei Parken ausruhen, Gehalt bekommen oder das Gefängnis nur besuchen.
K-1_2-adopted-1 =
    Zeigen beide Würfel die gleiche Zahl, wird der Zug wie üblich ausgeführt, und danach wirft derselbe Spieler noch
    einmal.
K-1_2-adopted-2 = Der dritte Pasch hintereinander wird nicht mehr gezogen: Die Figur geht direkt ins Gefängnis.
K-1_3-source = Genau auf LOS ist das Gehalt das doppelte (B-1.2).
K-1_3-adopted-1 = Wer LOS vorwärts überquert, erhält { $salaryPass } € von der Bank.
K-1_3-adopted-2 = Das Gehalt gibt es jedes Mal, auch zweimal in einem Zug.
K-1_3-adopted-3 = Der Weg ins Gefängnis und Züge rückwärts bringen kein Gehalt.
K-2_2-adopted-1 = Offen und steigend versteigert werden knappe Gebäude (K-5.3).
K-2_2-adopted-2 = Das höchste Gebot zahlt bar an die Bank; wer passt, ist heraus.
K-2_2-option =
    Versteigert der Tisch nur Straßen verdeckt (B-2.1), werden Bahnhöfe und Werke, die niemand gekauft hat,
    ebenfalls offen versteigert.
K-2_2-reading-1 = Geboten wird in ganzen Euro und nur aus dem Bargeld.
K-2_2-reading-2 = Während einer Versteigerung ruht alles andere: Verkauft wird nichts.
K-2_2-reading-3 = Auch Hypotheken gibt es dann nicht.
K-2_2-reading-4 = Auch Anteilsgeschäfte gibt es dann nicht.
K-2_2-reading-5 = So bleibt ein Gebot gedeckt.
K-2_3-adopted-1 = Die Besitzrechtkarte berechtigt dazu, von allen anderen, die auf dem Grundstück landen, Miete zu verlangen.
K-2_3-adopted-2 = Wer alle Straßen einer Farbe besitzt, darf auf ihnen bauen.
K-3_1-adopted-1 = Wer auf einem fremden Grundstück landet, schuldet Miete.
K-3_1-adopted-2 = Der Eigentümer muss sie verlangen, und zwar bevor der nächste Spieler gewürfelt hat; danach ist sie verfallen.
K-3_1-option =
    Der Tisch kann vereinbaren, dass Mieten von selbst eingezogen werden (ohne Vereinbarung nicht; Computerspieler
    verlangen immer), und dass der nächste Wurf erst einige Sekunden nach dem Zugende möglich ist, oder sobald alle
    verlangt oder verzichtet haben.
K-3_1-reading-1 = Die Vorlage sagt nicht, was sich zwischen Landung und Forderung ändern darf und was bei einem Pasch gilt.
K-3_1-reading-2 =
    Bei uns stehen Eigentümer, Zahler und Betrag mit der Landung fest, und jede Landung erlaubt höchstens eine
    Forderung.
K-3_1-reading-3 = Bauen ändert danach nichts mehr daran.
K-3_1-reading-4 = Eine Hypothek ändert danach nichts mehr daran.
K-3_1-reading-5 = Ein Besitzwechsel ändert danach nichts mehr daran.
K-3_1-reading-6 =
    Wirft derselbe Spieler nach einem Pasch noch einmal, läuft die Frist weiter; so können mehrere Forderungen offen
    sein. Sie werden in der Reihenfolge beglichen, in der sie erhoben wurden; solange eine beglichen wird, ruhen
    Würfel und weitere Forderungen. Scheidet der Schuldner oder der Eigentümer aus, verfällt die offene Forderung.
K-3_2-adopted-1 = Die Miete steht auf der Besitzrechtkarte.
K-3_2-adopted-2 = Die Miete steigt mit jedem Gebäude.
K-3_2-adopted-3 =
    Gehören alle Straßen einer Farbe demselben Eigentümer, verdoppelt sich die Miete. Das gilt auch dann, wenn auf anderen
    Straßen dieser Farbe eine Hypothek liegt.
K-3_2-reading =
    Die Vorlage sagt nicht, ob auch die Miete bebauter Straßen verdoppelt wird. Wir verdoppeln nur auf unbebauten
    Straßen: Die aufgedruckten Beträge für Häuser und Hotel setzen die ganze Farbgruppe schon voraus.
K-3_3-adopted = Für ein Grundstück, auf dem eine Hypothek liegt, darf keine Miete verlangt werden.
K-3_4-adopted-1 =
    Ein Bahnhof kostet { $stationRent1 }, { $stationRent2 }, { $stationRent3 } oder { $stationRent4 } €, je nachdem,
    ob sein Eigentümer einen, zwei, drei oder alle vier besitzt.
K-3_4-adopted-2 =
    Ein Werk kostet das Vierfache des Wurfs, der die Figur dorthin gebracht hat; besitzt der Eigentümer beide Werke,
    das Zehnfache.
K-3_4-adopted-3 = Wer durch eine Karte dorthin kam, wirft für den Betrag beide Würfel.
K-3_4-reading-1 =
    Ob Bahnhöfe und Werke mit Hypothek mitzählen, ist nirgends gesagt. Wir zählen sie mit, denn sie bleiben im
    Besitz; selbst bringen sie keine Miete.
K-3_4-reading-2 = Ein Wurf, der nur die Miete bestimmt, gilt nie als Pasch, denn mit ihm wird nicht gezogen.
K-4_2-adopted-1 = Ins Gefängnis kommt, wer auf dem Feld landet, das dorthin schickt.
K-4_2-adopted-2 = Auch eine Karte kann ins Gefängnis führen.
K-4_2-adopted-3 = Der dritte Pasch hintereinander führt ebenfalls ins Gefängnis.
K-4_2-adopted-4 = Der Zug ist damit zu Ende, Gehalt gibt es nicht.
K-4_2-adopted-5 = Eine Freikarte öffnet die Tür vor dem Würfeln; die anderen Wege hinaus stehen in B-1.4.
K-4_3-adopted-1 = Auch im Gefängnis darf ein Spieler Miete einziehen, kaufen und verkaufen.
K-4_3-adopted-2 = Auch mitbieten darf ein Spieler aus dem Gefängnis.
K-4_3-adopted-3 = Auch bauen darf ein Spieler aus dem Gefängnis.
K-4_4-adopted =
    Wer mit einem gewöhnlichen Zug auf das Gefängnisfeld kommt, ist dort nur zu Besuch und zieht später normal
    weiter.
K-5_1-adopted-1 = Häuser dürfen nur auf einer Farbgruppe stehen, deren Straßen alle demselben Spieler gehören.
K-5_1-adopted-2 = Auf der Gruppe darf keine Hypothek liegen.
K-5_1-adopted-3 =
    Gebaut wird gleichmäßig: Die Straßen einer Gruppe unterscheiden sich um höchstens eine Stufe, und mehr als
    { $housesBeforeHotel } Häuser trägt keine.
K-5_1-adopted-4 =
    Zeit dafür ist jederzeit im eigenen Zug und zwischen den Zügen der anderen, solange der nächste Spieler noch
    nicht gewürfelt hat.
K-5_2-adopted-1 = Stehen auf allen Straßen der Gruppe { $housesBeforeHotel } Häuser, kann ein Hotel gebaut werden.
K-5_2-adopted-2 = Es kostet noch einmal den Hauspreis, und die { $housesBeforeHotel } Häuser gehen an die Bank zurück.
K-5_2-adopted-3 = Auf jeder Straße steht höchstens ein Hotel.
K-5_3-adopted-1 = Der Vorrat hat { $houses } Häuser und { $hotels } Hotels.
K-5_3-adopted-2 = Reicht er nicht für alle, die bauen möchten, werden die Gebäude an die Höchstbietenden versteigert.
K-5_3-reading-1 =
    Wie festgestellt wird, wer bauen möchte, wie versteigert wird und was ohne Ersatzhäuser gilt, ist nirgends
    gesagt.
K-5_3-reading-2 =
    Bestellt jemand ein Gebäude, das auch andere bauen dürften und bezahlen könnten, und reicht der Vorrat nicht für
    alle, werden diese anderen einmal gefragt. Möchte auch nur einer von ihnen bauen, werden die Gebäude einzeln und
    offen unter den Interessierten versteigert; jeder von ihnen bekommt auf diese Bestellung hin höchstens eines.
    Das erste Gebot beginnt beim niedrigsten aufgedruckten Preis, zu dem der Bietende bauen könnte.
K-5_3-reading-3 =
    Wer den Zuschlag erhält, stellt sofort und gleichmäßig auf, und nur auf einer Straße, deren aufgedruckten Preis
    das Gebot deckt.
K-5_3-reading-4 =
    Sobald der Vorrat für alle reicht, die noch übrig sind, bauen sie zum aufgedruckten Preis. Bietet niemand,
    verfällt die Bestellung, und wer bestellt hat, bestellt in diesem Zug nichts mehr.
K-5_3-reading-5 =
    Liegen keine { $housesBeforeHotel } Häuser im Vorrat, lässt sich ein Hotel nicht allein verkaufen: Die Gruppe
    wird gemeinsam bis zur höchsten gleichmäßigen Stufe abgebaut, die der Vorrat erlaubt.
K-6_1-adopted-1 = Eine Hypothek ist nur möglich, wenn auf der ganzen Farbgruppe kein Gebäude steht.
K-6_1-adopted-2 = Die Bank zahlt dafür den Hypothekenwert.
K-6_1-adopted-3 = Das Ablösen kostet diesen Wert und { $mortgageInterest } % dazu.
K-6_1-adopted-4 = Das belastete Grundstück bleibt im Besitz.
K-6_1-reading-1 = Wie die { $mortgageInterest } % gerundet werden, ist nirgends gesagt.
K-6_1-reading-2 = Wir runden auf ganze Euro auf.
K-6_2-adopted =
    Wer ein Grundstück mit Hypothek übernimmt, zahlt sofort { $mortgageInterest } % des Hypothekenwerts an die Bank
    und darf die Hypothek gleich ablösen. Wird sie erst später abgelöst, kommen noch einmal { $mortgageInterest } %
    dazu.
K-6_2-reading-1 =
    Was gilt, wenn das Geld für die { $mortgageInterest } % fehlt, und wie lange „gleich“ dauert, ist nirgends
    gesagt. Bei Tausch und Versteigerung muss bei uns genug Bargeld für den Preis und die { $mortgageInterest } % da
    sein.
K-6_2-reading-2 = „Gleich“ heißt bei uns: vor dem nächsten Wurf.
K-6_2-reading-3 =
    Was der Gläubiger nach einem Bankrott von den Zinsen nicht zahlen kann, ist seine Schuld bei der Bank; sie wird
    beglichen, bevor es weitergeht.
K-8_1-adopted-1 = Wer mehr schuldet, als er bar hat, darf Hypotheken aufnehmen.
K-8_1-adopted-2 = Auch Gebäude darf ein Schuldner verkaufen.
K-8_1-adopted-3 = Reicht auch das nicht, ist er bankrott und scheidet aus.
K-8_1-adopted-4 = Ist der Gläubiger ein Spieler, erhält er Bargeld und Besitzrechtkarten.
K-8_1-adopted-5 = Die Gebäude gehen vorher zum halben Preis an die Bank.
K-8_1-adopted-6 = Auch Freikarten gehen an den Gläubiger.
K-8_1-adopted-7 = Für belastete Grundstücke zahlt der Gläubiger { $mortgageInterest } % (K-6.2).
K-8_1-adopted-8 = Ist die Bank der Gläubiger, versteigert sie alle Besitzrechtkarten.
K-8_1-adopted-9 = Hypotheken darauf sind dabei aufgehoben.
K-8_1-reading-1 = Statt zu handeln, versteigert ein Schuldner hier Grundstücke öffentlich (B-3.1).
K-8_1-reading-2 = Auch Anteile verkauft ein Schuldner hier (B-4.3, B-4.4).
K-8_1-reading-3 = Anteile fallen an den Gläubiger (B-4.8).
K-8_1-reading-4 = Der Topf steht der Bank gleich.
K-8_1-reading-5 = Versteigert wird verdeckt (B-2.1).
K-8_1-reading-6 = Bankrott wird abgelehnt, solange sich genug für die Schuld aufbringen lässt.
K-8_1-reading-7 = Gebäude zählen dabei mit ihrem Verkaufspreis.
K-8_1-reading-8 = Hypotheken zählen ebenfalls mit.
K-8_1-reading-9 = Das Schutzgeld wird dabei abgezogen.
K-8_1-reading-10 = Anteile muss niemand verkaufen.
K-8_1-reading-11 =
    Damit nichts an Freunde verschoben wird: Solange jemand eine Schuld hat, ist ein Anteilsgeschäft zu jeder Bedingung
    erlaubt, wenn danach noch alles bezahlt werden könnte.
K-8_1-reading-12 =
    Sonst darf es weder schmälern, was sich aufbringen lässt, noch, was bei einem sofortigen Bankrott
    hinterlassen würde.
K-8_1-reading-13 = Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.
K-8_1-reading-14 = Aufbringen lässt sich das Bargeld.
K-8_1-reading-15 = Gebäude bringen dabei den halben Preis.
K-8_1-reading-16 = Auch Hypothekenwerte zählen dabei.
K-8_1-reading-17 = Anteile bringen dabei den Kurs, höchstens so viele, wie die Bank in diesem Zug noch nimmt (B-4.4).
K-8_1-reading-18 = Hinterlassen werden Bargeld und Grundstücke zum aufgedruckten Preis.
K-8_1-reading-19 = Bei hinterlassenen Grundstücken mit Hypothek werden die Kosten des Ablösens abgezogen.
K-8_1-reading-20 = Hinterlassene Gebäude zählen zum halben Preis.
K-8_1-reading-21 = Eine hinterlassene Freikarte zählt { $jailCardWorth } €.
K-8_1-reading-22 = Hinterlassene Anteile anderer zählen zum Kurs; die eigenen verfallen (B-4.8).
K-8_1-reading-23 = Was das Geschäft einbringt, zählt bei beidem mit.
K-8_1-reading-24 = Schuldet jemand mehreren zugleich, etwa eine Dividende, entsteht je Gläubiger eine Schuld in Zugreihenfolge.
K-8_1-reading-25 =
    Zerbricht er daran, wird das Bargeld im Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an die
    größte, bei Gleichstand in Zugreihenfolge), und die Karten werden versteigert. Bleibt nur ein Spieler übrig, endet
    das Spiel ohne Versteigerungen.
B-1_1-source-1 = Alle Strafen und Gebühren kommen in die Mitte.
B-1_1-source-2 = Wer auf Frei Parken landet, gewinnt alles, was dort liegt.
B-1_1-reading-1 =
    Als Strafen und Gebühren zählen Steuern, Kartenzahlungen an die Bank, das Geld für den Weg aus dem Gefängnis und
    die Strafen dieser Regeln.
B-1_1-reading-2 = Auch das Schutzgeld zählt dazu.
B-1_1-reading-3 = Kaufpreise und Gebote gehen an die Bank.
B-1_1-reading-4 = Auch was Gebäude kosten, geht an sie.
B-1_1-reading-5 = Auch Hypotheken und ihre Zinsen gehen an sie.
B-1_2-source = Wer genau auf LOS stehen bleibt, erhält das doppelte Gehalt: { $salaryLand } €.
B-1_2-reading-1 = Das gilt auch, wenn eine Karte dorthin schickt.
B-1_2-reading-2 = Zuerst kommt die Dividende (B-4.7), dann das Gehalt.
B-1_3-source-1 =
    Wer im Gefängnis sitzt, legt bei jedem Geschäft, das er macht, die Hälfte des Betrags als Schutzgeld in die
    Mitte.
B-1_3-source-2 = Ein halber Euro wird aufgerundet.
B-1_3-reading-1 =
    Ein Geschäft ist, was jemand freiwillig zahlt oder einnimmt, auch um eine Schuld zu bezahlen, etwa gezahlte und
    eingenommene Gebote.
B-1_3-reading-2 = Auch Bauen und Gebäudeverkauf sind Geschäfte.
B-1_3-reading-3 = Auch das Aufnehmen und Ablösen von Hypotheken gehört dazu.
B-1_3-reading-4 = Auch Anteilsgeschäfte gehören dazu.
B-1_3-reading-5 = Miete, Steuern und Strafen sind keine Geschäfte.
B-1_3-reading-6 = Auch die Auflösung bei einem Bankrott ist kein Geschäft.
B-1_3-reading-7 = Auch die Dividende ist kein Geschäft.
B-1_3-reading-8 = Auch der Freikauf ist kein Geschäft.
B-1_3-reading-9 =
    Das höchste Gebot aus dem Gefängnis ist so groß, dass Gebot und Schutzgeld zusammen bar bezahlt werden können:
    mit 100 € sind es 66 €.
B-1_4-source-1 = Länger als drei Runden sitzt niemand.
B-1_4-source-2 = In jeder Runde gibt es einen Wurf; ein Pasch befreit.
B-1_4-source-3 = Vor dem Wurf kann man sich in jeder der drei Runden für { $bail } € freikaufen.
B-1_4-source-4 = Wer nach der dritten noch sitzt, zahlt { $lastBail } €.
B-1_4-reading-1 = Mit dem Pasch wird gezogen, einen weiteren Wurf bringt er nicht.
B-1_4-reading-2 = Nach dem dritten vergeblichen Wurf werden die { $lastBail } € fällig, und mit diesem Wurf wird gezogen.
B-1_4-reading-3 = Was daran fehlt, ist eine Schuld und wird vor dem Ziehen beglichen.
B-1_5-source = Die Bank nimmt Häuser und Hotels nur zum halben Preis zurück.
B-1_5-adopted = Wie beim Bauen geschieht das gleichmäßig innerhalb der Farbgruppe.
B-1_6-source = Spieler dürfen sich nicht zusammenschließen.
B-1_6-reading-1 = Gemeint ist der freiwillige Zusammenschluss.
B-1_6-reading-2 = Was die Vorlage später Fusion nennt, ist die Übernahme (B-4.9); ihr stimmt niemand zu, sie tritt ein.
B-1_6-reading-3 =
    Wer aufgibt oder aus dem Spiel genommen wird, vermacht deshalb niemandem etwas: Bezahlt wird, was geschuldet ist
    oder noch gefordert werden kann (K-8.1); alles Übrige geht wie bei einem Bankrott an die Bank. Nur wenn das
    Bezahlen misslingt, ist es ein Bankrott gegenüber dem Gläubiger.
B-2_1-source = Kommt jemand auf eine freie Straße, wird sie sofort versteigert.
B-2_1-option =
    Der Tisch kann es auf Straßen beschränken: Dann darf, wer auf einem Bahnhof oder Werk landet, zum aufgedruckten
    Preis kaufen; sonst wird offen versteigert (K-2.2).
B-2_1-reading-1 = Einen Kauf zum aufgedruckten Preis gibt es daneben nicht.
B-2_1-reading-2 =
    Die Vorlage spricht von Straßen; bei uns gilt das für alle { $deeds } Grundstücke, auch wenn eine Karte dorthin
    geschickt hat.
B-2_1-reading-3 = Es gilt auch für den Nachlass eines Bankrotten.
B-2_2-source-1 = Alle schreiben ein verdecktes Gebot auf, 0 ist erlaubt.
B-2_2-source-2 = Das höchste bekommt das Grundstück.
B-2_2-source-3 = Aber jeder zahlt sein eigenes Gebot an die Bank, auch wer leer ausgeht.
B-2_2-reading-1 = Geboten wird höchstens, was bar bezahlt werden kann, Schutzgeld eingerechnet (B-1.3).
B-2_2-reading-2 = Wer vor dem Aufdecken ausscheidet, zahlt nichts; sein Gebot zählt 0.
B-2_3-source =
    Stehen mehrere höchste Gebote gleich, zahlt niemand. Nur diese Bieter bieten noch einmal verdeckt, mindestens so
    viel wie eben.
B-2_3-reading-1 = Zurückziehen kann sich dabei niemand; das Geld ist da, denn bezahlt hat ja keiner.
B-2_3-reading-2 = Bieten dieselben dreimal hintereinander gleich, entscheidet das Los, und jeder von ihnen zahlt sein Gebot.
B-2_3-reading-3 = Bleibt durch ein Ausscheiden nur einer übrig, bekommt er das Grundstück zum Mindestgebot.
B-2_4-source = Bieten alle 0, bleibt das Grundstück bei der Bank. Eine zweite Runde gibt es nicht.
B-2_5-source = Die Gebote sind verdeckt, und erst die Bank stellt das höchste fest.
B-2_5-reading =
    Kein Gebot ist zu sehen, bevor alle abgegeben sind, auch für Zuschauer nicht; zu sehen ist nur, wer schon
    geboten hat. Dann werden alle Gebote auf einmal aufgedeckt.
B-3_1-source-1 = Privat wird zwischen Spielern nicht gehandelt.
B-3_1-source-2 =
    Ein Eigentümer kann eine Straße öffentlich versteigern, nach den Regeln der verdeckten Versteigerung, aber an
    Stelle der Bank.
B-3_1-source-3 = Also gehen alle Gebote an ihn.
B-3_1-reading-1 = Das gilt für alle Grundstücke, und der Eigentümer bietet nicht mit.
B-3_1-reading-2 = Auch Freikarten werden nicht gehandelt, nur Anteile (B-4.3).
B-3_1-reading-3 =
    Versteigern darf ein Eigentümer im eigenen Zug, wenn keine Miete mehr verlangt werden kann, oder während er Geld
    für eine Schuld beschafft.
B-3_1-reading-4 = Auf der Farbgruppe darf kein Gebäude stehen.
B-3_1-reading-5 = Eigene Versteigerungen und Angebote zusammen macht in einem Zug niemand mehr als { $offersATurn }.
B-3_1-reading-6 = Wer ein belastetes Grundstück ersteigert, muss auch die { $mortgageInterest } % zahlen können (K-6.2).
B-3_2-source-1 = Der Eigentümer darf einen Mindestpreis setzen.
B-3_2-source-2 = Kommt kein Gebot darüber oder gar keines, behält er das Grundstück.
B-3_2-source-3 = Die Hälfte des Mindestpreises zahlt er dann in den Topf.
B-3_2-reading-1 =
    Ein gleich hohes Gebot genügt, wie beim Mindestgebot nach einem Gleichstand. Wird nicht verkauft, zahlt niemand
    sein Gebot.
B-3_2-reading-2 =
    Der Mindestpreis ist höchstens das doppelte Bargeld des Eigentümers, damit er die Strafe zahlen kann; ein halber
    Euro wird aufgerundet.
B-3_2-reading-3 =
    Solange er etwas schuldet, zählt davon nur, was die Schuld nicht braucht (K-8.1): Sonst ginge in den Topf, was
    dem Gläubiger zusteht.
B-4_1-source = Jeder Spieler besteht aus { $sharesEach } Anteilen.
B-4_1-reading-1 = Wem sie am Anfang gehören, sagt die Vorlage nicht.
B-4_1-reading-2 = Bei uns hält jeder alle { $sharesEach } eigenen.
B-4_2-source = Ein Anteil ist den 25. Teil von Bargeld und Grundstückswert seines Spielers wert.
B-4_2-reading-1 = Grundstücke zählen zum aufgedruckten Preis; Anteile zählen nicht mit.
B-4_2-reading-2 = Grundstücke mit Hypothek zählen zur Hälfte.
B-4_2-reading-3 = Gebäude zählen zu ihrem Preis.
B-4_2-reading-4 = Gerundet wird auf ganze Euro, ab ,5 aufwärts.
B-4_2-reading-5 =
    Der Kurs steht vor jedem Geschäft für alle seine Anteile fest: 1500 € und Grundstücke für 400 € ergeben 76 € je
    Anteil.
B-4_3-source =
    Anteile dürfen zu jedem vereinbarten Preis den Besitzer wechseln, solange einer der beiden am Zug ist. Jedes
    Geschäft wird der Börse sofort gemeldet: wie viele Anteile, und wessen.
B-4_3-reading-1 = Das Register der Börse führt das Spiel: mit Verkäufer, Käufer, Anteilen und Preis.
B-4_3-reading-2 = Gehandelt werden Anteile gegen Geld, nicht gegen andere Anteile; 0 € sind ein Preis.
B-4_3-reading-3 =
    Ein Angebot verfällt, wenn die Anteile nicht mehr da sind. Wer eine Schuld hat, verkauft nur mindestens zum
    Kurs, auch außerhalb seines Zuges.
B-4_3-reading-4 = Solange jemand etwas schuldet, darf kein Geschäft seinen Gläubigern schaden (K-8.1).
B-4_3-reading-5 = Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.
B-4_4-source = Im eigenen Zug kann ein Spieler höchstens { $sharesSoldATurn } Anteile zum Kurs an die Bank verkaufen.
B-4_4-reading-1 = Die { $sharesSoldATurn } zählen über alle Spieler zusammen, und weitere Würfe gehören zum selben Zug.
B-4_4-reading-2 = Auch wer eine Schuld hat, darf so verkaufen. Vor einem Bankrott muss es niemand.
B-4_5-source-1 =
    Im eigenen Zug kann ein Spieler höchstens { $sharesBoughtATurn } Anteile anderer von der Bank kaufen, mindestens
    zum Kurs.
B-4_5-source-2 = Wollen mehrere sie haben, entscheiden verdeckte Gebote. Hier zahlt nur, wer den Zuschlag bekommt.
B-4_5-reading-1 =
    Wünscht jemand Anteile, dürfen alle anderen außer dem, dessen Anteile es sind, auf dasselbe Paket mitbieten. Das
    höchste Gebot zahlt seinen eigenen Preis; bei Gleichstand geht der Spieler am Zug vor, dann die nächsten in
    Zugreihenfolge. Ein Gebot unter dem Kurs zählt nicht.
B-4_5-reading-2 = Was jemand in einem fremden Zug bekommt, zählt zu seinen { $sharesBoughtATurn } dieses Zuges.
B-4_5-reading-3 = Die Bank verkauft nur, was sie hat, und niemandem seine eigenen Anteile; von Spielern kann man sie zurückkaufen.
B-4_6-source-1 =
    Wer den Rathausplatz berührt oder überquert, schuldet der Börse in diesem Zug einen Jahresbericht: Bargeld,
    Anteile und Grundstückswert.
B-4_6-source-2 = Ist er nicht da, wenn der Folgespieler seinen Zug beendet, kostet das { $lateFine } €.
B-4_6-source-3 = Einen Zwischenbericht darf man jederzeit abgeben, und aus besonderem Anlass darf die Börse einen fordern.
B-4_6-option = Der Tisch kann vereinbaren, dass alle Berichte von selbst abgegeben werden.
B-4_6-reading-1 = Gemeint sind Züge vorwärts, nicht der Weg ins Gefängnis und nicht rückwärts.
B-4_6-reading-2 = Die Strafe fällt einmal an und kommt in den Topf; dann gibt das Spiel den Bericht ab.
B-4_6-reading-3 = Zwischenberichte gibt es höchstens einen je Zug.
B-4_6-reading-4 =
    Besondere Anlässe mit derselben Frist sind zwei: wenn jemand weniger als { $majority } eigene Anteile in der
    Hand hat, und von jedem, der durch einen Bankrott oder eine Übernahme etwas erhält; am echten Brett fordert die
    Aufsicht auch aus anderem Anlass, den sie nennt.
B-4_6-reading-5 =
    Zum Bericht gehört die Kasse in diesem Augenblick: Ein Zwischenbericht bei wenig Bargeld senkt die nächste
    Dividende.
B-4_7-source-1 =
    Wer LOS erreicht oder überquert, zahlt zuerst eine Dividende: auf jeden Anteil den 25. Teil des Bargelds aus dem
    letzten Bericht.
B-4_7-source-2 = Danach erst kommt das Gehalt.
B-4_7-reading-1 = Was in der eigenen Hand ist, bringt und kostet nichts.
B-4_7-reading-2 = Je Anteil wird abgerundet, damit { $sharesEach } Anteile nie mehr kosten als das Bargeld.
B-4_7-reading-3 = Vor dem ersten Bericht zählt das Startgeld: 60 € je Anteil.
B-4_7-reading-4 = Für Anteile der Bank bekommt die Bank ihr Teil. Was nicht bezahlt werden kann, ist eine Schuld (K-8.1).
B-4_8-reading =
    Die Vorlage sagt dazu nichts; so folgen die Anteile dem übrigen Besitz (K-8.1). Die eigenen Anteile eines
    Bankrotten sind wertlos und verfallen. Die Anteile anderer, die er hält, gehen an den Gläubiger oder an die
    Bank.
B-4_9-source-1 = Hält ein Spieler keine Anteile mehr, wird er übernommen: Sein Bargeld wird nach den Anteilen aufgeteilt.
B-4_9-source-2 =
    Seine Grundstücke gehen an den größten Inhaber, wenn dieser mindestens 51 % hält; sonst fallen sie an die Bank
    zurück.
B-4_9-reading-1 =
    Die Vorlage sagt nicht, welche Anteile sie meint. Wir meinen die eigenen: Wer keinen einzigen von ihnen mehr hält,
    scheidet aus, auch mit Anteilen anderer in der Hand. Die Übernahme geschieht von selbst, sobald keine Schuld,
    keine Mietforderung und keine Versteigerung offen ist; ein laufender eigener Zug endet damit. Verfällt die letzte
    Forderung durch einen Wurf, geht die Übernahme dem Ziehen voraus. Wer nur noch auf sie wartet, handelt mit anderen
    nur um eigene Anteile, die ihn im Spiel halten.
B-4_9-reading-2 = 51 % sind { $majority } der { $sharesEach } Anteile.
B-4_9-reading-3 =
    Beim Teilen wird abgerundet, der Rest geht an den größten Inhaber (bei Gleichstand an den Nächsten in
    Zugreihenfolge, die Bank zuletzt).
B-4_9-reading-4 = Mit den Grundstücken gehen die Anteile anderer, die er hält.
B-4_9-reading-5 = Gebäude bleiben stehen.
B-4_9-reading-6 = Auf Hypotheken sind { $mortgageInterest } % fällig (K-6.2).
B-4_9-reading-7 = Was an die Bank fällt, ist frei.
B-4_9-reading-8 = Hypotheken darauf sind aufgehoben.
B-4_9-reading-9 = Gebäude darauf gibt es nicht mehr.
B-4_9-reading-10 = Freikarten kommen zurück in ihre Stapel, die eigenen Anteile verfallen.
B-4_9-reading-11 = Wer eine Schuld hat, darf den letzten eigenen Anteil nicht abgeben.
B-4_9-reading-12 = Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.
B-4_10-source = Eine Tabelle kann den Verlauf festhalten. Sie hilft, muss aber nicht benutzt werden.
B-4_10-reading-1 = Hier schreibt das Spiel sie selbst: jede Buchung mit Runde, Spieler, Anlass, Beträgen und Ständen, dazu Grundstücke.
B-4_10-reading-2 = Auch Anteilsregister, Kurse, Berichte und Dividenden stehen darin.
B-4_10-reading-3 = Die Tabelle dient auch einem Spiel am echten Brett, bei dem Würfel und Karten von Hand eingetragen werden.
B-5_1-option = Mit einem Zeitlimit gewinnt, wenn die Zeit um ist, das größte Vermögen.
B-5_1-reading-1 = Die Vorlage nennt kein Ende.
B-5_1-reading-2 = Es gewinnt, wer als Letzter im Spiel ist.
B-5_1-reading-3 = Zum Vermögen zählen Bargeld, Grundstückswert und alle gehaltenen Anteile zu ihrem Kurs, auch die eigenen.
B-5_1-reading-4 = Das Ende meldet der Gastgeber oder die Uhr des Servers; der laufende Zug wird noch zu Ende gespielt.
B-5_1-reading-5 = Wer gleich reich ist, teilt sich den Sieg.
