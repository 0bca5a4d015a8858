// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  group: ($group) => `${$group} komplett`,
  groupWhose: ($name) => `${$name} besitzt jetzt alles davon.`,
  top: ($deed, $building) => `${$deed}: ${$building}`,
  topWhose: ($name) => `${$name} hat bis ganz nach oben gebaut.`,
  takeover: ($name, $other) => `${$name} übernimmt ${$other}`,
  takeoverHow: ($other) => `Die Anteile entscheiden: ${$other} ist raus.`,
  escape: 'Gerade noch gerettet',
  escapeHow: ($name, $amount) => `${$name} hat ${$amount} aufgetrieben und spielt weiter.`,
  bankruptcy: ($name) => `${$name} ist raus`,
  bankruptcyTo: ($other) => `Alles geht an ${$other}.`,
  bankruptcyIn: ($round) => `Das Aus kam in Runde ${$round}.`,
  victory: ($names, $alone) => ($alone ? `${$names} gewinnt` : `${$names} gewinnen`),
  victoryIn: ($round) => `Entschieden in Runde ${$round}.`,
}
