import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { legalActions, moveOf, newHeader, Session, topKind } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'

/** A game at its first sealed auction: the player who must act does the first thing that is legal. */
function atAnAuction(): Session {
  const session = new Session(
    exchange.book,
    newHeader(exchange.book, {
      seats: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }],
      options: {},
      chance: { kind: 'seed', seed: 7 },
    }),
  )
  const { game } = session
  for (let step = 0; step < 200 && topKind(game) !== SEALED_FRAME; step++) {
    const seat = 31 - Math.clz32(game.s.must)
    const [first] = legalActions(game, seat)
    if (first === undefined) throw new Error('nothing is legal')
    session.act(moveOf(game, first.action))
  }
  return session
}

describe('a sealed bid', () => {
  it('B-2.5: can be taken back while all are hidden, by the player who made the last', () => {
    const session = atAnAuction()
    session.act({ do: 'sealedBid', seat: 0, amount: 10 })
    expect(session.undoable(0)).toBe(session.length)
    expect(session.undoable(1)).toBe(0)
  })

  it('B-2.5: cannot be taken back once the last slip has opened them all', () => {
    const session = atAnAuction()
    for (const seat of [0, 1, 2]) session.act({ do: 'sealedBid', seat, amount: 10 + seat })
    expect([0, 1, 2].map((seat) => session.undoable(seat))).toEqual([0, 0, 0])
  })

  it('B-2.5: nor after the game has been opened again', () => {
    const session = atAnAuction()
    for (const seat of [0, 1, 2]) session.act({ do: 'sealedBid', seat, amount: 10 + seat })
    const again = new Session(exchange.book, session.header)
    again.resume(session.record.entries.slice(again.length))
    expect(again.undoable(2)).toBe(0)
  })
})
