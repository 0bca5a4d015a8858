import { createBot } from '@hausregeln/bots'
import { type Book, newGame } from '@hausregeln/engine'
import { findRulebook, rulebooks } from '@hausregeln/rulebooks'
import { BOOK_FORMAT, bookFile, describeBookFault, MOST_FAULTS, readBook } from '@hausregeln/rulebooks/file/index.ts'
import { playLawfully } from '../lawful.ts'
import { mix } from '../seeds.ts'
import { damageFile, damageText } from './damage.ts'
import { Dice } from './dice.ts'

/** What became of one damaged file: refused or played, or else what it has shown to be wrong with the program. */
export interface Tried {
  readonly text: string
  readonly outcome: 'refused' | 'played'
  readonly wrong: string | null
}

type Fields = Record<string, unknown>

/** Turns of a game by a damaged book, and how often the laws are looked at that take longer. */
const TURNS = 200
const SLOW_EVERY = 97

const WHOLE: readonly Fields[] = rulebooks.map((rulebook) => ({ ...bookFile(rulebook), id: 'tried' }))
const SHORT: readonly Fields[] = rulebooks.map(
  ({ book }): Fields => ({ format: BOOK_FORMAT, id: 'tried', version: 1, title: 'Tried', extends: book.id }),
)

/** The text of damaged file number `run`. */
function damagedText(seed: number, run: number): string {
  const dice = new Dice(mix(seed, run))
  const file = structuredClone(dice.of(dice.below(3) === 0 ? WHOLE : SHORT.concat(WHOLE)))
  const isText = dice.below(8) === 0
  if (!isText) damageFile(file, dice, WHOLE)
  const text = JSON.stringify(file, null, 1)
  return isText ? damageText(text, dice) : text
}

/** Tries damaged file number `run`: it is refused with sentences, or is played for 200 turns by the laws. */
export function tryDamaged(seed: number, run: number): Tried {
  const text = damagedText(seed, run)
  try {
    const read = readBook(text, findRulebook)
    if (read.faults) {
      const told = read.faults.flatMap((fault) =>
        (['de', 'en'] as const).map((language) => describeBookFault(fault, language)),
      )
      return { text, outcome: 'refused', wrong: oddSentence(told) }
    }
    playOn(read.value.rulebook.book, mix(seed, run))
    return { text, outcome: 'played', wrong: null }
  } catch (error) {
    return { text, outcome: 'played', wrong: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const LONGEST_SENTENCE = 500

/** The first that is no sentence; or that there are none, or too many. */
function oddSentence(told: readonly string[]): string | null {
  if (told.length === 0 || told.length > 2 * MOST_FAULTS) return `There are ${told.length / 2} faults.`
  const odd = told.find((sentence) => !/\.$/.test(sentence) || sentence.length > LONGEST_SENTENCE)
  return odd === undefined ? null : `This is no sentence: ${odd}`
}

function playOn(book: Book, seed: number): void {
  const options = Object.fromEntries(
    book.options.map(({ id, min, max }, at) => [id, (seed >>> (at % 31)) % 2 === 0 ? max : min]),
  )
  const seats = book.minSeats + (seed % (book.maxSeats - book.minSeats + 1))
  const game = newGame(book, { seats, seed, options })
  const bots = Array.from({ length: seats }, (_, seat) => {
    const bot = createBot(seed % 5 === 0 ? 'steady' : 'random')
    bot.begin(mix(seed, seat))
    return bot
  })
  playLawfully(game, bots, Math.ceil(TURNS / seats), { slowEvery: SLOW_EVERY })
}
