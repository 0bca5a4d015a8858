import { asFunctions } from '../../say/as-functions.ts'
import { byWinners } from '../../say/by-winners.ts'
import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'ending', Words> = (words) => ({
  endings: byWinners(words.end),
  options: {
    ...asFunctions(words.about),
    timeLimit: (v) => words.timeLimit[v.rule('deal') === null ? 'plain' : 'dealt'],
  },
})
