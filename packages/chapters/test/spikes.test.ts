import { run } from '@hausregeln/engine/core/agenda.ts'
import {
  type ActionName,
  apply,
  ask,
  BANK,
  type Book,
  describeEvent,
  type Game,
  type GameEvent,
  give,
  given,
  leave,
  newGame,
  pack,
  type Setup,
  STAGE,
  view,
} from '@hausregeln/engine/index.ts'
import { setOwner } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { describe, expect, it } from 'vitest'
import { openSealedAuction } from '../auction-sealed/rules/auction-sealed.ts'
import { borrowMissing } from '../bank-debt/rules/bank-debt.ts'
import { longerBoard, tinyBook } from '../testing/tiny-book.ts'
import { Turn } from '../turn/rules/stages.ts'

/** The cases that break engines, on the tiny book: they were run before the state's layout was fixed. */

interface Table {
  readonly g: Game
  readonly events: GameEvent[]
  act(seat: number, name: ActionName, argument?: number): void
  dice(a: number, b: number, c?: number): void
}

function tableOf(book: Book, setup: Partial<Setup> = {}): Table {
  const events: GameEvent[] = []
  const g = newGame(book, { seats: 3, chance: given, ...setup })
  g.emit = (type, slot, ...numbers) => events.push(describeEvent(book, type, slot, numbers))
  return {
    g,
    events,
    act(seat, name, argument = 0) {
      expect([name, apply(g, pack(g.book.codes[name], seat, argument))]).toEqual([name, null])
    },
    dice: (a, b, c = 0) => give(g, [a, b, c]),
  }
}

const total = (g: Game) => g.s.cash.reduce((sum, cash) => sum + cash, 0)

describe('a sealed tie while a rent demand is open', () => {
  const { book } = tinyBook({
    rules: {
      unowned: (g, frame, _seat, deed) => {
        g.s.frames[frame + STAGE] = Turn.resolved
        openSealedAuction(g, deed, g.s.alive)
      },
    },
  })

  it('keeps the demand under the auction, refuses it in the meantime, and carries it out afterwards', () => {
    const t = tableOf(book)
    t.g.s.own(0, 1)
    t.g.s.place[0] = 11
    t.act(0, 'throw')
    t.dice(1, 1)
    const serial = t.g.s.serial
    t.act(0, 'throw')
    t.dice(1, 1)
    expect(ask(t.g).frame).toBe('sealed auction')
    expect(apply(t.g, pack(t.g.book.codes.demand, 1, serial))).toBe('auctionRuns')
    for (const seat of [0, 1, 2]) t.act(seat, 'sealedBid', seat === 2 ? 10 : 90)
    expect(t.events.some((event) => event.type === 'sealedTied')).toBe(true)
    expect(t.g.s.cash.subarray(0, 3)).toEqual(Int32Array.of(520, 500, 500))
    expect(apply(t.g, pack(t.g.book.codes.sealedBid, 2, 200))).toBe('notAskedToBid')
    expect(apply(t.g, pack(t.g.book.codes.sealedBid, 0, 89))).toBe('sealedTooLow')
    expect(t.g.s.parts.rent.demandCount).toBe(1)
    t.act(0, 'sealedBid', 90)
    t.act(1, 'sealedBid', 95)
    expect(t.g.s.owner[1]).toBe(1)
    t.act(1, 'demand', serial)
    expect(t.g.s.cash.subarray(0, 3)).toEqual(Int32Array.of(520 - 90 - 10, 500 - 95 + 10, 500))
    expect(total(t.g)).toBe(1500)
  })

  it('shows a bid to nobody but its bidder until all are in', () => {
    const t = tableOf(book)
    t.act(0, 'throw')
    t.dice(1, 2)
    t.act(1, 'sealedBid', 77)
    expect(view(t.g, 1).secrets[1]).toBe(77)
    for (const other of [0, 2, -1]) expect([...view(t.g, other).bytes]).not.toContain(77)
    expect(t.events.filter((event) => event.type === 'sealedBidIn')).toEqual([
      { type: 'sealedBidIn', slot: 'sealedReveal', rule: 'T-sealedReveal', seat: 1 },
    ])
  })

  it('draws lots after three ties of the same players, and each of them pays', () => {
    const t = tableOf(book)
    t.act(0, 'throw')
    t.dice(1, 2)
    for (let round = 0; round < 3; round++) for (const seat of [0, 1, 2]) t.act(seat, 'sealedBid', 40)
    expect(ask(t.g)).toMatchObject({ must: 0, chance: 3, about: 0b111 })
    give(t.g, [2])
    expect(t.g.s.owner[1]).toBe(2)
    expect(t.g.s.cash.subarray(0, 3)).toEqual(Int32Array.of(460, 460, 460))
  })
})

