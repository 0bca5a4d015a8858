import { SteadyBot } from '@hausregeln/bots'
import { Asking } from '@hausregeln/bots/steady/bidding/asking.ts'
import { Picture } from '@hausregeln/bots/steady/reading/picture.ts'
import { denied, gain, gainAtPrice, mostFor } from '@hausregeln/bots/steady/worth/price.ts'
import { type Game, NOBODY, newGame, type Rulebook } from '@hausregeln/engine'
import { classic, exchange, simplified, stadium } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from './play.ts'

/** What is nearer than this to nothing may be rounding. */
const CLOSE = 1e-6

/** Calls this with every table of some games at which somebody has a seat's deeds or money to value. */
function atTables(rulebook: Rulebook, look: (p: Picture, g: Game) => void): void {
  const p = new Picture()
  for (let seed = 0; seed < 3; seed++) {
    const bots = Array.from({ length: 4 }, () => new SteadyBot())
    const g = newGame(rulebook.book, { seats: bots.length, seed, options: {} })
    for (const [seat, bot] of bots.entries()) bot.begin(seed * bots.length + seat)
    p.forget()
    playOut(g, bots, 40, () => {
      p.look(g.shown)
      look(p, g)
    })
  }
}

function eachDeedOfOthers(p: Picture, { s, book }: Game, value: (seat: number, deed: number) => void): void {
  const deed = s.turns % book.board.deeds
  for (let seat = 0; seat < s.seats; seat++) if ((s.alive >>> seat) & 1 && p.owner[deed] !== seat) value(seat, deed)
}

describe.each([classic, stadium, simplified, exchange])('what a deed is worth, reckoned: $book.id', (rulebook) => {
  it('is what handing it over shows', () => {
    let wholes = 0
    atTables(rulebook, (p, g) =>
      eachDeedOfOthers(p, g, (seat, deed) => {
        const price = Math.min(g.book.board.price[deed] ?? 0, Math.max(0, p.cash[seat] ?? 0))
        expect(gainAtPrice(p, seat, deed)).toBeCloseTo(gain(p, seat, deed, price), 6)
        if (p.wholes[seat] !== 0) wholes++
      }),
    )
    if (rulebook !== simplified) expect(wholes).toBeGreaterThan(100)
  })

  it('is paid to the last piece, and not a piece more', () => {
    let sold = 0
    atTables(rulebook, (p, g) =>
      eachDeedOfOthers(p, g, (seat, deed) => {
        const most = mostFor(p, seat, deed)
        const keeps = denied(p, seat, deed)
        expect(Number.isInteger(most)).toBe(true)
        if (most > 0) expect(gain(p, seat, deed, most) + keeps).toBeGreaterThan(-CLOSE)
        if (most < (p.cash[seat] ?? 0)) expect(gain(p, seat, deed, most + 1) + keeps).toBeLessThan(CLOSE)
        if (most > 0 && p.owner[deed] === NOBODY) sold++
      }),
    )
    expect(sold).toBeGreaterThan(100)
  })
})

describe('what an owner asks for a deed', () => {
  it('is out of reach for exactly the losses that are ruled out beforehand', () => {
    const asking = new Asking()
    let [within, ruledOut] = [0, 0]
    atTables(exchange, (p, { s }) => {
      asking.read(p)
      const money = (s.turns * 37) % 2000
      const [byReach, byPrice] = [asking.mostLoss(money), asking.mostLossAt(money)]
      for (let loss = -50; loss < 2500; loss += 50) {
        const reach = asking.leastReach(loss)
        if (reach <= money) expect(loss).toBeLessThanOrEqual(byReach)
        if (asking.leastPrice(loss, reach) <= money) expect(loss).toBeLessThanOrEqual(byPrice)
        // The bound by reach is exact, but for rounding.
        if (loss < 0.99 * byReach) expect(reach).toBeLessThanOrEqual(money)
        if (loss <= byReach) within++
        else ruledOut++
      }
    })
    expect(Math.min(within, ruledOut)).toBeGreaterThan(1000)
  })
})
