// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  for: 'Für wen',
  long: 'Wie lange',
  hard: 'Wie schwer',
  length: 'Etwa {minutes} Minuten; die Hälfte aller Spiele dauert {least} bis {most}.',
  pace: 'Gemessen in {games} Spielen von {seats} Bots, mit {throw} Sekunden für jeden Wurf und {decision} für jede Entscheidung.',
  moves: '{moves} Arten von Zügen, {minutes} Minuten, um alle Paragraphen zu lesen.',
  differs: 'Du kennst {title}? Das ist anders:',
  classic: 'Viele spielen es anders. Nach den Regeln gilt:',
  lesson: 'Spielend lernen',
}
