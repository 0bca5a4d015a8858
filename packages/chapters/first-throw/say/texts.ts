import { dice } from '../../say/dice.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'first-throw', Words> = (words, say) => ({
  events: {
    ...words.event,
    firstThrow: ({ seat, dieA, dieB }, v) => words.firstThrow({ seat, dice: dice(dieA, dieB, 0, say, v) }, v),
    dealt: ({ seat, deed }, v) => words.dealt({ seat, deed, price: v.price(deed) }, v),
  },
  payments: { deal: say.phrase.boughtAt },
  questions: words.ask,
})