describe('the takeover of the player on turn', () => {
  const { book } = tinyBook({
    rules: {
      estate: (g, seat, heir) => {
        for (let deed = 0; deed < g.book.board.deeds; deed++) if (g.s.owner[deed] === seat) setOwner(g, deed, heir)
      },
    },
  })

  it('ends the turn, hands over deeds with their buildings, and leaves nothing of the leaver waiting', () => {
    const t = tableOf(book)
    t.g.s.own(0, 0)
    t.g.s.own(1, 0)
    t.g.s.level[0] = 1
    t.g.s.housesLeft--
    t.act(0, 'throw')
    t.dice(3, 3)
    expect(t.g.s.again).toBe(1)
    transfer(t.g, 0, 2, t.g.s.cash[0], 'takeover')
    leave(t.g, 0, 2)
    run(t.g)
    expect(ask(t.g)).toMatchObject({ must: 0b010, frame: 'turn' })
    expect([t.g.s.owner[0], t.g.s.owner[1], t.g.s.level[0]]).toEqual([2, 2, 1])
    expect(t.g.s.cash.subarray(0, 3)).toEqual(Int32Array.of(0, 500, 1000))
  })

  it('in the middle of an auction: the bidder is out, their bid is void, the others go on', () => {
    const t = tableOf(book)
    t.act(0, 'throw')
    t.dice(1, 2)
    t.act(0, 'decline')
    t.act(1, 'bid', 10)
    t.act(0, 'bid', 20)
    leave(t.g, 0, BANK)
    run(t.g)
    expect(ask(t.g)).toMatchObject({ must: 0b100, frame: 'open auction' })
    t.act(2, 'pass')
    expect(t.g.s.owner[1]).toBe(1)
    expect(t.g.s.cash[1]).toBe(490)
  })
})

describe('a bankruptcy in the middle of a doubles turn', () => {
  it('ends the turn with no further throw, the creditor inherits, and pays interest on what is mortgaged', () => {
    const t = tableOf(tinyBook().book, { options: { autoRent: 1 } })
    const { s } = t.g
    s.own(3, 1)
    s.own(5, 1)
    s.level[3] = s.level[5] = 4
    s.housesLeft = 0
    s.own(2, 0)
    s.mortgage(2, 1)
    s.place[0] = 1
    t.act(0, 'throw')
    t.dice(3, 3)
    expect(ask(t.g)).toMatchObject({ must: 0b001, frame: 'debt to settle' })
    t.act(0, 'bankrupt')
    expect(s.alive).toBe(0b110)
    expect(ask(t.g)).toMatchObject({ must: 0b010, frame: 'turn' })
    expect(s.owner[2]).toBe(1)
    expect(s.cash[1]).toBe(500 + 500 - 10)
    expect(total(t.g)).toBe(1500)
  })
})

describe('bank debt repaid by incoming rent', () => {
  it('lends exactly what is missing, pays the creditor in full, and income repays first', () => {
    const t = tableOf(tinyBook({ rules: { shortfall: borrowMissing } }).book, { options: { autoRent: 1 } })
    const { s } = t.g
    s.own(3, 1)
    s.own(0, 0)
    s.level[3] = 3
    s.place[0] = 1
    t.act(0, 'throw')
    t.dice(2, 4)
    expect([s.cash[0], s.parts.money.debt[0], s.cash[1]]).toEqual([0, 300, 1300])
    t.act(0, 'endTurn')
    s.place[1] = 7
    s.level[0] = 2
    t.act(1, 'throw')
    t.dice(2, 4)
    expect([s.cash[0], s.parts.money.debt[0], s.cash[1]]).toEqual([0, 150, 1170])
    expect(t.events.at(-1)).toEqual({
      type: 'bankDebtRepaid',
      slot: 'bankDebt',
      rule: 'T-bankDebt',
      seat: 0,
      amount: 150,
      left: 150,
    })
    expect(total(t.g)).toBe(1500)
  })
})

describe('the Mr. M move after a jail card', () => {
  const { book } = tinyBook({ board: longerBoard, choose: { thirdDie: 'speedDie' } })

  function tableWithDie(): Table {
    const t = tableOf(book, { options: { speedDie: 1 } })
    t.g.s.laps[0] = 1
    return t
  }

  it('does not take place: sent to jail, the turn is over', () => {
    const t = tableWithDie()
    t.g.s.place[0] = 14
    t.act(0, 'throw')
    t.dice(1, 2, 5)
    give(t.g, [0])
    expect([t.g.s.place[0], t.g.s.jail[0], t.g.s.again]).toEqual([6, 1, 0])
    t.act(0, 'endTurn')
    expect(t.g.s.turnSeat).toBe(1)
  })

  it('takes place after any other card, from where the first move ended', () => {
    const t = tableWithDie()
    t.g.s.place[0] = 14
    t.act(0, 'throw')
    t.dice(1, 2, 6)
    give(t.g, [2])
    expect(t.g.s.place[0]).toBe(3)
    expect(ask(t.g)).toMatchObject({ must: 1, frame: 'turn' })
    expect(apply(t.g, pack(t.g.book.codes.buy, 0))).toBe(null)
    expect(t.g.s.owner[1]).toBe(0)
    expect(t.g.s.cash.subarray(0, 3)).toEqual(Int32Array.of(500 + 20 + 100 - 100, 450, 450))
  })
})
