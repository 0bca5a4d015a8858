import { words } from '@hausregeln/chapters/prison-bail/say/de.words.ts'
import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { Voice } from '../voice.ts'
import { lacking } from './words.ts'

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
