K-0_1-filled =
    Gespielt wird zu zweit bis zu acht. Zum Spiel gehören ein Brett mit 40 Feldern, 28 Besitzrechtkarten (22
    Straßen, 4 Bahnhöfe, 2 Werke), je 16 Ereignis- und Gemeinschaftskarten, 32 Häuser, 12 Hotels und zwei Würfel.
    Jeder beginnt mit 1500 Talern. Der Bank geht das Geld nie aus.
K-0_1-option =
    Wer mag, spielt mit dem Tempowürfel der Stadion-Regeln (S-12.1 bis S-12.8): Jeder beginnt dann mit 1000 Talern
    mehr, und wer LOS einmal erreicht hat, wirft drei Würfel. Zahlen zählen zum Zug dazu, der Bus lässt die Wahl
    zwischen den weißen Würfeln, „Nächstes Grundstück“ bringt einen zweiten Zug, und drei gleiche Zahlen erlauben
    den Sprung auf ein beliebiges Feld.
K-0_1-reading =
    Die Vorlage kennt nur zwei Würfel. Mit dem Tempowürfel kostet ein Werk weiter das Vielfache des Wurfs, der
    dorthin geführt hat; dabei zählen bei uns die Zahlen aller drei Würfel.
K-0_2-filled =
    Die 40 Felder folgen von LOS an im Uhrzeigersinn aufeinander. Die Straßen gehören zu acht Farbgruppen: Braun und
    Dunkelblau haben zwei, alle anderen drei Straßen. Kaufpreis, Hauspreis und die Mieten ohne Haus, mit 1 bis 4
    Häusern und mit Hotel stehen auf jeder Besitzrechtkarte. Ein Bahnhof kostet 200 Taler, ein Werk 150 Taler. Die
    Einkommensteuer beträgt 200 Taler, die Zusatzsteuer 100 Taler. Der Hypothekenwert eines Grundstücks ist der
    halbe Kaufpreis.
K-0_3-filled =
    Beide Stapel werden gemischt. Wer auf ein Kartenfeld kommt, zieht die oberste Karte und führt sie sofort aus;
    danach kommt sie unter ihren Stapel. Schickt eine Karte auf ein anderes Feld, gilt dessen Regel. Vorwärts über
    LOS bringt Gehalt, rückwärts und auf dem Weg ins Gefängnis gibt es keines. Das nächste Werk oder der nächste
    Bahnhof darf gekauft werden, wenn er frei ist; sonst kostet das Werk das Zehnfache eines neuen Wurfs und der
    Bahnhof die doppelte Miete. Freikarten aus dem Gefängnis werden behalten und fehlen im Stapel, bis sie gespielt
    sind.
K-0_4-filled =
    Jeder wirft beide Würfel; die höchste Summe beginnt. Bei Gleichstand an der Spitze werfen die Beteiligten noch
    einmal. Danach geht es im Uhrzeigersinn reihum.
K-1_1-source =
    Wer an der Reihe ist, wirft beide Würfel und zieht um die Summe in Pfeilrichtung. Mehrere Figuren dürfen auf
    einem Feld stehen. Das erreichte Feld entscheidet, wie es weitergeht: ein Grundstück kaufen, Miete zahlen,
    Steuer zahlen, eine Karte ziehen, ins Gefängnis gehen, auf Frei Parken ausruhen, Gehalt bekommen oder das
    Gefängnis nur besuchen.
K-1_2-source =
    Zeigen beide Würfel die gleiche Zahl, wird der Zug wie üblich ausgeführt, und danach wirft derselbe Spieler noch
    einmal. Der dritte Pasch hintereinander wird nicht mehr gezogen: Die Figur geht direkt ins Gefängnis.
K-1_3-source =
    Wer LOS in Pfeilrichtung erreicht oder überquert, erhält jedes Mal 200 Taler von der Bank, auch zweimal in einem
    Zug: etwa wenn nach dem Überqueren eine Karte noch einmal auf LOS führt.
K-1_3-filled = Der Weg ins Gefängnis und Züge rückwärts bringen kein Gehalt.
K-2_1-source =
    Wer auf einem unverkauften Grundstück landet, darf es als Erster kaufen, zum aufgedruckten Preis an die Bank.
    Dafür gibt es die Besitzrechtkarte, die offen ausliegt.
