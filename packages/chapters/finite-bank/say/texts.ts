import { byWinners } from '../../say/by-winners.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'finite-bank', Words> = (words) => ({
  refusals: words.refusal,
  endings: byWinners(words.end),
})
