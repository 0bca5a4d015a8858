import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { NOBODY } from '@hausregeln/engine/core/limits.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { returnJailCard } from '@hausregeln/engine/kit/decks.ts'
import type { JailPolicies } from '@hausregeln/engine/kit/jail.ts'
import { Fee, feeAccount, owe, transfer } from '@hausregeln/engine/kit/money.ts'
import { Turn } from '../../turn/rules/stages.ts'
import { checkOnTurn, turnStage } from '../../turn/rules/turn.ts'
import { IN_JAIL } from '../../turn/rules/when.ts'

/** The classic way out of jail: pay before the throw, play a card, or throw doubles within some turns. */
export const rollOut: JailPolicies = {
  turnBegan: () => {},
  checkThrow(l) {
    return l.s.throwsOfTurn === 0 ? null : 'turnIsDone'
  },
  threw(g, frame, seat) {
    const s = g.s
    s.again = 0
    if (s.dieA === s.dieB) {
      s.jail[seat] = 0
      g.emit?.('freed', 'jailDoubles', seat)
      s.frames[frame + STAGE] = Turn.move
      return
    }
    s.jail[seat]++
    g.emit?.('stayedInJail', 'jailDoubles', seat, s.jail[seat] - 1)
    if (s.jail[seat] <= g.book.policies.jail.attempts) {
      s.frames[frame + STAGE] = Turn.done
      return
    }
    s.frames[frame + STAGE] = Turn.released
    owe(g, seat, feeAccount(g, Fee.bail), g.book.policies.jail.lastBail, 'jailThird')
  },
}

/** Deck whose jail card this seat holds, or -1. */
function heldJailCard(l: GameView, seat: number): number {
  for (let deck = 0; deck < l.book.board.decks; deck++) if (l.s.jailCard[deck] === seat) return deck
  return -1
}

function checkBeforeThrow(l: GameView, seat: number): Refusal | null {
  const refusal = checkOnTurn(l, seat)
  if (refusal !== null) return refusal
  if (l.s.jail[seat] === 0) return 'notInJail'
  return turnStage(l) === Turn.ready && l.s.throwsOfTurn === 0 ? null : 'turnIsDone'
}

export const payBail: ActionRule = {
  name: 'payBail',
  listed: IN_JAIL,
  check(l, seat) {
    const refusal = checkBeforeThrow(l, seat)
    if (refusal !== null) return refusal
    const { jail, bailInLastTurn } = l.book.policies
    const { attempts, bail } = jail
    if (l.s.jail[seat] >= attempts && !bailInLastTurn) return 'noBailAnyMore'
    return l.s.cash[seat] < bail ? 'bailTooDear' : null
  },
  apply(g, seat) {
    transfer(g, seat, feeAccount(g, Fee.bail), g.book.policies.jail.bail, 'jailBail')
    g.s.jail[seat] = 0
    g.emit?.('freed', 'jailBail', seat)
  },
}

export const playJailCard: ActionRule = {
  name: 'playJailCard',
  listed: IN_JAIL,
  check(l, seat) {
    const refusal = checkBeforeThrow(l, seat)
    if (refusal !== null) return refusal
    return heldJailCard(l, seat) === NOBODY ? 'noJailCard' : null
  },
  apply(g, seat) {
    returnJailCard(g, heldJailCard(g, seat))
    g.s.jail[seat] = 0
    g.emit?.('freed', 'jailCard', seat)
  },
}
