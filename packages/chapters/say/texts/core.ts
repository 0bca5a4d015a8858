import { SOURCES } from '@hausregeln/engine'
import { asFunctions } from '../as-functions.ts'
import { byWinners } from '../by-winners.ts'
import type { Telling } from '../telling.ts'

export const texts: Telling<'core'> = (say) => ({
  waits: { turn: (seats, v) => say.core.wait.turn({ seats }, v) },
  events: { ...asFunctions(say.core.event), chanceMoved: ({ source }) => say.core.chance[SOURCES[source] ?? 'seed'] },
  payments: { resign: say.phrase.lastMoney },
  refusals: say.core.refusal,
  actions: {
    throw: ({ reason }) => say.core.action.throw[reason],
    endTurn: () => say.core.action.endTurn,
  },
  questions: asFunctions(say.core.ask),
  endings: byWinners(say.core.end),
})
