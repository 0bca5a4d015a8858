// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  V: {
    '1_1': {
      source: {
        '1': 'Gespielt wird zu zweit oder mehr.',
        '2': 'Alle beginnen auf LOS und sind reihum im Uhrzeigersinn am Zug.',
        '3': 'Wer an der Reihe ist, würfelt, zieht seine Figur und führt dann aus, was das erreichte Feld verlangt oder erlaubt.',
      },
      reading: 'Wer beginnt, sagt die Vorlage nicht. Bei uns beginnt der erste Platz.',
    },
    '2_1': {
      source: {
        '1': 'Die Bank beginnt mit {bankCash} M.',
        '2': 'Davon zahlt sie zu Beginn jedem Spieler {startCash} M aus.',
      },
      reading: {
        '1': 'Die Vorlage nennt keine Höchstzahl.',
        '2': 'Zu siebt könnte die Bank das Startgeld nicht auszahlen; deshalb spielen höchstens sechs.',
      },
    },
    '2_2': {
      source: {
        '1': 'Schulden gibt es nicht. Was jemand nicht ganz zahlen kann, zahlt er soweit möglich und scheidet aus.',
        '2': 'Kann die Bank nicht mehr zahlen, endet das Spiel.',
      },
      reading: 'Reicht das Geld der Bank nicht, zahlt sie den Rest, den sie hat; das Spiel endet mit der Runde (V-3.2), nicht mitten im Zug.',
    },
    '2_3': {
      source: 'Wer sein privates Vermögen ganz verloren hat, scheidet aus.',
      reading: 'Die Vorlage spricht vom „Privatvermögen“. Wir lesen es als Bargeld, das auf genau 0 gefallen ist, denn Verkaufserlöse werden in eben dieses Vermögen ausgezahlt. Auch wer freiwillig sein letztes Geld ausgibt, scheidet aus: Das ist erlaubt, wird aber vorher gesagt.',
    },
    '2_4': {
      reading: {
        '1': 'Die Vorlage sagt nichts dazu.',
        '2': 'Bei uns sind die Straßen, Bahnhöfe und Werke von Ausgeschiedenen wieder frei, und ihre Gebäude verfallen: So bleibt das Spiel für die Verbliebenen offen.',
        '3': 'Wer aufgibt, scheidet ebenso aus.',
      },
    },
    '3_1': {
      source: {
        '1': 'Am Ende gewinnt das größte Vermögen: das Bargeld und der halbe Kaufpreis jedes Bahnhofs, jedes Werks und jeder Straße.',
        '2': 'Auch Häuser zählen zum halben Kaufpreis.',
        '3': 'Ein Hotel zählt wie fünf Häuser.',
      },
      option: 'Auf Wunsch wird eine Spielzeit vereinbart: Ist sie um, wird der laufende Zug beendet und so gewertet.',
      reading: {
        '1': 'Ein Haus zählt mit seinem aufgedruckten Preis, auch wenn es zum halben gekauft wurde.',
        '2': 'Gleich Reiche teilen sich den Sieg.',
      },
    },
    '3_2': {
      source: {
        '1': 'Das Spiel endet nach der Runde, in der das Geld der Bank auf 0 gefallen ist; der Steuertopf gehört nicht zur Bank.',
        '2': 'Es endet auch, sobald nur ein Spieler übrig ist.',
      },
      reading: {
        '1': 'Eine Runde ist um, wenn die Reihe den Platz dessen erreicht oder überspringt, der das Spiel begonnen hat, gleich ob er noch mitspielt.',
        '2': 'Spätere Einnahmen der Bank heben das Ende nicht auf.',
      },
    },
    '4_1': {
      source: {
        '1': 'Vierzig Felder im Kreis, von LOS bis zur Schlossallee.',
        '2': 'Ein Bahnhof kostet {stationPrice} M und bringt {stationRent1}, {stationRent2}, {stationRent3} oder {stationRent4} M Miete, je nachdem, wie viele der Besitzer hat.',
        '3': 'Ein Werk kostet {utilityPrice} M und bringt das {utilityFactor1}-Fache der Augen, mit denen es erreicht wurde, mit beiden Werken das {utilityFactor2}-Fache.',
        '4': 'Die Einkommensteuer beträgt {firstTax} M, die Zusatzsteuer {secondTax} M.',
      },
    },
    '4_2': {
      source: {
        '1': 'Preis, Mieten und Hauspreis jeder Straße stehen auf ihrer Karte.',
        '2': 'Sie reichen von der Badstraße für {leastPrice} M bis zur Schlossallee für {mostPrice} M.',
      },
      reading: {
        '1': 'Die Vorlage druckt den Hauspreis nur, wo er sich ändert; er gilt bis zum nächsten.',
        '2': 'Deshalb können Straßen einer Farbe verschieden teure Häuser haben, etwa Lessingstraße und Schillerstraße.',
      },
    },
    '4_3': {
      source: 'Wer alle Straßen einer Farbe hat, baut dort zum halben Preis.',
      reading: {
        '1': 'Die Vorlage spricht von Farben, nennt aber keine.',
        '2': 'Wir nehmen die acht üblichen Gruppen (K-0.2).',
      },
    },
    '5_1': {
      source: {
        '1': 'Geworfen werden zwei Würfel.',
        '2': 'Die Figur zieht um ihre Summe vorwärts und kehrt nie um.',
      },
      reading: 'Wird mit Karten gespielt (V-6.7), gilt für „3 Felder zurück“, was auf der Karte steht.',
    },
    '5_2': {
      source: {
        '1': 'Nach einem Pasch ist derselbe Spieler sofort noch einmal an der Reihe.',
        '2': 'Mit dem dritten Pasch hintereinander geht es sofort ins Gefängnis, als wäre das Polizistenfeld erreicht.',
      },
      reading: '„Sofort“ heißt bei uns: Dieser Wurf wird nicht mehr gezogen, und Gehalt gibt es auf dem Weg nicht.',
    },
    '6_1': {
      source: {
        '1': 'Wer über LOS zieht, erhält {salaryPass} M Gehalt von der Bank.',
        '2': 'Wer genau darauf landet, erhält {salaryLand} M.',
      },
    },
    '6_2': {
      source: 'Wer eine freie Straße erreicht, darf sie zum festen Preis kaufen, sofort und ganz.',
      reading: 'Was gilt, wenn nicht gekauft wird, sagt die Vorlage nicht. Bei uns bleibt die Straße bei der Bank; eine Versteigerung gibt es nicht.',
    },
    '6_3': {
      source: 'Wer auf einer eigenen Straße landet, darf sie der Bank verkaufen: für den halben Preis der Straße und jedes ihrer Häuser. Die Gebäude verfallen, die Straße ist wieder frei.',
      reading: {
        '1': 'Die Straße muss schon beim Eintreffen die eigene gewesen sein.',
        '2': 'Die Bank zahlt, soweit sie kann (V-2.2).',
      },
    },
    '6_4': {
      source: {
        '1': 'Wer auf einer eigenen Straße landet, darf dort ein Haus bauen, eines in jedem Zug, bis zu vieren; das fünfte macht daraus ein Hotel.',
        '2': 'Die ganze Farbe muss man nicht haben.',
        '3': 'Wer sie hat, zahlt die Hälfte.',
      },
      reading: 'Nicht beim Kauf selbst: Die Straße muss beim Eintreffen die eigene gewesen sein. Jeder Wurf nach einem Pasch ist ein eigener Zug. Je Landung wird entweder gebaut oder verkauft.',
    },
    '6_5': {
      source: {
        '1': 'Wer eine fremde Straße erreicht, zahlt sofort Miete an den Besitzer.',
        '2': 'Sie richtet sich nach der Zahl der Häuser.',
      },
      reading: {
        '1': 'Weil die Miete sofort fällig ist, muss sie bei uns nicht verlangt werden.',
        '2': 'Dass eine ganze Farbe sie verdoppelt, sagt die Vorlage nicht; bei uns tut sie es nicht.',
      },
    },
    '6_6': {
      source: {
        '1': 'Sie werden wie Straßen gekauft.',
        '2': 'Bebaut werden sie nicht.',
        '3': 'Auf dem eigenen gelandet, darf man sie der Bank für den halben Preis verkaufen.',
        '4': 'Die Miete richtet sich nach der Zahl, die der Besitzer hat, beim Werk auch nach dem Wurf, der dorthin führte.',
      },
    },
    '6_7': {
      source: {
        '1': 'Auf Gemeinschafts- und Ereignisfeldern geschieht nichts.',
        '2': 'Auch auf dem Gefängnisfeld geschieht nichts.',
      },
      option: 'Die Vorlage kündigt Karten für später an. Wer mag, spielt mit ihnen: Wirkungen wie in den klassischen Regeln (K-0.3), Beträge mal zwanzig.',
      reading: {
        '1': 'Beim Spiel mit Karten gehen Zahlungen an die Bank wie Steuern in den Topf.',
        '2': 'Freikarten gelten nicht, denn aus dem Gefängnis führt nur das Aussetzen (V-6.9).',
      },
    },
    '6_8': {
      source: {
        '1': 'Steuern kommen in den Topf.',
        '2': 'Wer auf Frei Parken landet, erhält den ganzen Topf.',
      },
    },
    '6_9': {
      source: {
        '1': 'Wer auf das Polizistenfeld kommt, geht sofort ins Gefängnis und setzt drei Runden lang aus.',
        '2': 'Danach geht es vom Gefängnisfeld aus weiter.',
      },
      reading: {
        '1': 'Gehalt gibt es auf dem Weg ins Gefängnis nicht, und freikaufen kann sich niemand: Die Vorlage kennt nur das Aussetzen.',
        '2': 'Für die, die aussetzen, wird Miete weiter eingezogen, denn sie nimmt ihnen nur das eigene Handeln.',
      },
    },
  },
}
