// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  deed: 'Besitzrechtkarte',
  unowned: 'Gehört der Bank',
  owned: ($name) => `Gehört ${$name}`,
  mortgaged: 'Beliehen: keine Miete',
  current: 'gilt jetzt',
  ahead: 'Wo ich stehe und was kommt',
  here: 'hier',
  faceDown: 'verdeckte Karte',
  dice: ($values) => `Gewürfelt: ${$values}`,
  noThrow: 'Noch nicht gewürfelt',
  bus: 'Bus',
  seek: 'weiter zum nächsten Grundstück',
  visiting: 'zu Besuch',
}
