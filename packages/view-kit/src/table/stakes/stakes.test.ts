import { createBot, NOTHING, nextBotAction } from '@hausregeln/bots'
import {
  apply,
  clone,
  Game,
  give,
  given,
  moveOf,
  newHeader,
  pack,
  type Rulebook,
  Session,
  seatsIn,
  view,
} from '@hausregeln/engine'
import { ownsGroup } from '@hausregeln/engine/kit/deeds.ts'
import { classic, rulebooks } from '@hausregeln/rulebooks'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'
import { dearestAhead, tollAt } from './ahead.ts'
import { askedStakes, bidStakes } from './stakes.ts'

const STEPS = 700
/** Two different faces that show so many eyes: doubles bring rules of their own. */
const facesOf = (eyes: number) => (eyes < 7 ? [1, eyes - 1] : [6, eyes - 6])

/** Plays a game of bots and shows each of its positions. */
function play({ book }: Rulebook, seed: number, see: (game: Game) => void): void {
  const seats = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name }))
  const session = new Session(book, newHeader(book, { seats, options: {}, chance: { kind: 'seed', seed } }))
  const bots = seats.map((_, seat) => {
    const bot = createBot('steady')
    bot.begin(seed + seat)
    return bot
  })
  for (let step = 0; step < STEPS && session.game.s.over === 0; step++) {
    see(session.game)
    const action = nextBotAction(session.game, bots)
    if (action === NOTHING || session.act(moveOf(session.game, action)) !== null) return
  }
}

/** What the seat on turn owes whom for what if the dice show this; null: no rent is told. */
function rentAfter(game: Game, dice: readonly number[]): readonly number[] | null {
  let told: readonly number[] | null = null
  const copy = clone(game, new Game(game.book, given))
  copy.emit = (type, _slot, _payer, owner = -1, deed = -1, amount = 0) => {
    if (type === 'rentDue') told = [owner, deed, amount]
  }
  expect(apply(copy, pack(game.book.codes.throw, game.s.turnSeat))).toBeNull()
  if (copy.s.awaitingFor === 0) give(copy, dice)
  return told
}

describe.each(rulebooks)('$book.id', (rulebook) => {
  it('who is asked for a deed knows the cash after it, the rent that it earns and what becomes of the group', () => {
    let asked = 0
    play(rulebook, 3, (game) => {
      for (const seat of seatsIn(game.s.must)) {
        const known = askedStakes(game, view(game, -1).bytes, seat)
        if (known === null) continue
        asked++
        const { deed, deeds, has, rivals } = known
        expect(deeds.map((one) => one.owner)).toEqual(deeds.map((one) => game.s.owner[one.deed]))
        const others = deeds.filter((one) => one.deed !== deed)
        const held = has + rivals.reduce((sum, rival) => sum + rival.has, 0)
        expect(held).toBe(others.filter(({ owner }) => owner >= 0).length)
        if (questionsFor(game, seat)[0]?.ask !== 'buy') continue
        const copy = clone(game, new Game(game.book, given))
        const refusal = apply(copy, pack(game.book.codes.buy, seat))
        expect(known.cash).toBe(refusal === null ? copy.s.cash[seat] : null)
        if (refusal !== null || copy.s.owner[deed] !== seat) continue
        expect(known.completes).toBe(deeds.length > 1 && ownsGroup(copy, seat, game.book.board.groupOf[deed] ?? 0))
      }
    })
    expect(asked).toBeGreaterThan(5)
  })

  it('the dearest rent ahead is what a throw would cost', () => {
    let owed = 0
    play(rulebook, 8, (game) => {
      const seat = game.s.turnSeat
      if (questionsFor(game, seat)[0]?.ask !== 'throw' || (game.s.jail[seat] ?? 0) > 0) return
      const tolls = Array.from({ length: 11 }, (_, at) => tollAt(game, seat, at + 2))
      const amounts = tolls.map((toll) => toll?.amount ?? 0)
      expect(dearestAhead(game, seat)?.amount ?? 0).toBe(Math.max(...amounts))
      for (const toll of tolls) {
        if (toll === null || toll.steps < 3 || toll.steps > 11) continue
        const due = rentAfter(game, facesOf(toll.steps))
        if (due?.[1] !== toll.deed) continue
        expect(due).toEqual([toll.owner, toll.deed, toll.amount])
        owed++
      }
    })
    expect(owed).toBeGreaterThan(20)
  })
})

it('a bid that the cash does not cover leaves none', () => {
  play(classic, 5, (game) => {
    const cash = game.s.cash[0] ?? 0
    const bytes = view(game, -1).bytes
    expect(bidStakes(game, bytes, 0, 1, cash).cash).toBe(0)
    expect(bidStakes(game, bytes, 0, 1, cash + 1).cash).toBeNull()
  })
})
