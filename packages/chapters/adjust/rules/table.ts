import type { AdjustRule } from '@hausregeln/engine/core/book.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import { returnJailCard, setJailCard, takeCard } from '@hausregeln/engine/kit/decks.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { checkBetweenMoves } from './between-moves.ts'

/** A piece is put where it stands on the real board; the space does nothing. */
export const adjustPlace: AdjustRule = {
  what: 'place',
  read: (l, seat) => l.s.place[seat],
  check(l, seat, space) {
    const refusal = checkBetweenMoves(l)
    if (refusal !== null) return refusal
    if (seat >= l.s.seats || !isAlive(l, seat)) return 'notInGame'
    if (l.s.jail[seat] !== 0) return 'staysInJail'
    if (space < 0 || space >= l.book.board.spaces) return 'noSuchSpace'
    return l.s.place[seat] === space ? 'asItIs' : null
  },
  apply(g, seat, space) {
    g.s.place[seat] = space
  },
}

/** A jail card is in one hand or in its deck: taken from wherever it lies there, put back under it. */
export const adjustJailCard: AdjustRule = {
  what: 'jailCard',
  read: (l, deck) => l.s.jailCard[deck],
  check(l, deck, holder) {
    const refusal = checkBetweenMoves(l)
    if (refusal !== null) return refusal
    if (deck >= l.book.board.decks || l.book.board.jailCardOf[deck] < 0) return 'notInRulebook'
    if (holder !== NOBODY && (holder < 0 || holder >= l.s.seats || !isAlive(l, holder))) return 'notInGame'
    return l.s.jailCard[deck] === holder ? 'asItIs' : null
  },
  apply(g, deck, holder) {
    if (holder === NOBODY) return returnJailCard(g, deck)
    if (g.s.jailCard[deck] === NOBODY) takeCard(g, deck, g.book.board.jailCardOf[deck])
    setJailCard(g, deck, holder)
  },
}
