K-0_1-source =
    Wo nichts anderes gesagt ist, gelten die klassischen Regeln; sie stehen hier unter ihren K-Nummern, soweit sie
    nicht ersetzt sind. Zum Spiel kommen 25 Anteile von jedem Spieler (B-4.1).
K-0_1-adopted =
    Gespielt wird zu zweit bis zu acht, mit dem klassischen Brett und seinen 28 Besitzrechtkarten (22 Straßen, 4
    Bahnhöfe, 2 Werke), je 16 Ereignis- und Gemeinschaftskarten, 32 Häusern, 12 Hotels und zwei Würfeln. Jeder
    beginnt mit 1500 €. Der Bank geht das Geld nie aus.
K-0_2-adopted =
    Die 40 Felder folgen von LOS an im Uhrzeigersinn aufeinander. Die Straßen gehören zu acht Farbgruppen: Braun und
    Dunkelblau haben zwei, alle anderen drei Straßen. Kaufpreis, Hauspreis und die Mieten ohne Haus, mit 1 bis 4
    Häusern und mit Hotel stehen auf jeder Besitzrechtkarte. Ein Bahnhof kostet 200 €, ein Werk 150 €. Die
    Einkommensteuer beträgt 200 €, die Zusatzsteuer 100 €. Der Hypothekenwert eines Grundstücks ist der halbe
    Kaufpreis.
K-0_3-adopted =
    Beide Stapel werden gemischt. Wer auf ein Kartenfeld kommt, zieht die oberste Karte und führt sie sofort aus;
    danach kommt sie unter ihren Stapel. Schickt eine Karte auf ein anderes Feld, gilt dessen Regel: Ein fremdes
    Werk kostet das Zehnfache eines neuen Wurfs, ein fremder Bahnhof die doppelte Miete. Freikarten aus dem
    Gefängnis werden behalten und fehlen im Stapel, bis sie gespielt sind.
K-0_3-reading = Ein freies Grundstück wird auch dann versteigert, wenn eine Karte dorthin schickt (B-2.1).
K-0_4-adopted =
    Jeder wirft beide Würfel; die höchste Summe beginnt. Bei Gleichstand an der Spitze werfen die Beteiligten noch
    einmal. Danach geht es im Uhrzeigersinn reihum.
K-1_1-adopted =
    Wer an der Reihe ist, wirft beide Würfel und zieht um die Summe in Pfeilrichtung. Mehrere Figuren dürfen auf
    einem Feld stehen. Das erreichte Feld entscheidet, wie es weitergeht: ein Grundstück kaufen, Miete zahlen,
    Steuer zahlen, eine Karte ziehen, ins Gefängnis gehen, auf Frei Parken ausruhen, Gehalt bekommen oder das
    Gefängnis nur besuchen.
K-1_2-adopted =
    Zeigen beide Würfel die gleiche Zahl, wird der Zug wie üblich ausgeführt, und danach wirft derselbe Spieler noch
    einmal. Der dritte Pasch hintereinander wird nicht mehr gezogen: Die Figur geht direkt ins Gefängnis.
K-1_3-source = Genau auf LOS ist das Gehalt das doppelte (B-1.2).
K-1_3-adopted =
    Wer LOS vorwärts überquert, erhält jedes Mal 200 € von der Bank, auch zweimal in einem Zug. Der Weg ins
    Gefängnis und Züge rückwärts bringen kein Gehalt.
K-2_2-adopted =
    Offen und steigend versteigert werden knappe Gebäude (K-5.3). Das höchste Gebot zahlt bar an die Bank; wer
    passt, ist heraus.
K-2_2-option =
    Versteigert der Tisch nur Straßen verdeckt (B-2.1), werden Bahnhöfe und Werke, die niemand gekauft hat,
    ebenfalls offen versteigert.
K-2_2-reading =
    Geboten wird in ganzen Euro und nur aus dem Bargeld. Während einer Versteigerung, offen oder verdeckt, ruht
    alles andere: keine Hypotheken, Verkäufe oder Anteilsgeschäfte. So bleibt ein Gebot gedeckt.
