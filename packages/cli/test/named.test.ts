import { join } from 'node:path'
import { createBot, nextBotAction } from '@hausregeln/bots'
import {
  apply,
  BANK,
  Game,
  given,
  moveOf,
  nameAction,
  namedActions,
  newGame,
  type Packed,
  POT,
  positionOf,
  type Rulebook,
  readAction,
  seatOf,
  Terms,
  view,
} from '@hausregeln/engine'
import { legalActionSchema, namedActionSchema, positionSchema } from '@hausregeln/protocol/position.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

const RAILWAY = join(import.meta.dirname, '../../../examples/railway/book.ts')
const { rulebook: railway } = (await import(RAILWAY)) as { readonly rulebook: Rulebook }
const BOOKS: readonly Rulebook[] = [...rulebooks, railway]
const SEATS = 3
const STEPS = 250

/** Random games of a rulebook: `look` sees each position and the action that follows. */
function wander({ book }: Rulebook, look: (g: Game, action: Packed, step: number) => void): void {
  const game = newGame(book, { seats: SEATS, seed: 31 })
  const bots = ['random', 'random', 'steady'].map((name) => createBot(name))
  bots.forEach((bot, seat) => {
    bot.begin(40 + seat)
  })
  for (let step = 0; step < STEPS && game.s.over === 0; step++) {
    const action = nextBotAction(game, bots)
    look(game, action, step)
    expect(apply(game, action)).toBeNull()
  }
}

/** As it goes over a line. */
function sent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

describe('a position as named JSON', () => {
  it.each(BOOKS.map((rulebook) => [rulebook.book.id, rulebook] as const))('of %s', (_, rulebook) => {
    wander(rulebook, (g, _action, step) => {
      if (step % 25 !== 0) return
      const position = positionOf(g.shown, 1)
      expect(positionSchema.parse(sent(position))).toEqual(position)
      const money = position.seats.reduce((sum, { cash }) => sum + cash, position.bank + position.pot)
      expect(money).toBe(g.s.cash.reduce((sum, cash) => sum + cash, 0))
      expect([position.bank, position.pot]).toEqual([g.s.cash[BANK], g.s.cash[POT]])
      position.deeds.forEach(({ owner, level, mortgaged }, deed) => {
        expect([owner ?? -1, level, mortgaged]).toEqual([g.s.owner[deed], g.s.level[deed], g.s.mortgaged[deed] === 1])
      })
      expect(position.question.must).toEqual([0, 1, 2].filter((seat) => (g.s.must >>> seat) & 1))
      expect(position.agenda).toHaveLength(g.s.depth)
    })
  })

  it.each(BOOKS.map((rulebook) => [rulebook.book.id, rulebook] as const))(
    'of %s is the same by a view, but for what the seat alone knows',
    (_, rulebook) => {
      wander(rulebook, (g, _action, step) => {
        if (step % 50 !== 0) return
        const byView = positionOf(new Game(g.book, given, view(g, 2)), 2)
        expect(byView).toEqual(positionOf(g, 2))
        expect({ ...byView, own: {} }).toEqual(positionOf(g.shown, 2))
      })
    },
  )

  it('has every chapter that keeps something, without a line for it', () => {
    for (const { book } of BOOKS) {
      const names = Object.keys(positionOf(newGame(book, { seats: SEATS, seed: 1 }), 0).chapters)
      expect(names).toEqual(book.layout.specs.map(({ name }) => name))
    }
  })
})

describe('actions as named JSON', () => {
  it.each(BOOKS.map((rulebook) => [rulebook.book.id, rulebook] as const))('of %s go there and back', (_, rulebook) => {
    const kinds = new Set<string>()
    wander(rulebook, (g, action) => {
      const there = new Game(g.book, given, g.s)
      const named = sent(nameAction(g, action))
      kinds.add(named.do)
      expect(namedActionSchema.parse(named)).toEqual(named)
      const before = g.terms.data(g.book.words.lot)
      expect(readAction(there, seatOf(action), named, there.terms)).toBe(action)
      if (named.do === 'offer') expect(there.terms.data(g.book.words.lot)).toEqual(before)
      for (const legal of namedActions(g.shown, seatOf(action)))
        expect(legalActionSchema.parse(sent(legal))).toEqual(legal)
    })
    expect(kinds.size).toBeGreaterThan(4)
  })

  it.each(BOOKS.map((rulebook) => [rulebook.book.id, rulebook] as const))(
    'of %s are legal as they are listed',
    (_, rulebook) => {
      wander(rulebook, (g, _action, step) => {
        if (step % 10 !== 0) return
        for (let seat = 0; seat < SEATS; seat++)
          for (const { amount, terms, ...rest } of sent(namedActions(g.shown, seat))) {
            if (terms !== undefined) continue
            for (const value of amount === undefined ? [undefined] : [amount.min, amount.max]) {
              const action = readAction(g, seat, value === undefined ? rest : { ...rest, amount: value }, new Terms())
              expect(action, JSON.stringify(rest)).toBeTypeOf('number')
              expect(moveOf(g, action as Packed)).toEqual({
                ...rest,
                seat,
                ...(value !== undefined && { amount: value }),
              })
            }
          }
      })
    },
  )

  it('are refused with a sentence or by a rule', () => {
    const game = newGame(rulebooks[0]!.book, { seats: SEATS, seed: 1 })
    const seat = game.s.turnSeat
    for (const nonsense of [null, 7, 'throw', [], {}, { do: 5 }, { do: 'bid', amount: -1 }, { do: 'offer', terms: 1 }])
      expect(() => readAction(game.shown, seat, nonsense, new Terms())).toThrow(/./)
    expect(readAction(game.shown, seat, { do: 'win' }, new Terms())).toEqual({ refused: 'notInRulebook' })
    expect(readAction(game.shown, seat, { do: 'build' }, new Terms())).toEqual({ refused: 'malformed' })
    expect(readAction(game.shown, seat, { do: 'build', deed: 0 }, new Terms())).toHaveProperty('refused')
    expect(readAction(game.shown, seat, { do: 'throw', seat: 7 }, new Terms())).toBeTypeOf('number')
  })
})
