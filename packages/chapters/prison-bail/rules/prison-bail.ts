import { STAGE, topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal, Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { bailOf, type JailPolicies } from '@hausregeln/engine/kit/jail.ts'
import { Fee, feeAccount, transfer } from '@hausregeln/engine/kit/money.ts'
import { RELEASED, Turn } from '../../turn/rules/stages.ts'
import { checkOnTurn } from '../../turn/rules/turn.ts'
import { IN_JAIL } from '../../turn/rules/when.ts'

function release(g: Game, frame: number, seat: number, slot: Slot): void {
  g.s.jail[seat] = 0
  g.s.frames[frame + RELEASED] = 1
  g.emit?.('freed', slot, seat)
}

/** Pay a bail that falls from turn to turn and throw, or stay and sit out; after the last of these turns one goes free. */
export const payOrStay: JailPolicies = {
  turnBegan(g, frame, seat) {
    if (g.s.jail[seat] > g.book.policies.jail.attempts) release(g, frame, seat, 'jailChoice')
  },
  checkThrow: () => 'bailFirst',
  threw: () => {
    throw new Error('nobody throws in a jail that has to be paid for')
  },
}

function checkInJail(l: GameView, seat: number): Refusal | null {
  const refusal = checkOnTurn(l, seat)
  if (refusal !== null) return refusal
  return l.s.jail[seat] > 0 ? null : 'notInJail'
}

export const payBail: ActionRule = {
  name: 'payBail',
  listed: IN_JAIL,
  check(l, seat) {
    const refusal = checkInJail(l, seat)
    if (refusal !== null) return refusal
    if (l.s.frames[topFrame(l) + STAGE] !== Turn.ready) return 'turnIsDone'
    return l.s.cash[seat] < bailOf(l, seat) ? 'bailTooDear' : null
  },
  apply(g, seat) {
    transfer(g, seat, feeAccount(g, Fee.bail), bailOf(g, seat), 'jailBail')
    release(g, topFrame(g), seat, 'jailBail')
  },
}

export const stay: ActionRule = {
  name: 'stay',
  listed: IN_JAIL,
  check(l, seat) {
    const refusal = checkInJail(l, seat)
    if (refusal !== null) return refusal
    return l.s.frames[topFrame(l) + STAGE] === Turn.ready ? null : 'turnIsDone'
  },
  apply(g, seat) {
    g.emit?.('satOut', 'jailChoice', seat, g.s.jail[seat])
    g.s.jail[seat]++
    g.s.frames[topFrame(g) + STAGE] = Turn.ended
  },
}
