// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

const sitting: Words['sitting'] = (a) => (a.left === 1 ? 'once more' : `at most ${a.left} times more`)

export const words: Words = {
  refusal: {
    bailFirst: 'The dice are thrown again only once the fine is paid or served.',
  },
  action: {
    stay: (a) => `Stay in ${a.jail} and sit out`,
  },
  sitting: sitting,
  prison: {
    canPay: (a, v) => `In ${a.jail}: pay ${v.money(a.bail)} and throw, or sit out (${sitting(a)}).`,
    cannotPay: (a, v) => `In ${a.jail}: the way out costs ${v.money(a.bail)}, ${common.phrase.lacking(a, v)}. So sit out (${sitting(a)}).`,
  },
}
