import { liftCost } from '@hausregeln/chapters/mortgage/rules/mortgage.ts'
import { AMOUNT, OWNER, PAYER } from '@hausregeln/chapters/rent/rules/rent.ts'
import { DEMAND_WORDS } from '@hausregeln/chapters/rent/rules/section.ts'
import { claimsOn } from '@hausregeln/chapters/settle/rules/claims.ts'
import { sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { BANK, clone, FRAME_WORDS, type Game, KIND, newGame, type Rulebook, removeSeat } from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { classic, exchange, stadium } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { owedBy, raise, triedGifts } from '../src/laws/creditors.ts'
import { dealt, gifts } from '../src/laws/gifts.ts'
import { wanderWithGiver } from './giver.ts'
import type { Draw } from './wander.ts'

const STEPS = 2500

/** The classic number, told once more: what a jail card counts. */
const JAIL_CARD = 50

/** Looks at games at random, in which seat 0 gives away at random, wherever they wait and a seat is liable. */
function watch(rulebook: Rulebook, look: (g: Game, seat: number) => void): void {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const g = newGame(rulebook.book, { seats: 4, seed })
    const words = new Int32Array(4)
    seedGenerator(words, seed)
    const draw: Draw = (below) => nextBelow(words, below)
    for (let step = 0; step < STEPS && g.s.over === 0; step++) {
      wanderWithGiver(g, draw)
      if (g.s.over !== 0 || g.s.awaiting !== 0) continue
      for (let seat = 0; seat < g.s.seats; seat++) if (owedBy(g, seat) > 0) look(g, seat)
    }
  }
}

/** To whom a seat is liable, and for how much. */
function creditors(g: Game, seat: number): Map<number, number> {
  const found = new Map<number, number>()
  const add = (creditor: number, amount: number) => found.set(creditor, (found.get(creditor) ?? 0) + amount)
  const { demands, demandCount } = g.s.parts.rent
  for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS)
    if (demands[row + PAYER] === seat) add(demands[row + OWNER] ?? BANK, demands[row + AMOUNT] ?? 0)
  for (const [creditor, amount] of claimsOn(g, seat).entries()) if (amount > 0) add(creditor, amount)
  return found
}

/** The only creditor of a seat that a bankruptcy would make its heir, if that is how it stands. */
function onlyHeir(g: Game, seat: number): number | null {
  const [only, ...others] = creditors(g, seat).keys()
  return only !== undefined && others.length === 0 && only < BANK ? only : null
}

function canPay(g: Game, seat: number): boolean {
  return raise(g, seat) >= owedBy(g, seat)
}

/** What a bankruptcy of `seat`, played, brings this heir: money, deeds less what lifting them costs, cards, shares. */
function inheritance(g: Game, seat: number, heir: number): number {
  const after = clone(g)
  removeSeat(after, seat)
  let got = (after.s.cash[heir] ?? 0) - owedBy(after, heir) - (g.s.cash[heir] ?? 0) + owedBy(g, heir)
  for (let deed = 0; deed < g.book.board.deeds; deed++) {
    if (g.s.owner[deed] !== seat || after.s.owner[deed] !== heir) continue
    got += (g.book.board.price[deed] ?? 0) - (after.s.mortgaged[deed] === 0 ? 0 : liftCost(after, deed))
  }
  for (let deck = 0; deck < g.book.board.decks; deck++)
    if (g.s.jailCard[deck] === seat && after.s.jailCard[deck] === heir) got += JAIL_CARD
  return got + sharesInherited(g, after, seat, heir)
}

/** Shares of others that have come to the heir in between, at the price at which they were inherited. */
function sharesInherited(g: Game, after: Game, seat: number, heir: number): number {
  let worth = 0
  for (let issuer = 0; issuer < g.s.seats; issuer++) {
    const number = sharesOf(after, issuer, heir) - sharesOf(g, issuer, heir)
    if (issuer !== seat && number > 0) worth += number * sharePrice(g, issuer)
  }
  return worth
}

/** Cash, houses at half price and mortgages, deed by deed. */
function fromBank(g: Game, seat: number): number {
  const { board } = g.book
  const halfInJail = (amount: number) =>
    g.book.id === 'exchange' && (g.s.jail[seat] ?? 0) > 0 ? amount - Math.ceil(amount / 2) : amount
  let money = g.s.cash[seat] ?? 0
  for (let deed = 0; deed < board.deeds; deed++) {
    if (g.s.owner[deed] !== seat) continue
    money += (g.s.level[deed] ?? 0) * halfInJail((board.housePrice[deed] ?? 0) / 2)
    if (g.s.mortgaged[deed] === 0) money += halfInJail((board.price[deed] ?? 0) / 2)
  }
  return money
}

/** What cards and dividends have several paid is told in the tests of the rulebooks. */
function isPlain(g: Game): boolean {
  return g.s.depth < 2 || (g.s.depth === 2 && g.s.frames[FRAME_WORDS + KIND] === DEBT_FRAME)
}

describe.each([
  [classic, 'K-8.1'],
  [stadium, 'S-2.2'],
  [exchange, 'K-8.1'],
])('creditors at random tables', (rulebook, rule) => {
  const { id, chosen } = rulebook.book

  it(`${rule} (${id}): no gift leaves creditors with less than they would have got without it`, () => {
    let stood = 0
    watch(rulebook, (g) => {
      const tried = triedGifts(g)
      stood += tried.stood
      expect(tried.fault).toBeNull()
    })
    expect(stood).toBeGreaterThan(100)
  })

  // Where everything is mortgaged for the creditor first, the interest on that would have to be counted, too.
  if (chosen.liquidate === 'sellBuildings')
    it(`${rule} (${id}): a bankruptcy that is played brings the creditor no less after a gift`, () => {
      let compared = 0
      watch(rulebook, (g, seat) => {
        const heir = onlyHeir(g, seat)
        if (heir === null || !isPlain(g) || canPay(g, seat)) return
        const without = inheritance(g, seat, heir)
        for (const terms of gifts(g, seat)) {
          const after = terms.to === heir ? null : dealt(g, seat, terms)
          if (after === null || owedBy(after, seat) !== owedBy(g, seat) || canPay(after, seat)) continue
          compared++
          expect(inheritance(after, seat, heir), JSON.stringify(terms)).toBeGreaterThanOrEqual(without)
        }
      })
      expect(compared).toBeGreaterThan(20)
    })

  it(`${rulebook.book.rules.resign} (${id}): a player who gives up pays what they could have raised for it`, () => {
    let paid = 0
    let broken = 0
    watch(rulebook, (g, seat) => {
      if (!isPlain(g)) return
      const owed = creditors(g, seat)
      const enough = owedBy(g, seat) <= fromBank(g, seat)
      const heir = onlyHeir(g, seat)
      const after = clone(g)
      removeSeat(after, seat)
      if (enough) {
        paid++
        for (const [creditor, amount] of owed)
          if (creditor < BANK) expect((after.s.cash[creditor] ?? 0) - (g.s.cash[creditor] ?? 0)).toBe(amount)
      } else if (heir !== null) {
        broken++
        for (let deed = 0; deed < g.book.board.deeds; deed++)
          if (g.s.owner[deed] === seat) expect(after.s.owner[deed]).toBe(heir)
      }
    })
    expect(paid).toBeGreaterThan(20)
    expect(broken).toBeGreaterThan(0)
  })
})
