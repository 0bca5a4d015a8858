import address from 'virtual:coach-address'
import type { Advice } from '@hausregeln/lab/coach/advice.ts'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import { type Remote, wrap } from 'comlink'
import type { CoachDesk } from './desk.ts'

let desk: Remote<CoachDesk> | null = null
/** The game to which the coach has come. */
let opened: TableView['game'] | null = null
let opening: Promise<void> = Promise.resolve()

/**
 * What the coach has to say to a seat, by no more than this page is shown; null: nothing. Its worker is started when
 * somebody first asks. Rejects if something cannot be loaded, and may be asked again.
 */
export async function advice(
  { game, snapshot }: Pick<TableView, 'game' | 'snapshot'>,
  seat: number,
): Promise<Advice | null> {
  desk ??= wrap<CoachDesk>(new Worker(address, { type: 'module', name: 'coach' }))
  if (opened?.header !== game.header) {
    opened = game
    const { rulebook, identity, book, edition } = game.header
    opening = desk.open({
      rulebook,
      ...(identity !== undefined && { identity }),
      ...(book !== undefined && { book }),
      ...(edition !== undefined && { edition }),
    })
    opening.catch(() => {
      opened = null
    })
  }
  await opening
  return desk.advise(snapshot.view, seat)
}