K-2_2-source =
    Wird das Grundstück nicht gekauft, versteigert die Bank es. Alle dürfen bieten, auch wer den Kauf abgelehnt hat.
    Das erste Gebot ist beliebig; das höchste zahlt bar an die Bank und erhält die Besitzrechtkarte.
K-2_2-reading =
    Die Vorlage nennt weder den Ablauf noch das Ende der Versteigerung. Wir versteigern sofort, offen und steigend
    in ganzen Talern. Geboten wird nur aus dem Bargeld: Währenddessen gibt es keine Hypotheken, Verkäufe oder
    Tauschgeschäfte. Wer passt, ist aus dieser Versteigerung heraus; sie endet, sobald alle außer dem
    Höchstbietenden gepasst haben. Wessen Bargeld kein höheres Gebot mehr zulässt, braucht nicht eigens zu passen.
    Ohne jedes Gebot bleibt die Karte bei der Bank. Verlässt ein Bieter das Spiel, verfällt sein Gebot, und es gilt
    das vorige eines Verbliebenen.
K-2_3-source =
    Die Besitzrechtkarte berechtigt dazu, von allen anderen, die auf dem Grundstück landen, Miete zu verlangen. Wer
    alle Straßen einer Farbe besitzt, darf auf ihnen bauen.
K-3_1-source =
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
K-3_2-source =
    Die Miete steht auf der Besitzrechtkarte und steigt mit jedem Gebäude. Gehören alle Straßen einer Farbe
    demselben Eigentümer, verdoppelt sie sich. Das gilt auch dann, wenn auf anderen Straßen dieser Farbe eine
    Hypothek liegt.
K-3_2-reading =
    Die Vorlage sagt nicht, ob auch die Miete bebauter Straßen verdoppelt wird. Wir verdoppeln nur auf unbebauten
    Straßen: Die aufgedruckten Beträge für Häuser und Hotel setzen die ganze Farbgruppe schon voraus.
K-3_3-source = Für ein Grundstück, auf dem eine Hypothek liegt, darf keine Miete verlangt werden.
K-3_4-filled =
    Ein Bahnhof kostet 25, 50, 100 oder 200 Taler, je nachdem, ob sein Eigentümer einen, zwei, drei oder alle vier
    besitzt. Ein Werk kostet das Vierfache des Wurfs, der die Figur dorthin gebracht hat; besitzt der Eigentümer
    beide Werke, das Zehnfache. Wer durch eine Karte dorthin kam, wirft für den Betrag beide Würfel.
K-3_4-reading =
    Ob Bahnhöfe und Werke mit Hypothek mitzählen, ist nirgends gesagt. Wir zählen sie mit, denn sie bleiben im
    Besitz; selbst bringen sie keine Miete. Ein Wurf, der nur die Miete bestimmt, gilt nie als Pasch, denn mit ihm
    wird nicht gezogen.
K-4_1-filled = Steuern gehen an die Bank. Auf Frei Parken geschieht nichts.
K-4_1-option =
    Es lässt sich ein Topf vereinbaren, in den solche Zahlungen kommen und den gewinnt, wer auf Frei Parken landet;
    ohne Vereinbarung gibt es ihn nicht.
K-4_1-reading =
    Den Topf kennt die Vorlage nicht, also auch nicht, was hineinkommt. Bei uns sind es Steuern, Kartenzahlungen an
    die Bank und die 50 Taler, mit denen jemand aus dem Gefängnis freikommt. Kaufpreise, Gebote, Gebäude, Hypotheken
    und ihre Zinsen gehen immer an die Bank.
K-4_2-filled =
    Ins Gefängnis führen das Eckfeld, eine Karte und der dritte Pasch hintereinander. Der Zug ist damit zu Ende,
    Gehalt gibt es nicht. Frei kommt, wer zu Beginn eines der nächsten beiden Züge vor dem Würfeln 50 Taler zahlt,
    wer eine Freikarte spielt oder wer in einem der nächsten drei Züge einen Pasch wirft. Mit diesem Pasch wird
    gezogen, einen weiteren Wurf bringt er nicht. Nach dem dritten vergeblichen Wurf sind 50 Taler zu zahlen, und
    dieser Wurf wird gezogen.