K-2_3-adopted =
    Die Besitzrechtkarte berechtigt dazu, von allen anderen, die auf dem Grundstück landen, Miete zu verlangen. Wer
    alle Straßen einer Farbe besitzt, darf auf ihnen bauen.
K-3_1-adopted =
    Wer auf einem fremden Grundstück landet, schuldet Miete. Der Eigentümer muss sie verlangen, und zwar bevor der
    nächste Spieler gewürfelt hat; danach ist sie verfallen.
K-3_1-option =
    Der Tisch kann vereinbaren, dass Mieten von selbst eingezogen werden (ohne Vereinbarung nicht; Computerspieler
    verlangen immer), und dass der nächste Wurf erst einige Sekunden nach dem Zugende möglich ist, oder sobald alle
    verlangt oder verzichtet haben.
K-3_1-reading =
    Die Vorlage sagt nicht, was sich zwischen Landung und Forderung ändern darf und was bei einem Pasch gilt. Bei
    uns stehen Eigentümer, Zahler und Betrag mit der Landung fest: Bau, Hypothek oder Tausch danach ändern nichts,
    und jede Landung erlaubt höchstens eine Forderung. Wirft derselbe Spieler nach einem Pasch noch einmal, läuft
    die Frist weiter; so können mehrere Forderungen offen sein. Sie werden in der Reihenfolge beglichen, in der sie
    erhoben wurden; solange eine beglichen wird, ruhen Würfel und weitere Forderungen. Scheidet der Schuldner oder
    der Eigentümer aus, verfällt die offene Forderung.
K-3_2-adopted =
    Die Miete steht auf der Besitzrechtkarte und steigt mit jedem Gebäude. Gehören alle Straßen einer Farbe
    demselben Eigentümer, verdoppelt sie sich. Das gilt auch dann, wenn auf anderen Straßen dieser Farbe eine
    Hypothek liegt.
K-3_2-reading =
    Die Vorlage sagt nicht, ob auch die Miete bebauter Straßen verdoppelt wird. Wir verdoppeln nur auf unbebauten
    Straßen: Die aufgedruckten Beträge für Häuser und Hotel setzen die ganze Farbgruppe schon voraus.
K-3_3-adopted = Für ein Grundstück, auf dem eine Hypothek liegt, darf keine Miete verlangt werden.
K-3_4-adopted =
    Ein Bahnhof kostet 25, 50, 100 oder 200 €, je nachdem, ob sein Eigentümer einen, zwei, drei oder alle vier
    besitzt. Ein Werk kostet das Vierfache des Wurfs, der die Figur dorthin gebracht hat; besitzt der Eigentümer
    beide Werke, das Zehnfache. Wer durch eine Karte dorthin kam, wirft für den Betrag beide Würfel.
K-3_4-reading =
    Ob Bahnhöfe und Werke mit Hypothek mitzählen, ist nirgends gesagt. Wir zählen sie mit, denn sie bleiben im
    Besitz; selbst bringen sie keine Miete. Ein Wurf, der nur die Miete bestimmt, gilt nie als Pasch, denn mit ihm
    wird nicht gezogen.
K-4_2-adopted =
    Ins Gefängnis führen das Eckfeld, eine Karte und der dritte Pasch hintereinander. Der Zug ist damit zu Ende,
    Gehalt gibt es nicht. Eine Freikarte öffnet die Tür vor dem Würfeln; die anderen Wege hinaus stehen in B-1.4.
K-4_3-adopted = Auch im Gefängnis darf ein Spieler Miete einziehen, kaufen, verkaufen, mitbieten und bauen.
K-4_4-adopted =
    Wer mit einem gewöhnlichen Zug auf das Gefängnisfeld kommt, ist dort nur zu Besuch und zieht später normal
    weiter.
K-5_1-adopted =
    Häuser dürfen nur auf einer Farbgruppe stehen, deren Straßen alle demselben Spieler gehören. Auf der Gruppe darf
    keine Hypothek liegen. Gebaut wird gleichmäßig: Die Straßen einer Gruppe unterscheiden sich um höchstens eine
    Stufe, und mehr als 4 Häuser trägt keine. Zeit dafür ist jederzeit im eigenen Zug und zwischen den Zügen der
    anderen, solange der nächste Spieler noch nicht gewürfelt hat.
