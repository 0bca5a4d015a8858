import { recordedWhy } from '@hausregeln/bots/why/recorded.ts'
import type { Reason } from '@hausregeln/bots/why/why.ts'
import { isMove } from '@hausregeln/engine'
import type { Play } from '../game/play.ts'
import { belongs, type TableState } from '../state/state.ts'
import { demand } from '../steps/refused.ts'

/**
 * Why a bot of the table has made this entry, for those who belong to it; null where there are no reasons to tell. It tells
 * when the turn is over: who knew before how far it bids, or what a deal is worth to it, could use that against it. Throws
 * `Refused`.
 */
export function explainMove(
  state: TableState,
  play: Play | null,
  guest: string,
  { entry, seat }: { readonly entry: number; readonly seat: number },
): Reason | null {
  demand(belongs(state, guest), 'notSeated')
  demand(play !== null, 'gameNotBegun')
  const { session, chronicle, game } = play
  const made = session.record.entries[entry - 1]?.entry
  demand(made !== undefined && isMove(made) && made.seat === seat, 'noSuchEntry')
  const turnOf = chronicle.lines.findIndex((line) => line.entry >= entry)
  const isOver = game.s.over !== 0 || chronicle.lines.slice(turnOf + 1).some(({ event }) => event.type === 'turnBegan')
  demand(turnOf >= 0 && isOver, 'whyLater')
  if (state.voiced.includes(seat)) return null
  return recordedWhy(game.book, session.record, entry, seat)
}
