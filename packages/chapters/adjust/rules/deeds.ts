import type { AdjustRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { groupIsBuilt, setOwner, touchDeed } from '@hausregeln/engine/kit/deeds.ts'
import { isAlive } from '@hausregeln/engine/kit/seats.ts'
import { fitsLadder, SOLD } from '../../apartments/rules/ladder.ts'
import { checkBetweenMoves } from './between-moves.ts'

/** A deed that is there, at a time when deeds are set right. */
export function checkDeed(l: GameView, deed: number): Refusal | null {
  return checkBetweenMoves(l) ?? (deed >= l.book.board.deeds ? 'noSuchDeed' : null)
}

/** Whether buildings stand where none may while this deed changes hands or is mortgaged. */
function isBuilt(l: GameView, deed: number): boolean {
  return l.book.policies.buildsEvenly === 'even' ? groupIsBuilt(l, l.book.board.groupOf[deed]) : l.s.level[deed] !== 0
}

/** What a rulebook forbids beyond that: null, or why a deed cannot become that. */
export type AlsoCheck = (l: GameView, deed: number, value: number) => Refusal | null

/** The rule for owners; `alsoCheck` is asked last, with the new owner. */
export const ownerRule = (alsoCheck: AlsoCheck): AdjustRule => ({
  what: 'owner',
  read: (l, deed) => l.s.owner[deed],
  check(l, deed, owner) {
    const refusal = checkDeed(l, deed)
    if (refusal !== null) return refusal
    if (owner !== NOBODY && (owner < 0 || owner >= l.s.seats || !isAlive(l, owner))) return 'notInGame'
    const before = l.s.owner[deed]
    if (before === owner) return 'asItIs'
    if (isBuilt(l, deed)) return l.book.policies.buildsEvenly === 'even' ? 'groupBuilt' : 'deedBuilt'
    if (before !== NOBODY && !fitsLadder(l, before, deed, SOLD)) return 'ladderTooLow'
    return alsoCheck(l, deed, owner)
  },
  apply(g, deed, owner) {
    if (owner === NOBODY) g.s.mortgage(deed, 0)
    setOwner(g, deed, owner)
  },
})

export const adjustMortgage: AdjustRule = {
  what: 'mortgage',
  read: (l, deed) => l.s.mortgaged[deed],
  check(l, deed, mortgaged) {
    const refusal = checkDeed(l, deed)
    if (refusal !== null) return refusal
    if (mortgaged !== 0 && mortgaged !== 1) return 'malformed'
    if (l.s.owner[deed] === NOBODY) return 'nobodyOwnsIt'
    if (l.s.mortgaged[deed] === mortgaged) return 'asItIs'
    return mortgaged === 1 && isBuilt(l, deed) ? 'groupBuilt' : null
  },
  apply(g: Game, deed, mortgaged) {
    touchDeed(g, deed)
    g.s.mortgage(deed, mortgaged)
  },
}