K-5_2-adopted =
    Stehen auf allen Straßen der Gruppe 4 Häuser, kann ein Hotel gebaut werden. Es kostet noch einmal den Hauspreis,
    und die 4 Häuser gehen an die Bank zurück. Auf jeder Straße steht höchstens ein Hotel.
K-5_3-adopted =
    Der Vorrat hat 32 Häuser und 12 Hotels. Reicht er nicht für alle, die bauen möchten, werden die Gebäude an die
    Höchstbietenden versteigert.
K-5_3-reading =
    Wie festgestellt wird, wer bauen möchte, wie versteigert wird und was ohne Ersatzhäuser gilt, ist nirgends
    gesagt. Bestellt jemand ein Gebäude, das auch andere bauen dürften und bezahlen könnten, und reicht der Vorrat
    nicht für alle, werden diese anderen einmal gefragt. Möchte auch nur einer von ihnen bauen, werden die Gebäude
    einzeln und offen unter den Interessierten versteigert; jeder von ihnen bekommt auf diese Bestellung hin
    höchstens eines. Das erste Gebot beginnt beim niedrigsten aufgedruckten Preis, zu dem der Bietende bauen könnte.
    Wer den Zuschlag erhält, stellt sofort und gleichmäßig auf, und nur auf einer Straße, deren aufgedruckten Preis
    das Gebot deckt. Sobald der Vorrat für alle reicht, die noch übrig sind, bauen sie zum aufgedruckten Preis.
    Bietet niemand, verfällt die Bestellung, und wer bestellt hat, bestellt in diesem Zug nichts mehr. Liegen keine
    4 Häuser im Vorrat, lässt sich ein Hotel nicht allein verkaufen: Die Gruppe wird gemeinsam bis zur höchsten
    gleichmäßigen Stufe abgebaut, die der Vorrat erlaubt.
K-6_1-adopted =
    Eine Hypothek ist nur möglich, wenn auf der ganzen Farbgruppe kein Gebäude steht. Die Bank zahlt dafür den
    Hypothekenwert. Das Ablösen kostet diesen Wert und 10 % dazu. Das belastete Grundstück bleibt im Besitz.
K-6_1-reading = Wie die 10 % gerundet werden, ist nirgends gesagt. Wir runden auf ganze Euro auf.
K-6_2-adopted =
    Wer ein Grundstück mit Hypothek übernimmt, zahlt sofort 10 % des Hypothekenwerts an die Bank und darf die
    Hypothek gleich ablösen. Wird sie erst später abgelöst, kommen noch einmal 10 % dazu.
K-6_2-reading =
    Was gilt, wenn das Geld für die 10 % fehlt, und wie lange „gleich“ dauert, ist nirgends gesagt. Bei Tausch und
    Versteigerung muss bei uns genug Bargeld für den Preis und die 10 % da sein. „Gleich“ heißt bei uns: vor dem
    nächsten Wurf. Was der Gläubiger nach einem Bankrott davon nicht zahlen kann, ist seine Schuld bei der Bank; sie
    wird beglichen, bevor es weitergeht.
K-8_1-adopted =
    Wer mehr schuldet, als er bar hat, darf Gebäude verkaufen und Hypotheken aufnehmen. Reicht auch das nicht, ist
    er bankrott und scheidet aus. Einem Spieler als Gläubiger fallen Bargeld, Besitzrechtkarten und Freikarten zu;
    Gebäude gehen vorher zum halben Preis an die Bank, und auf belastete Grundstücke zahlt er 10 % (K-6.2). Ist die
    Bank der Gläubiger, versteigert sie alle Besitzrechtkarten ohne Hypothek.
