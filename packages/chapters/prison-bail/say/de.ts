import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { lacking } from '../../say/de/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

function prison({ bail, missing, left }: Questions['prison'], v: Voice): string {
  const sitting = left === 1 ? 'noch einmal' : `höchstens noch ${left}-mal`
  return missing > 0
    ? `Im Gefängnis: ${v.money(bail)} kostet der Weg hinaus, ${lacking(missing, v)}. Also aussetzen (${sitting}).`
    : `Im Gefängnis: ${v.money(bail)} zahlen und würfeln, oder aussetzen (${sitting}).`
}

export const texts: ChapterTexts<'prison-bail'> = {
  refusals: words.refusal,
  actions: {
    stay: () => 'Im Gefängnis bleiben und aussetzen',
  },
  questions: {
    prison,
  },
}
