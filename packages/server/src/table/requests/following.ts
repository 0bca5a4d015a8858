import { type Entry, isChance, isHost, isMove } from '@hausregeln/engine'
import type { Play } from '../game/play.ts'
import type { TableState } from '../state/state.ts'
import { standingTaps } from '../state/taps.ts'
import type { Fact } from '../steps/step.ts'
import { lapsing } from './agreement.ts'

/** What follows from decided facts for what is being agreed on, and for what lies before the bank. */
export function following(state: TableState, play: Play | null, decided: readonly Fact[]): readonly Fact[] {
  const facts = lapsing(state, decided)
  if (play === null || state.taps.length === 0) return facts
  const entries = facts.flatMap((fact) => (fact.fact === 'entered' ? fact.entries : [])).map(({ entry }) => entry)
  if (entries.length === 0) return facts
  // What has lapsed once is gone: the numbers of offers and rents are given again after an undo.
  const left = entries.some(isRepair)
    ? []
    : state.taps.filter(({ seat }) => !entries.some((entry) => isOf(entry, seat)))
  const taps = standingTaps(left, play.game)
  return taps.length === state.taps.length ? facts : [...facts, { fact: 'tapped', taps }]
}

/** Whether an entry makes the game another than that in which something was tapped. */
function isRepair(entry: Entry): boolean {
  return isHost(entry) && ['undo', 'correct', 'adjust'].includes(entry.host)
}

/** Whether a seat has decided otherwise, has left, or is played by somebody else now. */
function isOf(entry: Entry, seat: number): boolean {
  return !isChance(entry) && 'seat' in entry && entry.seat === seat && !isAside(entry)
}

/** Offers, and answers to those of others and to rents, leave open what else is decided, as far as it is still possible. */
function isAside(entry: Entry): boolean {
  return isMove(entry) && ('matter' in entry || entry.do === 'offer')
}
