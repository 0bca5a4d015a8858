import { describe, expect, it } from 'vitest'
import { read } from '../learn/flags.ts'

const WISH = {
  books: ['classic'],
  numbers: { games: 40, seed: 1 },
  texts: { only: 'one,two', name: 'any' },
  known: { only: ['one', 'two'] },
  flag: 'by-seats',
} as const

describe('the command line of what is measured and learned', () => {
  it('says what counts, or leaves it as it is usually', () => {
    expect(read(WISH, [])).toEqual({
      books: ['classic'],
      numbers: { games: 40, seed: 1 },
      texts: { only: 'one,two', name: 'any' },
      flagged: false,
    })
    expect(read(WISH, ['stadium', '--games', '7', 'exchange', '--only', 'two', '--by-seats'])).toEqual({
      books: ['stadium', 'exchange'],
      numbers: { games: 7, seed: 1 },
      texts: { only: 'two', name: 'any' },
      flagged: true,
    })
  })

  it.each([
    [['--games', 'many'], '--games must be a number from 0 on, not "many".'],
    [['--games', '-3'], 'games'],
    [['--games', ''], '--games must be a number from 0 on, not "".'],
    [['--only', 'two,six'], 'There is no --only six. There are: one, two.'],
    [['chess'], 'There is no rulebook "chess". There are: classic, stadium, simplified, exchange, euronopoly.'],
    [['--speed', '3'], '--speed'],
    [['--games'], 'games'],
  ])('refuses %j in a sentence', (args, sentence) => {
    expect(() => read(WISH, args)).toThrow(sentence)
  })

  it('takes no rulebooks where there are none to be told', () => {
    expect(() => read({ books: null, numbers: {} }, ['classic'])).toThrow('classic')
  })
})
