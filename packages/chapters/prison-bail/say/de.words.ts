// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

const sitting: Words['sitting'] = (a) => (a.left === 1 ? 'noch einmal' : `höchstens noch ${a.left}-mal`)

export const words: Words = {
  refusal: {
    bailFirst: 'Gewürfelt wird erst wieder, wenn die Strafe gezahlt oder abgesessen ist.',
  },
  action: {
    stay: () => 'Im Gefängnis bleiben und aussetzen',
  },
  sitting: sitting,
  prison: {
    canPay: (a, v) => `Im Gefängnis: ${v.money(a.bail)} zahlen und würfeln, oder aussetzen (${sitting(a)}).`,
    cannotPay: (a, v) => `Im Gefängnis: ${v.money(a.bail)} kostet der Weg hinaus, ${common.phrase.lacking(a, v)}. Also aussetzen (${sitting(a)}).`,
  },
}