K-8_1-reading =
    Statt zu handeln, versteigert ein Schuldner hier Grundstücke öffentlich (B-3.1) und verkauft Anteile (B-4.3,
    B-4.4). Anteile fallen an den Gläubiger (B-4.8), der Topf steht der Bank gleich, und versteigert wird verdeckt
    (B-2.1). Bankrott wird abgelehnt, solange Gebäude und Hypotheken nach Abzug des Schutzgelds die Schuld decken
    könnten; Anteile muss niemand verkaufen. Damit nichts an Freunde verschoben wird: Solange jemand eine Schuld hat
    oder noch Miete von ihm gefordert werden kann, ist ein Anteilsgeschäft zu jeder Bedingung erlaubt, wenn danach
    noch alles bezahlt werden könnte. Sonst darf es weder schmälern, was sich aufbringen lässt, noch, was die
    Gläubiger bei einem sofortigen Bankrott erben würden. Aufbringen lassen sich Bargeld, Gebäude zum halben Preis
    und Hypothekenwerte, dazu Anteile zum Kurs, höchstens so viele, wie die Bank in diesem Zug noch nimmt (B-4.4).
    Geerbt werden Bargeld, Gebäude zum halben Preis, Grundstücke zum aufgedruckten Preis (belastete abzüglich der
    Kosten des Ablösens), 50 € je Freikarte und alle Anteile anderer zum Kurs; die eigenen verfallen (B-4.8). Was
    das Geschäft einbringt, zählt bei beidem mit. Schuldet jemand mehreren zugleich, etwa eine Dividende, entsteht
    je Gläubiger eine Schuld in Zugreihenfolge. Zerbricht er daran, wird das Bargeld im Verhältnis der Forderungen
    geteilt (abgerundet; der Rest geht an die größte, bei Gleichstand in Zugreihenfolge), und die Karten werden
    versteigert. Bleibt nur ein Spieler übrig, endet das Spiel ohne Versteigerungen.
B-1_1-source = Alle Strafen und Gebühren kommen in die Mitte. Wer auf Frei Parken landet, gewinnt alles, was dort liegt.
B-1_1-reading =
    Als Strafen und Gebühren zählen Steuern, Kartenzahlungen an die Bank, das Geld für den Weg aus dem Gefängnis,
    das Schutzgeld und die Strafen dieser Regeln. Kaufpreise, Gebote, Gebäude, Hypotheken und Zinsen gehen an die
    Bank.
B-1_2-source = Wer genau auf LOS stehen bleibt, erhält das doppelte Gehalt: 400 €.
B-1_2-reading = Das gilt auch, wenn eine Karte dorthin schickt. Zuerst kommt die Dividende (B-4.7), dann das Gehalt.
B-1_3-source =
    Wer im Gefängnis sitzt, legt bei jedem Geschäft, das er macht, die Hälfte des Betrags als Schutzgeld in die
    Mitte. Ein halber Euro wird aufgerundet.
B-1_3-reading =
    Ein Geschäft ist, was jemand freiwillig zahlt oder einnimmt: gezahlte und eingenommene Gebote, Bauen,
    Gebäudeverkauf, Hypotheken aufnehmen und ablösen, Anteilsgeschäfte, auch um eine Schuld zu bezahlen. Miete,
    Dividende, Steuern, Strafen, der Freikauf und die Auflösung bei einem Bankrott sind keine. Das höchste Gebot b
    aus dem Gefängnis ist so groß, dass Gebot und Schutzgeld zusammen bar bezahlt werden können: mit 100 € sind es
    66 €.
B-1_4-source =
    Länger als drei Runden sitzt niemand. In jeder Runde gibt es einen Wurf; ein Pasch befreit. Vor dem Wurf kann
    man sich in jeder der drei Runden für 50 € freikaufen. Wer nach der dritten noch sitzt, zahlt 100 €.
B-1_4-reading =
    Mit dem Pasch wird gezogen, einen weiteren Wurf bringt er nicht. Nach dem dritten vergeblichen Wurf werden die
    100 € fällig, und mit diesem Wurf wird gezogen. Was daran fehlt, ist eine Schuld und wird vor dem Ziehen
    beglichen.