K-4_2-reading =
    Ob man im Gefängnis aussetzen darf und was gilt, wenn die 50 Taler fehlen, ist nirgends gesagt. Bei uns muss
    einer der Wege gewählt werden, Aussetzen gibt es nicht. Was nach dem dritten Wurf nicht bezahlt werden kann, ist
    eine Schuld, die vor dem Ziehen beglichen wird.
K-4_3-filled = Auch im Gefängnis darf ein Spieler Miete einziehen, kaufen, verkaufen, mitbieten und bauen.
K-4_4-filled =
    Wer mit einem gewöhnlichen Zug auf das Gefängnisfeld kommt, ist dort nur zu Besuch und zieht später normal
    weiter.
K-5_1-source = Häuser dürfen nur auf einer Farbgruppe stehen, deren Straßen alle demselben Spieler gehören.
K-5_1-filled =
    Auf der Gruppe darf keine Hypothek liegen. Gebaut wird gleichmäßig: Die Straßen einer Gruppe unterscheiden sich
    um höchstens eine Stufe, und mehr als 4 Häuser trägt keine. Zeit dafür ist jederzeit im eigenen Zug und zwischen
    den Zügen der anderen, solange der nächste Spieler noch nicht gewürfelt hat.
K-5_2-filled =
    Stehen auf allen Straßen der Gruppe 4 Häuser, kann ein Hotel gebaut werden. Es kostet noch einmal den Hauspreis,
    und die 4 Häuser gehen an die Bank zurück. Auf jeder Straße steht höchstens ein Hotel.
K-5_3-filled =
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
K-5_4-filled = Die Bank nimmt Gebäude zum halben Preis zurück. Auch abgebaut wird gleichmäßig innerhalb der Farbgruppe.
K-6_1-filled =
    Eine Hypothek ist nur möglich, wenn auf der ganzen Farbgruppe kein Gebäude steht. Die Bank zahlt dafür den
    Hypothekenwert. Das Ablösen kostet diesen Wert und 10 % dazu. Das belastete Grundstück bleibt im Besitz.
K-6_1-reading = Wie die 10 % gerundet werden, ist nirgends gesagt. Wir runden auf ganze Taler auf.
K-6_2-filled =
    Wer ein Grundstück mit Hypothek übernimmt, zahlt sofort 10 % des Hypothekenwerts an die Bank und darf die
    Hypothek gleich ablösen. Wird sie erst später abgelöst, kommen noch einmal 10 % dazu.
K-6_2-reading =
    Was gilt, wenn das Geld für die 10 % fehlt, und wie lange „gleich“ dauert, ist nirgends gesagt. Bei Tausch und
    Versteigerung muss bei uns genug Bargeld für den Preis und die 10 % da sein. „Gleich“ heißt bei uns: vor dem
    nächsten Wurf. Was der Gläubiger nach einem Bankrott davon nicht zahlen kann, ist seine Schuld bei der Bank; sie
    wird beglichen, bevor es weitergeht.
K-7_1-filled =
    Alle dürfen jederzeit miteinander handeln, auch wenn jemand anderes an der Reihe ist: mit Grundstücken, in deren
    Farbgruppe kein Gebäude steht, mit Bargeld und mit Freikarten, zu jeder vereinbarten Bedingung. Kredite zwischen
    Spielern und der Verzicht auf künftige Mieten sind nicht erlaubt.
K-7_1-reading =
    Wie lange ein Angebot steht, ist nirgends gesagt. Bei uns verfällt es, sobald sich etwas ändert, das darin
    vorkommt. Während einer Versteigerung wird kein Handel ausgeführt, weil dort nur vorhandenes Bargeld zählt.
    Damit das Verhandeln ein Ende hat, darf jeder in einem Zug höchstens 12 Angebote machen. Ein Geschenk ist
    erlaubt; bloßes Geld ohne Karte oder Grundstück ist es nicht, denn das wäre ein Kredit. Wer etwas schuldet oder
    noch Miete zahlen muss und danach nicht alles zahlen könnte, gibt nichts her, was den Gläubigern fehlen würde
    (K-8.1).
