import { type EndsNet, weighRows } from '@hausregeln/bots/chances/ends.ts'
import { reals } from '@hausregeln/bots/columns.ts'
import type { Features } from '@hausregeln/bots/steady/figures/net.ts'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { placesOf, sizeOf } from './fit.ts'
import { BLOCK, type Block, HEAD, WINNER } from './moments.ts'

/**
 * Shows how well a net foretells who wins, in moments of games that it has not learned from: the mean of minus the
 * logarithm of the winner's chance, by the number of seats, and the same if all in the game had equal chances.
 */
export function tell(net: EndsNet, blocks: readonly Block[]): void {
  for (const [seats, some] of Map.groupBy(blocks, (block) => block.seats)) {
    const { moments, loss, even } = lossOf(net, some)
    console.log(`  ${seats} seats, ${moments} moments: loss ${loss.toFixed(4)} of ${even.toFixed(4)}`)
  }
}

function lossOf(net: EndsNet, blocks: readonly Block[]) {
  const seats = blocks[0]?.seats ?? 0
  const stride = blocks[0]?.stride ?? 0
  const rows = Array.from({ length: seats }, (): Features => reals(stride + net.others.length))
  const chances = reals<SeatNo>(seats)
  const places = placesOf(blocks, true)
  let [loss, even] = [0, 0]
  for (const place of places) {
    const block = blocks[Math.floor(place / BLOCK)]
    if (block === undefined) continue
    const from = (place % BLOCK) * sizeOf(block)
    const [free = 0, alive = 0] = block.rows.subarray(from, from + 2)
    const winner: SeatNo = block.rows[from + WINNER] ?? 0
    rows.forEach((row, seat) => {
      const at = from + HEAD + seat * stride
      row.set(block.rows.subarray(at, at + stride))
    })
    weighRows({ rows, free, alive, seats }, net, chances)
    loss -= Math.log(chances[winner])
    even += Math.log(popCount(alive))
  }
  return { moments: places.length, loss: loss / places.length, even: even / places.length }
}
