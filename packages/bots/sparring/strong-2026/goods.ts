import type { GameView, Terms } from '@hausregeln/engine'
import { lowestBit } from '@hausregeln/engine/core/chance.ts'
import type { GroupNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Picture } from '../../src/steady/reading/picture.ts'

/** Deeds of one group that change hands together, by two words of bits. */
export interface Goods {
  readonly group: GroupNo
  readonly low: number
  readonly high: number
}

/** What an owner could give: of each group in which nothing is built each deed alone, and all that it has of it. */
export function goodsOf(p: Picture, l: GameView, owner: SeatNo): Goods[] {
  const { groupStart, groupEnd, groupDeeds } = l.book.board
  const found: Goods[] = []
  for (let left = p.parts[owner] | p.wholes[owner]; left !== 0; left &= left - 1) {
    const group: GroupNo = lowestBit(left)
    if (p.built[group] !== 0) continue
    const all = { group, low: 0, high: 0 }
    let count = 0
    for (let i = groupStart[group]; i < groupEnd[group]; i++) {
      const deed = groupDeeds[i]
      if (p.owner[deed] !== owner) continue
      const one = deed < 32 ? { group, low: 1 << deed, high: 0 } : { group, low: 0, high: 1 << (deed - 32) }
      all.low |= one.low
      all.high |= one.high
      count++
      found.push(one)
    }
    if (count > 1) found.push(all)
  }
  return found
}

/** Lays what is taken and what is given into the terms. */
export function layGoods(terms: Terms, taken: Goods | null, given: Goods | null): void {
  terms.getLow = taken?.low ?? 0
  terms.getHigh = taken?.high ?? 0
  terms.giveLow = given?.low ?? 0
  terms.giveHigh = given?.high ?? 0
}
