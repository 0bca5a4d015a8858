import { dice } from '../../say/dice.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'turn', Words> = (words, say) => ({
  events: {
    ...words.event,
    threw({ seat, dieA, dieB, dieC }, v) {
      const faces = dice(dieA, dieB, dieC, say, v)
      return words.threw[dieA === dieB ? 'doubles' : 'plain']({ seat, dice: faces }, v)
    },
  },
  payments: {
    ...words.payment,
    salaryLand: ({ to, amount }, v) => words.salaryLand({ to, amount, space: 0 }, v),
  },
  refusals: words.refusal,
  questions: {
    throw({ why, debt }, v) {
      return debt === 0 ? words.throw[why] : `${words.owing({ debt }, v)} ${words.throw[why]}`
    },
    endTurn: ({ build, trade }) => words.end[trade ? 'trade' : build ? 'build' : 'plain'],
  },
})