K-8_1-filled =
    Wer mehr schuldet, als er bar hat, darf Gebäude verkaufen, Hypotheken aufnehmen und handeln. Reicht auch das
    nicht, ist er bankrott und scheidet aus. Ist der Gläubiger ein Spieler, gehen die Gebäude zum halben Preis an
    die Bank, und er erhält Bargeld, Besitzrechtkarten und Freikarten; für belastete Grundstücke zahlt er 10 %
    (K-6.2). Ist die Bank der Gläubiger, versteigert sie alle Besitzrechtkarten ohne Hypothek, und Freikarten kehren
    in ihre Stapel zurück.
K-8_1-reading =
    Grenzfälle und das Aufgeben sind nirgends geregelt. Solange Verkäufe und Hypotheken die Schuld decken könnten,
    ist kein Bankrott möglich. Damit nichts an Freunde verschoben wird: Solange jemand eine Schuld hat oder noch
    Miete von ihm gefordert werden kann, ist ein Handel zu jeder Bedingung erlaubt, wenn danach noch alles bezahlt
    werden könnte. Sonst darf er weder schmälern, was sich aufbringen lässt, noch, was die Gläubiger bei einem
    sofortigen Bankrott erben würden. Aufbringen lassen sich Bargeld, Gebäude zum halben Preis und Hypothekenwerte.
    Geerbt werden Bargeld, Gebäude zum halben Preis, Grundstücke zum aufgedruckten Preis (belastete abzüglich der
    Kosten des Ablösens) und 50 Taler je Freikarte. Was der Handel einbringt, zählt bei beidem mit. Schuldet jemand
    durch eine Karte mehreren zugleich, entsteht je Gläubiger eine Schuld, in Zugreihenfolge. Zerbricht er daran,
    wird das Bargeld im Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an die größte, bei Gleichstand
    in Zugreihenfolge), und die Besitzrechtkarten werden wie bei einem Bankrott gegenüber der Bank versteigert. Eine
    Karte ohne Gebot bleibt frei bei der Bank. Bleibt nur ein Spieler übrig, endet das Spiel ohne Versteigerungen.
    Wer aufgibt, vom Gastgeber aus dem Spiel genommen wird oder durch die Uhr ausscheidet, bezahlt zuerst, was er
    schuldet. Mieten, die noch gefordert werden können, gelten dabei als gefordert. Bezahlt wird bar, dann aus
    verkauften Gebäuden und Hypotheken. Würde alles zusammen nicht reichen, wird vorher nichts verkauft: Es ist ein
    Bankrott gegenüber dem Gläubiger. Was nach dem Bezahlen übrig ist, geht wie bei einem Bankrott an die Bank. So
    bringt Aufgeben niemanden um sein Geld, und niemand erbt dadurch.
K-8_2-filled = Es gewinnt, wer als Letzter nicht bankrott ist.
K-9_1-option =
    Auf Wunsch des Tisches: Zu Beginn erhält jeder zwei gemischte Besitzrechtkarten und bezahlt sie sofort. Für ein
    Hotel genügen 3 Häuser. Das Spiel endet mit dem zweiten Bankrott. Es gewinnt der Reichste: Gezählt werden
    Bargeld, Grundstücke zum aufgedruckten Preis (mit Hypothek zur Hälfte) und Gebäude zu ihrem Preis.
K-9_1-reading =
    Zu zweit kommt es nie zum zweiten Bankrott, und was dann gilt, ist nirgends gesagt. Bei uns endet das Spiel
    deshalb auch, sobald nur ein Spieler übrig ist. Ebenso beim Gleichstand: Wer gleich reich ist, teilt sich bei
    uns den Sieg.
K-9_2-option =
    Auf Wunsch des Tisches wird vorher eine Spieldauer vereinbart. Jeder erhält zwei Besitzrechtkarten und bezahlt
    sie. Ist die Zeit um, gewinnt der Reichste.
K-9_2-reading =
    Wer das Ende ausruft und was mit dem laufenden Zug geschieht, ist nirgends gesagt. Bei uns meldet es der
    Gastgeber oder die Uhr des Servers, und der laufende Zug wird noch zu Ende gespielt. Der Reichtum zählt wie in
    K-9.1, und wer gleich reich ist, teilt sich den Sieg.
