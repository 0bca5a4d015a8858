// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('de-DE')

export const words: Words = {
  faces: {
    bus: 'Bus',
    seek: 'Nächstes Grundstück',
  },
  dice: {
    '0': 'Erster Würfel',
    '1': 'Zweiter Würfel',
    '2': 'Dritter Würfel',
  },
  diceAsk: 'Was zeigen die Würfel?',
  diceKeys: 'Es geht auch mit den Zifferntasten und der Eingabetaste.',
  diceKeysThird: 'Es geht auch mit den Tasten 1 bis 6, B für den Bus, N für das nächste Grundstück und der Eingabetaste.',
  diceEnter: 'Wurf eintragen',
  diceMissing: 'Erst jeden Würfel antippen, so wie er liegt.',
  noFace: ($key) => `${$key} zeigt hier kein Würfel: Ein Würfel hat 1 bis 6.`,
  noFaceThird: ($key) => `${$key} hat der Tempowürfel nicht: Er hat 1 bis 3, B für den Bus und N für das nächste Grundstück.`,
  cardAsk: ($deck) => `Welche Karte vom Stapel ${$deck}?`,
  cardsLeft: ($count) => ($count === 1 ? `${number($count)} Karte ist seit dem Mischen nicht gezogen worden.` : `${number($count)} Karten sind seit dem Mischen nicht gezogen worden.`),
  lotAsk: 'Auf wen fällt das Los?',
  dealAsk: ($name) => `Welche Karte bekommt ${$name}?`,
  search: 'Suchen',
  nothingFound: 'Nichts passt dazu.',
  throwOnBoard: 'Gewürfelt wird auf dem Tisch.',
  throwKeeper: ($name) => `${$name} trägt ein, was die Würfel zeigen.`,
  failed: 'Das lässt sich nicht eintragen.',
}
