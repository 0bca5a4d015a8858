// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  group: ($group) => `${$group} complete`,
  groupWhose: ($name) => `${$name} owns every one of them.`,
  top: ($deed, $building) => `${$deed}: ${$building}`,
  topWhose: ($name) => `${$name} has built to the top.`,
  takeover: ($name, $other) => `${$name} takes over ${$other}`,
  takeoverHow: ($other) => `The shares decide: ${$other} is out.`,
  escape: 'In the nick of time',
  escapeHow: ($name, $amount) => `${$name} has found ${$amount} and plays on.`,
  bankruptcy: ($name) => `${$name} is out`,
  bankruptcyTo: ($other) => `${$other} gets everything.`,
  bankruptcyIn: ($round) => `The end came in round ${$round}.`,
  victory: ($names, $alone) => ($alone ? `${$names} wins` : `${$names} win`),
  victoryIn: ($round) => `Decided in round ${$round}.`,
}
