import { type GameView, SEATS } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type Reals, reals } from '../columns.ts'
import type { Features, Net } from '../steady/figures/net.ts'
import { weightOf } from '../steady/figures/weight.ts'
import type { Picture } from '../steady/reading/picture.ts'
import { MOST_NUMBERS, readStanding } from './reading.ts'

const rows: readonly Features[] = Array.from({ length: SEATS }, (): Features => reals(MOST_NUMBERS))

/**
 * What stands for each seat by this net: writes the chance of each to win, 0 to 1, into `into` (0 for who is out); their
 * sum is 1. The picture must have looked at the table.
 */
export function weigh(p: Picture, l: GameView, net: Net, into: Reals<SeatNo>): void {
  const free = readStanding(p, l, rows)
  let sum = 0
  for (let seat: SeatNo = 0; seat < p.seats; seat++) {
    const row = rows[seat]
    into[seat] = row === undefined || ((p.alive >>> seat) & 1) === 0 ? 0 : weightOf(net, row, free)
    sum += into[seat]
  }
  for (let seat: SeatNo = 0; seat < p.seats; seat++) into[seat] /= sum
}
