import type { GameChange, MessageOf } from '@hausregeln/protocol'
import { describe, expect, it } from 'vitest'
import { OnlineGame } from './onlineGame.ts'

type Line = MessageOf<'log'>['lines'][number]

/** Lines of the log from one number to before another. */
function lines(from: number, to: number): Line[] {
  return Array.from({ length: to - from }, (_, index) => ({ entry: from + index }) as Line)
}

function change(kept: number, upTo: number): GameChange {
  return { log: { kept, lines: lines(kept, upTo) }, wealth: { kept: 0, points: [] }, entries: 0 }
}

/** Which lines the page has. */
function numbers(game: OnlineGame): number[] {
  return game.log.map(({ entry }) => entry)
}

describe('the log of an online game', () => {
  it('begins with the last lines, grows at its end, and takes earlier ones in at its front', () => {
    const game = new OnlineGame('a')
    game.take(change(90, 100))
    expect([game.missing, numbers(game)[0], game.log.length]).toEqual([90, 90, 10])
    game.take(change(100, 103))
    game.takeEarlier({ type: 'log', from: 40, lines: lines(40, 90) })
    game.takeEarlier({ type: 'log', from: 0, lines: lines(0, 40) })
    expect(game.missing).toBe(0)
    expect(numbers(game)).toEqual(Array.from({ length: 103 }, (_, n) => n))
  })

  it('is kept when the page comes back, and lines are withdrawn that were taken back', () => {
    const game = new OnlineGame('a')
    game.take(change(0, 20))
    game.take(change(20, 22))
    game.take(change(15, 16))
    expect(numbers(game)).toEqual(Array.from({ length: 16 }, (_, n) => n))
  })

  it('holds no line that does not count: not where more is withdrawn than it has, nor from an answer that is late', () => {
    const game = new OnlineGame('a')
    game.take(change(90, 100))
    game.take(change(80, 82))
    expect([game.missing, numbers(game)]).toEqual([80, [80, 81]])
    game.takeEarlier({ type: 'log', from: 40, lines: lines(40, 90) })
    expect([game.missing, numbers(game)]).toEqual([80, [80, 81]])
  })
})
