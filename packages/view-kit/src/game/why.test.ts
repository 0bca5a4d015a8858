import { createBot } from '@hausregeln/bots'
import { moveOf, newHeader, Session } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { whyOf } from './why.ts'

describe('why a bot did something earlier', () => {
  it('is told from the game as it was then, and of nobody else', () => {
    const seats = ['steady', 'plain'].map((bot) => ({ name: bot, bot }))
    const options = Object.fromEntries(classic.book.options.map((option) => [option.id, option.default]))
    const header = newHeader(classic.book, { seats, options, chance: { kind: 'seed', seed: 4 } })
    const session = new Session(classic.book, header)
    const bots = ['steady', 'plain'].map(createBot)
    for (const [seat, bot] of bots.entries()) bot.begin(4 + seat)
    for (let step = 0; step < 60; step++) {
      const { game } = session
      const seat = 31 - Math.clz32(game.s.must & -game.s.must)
      const action = bots[seat]?.decide(game.shown, seat, game.terms) ?? 0
      expect(session.act(moveOf(game, action))).toBeNull()
    }
    const bought = session.record.entries.flatMap(({ entry }, index) =>
      'do' in entry && entry.do === 'buy' ? [{ number: index + 1, seat: entry.seat }] : [],
    )
    const own = bought.filter(({ seat }) => seat === 0)
    expect(own.length).toBeGreaterThan(0)
    for (const { number } of own) expect(whyOf(session, number, 0)).toMatchObject({ why: 'worthPrice' })
    for (const { number } of own) expect(whyOf(session, number, 1)).toBeNull()
    for (const { number } of bought.filter(({ seat }) => seat === 1)) expect(whyOf(session, number, 1)).toBeNull()
  })
})
