import { STAGE } from '@hausregeln/engine/core/agenda.ts'
import type { JailWays } from '@hausregeln/engine/kit/jail.ts'
import { Turn } from '../../turn/rules/stages.ts'

/** A player in jail sits out some turns and then goes on from there: no bail, no cards, no throw. */
export const sitOut: JailWays = {
  turnBegan(g, frame, seat) {
    const s = g.s
    if (s.jail[seat] > g.book.ways.jail.attempts) {
      s.jail[seat] = 0
      g.say?.('freed', 'jailSit', seat)
      return
    }
    g.say?.('satOut', 'jailSit', seat, s.jail[seat])
    s.jail[seat]++
    s.frames[frame + STAGE] = Turn.ended
  },
  checkThrow: () => 'turnIsDone',
  threw: () => {
    throw new Error('nobody throws in a jail that is sat out')
  },
}
