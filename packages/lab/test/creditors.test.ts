import {
  apply,
  BANK,
  clone,
  FRAME_WORDS,
  type Game,
  KIND,
  NOBODY,
  newGame,
  pack,
  type Rulebook,
  removeSeat,
  SEAT,
  type Terms,
} from '@hausregeln/engine'
import { DEMAND_WORDS } from '@hausregeln/engine/chapters/rent/section.ts'
import { SHAREHOLDERS } from '@hausregeln/engine/chapters/shares/section.ts'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { classic, exchange, stadium } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { sampleTerms } from '../src/laws/terms.ts'
import { type Draw, wander } from './wander.ts'

const STEPS = 2500

/** The classic numbers, told once more: what a jail card counts, and how many shares the bank takes in a turn. */
const JAIL_CARD = 50
const SHARES_A_TURN = 5
const SHARES = 25

function halfInJail(g: Game, seat: number, amount: number): number {
  return g.book.id === 'exchange' && (g.s.jail[seat] ?? 0) > 0 ? amount - Math.ceil(amount / 2) : amount
}

/** What a seat owes in open debts and can still be asked for as rent, by creditor. */
function claims(g: Game, seat: number): Map<number, number> {
  const found = new Map<number, number>()
  const add = (creditor: number, amount: number) => found.set(creditor, (found.get(creditor) ?? 0) + amount)
  const { frames, depth } = g.s
  const { demands, demandCount } = g.s.parts.rent
  for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS)
    if (demands[row] === seat) add(demands[row + 1] ?? NOBODY, demands[row + 3] ?? 0)
  for (let frame = 0; frame < depth * FRAME_WORDS; frame += FRAME_WORDS)
    if (frames[frame + KIND] === DEBT_FRAME && frames[frame + SEAT] === seat)
      add(frames[frame + 3] ?? NOBODY, frames[frame + 4] ?? 0)
  return found
}

function sameClaims(before: Game, after: Game, seat: number): boolean {
  const owed = claims(after, seat)
  return [...claims(before, seat)].every(([creditor, amount]) => owed.get(creditor) === amount)
}

function sum(amounts: Iterable<number>): number {
  return [...amounts].reduce((total, amount) => total + amount, 0)
}

/** Cash, houses at half price and mortgages, deed by deed. */
function fromBank(g: Game, seat: number): number {
  const { board } = g.book
  let money = g.s.cash[seat] ?? 0
  for (let deed = 0; deed < board.deeds; deed++) {
    if (g.s.owner[deed] !== seat) continue
    money += (g.s.level[deed] ?? 0) * halfInJail(g, seat, (board.housePrice[deed] ?? 0) / 2)
    if (g.s.mortgaged[deed] === 0) money += halfInJail(g, seat, (board.price[deed] ?? 0) / 2)
  }
  return money
}

/** All that a seat could raise: jail cards and shares too, the dearest first, its own last one left out. */
function raise(g: Game, seat: number): number {
  const cards = [...g.s.jailCard].slice(0, g.book.board.decks).filter((holder) => holder === seat).length
  const lots = [...Array(g.s.seats).keys()].map((issuer) => ({
    price: Math.round(classic.book.wealth(g, issuer) / SHARES),
    held: (g.s.parts.shares?.held[issuer * SHAREHOLDERS + seat] ?? 0) - (issuer === seat ? 1 : 0),
  }))
  let left = SHARES_A_TURN - (g.s.parts.shares?.sold[seat] ?? 0)
  let shares = 0
  for (const { price, held } of lots.toSorted((a, b) => b.price - a.price)) {
    const number = Math.min(left, Math.max(0, held))
    shares += halfInJail(g, seat, number * price)
    left -= number
  }
  return fromBank(g, seat) + cards * JAIL_CARD + shares
}

/** Deals that would strip a seat bare, beside ordinary ones. */
function deals(g: Game, seat: number): Partial<Terms>[] {
  const sound = sampleTerms(g, seat).flatMap((sample) => (sample.sound ? [sample.terms] : []))
  const cash = g.s.cash[seat] ?? 0
  const dear = sound.flatMap((terms) => [
    { ...terms, getCash: 0, giveCash: cash },
    { ...terms, getCash: 0, giveCash: Math.floor(cash / 2) },
  ])
  return [...sound, ...dear]
}

/** The game after `seat` has offered this and the other accepted; null if either is refused. */
function dealt(g: Game, seat: number, terms: Partial<Terms>): Game | null {
  const after = clone(g)
  after.terms.clear()
  Object.assign(after.terms, terms)
  if (apply(after, pack(g.book.codes.offer, seat)) !== null) return null
  return apply(after, pack(g.book.codes.accept, terms.to ?? 0, after.s.serial)) === null ? after : null
}

/** Games of seats at random, looked at wherever somebody owes or can be made to. */
function watch(rulebook: Rulebook, look: (g: Game, seat: number) => void): void {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const g = newGame(rulebook.book, { seats: 4, seed })
    const words = new Int32Array(4)
    seedGenerator(words, seed)
    const draw: Draw = (below) => nextBelow(words, below)
    for (let step = 0; step < STEPS && g.s.over === 0; step++) {
      wander(g, draw)
      if (g.s.over !== 0 || g.s.awaiting !== 0) continue
      for (let seat = 0; seat < g.s.seats; seat++) if (claims(g, seat).size > 0) look(g, seat)
    }
  }
}

describe.each([
  [classic, 'K-8.1'],
  [stadium, 'S-2.1'],
  [exchange, 'K-8.1'],
])('creditors at random tables', (rulebook, rule) => {
  const { id } = rulebook.book

  it(`${rule} (${id}): no deal leaves a seat able to raise less than it owes or can be made to owe`, () => {
    let done = 0
    watch(rulebook, (g, seat) => {
      const needed = Math.min(sum(claims(g, seat).values()), raise(g, seat))
      for (const terms of deals(g, seat)) {
        const after = dealt(g, seat, terms)
        // By what it brings in, a deal may settle a debt at once: that is owed no more.
        if (after === null || !sameClaims(g, after, seat)) continue
        done++
        expect(raise(after, seat), JSON.stringify(terms)).toBeGreaterThanOrEqual(needed)
      }
    })
    expect(done).toBeGreaterThan(20)
  })

  it(`${rulebook.book.rules.resign} (${id}): a player who gives up pays what they could have raised for it`, () => {
    let paid = 0
    let broken = 0
    watch(rulebook, (g, seat) => {
      // What cards and dividends have several paid is told in the tests of the rulebooks.
      if (g.s.depth > 2 || (g.s.depth === 2 && g.s.frames[FRAME_WORDS + KIND] !== DEBT_FRAME)) return
      const owed = claims(g, seat)
      const enough = sum(owed.values()) <= fromBank(g, seat)
      const after = clone(g)
      removeSeat(after, seat)
      const [only] = owed.keys()
      if (enough) {
        paid++
        for (const [creditor, amount] of owed)
          if (creditor < BANK) expect((after.s.cash[creditor] ?? 0) - (g.s.cash[creditor] ?? 0)).toBe(amount)
      } else if (owed.size === 1 && only !== undefined && only < BANK) {
        broken++
        for (let deed = 0; deed < g.book.board.deeds; deed++)
          if (g.s.owner[deed] === seat) expect(after.s.owner[deed]).toBe(only)
      }
    })
    expect(paid).toBeGreaterThan(20)
    expect(broken).toBeGreaterThan(0)
  })
})
