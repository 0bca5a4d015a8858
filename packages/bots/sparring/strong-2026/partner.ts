import { type GameView, SEATS, type Terms } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { promiseOf } from '../../src/steady/chances/chances.ts'
import { saysYes } from '../../src/steady/dealing/answer.ts'
import { payLeast, type Taking } from '../../src/steady/dealing/least.ts'
import { STEADY } from '../../src/steady/figures/characters.ts'
import type { Net } from '../../src/steady/figures/net.ts'
import type { Gains } from '../../src/steady/reading/gains.ts'
import type { Picture } from '../../src/steady/reading/picture.ts'
import { pictureOf } from '../../src/steady/reading/pictures.ts'

/** What somebody who has refused is left at least of the chance to win, and how much more for each further refusal. */
const WARY = 0.002
const WARIER = 0.004

/** By whose picture and net chances are judged while a price is looked for, and what the other must gain by them. */
const judged: { picture: Picture | null; net: Net | null; least: number } = { picture: null, net: null, least: 0 }

/** Takes what a steady player takes, as long as that adds enough to their chance to win as `strong` sees it. */
const takenGladly: Taking = (p, l, seat, terms, gains) => {
  if (!saysYes(p, l, seat, terms, gains)) return false
  const { picture, net, least } = judged
  if (picture === null || net === null) return true
  promiseOf(picture, net, l, seat, terms, gains)
  return gains.other >= least
}

/**
 * Lays the least money into the terms for which a steady player would take the goods; and of who has refused before no
 * more than leaves them better off by chances, too. False if there is none.
 */
export function payAsked(p: Picture, net: Net, l: GameView, seat: SeatNo, terms: Terms, gains: Gains): boolean {
  const others = pictureOf(l, STEADY.tuned)
  others.look(l)
  const refusals = l.s.parts.trade.declined[cell(seat * SEATS, terms.to)]
  if (refusals === 0) return payLeast(others, l, seat, terms, gains, saysYes)
  judged.picture = p
  judged.net = net
  judged.least = WARY + WARIER * (refusals - 1)
  return payLeast(others, l, seat, terms, gains, takenGladly)
}
