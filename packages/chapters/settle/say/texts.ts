import { asFunctions } from '../../say/as-functions.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'settle', Words> = (words, say) => ({
  waits: { debt: (seats, v) => words.wait.debt({ seats }, v) },
  events: {
    ...words.event,
    debtPaid: ({ seat, creditor, amount }, v) => words.debtPaid({ seat, to: creditor, amount }, v),
  },
  payments: {
    bankruptToPlayer: say.phrase.lastMoney,
    bankruptToBank: say.phrase.lastMoney,
  },
  refusals: words.refusal,
  actions: asFunctions(words.action),
  questions: {
    debt: ({ creditor, owed, missing, hopeless }, v) =>
      words.debt[hopeless ? 'hopeless' : 'hopeful']({ to: creditor, owed, missing }, v),
  },
})
