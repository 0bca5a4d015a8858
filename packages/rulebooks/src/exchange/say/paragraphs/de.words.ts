// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  K: {
    '0_1': {
      source: {
        '1': 'Wo nichts anderes gesagt ist, gelten die klassischen Regeln; sie stehen hier unter ihren K-Nummern, soweit sie nicht ersetzt sind.',
        '2': 'Zum Spiel kommen {sharesEach} Anteile von jedem Spieler (B-4.1).',
      },
      adopted: {
        '1': 'Gespielt wird zu zweit bis zu acht.',
        '2': 'Gespielt wird auf dem klassischen Brett mit seinen {deeds} Besitzrechtkarten ({streets} Straßen, {stations} Bahnhöfe, {utilities} Werke).',
        '3': 'Es gibt {firstDeck} Ereignis- und {secondDeck} Gemeinschaftskarten.',
        '4': 'Gebaut wird mit {houses} Häusern und {hotels} Hotels.',
        '5': 'Gewürfelt wird mit zwei Würfeln.',
        '6': 'Jeder beginnt mit {startCash} €.',
        '7': 'Der Bank geht das Geld nie aus.',
      },
    },
    '0_2': {
      adopted: {
        '1': 'Die {spaces} Felder folgen von LOS an im Uhrzeigersinn aufeinander.',
        '2': 'Die Straßen gehören zu acht Farbgruppen: Braun und Dunkelblau haben zwei, alle anderen drei Straßen.',
        '3': 'Kaufpreis, Hauspreis und die Mieten ohne Haus, mit 1 bis 4 Häusern und mit Hotel stehen auf jeder Besitzrechtkarte.',
        '4': 'Ein Bahnhof kostet {stationPrice} €, ein Werk {utilityPrice} €.',
        '5': 'Die Einkommensteuer beträgt {firstTax} €, die Zusatzsteuer {secondTax} €.',
        '6': 'Der Hypothekenwert eines Grundstücks ist der halbe Kaufpreis.',
      },
    },
    '0_3': {
      adopted: {
        '1': 'Beide Stapel werden gemischt.',
        '2': 'Wer auf ein Kartenfeld kommt, zieht die oberste Karte und führt sie sofort aus; danach kommt sie unter ihren Stapel.',
        '3': 'Schickt eine Karte auf ein anderes Feld, gilt dessen Regel.',
        '4': 'Ein fremdes Werk kostet dann das Zehnfache eines neuen Wurfs, ein fremder Bahnhof die doppelte Miete.',
        '5': 'Freikarten aus dem Gefängnis werden behalten und fehlen im Stapel, bis sie gespielt sind.',
      },
      reading: 'Ein freies Grundstück wird auch dann versteigert, wenn eine Karte dorthin schickt (B-2.1).',
    },
    '0_4': {
      adopted: {
        '1': 'Jeder wirft beide Würfel; die höchste Summe beginnt. Bei Gleichstand an der Spitze werfen die Beteiligten noch einmal.',
        '2': 'Gespielt wird im Uhrzeigersinn reihum.',
      },
    },
    '1_1': {
      adopted: {
        '1': 'Wer an der Reihe ist, wirft beide Würfel und zieht um die Summe in Pfeilrichtung.',
        '2': 'Mehrere Figuren dürfen auf einem Feld stehen.',
        '3': 'Das erreichte Feld entscheidet, wie es weitergeht: ein Grundstück kaufen, Miete zahlen, Steuer zahlen, eine Karte ziehen, ins Gefängnis gehen, auf Frei Parken ausruhen, Gehalt bekommen oder das Gefängnis nur besuchen.',
      },
    },
    '1_2': {
      adopted: {
        '1': 'Zeigen beide Würfel die gleiche Zahl, wird der Zug wie üblich ausgeführt, und danach wirft derselbe Spieler noch einmal.',
        '2': 'Der dritte Pasch hintereinander wird nicht mehr gezogen: Die Figur geht direkt ins Gefängnis.',
      },
    },
    '1_3': {
      source: 'Genau auf LOS ist das Gehalt das doppelte (B-1.2).',
      adopted: {
        '1': 'Wer LOS vorwärts überquert, erhält {salaryPass} € von der Bank.',
        '2': 'Das Gehalt gibt es jedes Mal, auch zweimal in einem Zug.',
        '3': 'Der Weg ins Gefängnis und Züge rückwärts bringen kein Gehalt.',
      },
    },
    '2_2': {
      adopted: {
        '1': 'Offen und steigend versteigert werden knappe Gebäude (K-5.3).',
        '2': 'Das höchste Gebot zahlt bar an die Bank; wer passt, ist heraus.',
      },
      option: 'Versteigert der Tisch nur Straßen verdeckt (B-2.1), werden Bahnhöfe und Werke, die niemand gekauft hat, ebenfalls offen versteigert.',
      reading: {
        '1': 'Geboten wird in ganzen Euro und nur aus dem Bargeld.',
        '2': 'Während einer Versteigerung ruht alles andere: Verkauft wird nichts.',
        '3': 'Auch Hypotheken gibt es dann nicht.',
        '4': 'Auch Anteilsgeschäfte gibt es dann nicht.',
        '5': 'So bleibt ein Gebot gedeckt.',
      },
    },
    '2_3': {
      adopted: {
        '1': 'Die Besitzrechtkarte berechtigt dazu, von allen anderen, die auf dem Grundstück landen, Miete zu verlangen.',
        '2': 'Wer alle Straßen einer Farbe besitzt, darf auf ihnen bauen.',
      },
    },
    '3_1': {
      adopted: {
        '1': 'Wer auf einem fremden Grundstück landet, schuldet Miete.',
        '2': 'Der Eigentümer muss sie verlangen, und zwar bevor der nächste Spieler gewürfelt hat; danach ist sie verfallen.',
      },
      option: 'Der Tisch kann vereinbaren, dass Mieten von selbst eingezogen werden (ohne Vereinbarung nicht; Computerspieler verlangen immer), und dass der nächste Wurf erst einige Sekunden nach dem Zugende möglich ist, oder sobald alle verlangt oder verzichtet haben.',
      reading: {
        '1': 'Die Vorlage sagt nicht, was sich zwischen Landung und Forderung ändern darf und was bei einem Pasch gilt.',
        '2': 'Bei uns stehen Eigentümer, Zahler und Betrag mit der Landung fest, und jede Landung erlaubt höchstens eine Forderung.',
        '3': 'Bauen ändert danach nichts mehr daran.',
        '4': 'Eine Hypothek ändert danach nichts mehr daran.',
        '5': 'Ein Besitzwechsel ändert danach nichts mehr daran.',
        '6': 'Wirft derselbe Spieler nach einem Pasch noch einmal, läuft die Frist weiter; so können mehrere Forderungen offen sein. Sie werden in der Reihenfolge beglichen, in der sie erhoben wurden; solange eine beglichen wird, ruhen Würfel und weitere Forderungen. Scheidet der Schuldner oder der Eigentümer aus, verfällt die offene Forderung.',
      },
    },
    '3_2': {
      adopted: {
        '1': 'Die Miete steht auf der Besitzrechtkarte.',
        '2': 'Die Miete steigt mit jedem Gebäude.',
        '3': 'Gehören alle Straßen einer Farbe demselben Eigentümer, verdoppelt sich die Miete. Das gilt auch dann, wenn auf anderen Straßen dieser Farbe eine Hypothek liegt.',
      },
      reading: 'Die Vorlage sagt nicht, ob auch die Miete bebauter Straßen verdoppelt wird. Wir verdoppeln nur auf unbebauten Straßen: Die aufgedruckten Beträge für Häuser und Hotel setzen die ganze Farbgruppe schon voraus.',
    },
    '3_3': {
      adopted: 'Für ein Grundstück, auf dem eine Hypothek liegt, darf keine Miete verlangt werden.',
    },
    '3_4': {
      adopted: {
        '1': 'Ein Bahnhof kostet {stationRent1}, {stationRent2}, {stationRent3} oder {stationRent4} €, je nachdem, ob sein Eigentümer einen, zwei, drei oder alle vier besitzt.',
        '2': 'Ein Werk kostet das Vierfache des Wurfs, der die Figur dorthin gebracht hat; besitzt der Eigentümer beide Werke, das Zehnfache.',
        '3': 'Wer durch eine Karte dorthin kam, wirft für den Betrag beide Würfel.',
      },
      reading: {
        '1': 'Ob Bahnhöfe und Werke mit Hypothek mitzählen, ist nirgends gesagt. Wir zählen sie mit, denn sie bleiben im Besitz; selbst bringen sie keine Miete.',
        '2': 'Ein Wurf, der nur die Miete bestimmt, gilt nie als Pasch, denn mit ihm wird nicht gezogen.',
      },
    },
    '4_2': {
      adopted: {
        '1': 'Ins Gefängnis kommt, wer auf dem Feld landet, das dorthin schickt.',
        '2': 'Auch eine Karte kann ins Gefängnis führen.',
        '3': 'Der dritte Pasch hintereinander führt ebenfalls ins Gefängnis.',
        '4': 'Der Zug ist damit zu Ende, Gehalt gibt es nicht.',
        '5': 'Eine Freikarte öffnet die Tür vor dem Würfeln; die anderen Wege hinaus stehen in B-1.4.',
      },
    },
    '4_3': {
      adopted: {
        '1': 'Auch im Gefängnis darf ein Spieler Miete einziehen, kaufen und verkaufen.',
        '2': 'Auch mitbieten darf ein Spieler aus dem Gefängnis.',
        '3': 'Auch bauen darf ein Spieler aus dem Gefängnis.',
      },
    },
    '4_4': {
      adopted: 'Wer mit einem gewöhnlichen Zug auf das Gefängnisfeld kommt, ist dort nur zu Besuch und zieht später normal weiter.',
    },
    '5_1': {
      adopted: {
        '1': 'Häuser dürfen nur auf einer Farbgruppe stehen, deren Straßen alle demselben Spieler gehören.',
        '2': 'Auf der Gruppe darf keine Hypothek liegen.',
        '3': 'Gebaut wird gleichmäßig: Die Straßen einer Gruppe unterscheiden sich um höchstens eine Stufe, und mehr als {housesBeforeHotel} Häuser trägt keine.',
        '4': 'Zeit dafür ist jederzeit im eigenen Zug und zwischen den Zügen der anderen, solange der nächste Spieler noch nicht gewürfelt hat.',
      },
    },
    '5_2': {
      adopted: {
        '1': 'Stehen auf allen Straßen der Gruppe {housesBeforeHotel} Häuser, kann ein Hotel gebaut werden.',
        '2': 'Es kostet noch einmal den Hauspreis, und die {housesBeforeHotel} Häuser gehen an die Bank zurück.',
        '3': 'Auf jeder Straße steht höchstens ein Hotel.',
      },
    },
    '5_3': {
      adopted: {
        '1': 'Der Vorrat hat {houses} Häuser und {hotels} Hotels.',
        '2': 'Reicht er nicht für alle, die bauen möchten, werden die Gebäude an die Höchstbietenden versteigert.',
      },
      reading: {
        '1': 'Wie festgestellt wird, wer bauen möchte, wie versteigert wird und was ohne Ersatzhäuser gilt, ist nirgends gesagt.',
        '2': 'Bestellt jemand ein Gebäude, das auch andere bauen dürften und bezahlen könnten, und reicht der Vorrat nicht für alle, werden diese anderen einmal gefragt. Möchte auch nur einer von ihnen bauen, werden die Gebäude einzeln und offen unter den Interessierten versteigert; jeder von ihnen bekommt auf diese Bestellung hin höchstens eines. Das erste Gebot beginnt beim niedrigsten aufgedruckten Preis, zu dem der Bietende bauen könnte.',
        '3': 'Wer den Zuschlag erhält, stellt sofort und gleichmäßig auf, und nur auf einer Straße, deren aufgedruckten Preis das Gebot deckt.',
        '4': 'Sobald der Vorrat für alle reicht, die noch übrig sind, bauen sie zum aufgedruckten Preis. Bietet niemand, verfällt die Bestellung, und wer bestellt hat, bestellt in diesem Zug nichts mehr.',
        '5': 'Liegen keine {housesBeforeHotel} Häuser im Vorrat, lässt sich ein Hotel nicht allein verkaufen: Die Gruppe wird gemeinsam bis zur höchsten gleichmäßigen Stufe abgebaut, die der Vorrat erlaubt.',
      },
    },
    '6_1': {
      adopted: {
        '1': 'Eine Hypothek ist nur möglich, wenn auf der ganzen Farbgruppe kein Gebäude steht.',
        '2': 'Die Bank zahlt dafür den Hypothekenwert.',
        '3': 'Das Ablösen kostet diesen Wert und {mortgageInterest} % dazu.',
        '4': 'Das belastete Grundstück bleibt im Besitz.',
      },
      reading: {
        '1': 'Wie die {mortgageInterest} % gerundet werden, ist nirgends gesagt.',
        '2': 'Wir runden auf ganze Euro auf.',
      },
    },
    '6_2': {
      adopted: 'Wer ein Grundstück mit Hypothek übernimmt, zahlt sofort {mortgageInterest} % des Hypothekenwerts an die Bank und darf die Hypothek gleich ablösen. Wird sie erst später abgelöst, kommen noch einmal {mortgageInterest} % dazu.',
      reading: {
        '1': 'Was gilt, wenn das Geld für die {mortgageInterest} % fehlt, und wie lange „gleich“ dauert, ist nirgends gesagt. Bei Tausch und Versteigerung muss bei uns genug Bargeld für den Preis und die {mortgageInterest} % da sein.',
        '2': '„Gleich“ heißt bei uns: vor dem nächsten Wurf.',
        '3': 'Was der Gläubiger nach einem Bankrott von den Zinsen nicht zahlen kann, ist seine Schuld bei der Bank; sie wird beglichen, bevor es weitergeht.',
      },
    },
    '8_1': {
      adopted: {
        '1': 'Wer mehr schuldet, als er bar hat, darf Hypotheken aufnehmen.',
        '2': 'Auch Gebäude darf ein Schuldner verkaufen.',
        '3': 'Reicht auch das nicht, ist er bankrott und scheidet aus.',
        '4': 'Ist der Gläubiger ein Spieler, erhält er Bargeld und Besitzrechtkarten.',
        '5': 'Die Gebäude gehen vorher zum halben Preis an die Bank.',
        '6': 'Auch Freikarten gehen an den Gläubiger.',
        '7': 'Für belastete Grundstücke zahlt der Gläubiger {mortgageInterest} % (K-6.2).',
        '8': 'Ist die Bank der Gläubiger, versteigert sie alle Besitzrechtkarten.',
        '9': 'Hypotheken darauf sind dabei aufgehoben.',
      },
      reading: {
        '1': 'Statt zu handeln, versteigert ein Schuldner hier Grundstücke öffentlich (B-3.1).',
        '2': 'Auch Anteile verkauft ein Schuldner hier (B-4.3, B-4.4).',
        '3': 'Anteile fallen an den Gläubiger (B-4.8).',
        '4': 'Der Topf steht der Bank gleich.',
        '5': 'Versteigert wird verdeckt (B-2.1).',
        '6': 'Bankrott wird abgelehnt, solange sich genug für die Schuld aufbringen lässt.',
        '7': 'Gebäude zählen dabei mit ihrem Verkaufspreis.',
        '8': 'Hypotheken zählen ebenfalls mit.',
        '9': 'Das Schutzgeld wird dabei abgezogen.',
        '10': 'Anteile muss niemand verkaufen.',
        '11': 'Damit nichts an Freunde verschoben wird: Solange jemand eine Schuld hat, ist ein Anteilsgeschäft zu jeder Bedingung erlaubt, wenn danach noch alles bezahlt werden könnte.',
        '12': 'Sonst darf es weder schmälern, was sich aufbringen lässt, noch, was bei einem sofortigen Bankrott hinterlassen würde.',
        '13': 'Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.',
        '14': 'Aufbringen lässt sich das Bargeld.',
        '15': 'Gebäude bringen dabei den halben Preis.',
        '16': 'Auch Hypothekenwerte zählen dabei.',
        '17': 'Anteile bringen dabei den Kurs, höchstens so viele, wie die Bank in diesem Zug noch nimmt (B-4.4).',
        '18': 'Hinterlassen werden Bargeld und Grundstücke zum aufgedruckten Preis.',
        '19': 'Bei hinterlassenen Grundstücken mit Hypothek werden die Kosten des Ablösens abgezogen.',
        '20': 'Hinterlassene Gebäude zählen zum halben Preis.',
        '21': 'Eine hinterlassene Freikarte zählt {jailCardWorth} €.',
        '22': 'Hinterlassene Anteile anderer zählen zum Kurs; die eigenen verfallen (B-4.8).',
        '23': 'Was das Geschäft einbringt, zählt bei beidem mit.',
        '24': 'Schuldet jemand mehreren zugleich, etwa eine Dividende, entsteht je Gläubiger eine Schuld in Zugreihenfolge.',
        '25': 'Zerbricht er daran, wird das Bargeld im Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an die größte, bei Gleichstand in Zugreihenfolge), und die Karten werden versteigert. Bleibt nur ein Spieler übrig, endet das Spiel ohne Versteigerungen.',
      },
    },
  },
  B: {
    '1_1': {
      source: {
        '1': 'Alle Strafen und Gebühren kommen in die Mitte.',
        '2': 'Wer auf Frei Parken landet, gewinnt alles, was dort liegt.',
      },
      reading: {
        '1': 'Als Strafen und Gebühren zählen Steuern, Kartenzahlungen an die Bank, das Geld für den Weg aus dem Gefängnis und die Strafen dieser Regeln.',
        '2': 'Auch das Schutzgeld zählt dazu.',
        '3': 'Kaufpreise und Gebote gehen an die Bank.',
        '4': 'Auch was Gebäude kosten, geht an sie.',
        '5': 'Auch Hypotheken und ihre Zinsen gehen an sie.',
      },
    },
    '1_2': {
      source: 'Wer genau auf LOS stehen bleibt, erhält das doppelte Gehalt: {salaryLand} €.',
      reading: {
        '1': 'Das gilt auch, wenn eine Karte dorthin schickt.',
        '2': 'Zuerst kommt die Dividende (B-4.7), dann das Gehalt.',
      },
    },
    '1_3': {
      source: {
        '1': 'Wer im Gefängnis sitzt, legt bei jedem Geschäft, das er macht, die Hälfte des Betrags als Schutzgeld in die Mitte.',
        '2': 'Ein halber Euro wird aufgerundet.',
      },
      reading: {
        '1': 'Ein Geschäft ist, was jemand freiwillig zahlt oder einnimmt, auch um eine Schuld zu bezahlen, etwa gezahlte und eingenommene Gebote.',
        '2': 'Auch Bauen und Gebäudeverkauf sind Geschäfte.',
        '3': 'Auch das Aufnehmen und Ablösen von Hypotheken gehört dazu.',
        '4': 'Auch Anteilsgeschäfte gehören dazu.',
        '5': 'Miete, Steuern und Strafen sind keine Geschäfte.',
        '6': 'Auch die Auflösung bei einem Bankrott ist kein Geschäft.',
        '7': 'Auch die Dividende ist kein Geschäft.',
        '8': 'Auch der Freikauf ist kein Geschäft.',
        '9': 'Das höchste Gebot aus dem Gefängnis ist so groß, dass Gebot und Schutzgeld zusammen bar bezahlt werden können: mit 100 € sind es 66 €.',
      },
    },
    '1_4': {
      source: {
        '1': 'Länger als drei Runden sitzt niemand.',
        '2': 'In jeder Runde gibt es einen Wurf; ein Pasch befreit.',
        '3': 'Vor dem Wurf kann man sich in jeder der drei Runden für {bail} € freikaufen.',
        '4': 'Wer nach der dritten noch sitzt, zahlt {lastBail} €.',
      },
      reading: {
        '1': 'Mit dem Pasch wird gezogen, einen weiteren Wurf bringt er nicht.',
        '2': 'Nach dem dritten vergeblichen Wurf werden die {lastBail} € fällig, und mit diesem Wurf wird gezogen.',
        '3': 'Was daran fehlt, ist eine Schuld und wird vor dem Ziehen beglichen.',
      },
    },
    '1_5': {
      source: 'Die Bank nimmt Häuser und Hotels nur zum halben Preis zurück.',
      adopted: 'Wie beim Bauen geschieht das gleichmäßig innerhalb der Farbgruppe.',
    },
    '1_6': {
      source: 'Spieler dürfen sich nicht zusammenschließen.',
      reading: {
        '1': 'Gemeint ist der freiwillige Zusammenschluss.',
        '2': 'Was die Vorlage später Fusion nennt, ist die Übernahme (B-4.9); ihr stimmt niemand zu, sie tritt ein.',
        '3': 'Wer aufgibt oder aus dem Spiel genommen wird, vermacht deshalb niemandem etwas: Bezahlt wird, was geschuldet ist oder noch gefordert werden kann (K-8.1); alles Übrige geht wie bei einem Bankrott an die Bank. Nur wenn das Bezahlen misslingt, ist es ein Bankrott gegenüber dem Gläubiger.',
      },
    },
    '2_1': {
      source: 'Kommt jemand auf eine freie Straße, wird sie sofort versteigert.',
      option: 'Der Tisch kann es auf Straßen beschränken: Dann darf, wer auf einem Bahnhof oder Werk landet, zum aufgedruckten Preis kaufen; sonst wird offen versteigert (K-2.2).',
      reading: {
        '1': 'Einen Kauf zum aufgedruckten Preis gibt es daneben nicht.',
        '2': 'Die Vorlage spricht von Straßen; bei uns gilt das für alle {deeds} Grundstücke, auch wenn eine Karte dorthin geschickt hat.',
        '3': 'Es gilt auch für den Nachlass eines Bankrotten.',
      },
    },
    '2_2': {
      source: {
        '1': 'Alle schreiben ein verdecktes Gebot auf, 0 ist erlaubt.',
        '2': 'Das höchste bekommt das Grundstück.',
        '3': 'Aber jeder zahlt sein eigenes Gebot an die Bank, auch wer leer ausgeht.',
      },
      reading: {
        '1': 'Geboten wird höchstens, was bar bezahlt werden kann, Schutzgeld eingerechnet (B-1.3).',
        '2': 'Wer vor dem Aufdecken ausscheidet, zahlt nichts; sein Gebot zählt 0.',
      },
    },
    '2_3': {
      source: 'Stehen mehrere höchste Gebote gleich, zahlt niemand. Nur diese Bieter bieten noch einmal verdeckt, mindestens so viel wie eben.',
      reading: {
        '1': 'Zurückziehen kann sich dabei niemand; das Geld ist da, denn bezahlt hat ja keiner.',
        '2': 'Bieten dieselben dreimal hintereinander gleich, entscheidet das Los, und jeder von ihnen zahlt sein Gebot.',
        '3': 'Bleibt durch ein Ausscheiden nur einer übrig, bekommt er das Grundstück zum Mindestgebot.',
      },
    },
    '2_4': {
      source: 'Bieten alle 0, bleibt das Grundstück bei der Bank. Eine zweite Runde gibt es nicht.',
    },
    '2_5': {
      source: 'Die Gebote sind verdeckt, und erst die Bank stellt das höchste fest.',
      reading: 'Kein Gebot ist zu sehen, bevor alle abgegeben sind, auch für Zuschauer nicht; zu sehen ist nur, wer schon geboten hat. Dann werden alle Gebote auf einmal aufgedeckt.',
    },
    '3_1': {
      source: {
        '1': 'Privat wird zwischen Spielern nicht gehandelt.',
        '2': 'Ein Eigentümer kann eine Straße öffentlich versteigern, nach den Regeln der verdeckten Versteigerung, aber an Stelle der Bank.',
        '3': 'Also gehen alle Gebote an ihn.',
      },
      reading: {
        '1': 'Das gilt für alle Grundstücke, und der Eigentümer bietet nicht mit.',
        '2': 'Auch Freikarten werden nicht gehandelt, nur Anteile (B-4.3).',
        '3': 'Versteigern darf ein Eigentümer im eigenen Zug, wenn keine Miete mehr verlangt werden kann, oder während er Geld für eine Schuld beschafft.',
        '4': 'Auf der Farbgruppe darf kein Gebäude stehen.',
        '5': 'Eigene Versteigerungen und Angebote zusammen macht in einem Zug niemand mehr als {offersATurn}.',
        '6': 'Wer ein belastetes Grundstück ersteigert, muss auch die {mortgageInterest} % zahlen können (K-6.2).',
      },
    },
    '3_2': {
      source: {
        '1': 'Der Eigentümer darf einen Mindestpreis setzen.',
        '2': 'Kommt kein Gebot darüber oder gar keines, behält er das Grundstück.',
        '3': 'Die Hälfte des Mindestpreises zahlt er dann in den Topf.',
      },
      reading: {
        '1': 'Ein gleich hohes Gebot genügt, wie beim Mindestgebot nach einem Gleichstand. Wird nicht verkauft, zahlt niemand sein Gebot.',
        '2': 'Der Mindestpreis ist höchstens das doppelte Bargeld des Eigentümers, damit er die Strafe zahlen kann; ein halber Euro wird aufgerundet.',
        '3': 'Solange er etwas schuldet, zählt davon nur, was die Schuld nicht braucht (K-8.1): Sonst ginge in den Topf, was dem Gläubiger zusteht.',
      },
    },
    '4_1': {
      source: 'Jeder Spieler besteht aus {sharesEach} Anteilen.',
      reading: {
        '1': 'Wem sie am Anfang gehören, sagt die Vorlage nicht.',
        '2': 'Bei uns hält jeder alle {sharesEach} eigenen.',
      },
    },
    '4_2': {
      source: 'Ein Anteil ist den 25. Teil von Bargeld und Grundstückswert seines Spielers wert.',
      reading: {
        '1': 'Grundstücke zählen zum aufgedruckten Preis; Anteile zählen nicht mit.',
        '2': 'Grundstücke mit Hypothek zählen zur Hälfte.',
        '3': 'Gebäude zählen zu ihrem Preis.',
        '4': 'Gerundet wird auf ganze Euro, ab ,5 aufwärts.',
        '5': 'Der Kurs steht vor jedem Geschäft für alle seine Anteile fest: 1500 € und Grundstücke für 400 € ergeben 76 € je Anteil.',
      },
    },
    '4_3': {
      source: 'Anteile dürfen zu jedem vereinbarten Preis den Besitzer wechseln, solange einer der beiden am Zug ist. Jedes Geschäft wird der Börse sofort gemeldet: wie viele Anteile, und wessen.',
      reading: {
        '1': 'Das Register der Börse führt das Spiel: mit Verkäufer, Käufer, Anteilen und Preis.',
        '2': 'Gehandelt werden Anteile gegen Geld, nicht gegen andere Anteile; 0 € sind ein Preis.',
        '3': 'Ein Angebot verfällt, wenn die Anteile nicht mehr da sind. Wer eine Schuld hat, verkauft nur mindestens zum Kurs, auch außerhalb seines Zuges.',
        '4': 'Solange jemand etwas schuldet, darf kein Geschäft seinen Gläubigern schaden (K-8.1).',
        '5': 'Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.',
      },
    },
    '4_4': {
      source: 'Im eigenen Zug kann ein Spieler höchstens {sharesSoldATurn} Anteile zum Kurs an die Bank verkaufen.',
      reading: {
        '1': 'Die {sharesSoldATurn} zählen über alle Spieler zusammen, und weitere Würfe gehören zum selben Zug.',
        '2': 'Auch wer eine Schuld hat, darf so verkaufen. Vor einem Bankrott muss es niemand.',
      },
    },
    '4_5': {
      source: {
        '1': 'Im eigenen Zug kann ein Spieler höchstens {sharesBoughtATurn} Anteile anderer von der Bank kaufen, mindestens zum Kurs.',
        '2': 'Wollen mehrere sie haben, entscheiden verdeckte Gebote. Hier zahlt nur, wer den Zuschlag bekommt.',
      },
      reading: {
        '1': 'Wünscht jemand Anteile, dürfen alle anderen außer dem, dessen Anteile es sind, auf dasselbe Paket mitbieten. Das höchste Gebot zahlt seinen eigenen Preis; bei Gleichstand geht der Spieler am Zug vor, dann die nächsten in Zugreihenfolge. Ein Gebot unter dem Kurs zählt nicht.',
        '2': 'Was jemand in einem fremden Zug bekommt, zählt zu seinen {sharesBoughtATurn} dieses Zuges.',
        '3': 'Die Bank verkauft nur, was sie hat, und niemandem seine eigenen Anteile; von Spielern kann man sie zurückkaufen.',
      },
    },
    '4_6': {
      source: {
        '1': 'Wer den Rathausplatz berührt oder überquert, schuldet der Börse in diesem Zug einen Jahresbericht: Bargeld, Anteile und Grundstückswert.',
        '2': 'Ist er nicht da, wenn der Folgespieler seinen Zug beendet, kostet das {lateFine} €.',
        '3': 'Einen Zwischenbericht darf man jederzeit abgeben, und aus besonderem Anlass darf die Börse einen fordern.',
      },
      option: 'Der Tisch kann vereinbaren, dass alle Berichte von selbst abgegeben werden.',
      reading: {
        '1': 'Gemeint sind Züge vorwärts, nicht der Weg ins Gefängnis und nicht rückwärts.',
        '2': 'Die Strafe fällt einmal an und kommt in den Topf; dann gibt das Spiel den Bericht ab.',
        '3': 'Zwischenberichte gibt es höchstens einen je Zug.',
        '4': 'Besondere Anlässe mit derselben Frist sind zwei: wenn jemand weniger als {majority} eigene Anteile in der Hand hat, und von jedem, der durch einen Bankrott oder eine Übernahme etwas erhält; am echten Brett fordert die Aufsicht auch aus anderem Anlass, den sie nennt.',
        '5': 'Zum Bericht gehört die Kasse in diesem Augenblick: Ein Zwischenbericht bei wenig Bargeld senkt die nächste Dividende.',
      },
    },
    '4_7': {
      source: {
        '1': 'Wer LOS erreicht oder überquert, zahlt zuerst eine Dividende: auf jeden Anteil den 25. Teil des Bargelds aus dem letzten Bericht.',
        '2': 'Danach erst kommt das Gehalt.',
      },
      reading: {
        '1': 'Was in der eigenen Hand ist, bringt und kostet nichts.',
        '2': 'Je Anteil wird abgerundet, damit {sharesEach} Anteile nie mehr kosten als das Bargeld.',
        '3': 'Vor dem ersten Bericht zählt das Startgeld: 60 € je Anteil.',
        '4': 'Für Anteile der Bank bekommt die Bank ihr Teil. Was nicht bezahlt werden kann, ist eine Schuld (K-8.1).',
      },
    },
    '4_8': {
      reading: 'Die Vorlage sagt dazu nichts; so folgen die Anteile dem übrigen Besitz (K-8.1). Die eigenen Anteile eines Bankrotten sind wertlos und verfallen. Die Anteile anderer, die er hält, gehen an den Gläubiger oder an die Bank.',
    },
    '4_9': {
      source: {
        '1': 'Hält ein Spieler keine Anteile mehr, wird er übernommen: Sein Bargeld wird nach den Anteilen aufgeteilt.',
        '2': 'Seine Grundstücke gehen an den größten Inhaber, wenn dieser mindestens 51 % hält; sonst fallen sie an die Bank zurück.',
      },
      reading: {
        '1': 'Die Vorlage sagt nicht, welche Anteile sie meint. Wir meinen die eigenen: Wer keinen einzigen von ihnen mehr hält, scheidet aus, auch mit Anteilen anderer in der Hand. Die Übernahme geschieht von selbst, sobald keine Schuld, keine Mietforderung und keine Versteigerung offen ist; ein laufender eigener Zug endet damit. Verfällt die letzte Forderung durch einen Wurf, geht die Übernahme dem Ziehen voraus. Wer nur noch auf sie wartet, handelt mit anderen nur um eigene Anteile, die ihn im Spiel halten.',
        '2': '51 % sind {majority} der {sharesEach} Anteile.',
        '3': 'Beim Teilen wird abgerundet, der Rest geht an den größten Inhaber (bei Gleichstand an den Nächsten in Zugreihenfolge, die Bank zuletzt).',
        '4': 'Mit den Grundstücken gehen die Anteile anderer, die er hält.',
        '5': 'Gebäude bleiben stehen.',
        '6': 'Auf Hypotheken sind {mortgageInterest} % fällig (K-6.2).',
        '7': 'Was an die Bank fällt, ist frei.',
        '8': 'Hypotheken darauf sind aufgehoben.',
        '9': 'Gebäude darauf gibt es nicht mehr.',
        '10': 'Freikarten kommen zurück in ihre Stapel, die eigenen Anteile verfallen.',
        '11': 'Wer eine Schuld hat, darf den letzten eigenen Anteil nicht abgeben.',
        '12': 'Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.',
      },
    },
    '4_10': {
      source: 'Eine Tabelle kann den Verlauf festhalten. Sie hilft, muss aber nicht benutzt werden.',
      reading: {
        '1': 'Hier schreibt das Spiel sie selbst: jede Buchung mit Runde, Spieler, Anlass, Beträgen und Ständen, dazu Grundstücke.',
        '2': 'Auch Anteilsregister, Kurse, Berichte und Dividenden stehen darin.',
        '3': 'Die Tabelle dient auch einem Spiel am echten Brett, bei dem Würfel und Karten von Hand eingetragen werden.',
      },
    },
    '5_1': {
      option: 'Mit einem Zeitlimit gewinnt, wenn die Zeit um ist, das größte Vermögen.',
      reading: {
        '1': 'Die Vorlage nennt kein Ende.',
        '2': 'Es gewinnt, wer als Letzter im Spiel ist.',
        '3': 'Zum Vermögen zählen Bargeld, Grundstückswert und alle gehaltenen Anteile zu ihrem Kurs, auch die eigenen.',
        '4': 'Das Ende meldet der Gastgeber oder die Uhr des Servers; der laufende Zug wird noch zu Ende gespielt.',
        '5': 'Wer gleich reich ist, teilt sich den Sieg.',
      },
    },
  },
}