B-1_5-source = Die Bank nimmt Häuser und Hotels nur zum halben Preis zurück.
B-1_5-adopted = Wie beim Bauen geschieht das gleichmäßig innerhalb der Farbgruppe.
B-1_6-source = Spieler dürfen sich nicht zusammenschließen.
B-1_6-reading =
    Gemeint ist der freiwillige Zusammenschluss. Was die Vorlage später Fusion nennt, ist die Übernahme (B-4.9); ihr
    stimmt niemand zu, sie tritt ein. Wer aufgibt oder aus dem Spiel genommen wird, vermacht deshalb niemandem
    etwas: Bezahlt wird, was geschuldet ist oder noch gefordert werden kann (K-8.1); alles Übrige geht wie bei einem
    Bankrott an die Bank. Nur wenn das Bezahlen misslingt, ist es ein Bankrott gegenüber dem Gläubiger.
B-2_1-source = Kommt jemand auf eine freie Straße, wird sie sofort versteigert.
B-2_1-option =
    Der Tisch kann es auf Straßen beschränken: Dann darf, wer auf einem Bahnhof oder Werk landet, zum aufgedruckten
    Preis kaufen; sonst wird offen versteigert (K-2.2).
B-2_1-reading =
    Einen Kauf zum aufgedruckten Preis gibt es daneben nicht. Die Vorlage spricht von Straßen; bei uns gilt das für
    alle 28 Grundstücke, auch wenn eine Karte dorthin geschickt hat und für den Nachlass eines Bankrotten.
B-2_2-source =
    Alle schreiben ein verdecktes Gebot auf, 0 ist erlaubt. Das höchste bekommt das Grundstück. Aber jeder zahlt
    sein eigenes Gebot an die Bank, auch wer leer ausgeht.
B-2_2-reading =
    Geboten wird höchstens, was bar bezahlt werden kann, Schutzgeld eingerechnet (B-1.3). Wer vor dem Aufdecken
    ausscheidet, zahlt nichts; sein Gebot zählt 0.
B-2_3-source =
    Stehen mehrere höchste Gebote gleich, zahlt niemand. Nur diese Bieter bieten noch einmal verdeckt, mindestens so
    viel wie eben.
B-2_3-reading =
    Zurückziehen kann sich dabei niemand; das Geld ist da, denn bezahlt hat ja keiner. Bieten dieselben dreimal
    hintereinander gleich, entscheidet das Los, und jeder von ihnen zahlt sein Gebot. Bleibt durch ein Ausscheiden
    nur einer übrig, bekommt er das Grundstück zum Mindestgebot.
B-2_4-source = Bieten alle 0, bleibt das Grundstück bei der Bank. Eine zweite Runde gibt es nicht.
B-2_5-source = Die Gebote sind verdeckt, und erst die Bank stellt das höchste fest.
B-2_5-reading =
    Kein Gebot ist zu sehen, bevor alle abgegeben sind, auch für Zuschauer nicht; zu sehen ist nur, wer schon
    geboten hat. Dann werden alle Gebote auf einmal aufgedeckt.
B-3_1-source =
    Privat wird zwischen Spielern nicht gehandelt. Ein Eigentümer kann eine Straße öffentlich versteigern: nach den
    Regeln der verdeckten Versteigerung, aber er nimmt den Platz der Bank ein, und alle Gebote gehen an ihn.
B-3_1-reading =
    Das gilt für alle Grundstücke, und der Eigentümer bietet nicht mit. Auch Freikarten werden nicht gehandelt, nur
    Anteile (B-4.3). Versteigern darf ein Eigentümer im eigenen Zug, wenn keine Miete mehr verlangt werden kann,
    oder während er Geld für eine Schuld beschafft. Auf der Farbgruppe darf kein Gebäude stehen. Eigene
    Versteigerungen und Angebote zusammen macht in einem Zug niemand mehr als 12. Wer ein belastetes Grundstück
    ersteigert, muss auch die 10 % zahlen können (K-6.2).
B-3_2-source =
    Der Eigentümer darf einen Mindestpreis setzen. Kommt kein Gebot darüber oder gar keines, behält er das
    Grundstück und zahlt die Hälfte des Mindestpreises in den Topf.
