import { describe, expect, it } from 'vitest'
import { loadWords } from '../words/words.ts'
import { sentenceOf } from './refusalTexts.ts'
import { TableError } from './tableError.ts'

await Promise.all([loadWords('de', 'away'), loadWords('en', 'away'), loadWords('fr', 'away')])

describe('what may be asked again later', () => {
  it.each([
    ['de', 40, 'Weiter geht es in 40 Sekunden.'],
    ['de', 1, 'Weiter geht es in 1 Sekunde.'],
    ['en', 170, 'You can go on in 3 minutes.'],
    ['fr', 170, 'Vous pourrez continuer dans 3 minutes.'],
    ['fr', 20_000, 'Vous pourrez continuer dans 6 heures.'],
  ] as const)('is said in %s, with when', (locale, wait, sentence) => {
    expect(sentenceOf(new TableError('spent', 'In English.', wait), locale)).toContain(sentence)
  })

  it('is no other sentence', () => {
    expect(sentenceOf(new TableError('tooFast', 'In English.', null), 'de')).not.toContain('{')
  })
})
