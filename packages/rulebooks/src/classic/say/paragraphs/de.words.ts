// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  K: {
    '0_1': {
      filled: {
        '1': 'Gespielt wird zu zweit bis zu acht.',
        '2': 'Zum Spiel gehören ein Brett mit {spaces} Feldern und {deeds} Besitzrechtkarten ({streets} Straßen, {stations} Bahnhöfe, {utilities} Werke).',
        '3': 'Es gibt {firstDeck} Ereignis- und {secondDeck} Gemeinschaftskarten.',
        '4': 'Gebaut wird mit {houses} Häusern und {hotels} Hotels.',
        '5': 'Gespielt wird mit zwei Würfeln.',
        '6': 'Jeder beginnt mit {startCash} Talern.',
        '7': 'Der Bank geht das Geld nie aus.',
      },
      option: 'Wer mag, spielt mit dem Tempowürfel der Stadion-Regeln (S-12.1 bis S-12.8).',
      reading: {
        '1': 'Die Vorlage kennt nur zwei Würfel.',
        '2': 'Mit dem Tempowürfel beginnt jeder mit {startBonus} Talern mehr.',
        '3': 'Wer LOS einmal erreicht hat, wirft mit ihm drei Würfel: Zahlen zählen zum Zug dazu, der Bus lässt die Wahl zwischen den weißen Würfeln, „Nächstes Grundstück“ bringt einen zweiten Zug, und drei gleiche Zahlen erlauben den Sprung auf ein beliebiges Feld.',
        '4': 'Mit dem Tempowürfel kostet ein Werk weiter das Vielfache des Wurfs, der dorthin geführt hat; dabei zählen bei uns die Zahlen aller drei Würfel.',
      },
    },
    '0_2': {
      filled: {
        '1': 'Die {spaces} Felder folgen von LOS an im Uhrzeigersinn aufeinander.',
        '2': 'Die Straßen gehören zu acht Farbgruppen: Braun und Dunkelblau haben zwei, alle anderen drei Straßen.',
        '3': 'Kaufpreis, Hauspreis und die Mieten ohne Haus, mit 1 bis 4 Häusern und mit Hotel stehen auf jeder Besitzrechtkarte.',
        '4': 'Ein Bahnhof kostet {stationPrice} Taler, ein Werk {utilityPrice} Taler.',
        '5': 'Die Einkommensteuer beträgt {firstTax} Taler, die Zusatzsteuer {secondTax} Taler.',
        '6': 'Der Hypothekenwert eines Grundstücks ist der halbe Kaufpreis.',
      },
    },
    '0_3': {
      filled: {
        '1': 'Jeder Stapel wird gemischt.',
        '2': 'Wer auf ein Kartenfeld kommt, zieht die oberste Karte und führt sie sofort aus; danach kommt sie unter ihren Stapel.',
        '3': 'Schickt eine Karte auf ein anderes Feld, gilt dessen Regel.',
        '4': 'Vorwärts über LOS bringt Gehalt, rückwärts und auf dem Weg ins Gefängnis gibt es keines.',
        '5': 'Das nächste Werk oder der nächste Bahnhof darf gekauft werden, wenn er frei ist; sonst kostet das Werk das Zehnfache eines neuen Wurfs und der Bahnhof die doppelte Miete.',
        '6': 'Freikarten aus dem Gefängnis werden behalten und fehlen im Stapel, bis sie gespielt sind.',
      },
    },
    '0_4': {
      filled: {
        '1': 'Jeder wirft beide Würfel; die höchste Summe beginnt. Bei Gleichstand an der Spitze werfen die Beteiligten noch einmal.',
        '2': 'Gespielt wird im Uhrzeigersinn reihum.',
      },
    },
    '1_1': {
      source: {
        '1': 'Wer an der Reihe ist, wirft beide Würfel und zieht um die Summe in Pfeilrichtung.',
        '2': 'Mehrere Figuren dürfen auf einem Feld stehen.',
        '3': 'Das erreichte Feld entscheidet, wie es weitergeht: ein Grundstück kaufen, Miete zahlen, Steuer zahlen, eine Karte ziehen, ins Gefängnis gehen, auf Frei Parken ausruhen, Gehalt bekommen oder das Gefängnis nur besuchen.',
      },
    },
    '1_2': {
      source: {
        '1': 'Zeigen beide Würfel die gleiche Zahl, wird der Zug wie üblich ausgeführt, und danach wirft derselbe Spieler noch einmal.',
        '2': 'Der dritte Pasch hintereinander wird nicht mehr gezogen: Die Figur geht direkt ins Gefängnis.',
      },
    },
    '1_3': {
      source: {
        '1': 'Wer LOS in Pfeilrichtung erreicht oder überquert, erhält {salaryPass} Taler von der Bank.',
        '2': 'Das Gehalt gibt es jedes Mal, auch zweimal in einem Zug, wenn nach dem Überqueren eine Karte noch einmal auf LOS führt.',
      },
      filled: 'Der Weg ins Gefängnis und Züge rückwärts bringen kein Gehalt.',
    },
    '2_1': {
      source: {
        '1': 'Wer auf einem unverkauften Grundstück landet, darf es als Erster kaufen, zum aufgedruckten Preis an die Bank.',
        '2': 'Mit dem Grundstück kommt die Besitzrechtkarte, die offen ausliegt.',
      },
    },
    '2_2': {
      source: {
        '1': 'Wird das Grundstück nicht gekauft, versteigert die Bank es.',
        '2': 'Alle dürfen bieten, auch wer den Kauf abgelehnt hat.',
        '3': 'Das erste Gebot ist beliebig; das höchste zahlt bar an die Bank und erhält die Besitzrechtkarte.',
      },
      reading: {
        '1': 'Die Vorlage nennt weder den Ablauf noch das Ende der Versteigerung.',
        '2': 'Wir versteigern sofort, offen und steigend in ganzen Talern.',
        '3': 'Geboten wird nur aus dem Bargeld: Währenddessen gibt es keine Hypotheken, Verkäufe oder Tauschgeschäfte.',
        '4': 'In einer offenen Versteigerung ist heraus, wer passt; sie endet, sobald alle außer dem Höchstbietenden gepasst haben. Wessen Bargeld kein höheres Gebot mehr zulässt, braucht nicht eigens zu passen. Ohne jedes Gebot bleibt die Karte bei der Bank. Verlässt ein Bieter das Spiel, verfällt sein Gebot, und es gilt das vorige eines Verbliebenen.',
      },
    },
    '2_3': {
      source: {
        '1': 'Die Besitzrechtkarte berechtigt dazu, von allen anderen, die auf dem Grundstück landen, Miete zu verlangen.',
        '2': 'Wer alle Straßen einer Farbe besitzt, darf auf ihnen bauen.',
      },
    },
    '3_1': {
      source: {
        '1': 'Wer auf einem fremden Grundstück landet, schuldet Miete.',
        '2': 'Der Eigentümer muss sie verlangen, und zwar bevor der nächste Spieler gewürfelt hat; danach ist sie verfallen.',
      },
      option: 'Der Tisch kann vereinbaren, dass Mieten von selbst eingezogen werden (ohne Vereinbarung nicht; Computerspieler verlangen immer), und dass der nächste Wurf erst einige Sekunden nach dem Zugende möglich ist, oder sobald alle verlangt oder verzichtet haben.',
      reading: {
        '1': 'Die Vorlage sagt nicht, was sich zwischen Landung und Forderung ändern darf und was bei einem Pasch gilt.',
        '2': 'Bei uns stehen Eigentümer, Zahler und Betrag mit der Landung fest, und jede Landung erlaubt höchstens eine Forderung.',
        '3': 'Bauen ändert danach nichts mehr daran.',
        '4': 'Eine Hypothek ändert danach nichts mehr daran.',
        '5': 'Ein Tausch ändert danach nichts mehr daran.',
        '6': 'Wirft derselbe Spieler nach einem Pasch noch einmal, läuft die Frist weiter; so können mehrere Forderungen offen sein. Sie werden in der Reihenfolge beglichen, in der sie erhoben wurden; solange eine beglichen wird, ruhen Würfel und weitere Forderungen. Scheidet der Schuldner oder der Eigentümer aus, verfällt die offene Forderung.',
      },
    },
    '3_2': {
      source: {
        '1': 'Die Miete steht auf der Besitzrechtkarte.',
        '2': 'Die Miete steigt mit jedem Gebäude.',
        '3': 'Gehören alle Straßen einer Farbe demselben Eigentümer, verdoppelt sich die Miete. Das gilt auch dann, wenn auf anderen Straßen dieser Farbe eine Hypothek liegt.',
      },
      reading: 'Die Vorlage sagt nicht, ob auch die Miete bebauter Straßen verdoppelt wird. Wir verdoppeln nur auf unbebauten Straßen: Die aufgedruckten Beträge für Häuser und Hotel setzen die ganze Farbgruppe schon voraus.',
    },
    '3_3': {
      source: 'Für ein Grundstück, auf dem eine Hypothek liegt, darf keine Miete verlangt werden.',
    },
    '3_4': {
      filled: {
        '1': 'Ein Bahnhof kostet {stationRent1}, {stationRent2}, {stationRent3} oder {stationRent4} Taler, je nachdem, ob sein Eigentümer einen, zwei, drei oder alle vier besitzt.',
        '2': 'Ein Werk kostet das Vierfache des Wurfs, der die Figur dorthin gebracht hat; besitzt der Eigentümer beide Werke, das Zehnfache.',
        '3': 'Wer durch eine Karte dorthin kam, wirft für den Betrag beide Würfel.',
      },
      reading: {
        '1': 'Ob Bahnhöfe und Werke mit Hypothek mitzählen, ist nirgends gesagt. Wir zählen sie mit, denn sie bleiben im Besitz; selbst bringen sie keine Miete.',
        '2': 'Ein Wurf, der nur die Miete bestimmt, gilt nie als Pasch, denn mit ihm wird nicht gezogen.',
      },
    },
    '4_1': {
      filled: {
        '1': 'Steuern gehen an die Bank.',
        '2': 'Auf Frei Parken geschieht nichts.',
      },
      option: 'Es lässt sich ein Topf vereinbaren, in den Zahlungen an die Bank kommen und den gewinnt, wer auf Frei Parken landet; ohne Vereinbarung gibt es ihn nicht.',
      reading: {
        '1': 'Den Topf kennt die Vorlage nicht, also auch nicht, was hineinkommt.',
        '2': 'Bei uns sind es Steuern, Kartenzahlungen an die Bank und die {bail} Taler, mit denen jemand aus dem Gefängnis freikommt.',
        '3': 'Kaufpreise gehen immer an die Bank.',
        '4': 'Gebote ebenso.',
        '5': 'Auch was Gebäude kosten, geht immer an sie.',
        '6': 'Auch Hypotheken und ihre Zinsen werden immer an sie gezahlt.',
      },
    },
    '4_2': {
      filled: {
        '1': 'Ins Gefängnis kommt, wer auf dem Feld landet, das dorthin schickt.',
        '2': 'Auch eine Karte kann ins Gefängnis führen.',
        '3': 'Der dritte Pasch hintereinander führt ebenfalls ins Gefängnis.',
        '4': 'Der Zug ist damit zu Ende, Gehalt gibt es nicht.',
        '5': 'Frei kommt, wer in einem der nächsten drei Züge einen Pasch wirft.',
        '6': 'Frei kommt auch, wer eine Freikarte spielt.',
        '7': 'Frei kommt auch, wer zu Beginn eines der nächsten beiden Züge vor dem Würfeln {bail} Taler zahlt.',
        '8': 'Mit dem Pasch, der befreit, wird gezogen; einen weiteren Wurf bringt er nicht.',
        '9': 'Nach dem dritten vergeblichen Wurf sind {lastBail} Taler zu zahlen, und dieser Wurf wird gezogen.',
      },
      reading: {
        '1': 'Ob man im Gefängnis aussetzen darf und was gilt, wenn die {lastBail} Taler fehlen, ist nirgends gesagt.',
        '2': 'Bei uns muss einer der Wege gewählt werden, Aussetzen gibt es nicht.',
        '3': 'Was nach dem dritten Wurf nicht bezahlt werden kann, ist eine Schuld, die vor dem Ziehen beglichen wird.',
      },
    },
    '4_3': {
      filled: {
        '1': 'Auch im Gefängnis darf ein Spieler Miete einziehen, kaufen und verkaufen.',
        '2': 'Auch mitbieten darf ein Spieler aus dem Gefängnis.',
        '3': 'Auch bauen darf ein Spieler aus dem Gefängnis.',
      },
    },
    '4_4': {
      filled: 'Wer mit einem gewöhnlichen Zug auf das Gefängnisfeld kommt, ist dort nur zu Besuch und zieht später normal weiter.',
    },
    '5_1': {
      source: 'Häuser dürfen nur auf einer Farbgruppe stehen, deren Straßen alle demselben Spieler gehören.',
      filled: {
        '1': 'Auf der Gruppe darf keine Hypothek liegen.',
        '2': 'Gebaut wird gleichmäßig: Die Straßen einer Gruppe unterscheiden sich um höchstens eine Stufe, und mehr als {housesBeforeHotel} Häuser trägt keine.',
        '3': 'Zeit dafür ist jederzeit im eigenen Zug und zwischen den Zügen der anderen, solange der nächste Spieler noch nicht gewürfelt hat.',
      },
    },
    '5_2': {
      filled: {
        '1': 'Stehen auf allen Straßen der Gruppe {housesBeforeHotel} Häuser, kann ein Hotel gebaut werden.',
        '2': 'Es kostet noch einmal den Hauspreis, und die {housesBeforeHotel} Häuser gehen an die Bank zurück.',
        '3': 'Auf jeder Straße steht höchstens ein Hotel.',
      },
    },
    '5_3': {
      filled: {
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
    '5_4': {
      filled: {
        '1': 'Die Bank nimmt Gebäude zum halben Preis zurück.',
        '2': 'Auch abgebaut wird gleichmäßig innerhalb der Farbgruppe.',
      },
    },
    '6_1': {
      filled: {
        '1': 'Eine Hypothek ist nur möglich, wenn auf der ganzen Farbgruppe kein Gebäude steht.',
        '2': 'Die Bank zahlt dafür den Hypothekenwert.',
        '3': 'Das Ablösen kostet diesen Wert und {mortgageInterest} % dazu.',
        '4': 'Das belastete Grundstück bleibt im Besitz.',
      },
      reading: {
        '1': 'Wie die {mortgageInterest} % gerundet werden, ist nirgends gesagt.',
        '2': 'Wir runden auf ganze Beträge auf.',
      },
    },
    '6_2': {
      filled: 'Wer ein Grundstück mit Hypothek übernimmt, zahlt sofort {mortgageInterest} % des Hypothekenwerts an die Bank und darf die Hypothek gleich ablösen. Wird sie erst später abgelöst, kommen noch einmal {mortgageInterest} % dazu.',
      reading: {
        '1': 'Was gilt, wenn das Geld für die {mortgageInterest} % fehlt, und wie lange „gleich“ dauert, ist nirgends gesagt.',
        '2': 'Beim Tausch muss bei uns genug Bargeld für den Preis und die {mortgageInterest} % da sein.',
        '3': 'Für Gebote in Versteigerungen gilt das auch.',
        '4': '„Gleich“ heißt bei uns: vor dem nächsten Wurf.',
        '5': 'Was der Gläubiger nach einem Bankrott von den Zinsen nicht zahlen kann, ist seine Schuld bei der Bank; sie wird beglichen, bevor es weitergeht.',
      },
    },
    '7_1': {
      filled: {
        '1': 'Alle dürfen jederzeit miteinander handeln, auch wenn jemand anderes an der Reihe ist: mit Grundstücken und mit Bargeld, zu jeder vereinbarten Bedingung.',
        '2': 'Auch Freikarten können gehandelt werden.',
        '3': 'Nicht gehandelt werden Grundstücke, in deren Farbgruppe ein Gebäude steht.',
        '4': 'Kredite zwischen Spielern und der Verzicht auf künftige Mieten sind nicht erlaubt.',
      },
      reading: {
        '1': 'Wie lange ein Angebot steht, ist nirgends gesagt. Bei uns verfällt es, sobald sich etwas ändert, das darin vorkommt.',
        '2': 'Während einer Versteigerung wird kein Handel ausgeführt, weil dort nur vorhandenes Bargeld zählt.',
        '3': 'Damit das Verhandeln ein Ende hat, darf jeder in einem Zug höchstens {offersATurn} Angebote machen.',
        '4': 'Ein Geschenk ist erlaubt; bloßes Geld ist es nicht, denn das wäre ein Kredit.',
        '5': 'Wer etwas schuldet und danach nicht alles zahlen könnte, gibt nichts her, was den Gläubigern fehlen würde (K-8.1).',
        '6': 'Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.',
      },
    },
    '8_1': {
      filled: {
        '1': 'Wer mehr schuldet, als er bar hat, darf Hypotheken aufnehmen.',
        '2': 'Auch Gebäude darf ein Schuldner verkaufen.',
        '3': 'Auch handeln darf ein Schuldner.',
        '4': 'Reicht das Geld auch dann nicht, ist er bankrott und scheidet aus.',
        '5': 'Ist der Gläubiger ein Spieler, erhält er Bargeld und Besitzrechtkarten.',
        '6': 'Die Gebäude gehen dabei zum halben Preis an die Bank.',
        '7': 'Auch Freikarten gehen an den Gläubiger.',
        '8': 'Für belastete Grundstücke zahlt der Gläubiger {mortgageInterest} % (K-6.2).',
        '9': 'Ist die Bank der Gläubiger, versteigert sie alle Besitzrechtkarten.',
        '10': 'Hypotheken darauf sind dabei aufgehoben.',
        '11': 'Freikarten, die an die Bank fallen, kehren in ihre Stapel zurück.',
      },
      reading: {
        '1': 'Grenzfälle und das Aufgeben sind nirgends geregelt.',
        '2': 'Solange sich genug für die Schuld aufbringen lässt, ist kein Bankrott möglich.',
        '3': 'Damit nichts an Freunde verschoben wird: Solange jemand etwas schuldet, ist ein Handel zu jeder Bedingung erlaubt, wenn danach noch alles bezahlt werden könnte. Sonst darf er weder schmälern, was sich aufbringen lässt, noch, was bei einem sofortigen Bankrott hinterlassen würde.',
        '4': 'Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.',
        '5': 'Aufbringen lassen sich Bargeld und Hypothekenwerte.',
        '6': 'Gebäude bringen dabei den halben Preis.',
        '7': 'Hinterlassen werden Bargeld und Grundstücke zum aufgedruckten Preis.',
        '8': 'Bei hinterlassenen Grundstücken mit Hypothek werden die Kosten des Ablösens abgezogen.',
        '9': 'Hinterlassene Gebäude zählen zum halben Preis.',
        '10': 'Eine hinterlassene Freikarte zählt {jailCardWorth} Taler.',
        '11': 'Was der Handel einbringt, zählt bei beidem mit.',
        '12': 'Schuldet jemand durch eine Karte mehreren zugleich, entsteht je Gläubiger eine Schuld, in Zugreihenfolge.',
        '13': 'Zerbricht er daran, wird das Bargeld im Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an die größte, bei Gleichstand in Zugreihenfolge), und die Besitzrechtkarten werden wie bei einem Bankrott gegenüber der Bank versteigert.',
        '14': 'Eine Karte ohne Gebot bleibt frei bei der Bank. Bleibt nur ein Spieler übrig, endet das Spiel ohne Versteigerungen.',
        '15': 'Wer aufgibt, vom Gastgeber aus dem Spiel genommen wird oder durch die Uhr ausscheidet, bezahlt zuerst, was er schuldet.',
        '16': 'Mieten, die noch gefordert werden können, gelten dabei als gefordert.',
        '17': 'Bezahlt wird bar, dann aus dem, was sich aufbringen lässt.',
        '18': 'Würde alles zusammen nicht reichen, wird vorher nichts verkauft: Es ist ein Bankrott gegenüber dem Gläubiger. Was nach dem Bezahlen übrig ist, geht wie bei einem Bankrott an die Bank.',
        '19': 'So bringt Aufgeben niemanden um sein Geld, und niemand erbt dadurch.',
      },
    },
    '8_2': {
      filled: 'Ist nur noch einer im Spiel, gewinnt er.',
    },
    '9_1': {
      filled: {
        '1': 'Wo der Reichtum entscheidet, zählen Bargeld und Grundstücke zum aufgedruckten Preis.',
        '2': 'Grundstücke mit Hypothek zählen dabei zur Hälfte.',
        '3': 'Gebäude zählen zu ihrem Preis.',
      },
      option: {
        '1': 'Auf Wunsch des Tisches: Zu Beginn erhält jeder zwei gemischte Besitzrechtkarten und bezahlt sie sofort.',
        '2': 'Für ein Hotel genügen {shortGameHouses} Häuser.',
        '3': 'Das Spiel endet mit dem zweiten Bankrott.',
        '4': 'Es gewinnt der Reichste.',
      },
      reading: {
        '1': 'Zu zweit kommt es nie zum zweiten Bankrott, und was dann gilt, ist nirgends gesagt. Bei uns endet das Spiel deshalb auch, sobald nur ein Spieler übrig ist.',
        '2': 'Wer gleich reich ist, teilt sich bei uns den Sieg.',
      },
    },
    '9_2': {
      option: {
        '1': 'Auf Wunsch des Tisches wird vorher eine Spieldauer vereinbart.',
        '2': 'Jeder erhält zwei Besitzrechtkarten und bezahlt sie.',
        '3': 'Ist die Zeit um, gewinnt der Reichste.',
      },
      reading: 'Wer das Ende ausruft und was mit dem laufenden Zug geschieht, ist nirgends gesagt. Bei uns meldet es der Gastgeber oder die Uhr des Servers, und der laufende Zug wird noch zu Ende gespielt. Der Reichtum zählt wie in K-9.1, und wer gleich reich ist, teilt sich den Sieg.',
    },
  },
}
