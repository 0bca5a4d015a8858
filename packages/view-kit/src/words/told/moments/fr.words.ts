// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  group: ($group) => `${$group} : au complet`,
  groupWhose: ($name) => `Tout appartient maintenant à ${$name}.`,
  top: ($deed, $building) => `${$deed} : ${$building}`,
  topWhose: ($name) => `${$name} a bâti jusqu’au sommet.`,
  takeover: ($name, $other) => `${$name} rachète ${$other}`,
  takeoverHow: ($other) => `Les parts en décident : ${$other} est hors jeu.`,
  escape: 'De justesse',
  escapeHow: ($name, $amount) => `${$name} a trouvé ${$amount} et reste en jeu.`,
  bankruptcy: ($name) => `${$name} est hors jeu`,
  bankruptcyTo: ($other) => `Tout revient à ${$other}.`,
  bankruptcyIn: ($round) => `La fin est venue à la manche ${$round}.`,
  victory: ($names, $alone) => ($alone ? `${$names} gagne` : `${$names} gagnent`),
  victoryIn: ($round) => `Tout s’est joué à la manche ${$round}.`,
}
