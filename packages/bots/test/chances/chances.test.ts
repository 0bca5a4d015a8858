import { createBot } from '@hausregeln/bots'
import { bringChances, chancesBy } from '@hausregeln/bots/chances/index.ts'
import { fits, kindOf, kindsOf } from '@hausregeln/bots/chances/kinds.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { hundredths, inHundredths } from '@hausregeln/bots/chances/written.ts'
import { groundOf } from '@hausregeln/bots/steady/board/ground.ts'
import { type Game, newGame } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from '../steady/play.ts'

/** A game of steady players after so many rounds. */
function played(rulebook: (typeof rulebooks)[number], seats: number, rounds: number): Game {
  const g = newGame(rulebook.book, { seats, seed: 8 })
  const bots = Array.from({ length: seats }, () => createBot('steady'))
  bots.forEach((bot, seat) => {
    bot.begin(seat)
  })
  playOut(g, bots, rounds)
  return g
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe.each(rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const))('chances in %s', (_id, rulebook) => {
  const { minSeats, maxSeats } = rulebook.book

  it.each([minSeats, maxSeats])('come to one among %i, none for who is out, and change nothing', async (seats) => {
    const g = played(rulebook, seats, 25)
    const before = g.s.bytes.slice()
    const chances = await bringChances(g)
    const found = chances?.(g.shown) ?? []
    expect(found).toHaveLength(seats)
    expect(sum(found)).toBeCloseTo(1, 9)
    found.forEach((chance, seat) => {
      if ((g.s.alive >>> seat) & 1) expect(chance).toBeGreaterThan(0)
      else expect(chance).toBe(0)
    })
    expect(g.s.bytes).toEqual(before)
  })

  it('are those of the winners once the game is over', () => {
    const g = played(rulebook, 2, 1000)
    expect(g.s.over).not.toBe(0)
    expect(chancesBy(g, NETS)?.(g)).toEqual([0, 1].map((seat) => (g.s.winners >>> seat) & 1))
  })

  it('have a net of its kind, and another fits no rulebook', () => {
    const ground = groundOf(newGame(rulebook.book, { seats: 2, seed: 1 }))
    const kind = kindOf(ground)
    const net = NETS[kind]
    expect(kindsOf(rulebook.book)).toContain(kind)
    expect(net !== undefined && fits(net, ground)).toBe(true)
    expect(fits(hundredths(['UUUU']), ground)).toBe(false)
    expect(chancesBy(newGame(rulebook.book, { seats: 2, seed: 1 }), {})).toBeNull()
  })
})

describe('a net in letters', () => {
  it('is read as it was written, to hundredths, and no number is too large without a word', () => {
    const net = { direct: [0, -1.25, 2.717], hidden: [[20, -20, 0.005]] }
    const read = hundredths(inHundredths(net))
    expect(read.direct).toEqual([0, -1.25, 2.72])
    expect(read.hidden[0]).toEqual([20, -20, 0.01])
    expect(() => inHundredths({ direct: [40], hidden: [] })).toThrow(RangeError)
  })
})
