import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { Table } from '@hausregeln/chapters/testing/script.ts'
import { apply, argumentOf, clone, type Game, pack } from '@hausregeln/engine'
import { Sealed } from '@hausregeln/lab/analyse/sealed.ts'
import { exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

/** A lot for which all three bid, the first of them last. */
function lot(): { readonly g: Game; readonly others: readonly number[] } {
  const t = new Table(exchange, { seats: 3, starts: 0, dice: [[1, 2]] })
  t.do(0, 'throw')
  return { g: t.g, others: [1, 2] }
}

function sealedAt(g: Game): Sealed {
  const chances = chancesBy(g, NETS)
  if (chances === null) throw new Error('no net')
  return new Sealed(g, chances)
}

describe('a bid under seal is judged by what others may bid', () => {
  const { g, others } = lot()
  const sealed = sealedAt(g)
  const bid = (seat: number, amount: number) => pack(g.book.codes.sealedBid, seat, amount)

  it('all the money for one lot is an error, and a lower bid is named; nothing of the game is changed', () => {
    const before = g.s.bytes.slice()
    const compared = sealed.compare(g, bid(0, g.s.cash[0] ?? 0))
    const [best] = compared?.better ?? []
    expect(best?.least).toBeGreaterThan(0.03)
    expect(best?.chance).toBeGreaterThan(compared?.chance ?? 1)
    expect(argumentOf(best?.action ?? 0)).toBeLessThan(g.s.cash[0] ?? 0)
    expect(g.s.bytes).toEqual(before)
  })

  it('what they have bid already changes nothing: nobody knew it', () => {
    const judged = [700, 20].map((amount) => {
      const next = clone(g)
      for (const seat of others) expect(apply(next, bid(seat, amount))).toBeNull()
      return sealed.compare(next, bid(0, 150))
    })
    expect(judged[0]?.better.length).toBeGreaterThan(0)
    expect(judged[0]).toEqual(judged[1])
  })

  it('a bid that cannot be paid is none', () => {
    expect(sealed.compare(g, bid(0, 1 + (g.s.cash[0] ?? 0)))).toBeNull()
  })
})
