import { apply, type Game, legalActions, moveOf, nameOf, newGame, type Packed } from '@hausregeln/engine'
import { seedGenerator } from '@hausregeln/engine/core/random.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { NOTHING } from '../src/bot.ts'
import { createBot } from '../src/index.ts'
import { Menu } from '../src/menu.ts'
import { nextBotAction } from '../src/order.ts'

const SHARE_LOTS: readonly string[] = ['sellShares', 'buyShares']

/** Plays games at random, and looks at each position in which somebody must decide or may answer. */
function wander(book: Game['book'], seats: number, steps: number, look: (g: Game, seat: number) => void): void {
  const g = newGame(book, { seats, seed: 17 + seats })
  const bots = Array.from({ length: seats }, (_, seat) => {
    const bot = createBot('random')
    bot.begin(seat + 1)
    return bot
  })
  for (let step = 0; step < steps && g.s.over === 0; step++) {
    for (let seat = 0; seat < seats; seat++) look(g, seat)
    expect(apply(g, nextBotAction(g, bots))).toBeNull()
  }
}

/** What is drawn until nothing is left, with the greatest amount of each. */
function drawAll(menu: Menu, g: Game, seat: number): { readonly action: Packed; readonly high: number }[] {
  const words = new Int32Array(4)
  seedGenerator(words, seat)
  const drawn: { readonly action: Packed; readonly high: number }[] = []
  for (let action = menu.draw(g, seat, words); action !== NOTHING; action = menu.draw(g, seat, words))
    drawn.push({ action, high: menu.greatest })
  return drawn
}

const inOrder = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry)).sort()

describe('what a random player draws from', () => {
  it.each(rulebooks.map(({ book }) => [book.id, book] as const))('is every legal action, once: %s', (_, book) => {
    const menu = new Menu()
    const seen = new Set<string>()
    for (const seats of [book.minSeats, Math.min(4, book.maxSeats)])
      wander(book, seats, 700, (g, seat) => {
        if (((g.s.alive >>> seat) & 1) === 0) return
        menu.lay(g, seat)
        menu.addLots(g, seat)
        const legal = legalActions(g, seat)
        expect(inOrder(drawAll(menu, g, seat))).toEqual(inOrder(legal.map(({ action, high }) => ({ action, high }))))
        for (const { action } of legal) seen.add(nameOf(g, action) ?? '')
      })
    expect([...seen]).toEqual(expect.arrayContaining(['throw', 'endTurn']))
    expect(seen.size).toBeGreaterThan(5)
  })

  it.each(rulebooks.map(({ book }) => [book.id, book] as const))('is drawn with the same chance: %s', (_, book) => {
    const menu = new Menu()
    const words = new Int32Array(4)
    seedGenerator(words, 99)
    let tested = 0
    wander(book, 3, 1500, (g, seat) => {
      const legal = legalActions(g, seat).filter(({ action }) => !SHARE_LOTS.includes(nameOf(g, action) ?? ''))
      if (legal.length < (g.s.turns % 7 === 0 ? 2 : 5) || tested === 4) return
      tested++
      const draws = 500 * legal.length
      const counts = new Map<Packed, number>(legal.map(({ action }) => [action, 0]))
      for (let n = 0; n < draws; n++) {
        menu.lay(g, seat)
        const drawn = menu.draw(g, seat, words)
        counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
      }
      expect(counts.size, JSON.stringify([...counts.keys()].map((action) => moveOf(g, action)))).toBe(legal.length)
      const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
      expect(chiSquare).toBeLessThan(chiSquareLimit(legal.length - 1))
    })
    expect(tested).toBeGreaterThan(0)
  })
})

/** The 99.9 % quantile of the chi-square distribution, by Wilson and Hilferty. */
function chiSquareLimit(freedom: number): number {
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + 3.0902 * Math.sqrt(part)) ** 3
}
