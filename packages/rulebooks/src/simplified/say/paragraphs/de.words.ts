// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  V: {
    '1_1': {
      source: 'Gespielt wird zu zweit oder mehr, von LOS aus und reihum im Uhrzeigersinn. Wer an der Reihe ist, würfelt, zieht seine Figur und führt dann aus, was das erreichte Feld verlangt oder erlaubt.',
    },
    '2_1': {
      source: 'Die Bank beginnt mit 200.000 M. Davon zahlt sie zu Beginn jedem Spieler 30.000 M aus.',
      reading: 'Die Vorlage nennt keine Höchstzahl. Zu siebt könnte die Bank das Startgeld nicht auszahlen; deshalb spielen höchstens sechs.',
    },
    '2_2': {
      source: 'Schulden gibt es nicht. Was jemand nicht ganz zahlen kann, zahlt er soweit möglich und scheidet aus. Kann die Bank nicht mehr zahlen, endet das Spiel.',
      reading: 'Reicht das Geld der Bank nicht, zahlt sie den Rest, den sie hat; das Spiel endet mit der Runde (V-3.2), nicht mitten im Zug.',
    },
    '2_3': {
      source: 'Wer sein privates Vermögen ganz verloren hat, scheidet aus.',
      reading: 'Die Vorlage spricht vom „Privatvermögen“. Wir lesen es als Bargeld, das auf genau 0 gefallen ist, denn Verkaufserlöse werden in eben dieses Vermögen ausgezahlt. Auch wer freiwillig sein letztes Geld ausgibt, scheidet aus: Das ist erlaubt, wird aber vorher gesagt.',
    },
    '2_4': {
      reading: 'Die Vorlage sagt nichts dazu. Bei uns sind die Straßen, Bahnhöfe und Werke von Ausgeschiedenen wieder frei, und ihre Gebäude verfallen: So bleibt das Spiel für die Verbliebenen offen. Wer aufgibt, scheidet ebenso aus.',
    },
    '3_1': {
      source: 'Am Ende gewinnt das größte Vermögen: das Bargeld und der halbe Kaufpreis jedes Bahnhofs, jedes Werks, jeder Straße und jedes Hauses. Ein Hotel zählt wie fünf Häuser.',
      option: 'Auf Wunsch wird eine Spielzeit vereinbart: Ist sie um, wird der laufende Zug beendet und so gewertet.',
      reading: 'Ein Haus zählt mit seinem aufgedruckten Preis, auch wenn es zum halben gekauft wurde. Gleich Reiche teilen sich den Sieg.',
    },
    '3_2': {
      source: 'Das Spiel endet nach der Runde, in der das Geld der Bank auf 0 gefallen ist; der Steuertopf gehört nicht zur Bank. Es endet auch, sobald nur ein Spieler übrig ist.',
      reading: 'Eine Runde ist um, wenn die Reihe den Platz dessen erreicht oder überspringt, der das Spiel begonnen hat, gleich ob er noch mitspielt. Spätere Einnahmen der Bank heben das Ende nicht auf.',
    },
    '4_1': {
      source: 'Vierzig Felder im Kreis, von LOS bis zur Schlossallee. Ein Bahnhof kostet 4.000 M und bringt 500, 1.000, 2.000 oder 4.000 M Miete, je nachdem, wie viele der Besitzer hat. Ein Werk kostet 3.000 M und bringt das 80-Fache der Augen, mit denen es erreicht wurde, mit beiden Werken das 200-Fache. Die Einkommensteuer beträgt 4.000 M, die Zusatzsteuer 2.000 M.',
    },
    '4_2': {
      source: 'Preis, Mieten und Hauspreis jeder Straße stehen auf ihrer Karte. Sie reichen von der Badstraße für 1.200 M bis zur Schlossallee für 8.000 M.',
      reading: 'Die Vorlage druckt den Hauspreis nur, wo er sich ändert; er gilt bis zum nächsten. Deshalb können Straßen einer Farbe verschieden teure Häuser haben, etwa Lessingstraße und Schillerstraße.',
    },
    '4_3': {
      source: 'Wer alle Straßen einer Farbe hat, baut dort zum halben Preis.',
      reading: 'Die Vorlage spricht von Farben, nennt aber keine. Wir nehmen die acht üblichen Gruppen (K-0.2).',
    },
    '5_1': {
      source: 'Geworfen werden zwei Würfel. Die Figur zieht um ihre Summe vorwärts und kehrt nie um.',
      reading: 'Wird mit Karten gespielt (V-6.7), gilt für „3 Felder zurück“, was auf der Karte steht.',
    },
    '5_2': {
      source: 'Nach einem Pasch ist derselbe Spieler sofort noch einmal an der Reihe. Mit dem dritten Pasch hintereinander geht es sofort ins Gefängnis, als wäre das Polizistenfeld erreicht.',
      reading: '„Sofort“ heißt bei uns: Dieser Wurf wird nicht mehr gezogen, und Gehalt gibt es auf dem Weg nicht.',
    },
    '6_1': {
      source: 'Wer über LOS zieht, erhält 4.000 M Gehalt von der Bank. Wer genau darauf landet, erhält 6.000 M.',
    },
    '6_2': {
      source: 'Wer eine freie Straße erreicht, darf sie zum festen Preis kaufen, sofort und ganz.',
      reading: 'Was gilt, wenn nicht gekauft wird, sagt die Vorlage nicht. Bei uns bleibt die Straße bei der Bank; eine Versteigerung gibt es nicht.',
    },
    '6_3': {
      source: 'Wer auf einer eigenen Straße landet, darf sie der Bank verkaufen: für den halben Preis der Straße und jedes ihrer Häuser. Die Gebäude verfallen, die Straße ist wieder frei.',
      reading: 'Die Straße muss schon beim Eintreffen die eigene gewesen sein. Die Bank zahlt, soweit sie kann (V-2.2).',
    },
    '6_4': {
      source: 'Wer auf einer eigenen Straße landet, darf dort ein Haus bauen, eines in jedem Zug, bis zu vieren; das fünfte macht daraus ein Hotel. Die ganze Farbe muss man nicht haben. Wer sie hat, zahlt die Hälfte.',
      reading: 'Nicht beim Kauf selbst: Die Straße muss beim Eintreffen die eigene gewesen sein. Jeder Wurf nach einem Pasch ist ein eigener Zug. Je Landung wird entweder gebaut oder verkauft.',
    },
    '6_5': {
      source: 'Wer eine fremde Straße erreicht, zahlt sofort Miete an den Besitzer, nach der Zahl der Häuser.',
      reading: 'Weil die Miete sofort fällig ist, muss sie bei uns nicht verlangt werden. Dass eine ganze Farbe sie verdoppelt, sagt die Vorlage nicht; bei uns tut sie es nicht.',
    },
    '6_6': {
      source: 'Sie werden wie Straßen gekauft, aber nicht bebaut. Auf dem eigenen gelandet, darf man sie der Bank für den halben Preis verkaufen. Die Miete richtet sich nach der Zahl, die der Besitzer hat, beim Werk auch nach dem Wurf, der dorthin führte.',
    },
    '6_7': {
      source: 'Auf Gemeinschafts- und Ereignisfeldern und auf dem Gefängnisfeld geschieht nichts.',
      option: 'Die Vorlage kündigt Karten für später an. Wer mag, spielt mit ihnen: Wirkungen wie in den klassischen Regeln (K-0.3), Beträge mal zwanzig.',
      reading: 'Beim Spiel mit Karten gehen Zahlungen an die Bank wie Steuern in den Topf. Freikarten gelten nicht, denn aus dem Gefängnis führt nur das Aussetzen (V-6.9).',
    },
    '6_8': {
      source: 'Steuern kommen in den Topf. Wer auf Frei Parken landet, erhält den ganzen Topf.',
    },
    '6_9': {
      source: 'Wer auf das Polizistenfeld kommt, geht sofort ins Gefängnis und setzt drei Runden lang aus. Danach geht es vom Gefängnisfeld aus weiter.',
      reading: 'Gehalt gibt es auf dem Weg ins Gefängnis nicht, und freikaufen kann sich niemand: Die Vorlage kennt nur das Aussetzen. Für die, die aussetzen, wird Miete weiter eingezogen, denn sie nimmt ihnen nur das eigene Handeln.',
    },
  },
}
