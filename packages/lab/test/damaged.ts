import { createBot } from '@hausregeln/bots'
import {
  type Book,
  type BookDef,
  BookError,
  type Chapter,
  type Choice,
  defineBook,
  type NumberName,
  newGame,
  type PolicyName,
} from '@hausregeln/engine'
import { basics } from '@hausregeln/engine/kit/book/basics.ts'
import { numbersOf } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { playLawfully } from '@hausregeln/lab/lawful.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import fc from 'fast-check'

/** One thing that is made otherwise in a rulebook, sensibly or not. `pick` chooses where. */
type Damage =
  | { readonly what: 'value'; readonly pick: number; readonly value: unknown }
  | { readonly what: 'gone' | 'twice' | 'swapped'; readonly pick: number; readonly other: number }
  | { readonly what: 'number'; readonly pick: number; readonly value: number }
  | { readonly what: 'choice'; readonly pick: number }
  | { readonly what: 'chapterGone' | 'chapterMore'; readonly pick: number }

export interface DamagedBook {
  readonly base: number
  readonly damages: readonly Damage[]
}

const VALUES = [-1, 0, 1, 1.5, 7, 10, 30, 63, 1000, 1e9, Number.NaN, '', 'x', '100', true, null, undefined, [], {}]
const EFFECTS = ['sitOut', 'throwAgain', 'opposite', 'jailFree', 'nextStation', 'nextUtility', 'toJail', 'nothing']
const KINDS = ['start', 'street', 'station', 'utility', 'tax', 'cards', 'jail', 'parking', 'goToJail', 'risk']

const pick = fc.nat({ max: 100_000 })
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({
    what: fc.constant('value' as const),
    pick,
    value: fc.constantFrom<unknown>(...VALUES, ...EFFECTS, ...KINDS),
  }),
  fc.record({ what: fc.constantFrom('gone' as const, 'twice' as const, 'swapped' as const), pick, other: pick }),
  fc.record({
    what: fc.constant('number' as const),
    pick,
    value: fc.constantFrom(0, 1, 2, 3, 10, 50, 200, 1e5, 0.5, -3),
  }),
  fc.record({ what: fc.constant('choice' as const), pick }),
  fc.record({ what: fc.constantFrom('chapterGone' as const, 'chapterMore' as const), pick }),
)

/** Built-in rulebooks with up to three things made otherwise. */
export const damagedBooks: fc.Arbitrary<DamagedBook> = fc.record({
  base: fc.nat({ max: rulebooks.length - 1 }),
  damages: fc.array(damage, { minLength: 1, maxLength: 3 }),
})

const CHAPTERS: readonly Chapter[] = [...new Set(rulebooks.flatMap(({ def }) => def.chapters))]
const CHOICES: readonly Choice[] = [...new Set([...CHAPTERS.flatMap(({ choices = [] }) => choices), ...basics])]
const NUMBERS = [...new Set(numbersOf(CHAPTERS))]

function at<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)]
}

/** The definition of a damaged rulebook. */
export function definitionOf({ base, damages }: DamagedBook): BookDef {
  const def = at(rulebooks, base)?.def as BookDef
  const made = {
    ...def,
    chapters: [...def.chapters],
    choose: { ...def.choose } as Record<string, string>,
    numbers: { ...def.numbers } as Record<string, unknown>,
    board: JSON.parse(JSON.stringify(def.board)) as unknown,
    options: JSON.parse(JSON.stringify(def.options)) as unknown,
  }
  for (const one of damages) {
    switch (one.what) {
      case 'number':
        made.numbers[at(NUMBERS, one.pick)?.name as NumberName] = one.value
        break
      case 'choice': {
        const choice = at(CHOICES, one.pick)
        if (choice !== undefined) made.choose[choice.policy as PolicyName] = choice.id
        break
      }
      case 'chapterGone':
        made.chapters.splice(one.pick % made.chapters.length, 1)
        break
      case 'chapterMore':
        made.chapters.push(at(CHAPTERS, one.pick) as Chapter)
        break
      default:
        damageBoard(made.board as object, one)
    }
  }
  // A chapter that is added brings what it must say with it: all slots have a paragraph.
  const filled = new Set(Object.values(made.paragraphs).flat())
  const more = made.chapters.flatMap(({ slots, choices = [] }) => [...slots, ...choices.flatMap((one) => one.slots)])
  const [rule = ''] = Object.keys(made.ruleTexts)
  const paragraphs = {
    ...made.paragraphs,
    [rule]: [...(made.paragraphs[rule] ?? []), ...new Set(more.filter((slot) => !filled.has(slot)))],
  }
  return { ...made, paragraphs } as unknown as BookDef
}

/** Every place of a board that holds a value, as its holder and its key. */
function places(value: unknown, found: [Record<string, unknown>, string][] = []): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return found
  const holder = value as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    found.push([holder, key])
    places(holder[key], found)
  }
  return found
}

function damageBoard(board: object, one: Extract<Damage, { what: 'value' | 'gone' | 'twice' | 'swapped' }>): void {
  const all = places(board)
  const place = at(all, one.pick)
  if (place === undefined) return
  const [holder, key] = place
  if (one.what === 'value') {
    holder[key] = one.value
    return
  }
  if (!Array.isArray(holder)) {
    if (one.what === 'gone') delete holder[key]
    return
  }
  const index = Number(key)
  if (one.what === 'gone') holder.splice(index, 1)
  else if (one.what === 'twice') holder.splice(index, 0, structuredClone(holder[index]))
  else {
    const other = one.other % holder.length
    ;[holder[index], holder[other]] = [holder[other], holder[index]]
  }
}

/** Turns of a game that is played with a damaged rulebook. */
const TURNS = 200

/**
 * Why a damaged rulebook is at fault: null where it is refused with sentences, or is played for 200 turns by the laws.
 */
export function faultOf(damaged: DamagedBook, seed: number): string | null {
  return faultOfBook(definitionOf(damaged), seed)
}

/** The same of a definition. */
export function faultOfBook(def: BookDef, seed: number): string | null {
  let book: Book
  try {
    book = defineBook(def).book
  } catch (error) {
    if (!(error instanceof BookError)) return `Refused without a sentence: ${(error as Error).stack}`
    const odd = error.faults.find((fault) => !/^["A-Z\d].*\.$/s.test(fault) || fault.length > 300)
    return odd === undefined && error.faults.length > 0 ? null : `No sentence: ${odd}`
  }
  const options = Object.fromEntries(
    book.options.map(({ id, min, max }, at) => [id, (seed >> at) % 2 === 0 ? max : min]),
  )
  const seats = book.minSeats + (seed % (book.maxSeats - book.minSeats + 1))
  try {
    const game = newGame(book, { seats, seed, options })
    const bots = Array.from({ length: seats }, () => createBot('random'))
    playLawfully(game, bots, Math.ceil(TURNS / seats), { slowEvery: 97 })
    return null
  } catch (error) {
    return (error as Error).stack ?? String(error)
  }
}