B-3_2-reading =
    Ein gleich hohes Gebot genügt, wie beim Mindestgebot nach einem Gleichstand. Wird nicht verkauft, zahlt niemand
    sein Gebot. Der Mindestpreis ist höchstens das doppelte Bargeld des Eigentümers, damit er die Strafe zahlen
    kann; ein halber Euro wird aufgerundet. Solange er etwas schuldet, zählt davon nur, was die Schuld nicht braucht
    (K-8.1): Sonst ginge in den Topf, was dem Gläubiger zusteht.
B-4_1-source = Jeder Spieler besteht aus 25 Anteilen.
B-4_1-reading = Wem sie am Anfang gehören, sagt die Vorlage nicht. Bei uns hält jeder alle 25 eigenen.
B-4_2-source = Ein Anteil ist den 25. Teil von Bargeld und Grundstückswert seines Spielers wert.
B-4_2-reading =
    Grundstücke zählen zum aufgedruckten Preis (mit Hypothek zur Hälfte), Gebäude zu ihrem Preis; Anteile zählen
    nicht mit. Gerundet wird auf ganze Euro, ab ,5 aufwärts. Der Kurs steht vor jedem Geschäft für alle seine
    Anteile fest: 1500 € und Grundstücke für 400 € ergeben 76 € je Anteil.
B-4_3-source =
    Anteile dürfen zu jedem vereinbarten Preis den Besitzer wechseln, solange einer der beiden am Zug ist. Jedes
    Geschäft wird der Börse sofort gemeldet: wie viele Anteile, und wessen.
B-4_3-reading =
    Das Register der Börse führt das Spiel: mit Verkäufer, Käufer, Anteilen und Preis. Gehandelt werden Anteile
    gegen Geld, nicht gegen andere Anteile; 0 € sind ein Preis. Ein Angebot verfällt, wenn die Anteile nicht mehr da
    sind. Wer eine Schuld hat, verkauft nur mindestens zum Kurs, auch außerhalb seines Zuges. Solange jemand etwas
    schuldet oder noch Miete zahlen muss, darf kein Geschäft seinen Gläubigern schaden (K-8.1).
B-4_4-source = Im eigenen Zug kann ein Spieler höchstens 5 Anteile zum Kurs an die Bank verkaufen.
B-4_4-reading =
    Die 5 zählen über alle Spieler zusammen, und weitere Würfe gehören zum selben Zug. Auch wer eine Schuld hat,
    darf so verkaufen. Vor einem Bankrott muss es niemand.
B-4_5-source =
    Im eigenen Zug kann ein Spieler höchstens 3 Anteile anderer von der Bank kaufen, mindestens zum Kurs. Wollen
    mehrere sie haben, entscheiden verdeckte Gebote. Hier zahlt nur, wer den Zuschlag bekommt.
B-4_5-reading =
    Wünscht jemand Anteile, dürfen alle anderen außer dem, dessen Anteile es sind, auf dasselbe Paket mitbieten. Das
    höchste Gebot zahlt seinen eigenen Preis; bei Gleichstand geht der Spieler am Zug vor, dann die nächsten in
    Zugreihenfolge. Ein Gebot unter dem Kurs zählt nicht. Was jemand in einem fremden Zug bekommt, zählt zu seinen 3
    dieses Zuges. Die Bank verkauft nur, was sie hat, und niemandem seine eigenen Anteile; von Spielern kann man sie
    zurückkaufen.
B-4_6-source =
    Wer den Rathausplatz berührt oder überquert, schuldet der Börse in diesem Zug einen Jahresbericht: Bargeld,
    Anteile und Grundstückswert. Ist er nicht da, wenn der Folgespieler seinen Zug beendet, kostet das 150 €. Einen
    Zwischenbericht darf man jederzeit abgeben, und aus besonderem Anlass darf die Börse einen fordern.
B-4_6-option = Der Tisch kann vereinbaren, dass alle Berichte von selbst abgegeben werden.
B-4_6-reading =
    Gemeint sind Züge vorwärts, nicht der Weg ins Gefängnis und nicht rückwärts. Die Strafe fällt einmal an und
    kommt in den Topf; dann gibt das Spiel den Bericht ab. Zwischenberichte gibt es höchstens einen je Zug.
    Besondere Anlässe mit derselben Frist sind zwei: wenn jemand weniger als 13 eigene Anteile in der Hand hat, und
    von jedem, der durch einen Bankrott oder eine Übernahme etwas erhält; am echten Brett fordert die Aufsicht auch
    aus anderem Anlass, den sie nennt. Zum Bericht gehört die Kasse in diesem Augenblick: Ein Zwischenbericht bei
    wenig Bargeld senkt die nächste Dividende.
