import { createBot } from '@hausregeln/bots'
import { type ActionName, apply, nameOf, newGame } from '@hausregeln/engine'
import { euronopoly } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

/** Plays out a game of these bots; returns how often each kind of action was chosen, and who won, as a mask. */
function play(names: readonly string[], seed: number) {
  const bots = names.map(createBot)
  const g = newGame(euronopoly.book, { seats: bots.length, seed })
  const done = new Map<ActionName, number>()
  bots.forEach((bot, seat) => {
    bot.begin(seed * 8 + seat)
  })
  while (g.s.over === 0 && g.s.round <= 800) {
    const seat = 31 - Math.clz32(g.s.must)
    const action = bots[seat]?.decide(g.shown, seat, g.terms) ?? 0
    const refusal = apply(g, action)
    if (refusal !== null) throw new Error(`${names[seat]} was refused: ${refusal}`)
    const name = nameOf(g, action)
    if (name !== undefined) done.set(name, (done.get(name) ?? 0) + 1)
  }
  return { winners: g.s.winners, done }
}

/** How many of so many games the bot on seat 1 wins. */
function wins(names: readonly string[], games: number): number {
  return Array.from({ length: games }, (_, seed) => play(names, seed).winners).filter((mask) => mask === 2).length
}

describe('whole games of euronopoly', () => {
  it('of four steady end with one winner, and use all that the rules offer', () => {
    const all = new Map<ActionName, number>()
    for (let seed = 0; seed < 30; seed++) {
      const { winners, done } = play(['steady', 'steady', 'steady', 'steady'], seed)
      expect([1, 2, 4, 8]).toContain(winners)
      for (const [name, times] of done) all.set(name, (all.get(name) ?? 0) + times)
    }
    for (const name of ['buyRemote', 'buildRemote', 'build', 'sellDeed', 'payBail', 'stay', 'endTurn'] as const)
      expect(all.get(name), name).toBeGreaterThan(0)
  })

  it('are won by steady nearly always against random players, and mostly against a plain one', () => {
    expect(wins(['random', 'steady', 'random'], 20)).toBeGreaterThanOrEqual(19)
    expect(wins(['plain', 'steady'], 100)).toBeGreaterThanOrEqual(55)
  })

  it('of plain players show that they build and buy from afar', () => {
    const { done } = play(['plain', 'plain', 'plain'], 1)
    for (const name of ['buyRemote', 'build', 'buy'] as const) expect(done.get(name), name).toBeGreaterThan(0)
  })
})
