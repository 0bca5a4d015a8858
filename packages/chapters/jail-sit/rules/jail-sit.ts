import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { JailPolicies } from '@hausregeln/engine/kit/jail.ts'
import { Turn } from '../../turn/rules/stages.ts'

/** A player in jail sits out some turns and then goes on from there: no bail, no cards, no throw. */
export const sitOut: JailPolicies = {
  turnBegan(g, frame, seat) {
    const s = g.s
    if (s.jail[seat] > g.book.policies.jail.attempts) {
      s.jail[seat] = 0
      g.emit?.('freed', 'jailSit', seat)
      return
    }
    g.emit?.('satOut', 'jailSit', seat, s.jail[seat])
    s.jail[seat]++
    s.frames[frame + STAGE] = Turn.ended
  },
  checkThrow: () => 'turnIsDone',
  threw: () => {
    throw new Error('nobody throws in a jail that is sat out')
  },
}
