import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { lacking } from '../../say/en/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

function prison({ bail, missing, left }: Questions['prison'], v: Voice): string {
  const sitting = left === 1 ? 'once more' : `at most ${left} times more`
  return missing > 0
    ? `In ${v.jail}: the way out costs ${v.money(bail)}, ${lacking(missing, v)}. So sit out (${sitting}).`
    : `In ${v.jail}: pay ${v.money(bail)} and throw, or sit out (${sitting}).`
}

export const texts: ChapterTexts<'prison-bail'> = {
  refusals: words.refusal,
  actions: {
    stay: (_, v) => `Stay in ${v.jail} and sit out`,
  },
  questions: {
    prison,
  },
}
