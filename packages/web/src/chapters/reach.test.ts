import { RandomBot } from '@hausregeln/bots'
import { apply, argumentOf, type Legal, type Lens, moveOf, newGame, seatsIn } from '@hausregeln/engine'
import { lawTables } from '@hausregeln/lab'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { PARTS } from './parts.ts'
import { unreached } from './reach.ts'

const STEPS = 400
/** Who cannot outbid is not waited for, but may leave an auction: that is rare enough for a plain button. */
const PLAIN = ['pass']

const words = (l: Lens, { action, low, high }: Legal) =>
  `${JSON.stringify(moveOf(l, action))}${low === high ? '' : ` up to ${high}`} (${argumentOf(action)})`

describe('every legal action has its control', () => {
  describe.each(rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const))('%s', (_id, rulebook) => {
    it.each(lawTables(rulebook, 5, 40))('at a table of $seats.length with $options', ({ seats, options, seed }) => {
      const g = newGame(rulebook.book, { seats: seats.length, options, seed })
      const bot = new RandomBot()
      bot.begin(seed)
      for (let step = 0; step < STEPS && g.s.over === 0; step++) {
        for (const seat of seatsIn(g.s.alive))
          expect(
            unreached(PARTS, g, seat)
              .filter((legal) => !PLAIN.includes(moveOf(g, legal.action).do))
              .map((legal) => words(g, legal)),
          ).toEqual([])
        const [seat = 0] = seatsIn(g.s.must)
        expect(apply(g, bot.decide(g, seat, g.terms))).toBeNull()
      }
    })
  })
})
