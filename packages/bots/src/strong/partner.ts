import { type GameView, SEATS, type Terms } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { promiseOf } from '../steady/chances/chances.ts'
import { saysYes } from '../steady/dealing/answer.ts'
import { chanceOfAnswer } from '../steady/dealing/heed.ts'
import { payLeast, type Taking } from '../steady/dealing/least.ts'
import { STEADY } from '../steady/figures/characters.ts'
import type { Net } from '../steady/figures/net.ts'
import type { Gains } from '../steady/reading/gains.ts'
import type { Picture } from '../steady/reading/picture.ts'
import { pictureOf } from '../steady/reading/pictures.ts'

/** What somebody who has refused is left at least of the chance to win, and how much more for each further refusal. */
const WARY = 0.002
const WARIER = 0.004
/** What goes beyond the least that a player takes who judges as this one does: the net is theirs only nearly. */
const HAIR = 0.0003

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

/** Takes what adds enough to their chance to win as `strong` sees it, whatever it is in money. */
const takenByChance: Taking = (p, l, seat, terms, gains) => {
  const { net, least } = judged
  if (net === null) return false
  promiseOf(p, net, l, seat, terms, gains)
  return chanceOfAnswer(p, l, terms.to, seat, gains) >= least
}

/**
 * Lays the least money into the terms for which the other is taken to agree. Who has refused nothing yet is taken for a
 * player who judges by chances alone, as this one does. Who has is not, and is asked for no more than a steady player
 * would just take, if that leaves them better off by chances, too. False if there is no such money.
 */
export function payAsked(p: Picture, net: Net, l: GameView, seat: SeatNo, terms: Terms, gains: Gains): boolean {
  const refusals = l.s.parts.trade.declined[cell(seat * SEATS, terms.to)]
  judged.net = net
  if (refusals === 0) {
    judged.least = p.tuning.chances === null ? WARY : p.tuning.chances.answered + HAIR
    return payLeast(p, l, seat, terms, gains, takenByChance)
  }
  const others = pictureOf(l, STEADY.tuned)
  others.look(l)
  judged.picture = p
  judged.least = WARY + WARIER * (refusals - 1)
  return payLeast(others, l, seat, terms, gains, takenGladly)
}
