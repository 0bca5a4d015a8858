// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  S: {
    '0_1': {
      source: {
        '1': 'Zum Spiel gehören ein Spielplan und acht Figuren.',
        '2': 'Es gibt {deeds} Besitzrechtkarten.',
        '3': 'Es gibt {firstDeck} Auswärtsspiel- und {secondDeck} Heimspiel-Karten.',
        '4': 'Gebaut wird mit {houses} Tribünen und {hotels} Stadien.',
        '5': 'Gewürfelt wird mit zwei weißen Würfeln und einem Tempowürfel.',
        '6': 'Zwei Felder kosten Steuern: die Mannschaftsbus-Reparatur und das Relegationsspiel.',
        '7': 'Bezahlt wird in ₩.',
        '8': 'Mit Tempowürfel beginnt jeder mit {startBonus} ₩ mehr (S-12.1).',
      },
      reading: {
        '1': 'Die Vorlage druckt weder Brett und Preise noch Mieten, Kartentexte und Startgeld ab.',
        '2': 'Gespielt wird zu zweit bis zu acht.',
        '3': 'Die {spaces} Felder mit ihren {streets} Straßen, {stations} Spielstätten und {utilities} Läden, ihre Reihenfolge, die Beträge und die Wirkungen der Karten sind die der klassischen Regeln (K-0.2 und K-0.3): eine Spielstätte {stationPrice} ₩, ein Laden {utilityPrice} ₩, die Mannschaftsbus-Reparatur {firstTax} ₩, das Relegationsspiel {secondTax} ₩.',
        '4': 'Jeder beginnt mit {startCash} ₩.',
        '5': 'Der Bank geht das Geld nie aus.',
        '6': 'Die ₩ heißen Wimpel; dieser und die übrigen Namen sind unsere.',
      },
    },
    '0_2': {
      source: 'Alle werfen die beiden weißen Würfel. Die höchste Summe hat Anstoß; danach geht es im Uhrzeigersinn weiter.',
      reading: 'Den Gleichstand nennt die Vorlage nicht. Wer an der Spitze gleichauf liegt, wirft noch einmal.',
    },
    '1_1': {
      source: {
        '1': 'Wer am Zug ist, würfelt, zieht im Uhrzeigersinn und führt das erreichte Feld aus.',
        '2': 'Wer LOS erreicht oder überquert, erhält {salaryPass} ₩ Gehalt von der Bank.',
        '3': 'Nach einem Pasch wird der Zug wie üblich ausgeführt und dann noch einmal gewürfelt.',
        '4': 'Der dritte Pasch hintereinander führt ins Gefängnis.',
        '5': 'Ist der Zug zu Ende, ist der linke Nachbar an der Reihe.',
      },
      reading: {
        '1': 'Ob mit dem dritten Pasch noch gezogen wird, sagt die Vorlage nicht. Bei uns nicht: Die Figur geht sofort ins Gefängnis.',
        '2': 'Was der Tempowürfel dabei zeigt, verfällt.',
      },
    },
    '2_1': {
      source: {
        '1': 'Wer mehr schuldet, als er bar hat, darf Gebäude verkaufen.',
        '2': 'Auch Grundstücke darf ein Schuldner verkaufen.',
        '3': 'Auch Hypotheken darf ein Schuldner aufnehmen.',
        '4': 'Reicht auch das nicht, ist er bankrott und scheidet aus.',
      },
      reading: {
        '1': 'Grenzfälle regelt die Vorlage nicht.',
        '2': 'Bei uns ist kein Bankrott möglich, solange sich genug für die Schuld aufbringen lässt.',
        '3': 'Gebäude zählen dabei mit ihrem Verkaufspreis.',
        '4': 'Hypotheken zählen ebenfalls mit.',
        '5': 'Welche Geschäfte mit anderen bis dahin noch erlaubt sind, sagt S-2.2.',
      },
    },
    '2_2': {
      source: {
        '1': 'Der Bankrotte bezahlt von seiner Schuld, so viel er kann.',
        '2': 'Der Gläubiger bekommt die Grundstücke.',
        '3': 'Sie alle sind dann mit einer Hypothek belastet.',
        '4': 'Auch die Freikarten bekommt der Gläubiger.',
        '5': 'Für jedes belastete Grundstück zahlt der Gläubiger der Bank sofort {mortgageInterest} % Zinsen, auch wenn er die Hypothek noch nicht ablösen kann.',
      },
      reading: {
        '1': 'Damit so viel wie möglich bezahlt wird, werden vor der Übergabe alle Gebäude verkauft.',
        '2': 'Ebenso werden vor der Übergabe alle Grundstücke beliehen.',
        '3': 'Der Erlös geht an den Gläubiger.',
        '4': 'Die Zinsen werden je Karte auf ganze ₩ aufgerundet.',
        '5': 'Was der Gläubiger von den Zinsen nicht zahlen kann, ist seine Schuld bei der Bank; sie wird beglichen, bevor es weitergeht.',
        '6': 'Schuldet jemand durch eine Karte mehreren zugleich, entsteht je Gläubiger eine Schuld, in Zugreihenfolge. Zerbricht er daran, wird der Erlös im Verhältnis der Forderungen geteilt (abgerundet; der Rest geht an den Ersten in Zugreihenfolge), und die Grundstücke fallen an die Bank (S-2.3).',
        '7': 'Damit nichts an Freunde verschoben wird: Solange jemand eine Schuld hat, ist ein Handel zu jeder Bedingung erlaubt, wenn danach noch alles bezahlt werden könnte. Sonst darf er weder schmälern, was sich aufbringen lässt, noch, was bei einem sofortigen Bankrott hinterlassen würde.',
        '8': 'Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.',
        '9': 'Aufbringen lässt sich das Bargeld.',
        '10': 'Gebäude bringen dabei den halben Preis.',
        '11': 'Auch Hypothekenwerte zählen dabei.',
        '12': 'Hinterlassen werden Bargeld und Grundstücke zum aufgedruckten Preis.',
        '13': 'Hinterlassene Gebäude zählen zum halben Preis.',
        '14': 'Bei hinterlassenen Grundstücken mit Hypothek werden die Kosten des Ablösens abgezogen.',
        '15': 'Eine hinterlassene Freikarte zählt {jailCardWorth} ₩.',
        '16': 'Was der Handel einbringt, zählt bei beidem mit.',
      },
    },
    '2_3': {
      source: {
        '1': 'Die Bank versteigert die Grundstücke sofort.',
        '2': 'Hypotheken darauf sind dabei aufgehoben.',
        '3': 'Die Freikarten kommen zurück unter ihre Kartenstapel.',
      },
      reading: {
        '1': 'Die Vorlage sagt nicht, was ohne Gebot geschieht und was beim Aufgeben gilt. Ein Grundstück ohne Gebot bleibt frei bei der Bank.',
        '2': 'Wer aufgibt, vom Gastgeber aus dem Spiel genommen wird oder durch die Uhr ausscheidet, bezahlt zuerst offene Schulden: bar, dann aus dem, was sich aufbringen lässt.',
        '3': 'Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.',
        '4': 'Würde das nicht reichen, ist es sofort ein Bankrott gegenüber dem Gläubiger (S-2.2). Was übrig bleibt, fällt wie hier an die Bank. So bringt Aufgeben niemanden um sein Geld.',
        '5': 'Bleibt nur ein Spieler übrig, endet das Spiel ohne Versteigerungen.',
      },
    },
    '2_4': {
      source: 'Es gewinnt, wer am Ende als Einziger noch im Spiel ist.',
      option: 'Der Tisch kann vorher eine Spieldauer vereinbaren: Ist sie um, gewinnt das größte Vermögen.',
      reading: {
        '1': 'Ein Spiel auf Zeit kennt die Vorlage nicht, wir bieten es in jeder Ausgabe an. Das Ende meldet der Gastgeber oder die Uhr des Servers; der laufende Zug wird noch zu Ende gespielt.',
        '2': 'Gezählt werden Bargeld und Grundstücke zum aufgedruckten Preis.',
        '3': 'Grundstücke mit Hypothek zählen zur Hälfte.',
        '4': 'Gebäude zählen zu ihrem Preis.',
        '5': 'Wer gleich reich ist, teilt sich den Sieg.',
      },
    },
    '3_1': {
      source: {
        '1': 'Auch wer nicht am Zug ist oder im Gefängnis sitzt, kassiert Miete.',
        '2': 'Mitbieten darf auch, wer nicht am Zug ist oder im Gefängnis sitzt.',
        '3': 'Bauen und Gebäude verkaufen darf auch, wer nicht am Zug ist oder im Gefängnis sitzt.',
        '4': 'Hypotheken aufnehmen darf auch, wer nicht am Zug ist oder im Gefängnis sitzt.',
        '5': 'Handeln darf auch, wer nicht am Zug ist oder im Gefängnis sitzt.',
        '6': 'Landet jemand auf einem fremden Grundstück, verlangt der Eigentümer die Miete (S-9.1).',
      },
    },
    '3_2': {
      source: {
        '1': 'Die Bank versteigert, wenn jemand ein freies Grundstück nicht zum aufgedruckten Preis kauft.',
        '2': 'Die Bank versteigert auch, wenn die Grundstücke eines Bankrotten an sie fallen.',
        '3': 'Die Bank versteigert auch, wenn die Gebäude knapp sind und mehrere bauen möchten.',
      },
    },
    '3_3': {
      source: {
        '1': 'Jeder darf die Versteigerung eröffnen, ab 1 ₩.',
        '2': 'Bietet niemand höher, muss kaufen, wer zuletzt geboten hat.',
      },
      reading: {
        '1': 'Den Ablauf lässt die Vorlage offen.',
        '2': 'Wir versteigern offen und steigend in ganzen ₩, und geboten wird nur aus dem Bargeld.',
        '3': 'Verkauft wird währenddessen nichts.',
        '4': 'Auch Hypotheken gibt es dann nicht.',
        '5': 'Auch getauscht wird dann nicht.',
        '6': 'Wer passt, ist aus dieser Versteigerung heraus; sie endet, sobald außer dem Höchstbietenden alle gepasst haben oder nicht mehr höher bieten können. Ohne jedes Gebot bleibt das Grundstück bei der Bank. Verlässt ein Bieter das Spiel, verfällt sein Gebot, und es gilt das vorige eines Verbliebenen.',
      },
    },
    '4_1': {
      source: {
        '1': 'Wer alle Straßen einer Farbgruppe besitzt, darf dort Tribünen zum aufgedruckten Preis bauen: gleichmäßig, also überall eine, bevor irgendwo die zweite steht, und höchstens {housesBeforeHotel} je Straße.',
        '2': '{housesBeforeHotel} Tribünen werden gegen ein Stadion getauscht, das seinen aufgedruckten Preis kostet; die Tribünen gehen zurück.',
        '3': 'Mehr als ein Stadion trägt keine Straße.',
      },
      reading: {
        '1': 'Gebaut werden darf nach der Vorlage jederzeit, auch im Zug eines anderen. Ausgenommen sind bei uns nur laufende Versteigerungen und offene Schulden.',
        '2': 'Auf eine schon fällige Miete wirkt der Bau nicht mehr (S-9.1).',
      },
    },
    '4_2': {
      source: 'Solange auf einer Straße der Farbgruppe eine Hypothek liegt, wird auf keiner von ihnen gebaut.',
    },
    '4_3': {
      source: {
        '1': 'Hat die Bank kein passendes Gebäude mehr, heißt es warten, bis jemand welche zurückgibt.',
        '2': 'Sind nur noch wenige da und mehrere möchten bauen, werden sie an die Höchstbietenden versteigert.',
      },
      reading: 'Wie man erfährt, wer bauen möchte, sagt die Vorlage nicht. Wir halten es wie in den klassischen Regeln (K-5.3): Bestellt jemand ein Gebäude, das auch andere bauen dürften und bezahlen könnten, und reicht der Vorrat nicht für alle, werden diese einmal gefragt. Möchte einer von ihnen bauen, werden die Gebäude einzeln und offen versteigert, vom aufgedruckten Preis an, und jeder Gewinner stellt seines sofort und gleichmäßig auf. Sobald der Vorrat für alle reicht, die noch übrig sind, bauen sie zum aufgedruckten Preis. Bietet niemand, verfällt die Bestellung, und wer bestellt hat, bestellt in diesem Zug nichts mehr.',
    },
    '5_1': {
      source: {
        '1': 'Die Bank nimmt Gebäude zum halben Preis zurück, gleichmäßig, wie sie gebaut wurden.',
        '2': 'Für ein Stadion gibt sie {housesBeforeHotel} Tribünen und den halben Preis des Stadions.',
      },
      reading: 'Was gilt, wenn keine {housesBeforeHotel} Tribünen im Vorrat liegen, sagt die Vorlage nicht. Bei uns lässt sich das Stadion dann nicht allein verkaufen: Die Gruppe wird gemeinsam bis zur höchsten gleichmäßigen Stufe abgebaut, die der Vorrat erlaubt.',
    },
    '6_1': {
      source: {
        '1': 'Auf jedes eigene Grundstück lässt sich eine Hypothek aufnehmen, sobald alle Gebäude seiner Farbgruppe verkauft sind.',
        '2': 'Die Bank zahlt den aufgedruckten Hypothekenwert.',
        '3': 'Abgelöst wird die Hypothek mit diesem Wert und {mortgageInterest} % Zinsen.',
        '4': 'Solange sie liegt, gibt es keine Miete.',
      },
      reading: {
        '1': 'Wie hoch der Hypothekenwert ist und wie die {mortgageInterest} % gerundet werden, lässt die Vorlage offen.',
        '2': 'Bei uns ist er der halbe Preis, und gerundet wird auf ganze ₩ auf.',
        '3': 'Wer eine offene Schuld hat, löst keine Hypotheken ab.',
      },
    },
    '7_1': {
      source: {
        '1': 'Grundstücke dürfen verkauft und getauscht werden: gegen Bargeld oder andere Grundstücke, zu jeder vereinbarten Bedingung.',
        '2': 'Sie müssen unbebaut sein.',
        '3': 'Auch Freikarten dürfen zu einem Handel gehören.',
        '4': 'Vorher müssen alle Gebäude der Farbgruppe an die Bank verkauft sein.',
      },
      reading: {
        '1': 'Wie lange ein Angebot steht, sagt die Vorlage nicht.',
        '2': 'Bei uns verfällt es, sobald sich etwas ändert, das darin vorkommt.',
        '3': 'Während einer Versteigerung wird kein Handel ausgeführt.',
        '4': 'Mehr als {offersATurn} Angebote macht in einem Zug niemand.',
        '5': 'Ein Geschenk ist erlaubt; bloßes Geld ist es nicht, denn das wäre ein Kredit (S-13.1).',
        '6': 'Wer etwas schuldet und danach nicht alles zahlen könnte, gibt nichts her, was den Gläubigern fehlen würde (S-2.2).',
        '7': 'Miete, die noch gefordert werden kann, zählt dabei wie eine Schuld.',
      },
    },
    '7_2': {
      source: 'Auch Grundstücke mit Hypothek dürfen gehandelt werden. Wer eines bekommt, löst die Hypothek sofort ab oder zahlt {mortgageInterest} % und lässt sie liegen; wird sie später abgelöst, kommen noch einmal {mortgageInterest} % dazu.',
      reading: 'Die Vorlage sagt weder, wie lange „sofort“ dauert, noch, was ohne Geld für die Zinsen gilt. Bei uns werden die {mortgageInterest} % mit dem Tausch fällig, und bis zum nächsten Wurf lässt sich die Hypothek ohne weitere Zinsen ablösen. Der Handel kommt nur zustande, wenn das Bargeld auch für die Zinsen reicht.',
    },
    '8_1': {
      source: 'Wer auf einem freien Grundstück landet, kauft es zum aufgedruckten Preis, oder es wird versteigert.',
    },
    '9_1': {
      source: 'Miete ist nur zu zahlen, wenn der Eigentümer sie verlangt, bevor der nächste Spieler würfelt.',
      option: 'Der Tisch kann vereinbaren, dass Mieten von selbst eingezogen werden, und dass der nächste Wurf erst einige Sekunden nach dem Zugende möglich ist, oder sobald alle verlangt oder verzichtet haben.',
      reading: 'Die Vorlage sagt nicht, was sich bis zur Forderung noch ändern darf. Bei uns stehen Eigentümer, Zahler und Betrag mit der Landung fest, und jede Landung erlaubt höchstens eine Forderung. Ein weiterer Wurf desselben Spielers beendet die Frist nicht, so können mehrere Forderungen offen sein; sie werden in der Reihenfolge beglichen, in der sie erhoben werden. Solange eine beglichen wird, ruhen Würfel und weitere Forderungen. Scheidet der Schuldner oder der Eigentümer aus, verfällt sie.',
    },
    '9_2': {
      source: {
        '1': 'Die Miete steht auf der Besitzrechtkarte und steigt mit jedem Gebäude.',
        '2': 'Für eine unbebaute Straße verdoppelt sich die Grundmiete, wenn dem Eigentümer die ganze Farbgruppe gehört und auf keiner Straße der Gruppe eine Hypothek liegt.',
      },
    },
    '9_3': {
      source: {
        '1': 'Eine Spielstätte kostet {stationRent1}, {stationRent2}, {stationRent3} oder {stationRent4} ₩, je nachdem, wie viele davon ihr Eigentümer besitzt.',
        '2': 'Für einen Laden wirft der Besucher beide Würfel und zahlt das Vierfache, oder das Zehnfache, wenn beide Läden demselben gehören.',
        '3': 'Mit Tempowürfel gilt S-12.6.',
      },
      reading: {
        '1': 'Die Vorlage lässt für den Laden würfeln und nicht den Wurf gelten, der dorthin geführt hat. Wir nehmen sie beim Wort: Jeder Besuch bringt einen eigenen Wurf, und der ist nie ein Pasch.',
        '2': 'Spielstätten und Läden mit Hypothek zählen für die Anzahl mit, denn sie bleiben im Besitz.',
      },
    },
    '10_1': {
      source: {
        '1': 'Wer auf einem Kartenfeld landet, zieht die oberste Karte, führt sie sofort aus und legt sie zurück unter den Stapel.',
        '2': 'Freikarten aus dem Gefängnis werden behalten und gespielt oder verkauft.',
      },
    },
    '10_2': {
      source: {
        '1': 'Die Mannschaftsbus-Reparatur und das Relegationsspiel kosten den aufgedruckten Betrag.',
        '2': 'Er geht an die Bank.',
        '3': 'Auf Frei Parken kommt er nie.',
      },
    },
    '11_1': {
      source: {
        '1': 'Wer auf dem Feld landet, das ins Gefängnis schickt, geht sofort dorthin.',
        '2': 'Auch eine Karte kann ins Gefängnis führen.',
        '3': 'Wer im selben Zug dreimal einen Pasch wirft, geht ebenfalls ins Gefängnis.',
        '4': 'Gehalt gibt es auf dem Weg ins Gefängnis nicht, auch wenn er über LOS führt.',
        '5': 'Der Zug ist damit zu Ende.',
      },
    },
    '11_2': {
      source: {
        '1': 'Drei Wege führen hinaus.',
        '2': 'Zu Beginn des Zugs {bail} ₩ an die Bank zahlen, dann würfeln.',
        '3': 'Oder eine Freikarte spielen, dann würfeln.',
        '4': 'Oder bis zu drei Züge lang auf einen Pasch würfeln: Er macht sofort frei und wird gezogen.',
        '5': 'Nach dem dritten Fehlwurf sind {lastBail} ₩ zu zahlen, und dieser Wurf wird gezogen.',
      },
      reading: {
        '1': 'Die Vorlage spricht beim Freikauf nur vom nächsten Zug.',
        '2': 'Wir lassen {bail} ₩ zu Beginn jedes Zugs im Gefängnis zu, auch des dritten.',
        '3': 'Auch eine Freikarte lassen wir zu Beginn jedes Zugs im Gefängnis zu, auch des dritten.',
        '4': 'Einer der Wege muss gewählt werden. Der befreiende Pasch bringt keinen weiteren Wurf.',
        '5': 'Fehlen die {lastBail} ₩ nach dem dritten Fehlwurf, sind sie eine Schuld, die vor dem Ziehen beglichen wird.',
      },
    },
    '11_3': {
      source: {
        '1': 'Auf dem Gefängnisfeld nur zu Besuch und auf dem eigenen Grundstück geschieht nichts.',
        '2': 'Auch auf Frei Parken geschieht nichts.',
        '3': 'Die übrigen Geschäfte gehen weiter.',
      },
    },
    '12_1': {
      source: {
        '1': 'Der Tempowürfel macht das Spiel schneller.',
        '2': 'Mit ihm erhält jeder zu Beginn {startBonus} ₩ mehr.',
      },
      option: 'Der Tisch kann auch ohne ihn spielen.',
      reading: 'Ob der Tempowürfel immer dabei ist, lässt die Vorlage offen: Sie zählt ihn zum Material und nennt ihn einen Weg zum schnelleren Spiel. Ohne Vereinbarung spielen wir mit ihm.',
    },
    '12_2': {
      source: 'Wer zum ersten Mal über LOS gezogen ist, wirft den Tempowürfel mit den beiden weißen Würfeln zusammen.',
      reading: 'Die Vorlage sagt nicht, ob der laufende Wurf schon zählt und ob man auf den Würfel verzichten darf. Bei uns gilt er vom nächsten Wurf an und dann immer. Auf LOS zu landen zählt wie darüberzuziehen; dort zu beginnen zählt nicht.',
    },
    '12_3': {
      source: 'Zeigt der Tempowürfel eine Zahl, wird um die Summe aller drei Würfel gezogen.',
      reading: 'Wie sich die Zeichen auf die sechs Seiten verteilen, sagt die Vorlage nicht. Bei uns sind es 1, 2, 3, einmal der Bus und zweimal „Nächstes Grundstück“.',
    },
    '12_4': {
      source: 'Zeigt der Tempowürfel den Bus, darf mit dem einen weißen Würfel gezogen werden, mit dem anderen oder mit beiden zusammen. Bei 1 und 5 sind das 1, 5 oder 6 Felder.',
    },
    '12_5': {
      source: {
        '1': 'Dieses Zeichen bringt zwei Züge. Zuerst wird wie üblich mit den weißen Würfeln gezogen und das Feld ausgeführt.',
        '2': 'Dann geht es weiter zum nächsten freien Grundstück: Es wird gekauft oder versteigert.',
        '3': 'Ist keines mehr frei, geht es zum nächsten Grundstück, und sein Eigentümer bekommt die übliche Miete.',
      },
      reading: {
        '1': 'Die Vorlage sagt wenig über den zweiten Zug. Ist nichts mehr frei, führt er bei uns zum nächsten Grundstück eines anderen Spielers, denn an sich selbst zahlt niemand Miete.',
        '2': 'Er beginnt, wo der erste geendet hat, auch wenn eine Karte dorthin führte, und bringt über LOS {salaryPass} ₩.',
        '3': 'Das Feld, auf dem die Figur steht, ist nicht das nächste, auch wenn es gerade niemand haben wollte.',
        '4': 'Miete muss auch hier verlangt werden (S-9.1).',
        '5': 'Ein Grundstück mit Hypothek wird erreicht, bringt aber keine Miete.',
        '6': 'Gibt es kein solches Ziel, entfällt der zweite Zug.',
      },
    },
    '12_6': {
      source: {
        '1': 'Ein Pasch sind zwei gleiche weiße Würfel.',
        '2': 'Wer im Gefängnis auf einen Pasch würfelt, wirft nur die weißen.',
        '3': 'Für die Miete eines Ladens werden alle drei Würfel geworfen; Bus und „Nächstes Grundstück“ zählen dabei 0.',
      },
      reading: {
        '1': 'Wer vor dem Wurf freigekommen ist, sitzt nicht mehr und wirft den Tempowürfel wie üblich mit.',
        '2': 'Wer ihn noch nicht benutzt (S-12.2), wirft auch für die Miete nur die weißen Würfel.',
      },
    },
    '12_7': {
      source: 'Zeigen alle drei Würfel dieselbe Zahl, darf die Figur auf ein beliebiges Feld des Bretts springen.',
      reading: {
        '1': 'Bei uns wird immer gesprungen, sonst wäre der Wurf ohne Zug. Was zum Sprung gehört, sagt die Vorlage nicht.',
        '2': 'Die weißen Würfel sind dabei ein Pasch, also wird danach noch einmal gewürfelt; als dritter Pasch führen sie statt des Sprungs ins Gefängnis.',
        '3': 'Der Sprung überquert nichts; wer auf LOS springt, erhält {salaryLand} ₩.',
        '4': 'Auf dem Gefängnisfeld ist man zu Besuch; das Feld, das ins Gefängnis schickt, tut es auch hier. Auch das Feld, auf dem die Figur steht, darf gewählt werden und wird dann noch einmal ausgeführt.',
      },
    },
    '12_8': {
      source: 'Muss jemand während seines Zugs ins Gefängnis, ist der Zug vorbei; was der Tempowürfel noch gebracht hätte, wird nicht ausgespielt.',
    },
    '13_1': {
      source: {
        '1': 'Spieler leihen einander kein Geld und verzichten nicht im Voraus auf Mieten.',
        '2': 'Steuern und Strafen gehen an die Bank.',
        '3': 'Auf Frei Parken liegt kein Geld.',
      },
    },
  },
}
