import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'prison-bail', Words> = (words) => ({
  refusals: words.refusal,
  actions: { stay: (_, v) => words.action.stay({ jail: v.jail }) },
  questions: {
    prison: (asked, v) => words.prison[asked.missing > 0 ? 'cannotPay' : 'canPay']({ ...asked, jail: v.jail }, v),
  },
})