B-4_7-source =
    Wer LOS erreicht oder überquert, zahlt zuerst eine Dividende: auf jeden Anteil den 25. Teil des Bargelds aus dem
    letzten Bericht. Danach erst kommt das Gehalt.
B-4_7-reading =
    Was in der eigenen Hand ist, bringt und kostet nichts. Je Anteil wird abgerundet, damit 25 Anteile nie mehr
    kosten als das Bargeld. Vor dem ersten Bericht zählt das Startgeld: 60 € je Anteil. Für Anteile der Bank bekommt
    die Bank ihr Teil. Was nicht bezahlt werden kann, ist eine Schuld (K-8.1).
B-4_8-reading =
    Die Vorlage sagt dazu nichts; so folgen die Anteile dem übrigen Besitz (K-8.1). Die eigenen Anteile eines
    Bankrotten sind wertlos und verfallen. Die Anteile anderer, die er hält, gehen an den Gläubiger oder an die
    Bank.
B-4_9-source =
    Hält ein Spieler keine Anteile mehr, wird er übernommen: Sein Bargeld wird nach den Anteilen aufgeteilt. Seine
    Grundstücke gehen an den größten Inhaber, wenn dieser mindestens 51 % hält; sonst fallen sie an die Bank zurück.
B-4_9-reading =
    Die Vorlage sagt nicht, welche Anteile sie meint. Wir meinen die eigenen: Wer keinen einzigen von ihnen mehr
    hält, scheidet aus, auch mit Anteilen anderer in der Hand. Die Übernahme geschieht von selbst, sobald keine
    Schuld, keine Mietforderung und keine Versteigerung offen ist; ein laufender eigener Zug endet damit. Verfällt
    die letzte Forderung durch einen Wurf, geht die Übernahme dem Ziehen voraus. Wer nur noch auf sie wartet,
    handelt mit anderen nur um eigene Anteile, die ihn im Spiel halten. 51 % sind 13 der 25 Anteile. Beim Teilen
    wird abgerundet, der Rest geht an den größten Inhaber (bei Gleichstand an den Nächsten in Zugreihenfolge, die
    Bank zuletzt). Mit den Grundstücken gehen die Anteile anderer, die er hält; Gebäude bleiben stehen, auf
    Hypotheken sind 10 % fällig (K-6.2). Was an die Bank fällt, ist frei, ohne Hypothek und ohne Gebäude. Freikarten
    kommen zurück in ihre Stapel, die eigenen Anteile verfallen. Wer eine Schuld hat oder von wem noch Miete
    verlangt werden kann, darf den letzten eigenen Anteil nicht abgeben.
B-4_10-source = Eine Tabelle kann den Verlauf festhalten. Sie hilft, muss aber nicht benutzt werden.
B-4_10-reading =
    Hier schreibt das Spiel sie selbst: jede Buchung mit Runde, Spieler, Anlass, Beträgen und Ständen, dazu
    Grundstücke, Anteilsregister, Kurse, Berichte und Dividenden. Sie gilt auch für ein Spiel am echten Brett, bei
    dem Würfel und Karten von Hand eingetragen werden.
B-5_1-option = Mit einem Zeitlimit gewinnt, wenn die Zeit um ist, das größte Vermögen.
B-5_1-reading =
    Die Vorlage nennt kein Ende. Es gewinnt, wer als Letzter im Spiel ist (K-8.2). Zum Vermögen zählen Bargeld,
    Grundstückswert und alle gehaltenen Anteile zu ihrem Kurs, auch die eigenen. Das Ende meldet der Gastgeber oder
    die Uhr des Servers; der laufende Zug wird noch zu Ende gespielt. Wer gleich reich ist, teilt sich den Sieg.
