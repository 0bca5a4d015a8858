import type { BookDef, BookFault } from '@hausregeln/engine'
import { BookError } from '@hausregeln/engine'
import { fault, type Mention, mention, mentionChoice } from '@hausregeln/engine/kit/book/fault.ts'
import { offeredBy, settleChoices } from '@hausregeln/engine/kit/book/settle-choices.ts'
import { settleNumbers } from '@hausregeln/engine/kit/book/settle-numbers.ts'
import { say } from '../file/say.ts'
import { allChoices, houseChapters } from '../house/chapters.ts'
import { numberName } from '../house/names.ts'
import { type BookChange, keysOf, type Step, stepText } from './change.ts'
import type { Unmet } from './conditions.ts'
import { laid } from './lay.ts'
import { type Added, type Found, Search } from './search.ts'
import { rulesAbout, stepsWords, unmetFault, withRules } from './tell.ts'
import { stepsText } from './text.ts'

export type { Added, Found }

/** One of several ways in which a wish can be played. */
export interface Way extends Found {
  /** What tells it from the others: wished for as well, it is the only way left. */
  readonly own: readonly Step[]
}

/**
 * What becomes of a wish: a book that can be played, with what had to change beside it; or several such books, all with as
 * few changes; or none, and why, the most telling fault first.
 */
export type Resolution =
  | { readonly kind: 'settled'; readonly found: Found }
  | { readonly kind: 'ways'; readonly ways: readonly Way[] }
  | { readonly kind: 'refused'; readonly faults: readonly BookFault[] }

/**
 * Settles a wish: the book with it and with the fewest further changes with which it can be played. `firm`: what of the
 * wish stays whatever happens, by key (`choices.declined`); all of it if nothing is said.
 */
export function resolve(base: BookDef, wish: BookChange, firm: readonly string[] = keysOf(wish)): Resolution {
  const known = knownOf(base)
  const key = JSON.stringify([wish, firm])
  const found = known.get(key) ?? resolved(base, wish, firm)
  known.delete(key)
  known.set(key, found)
  for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest)
  return found
}

/** Whether a wish can be played with no further step. */
export function isWhole(base: BookDef, wish: BookChange): boolean {
  return unknownFaults(base, wish).length === 0 && new Search(base, wish).run(new Set(keysOf(wish)), 0).found.length > 0
}

/** What was asked last of a book is asked again at once: what is offered is chosen, put together, written and told. */
const MOST_KNOWN = 64
const knownWishes = new WeakMap<BookDef, Map<string, Resolution>>()

function knownOf(base: BookDef): Map<string, Resolution> {
  const known = knownWishes.get(base) ?? new Map<string, Resolution>()
  knownWishes.set(base, known)
  return known
}

function resolved(base: BookDef, wish: BookChange, firm: readonly string[]): Resolution {
  const unknown = unknownFaults(base, wish)
  if (unknown.length > 0) return { kind: 'refused', faults: unknown }
  const { found, stuck } = new Search(base, wish).run(new Set(firm))
  const [only, ...others] = found
  if (only === undefined) return { kind: 'refused', faults: refusal(base, wish, stuck) }
  return others.length === 0
    ? { kind: 'settled', found: only }
    : { kind: 'ways', ways: found.map((one) => wayOf(one, found)) }
}

const choicesOfHouse: ReadonlySet<string> = new Set(allChoices.map(({ policy, id }) => `${policy}=${id}`))

/** Whether it is made of what the book and the built-in chapters have: as nearly every wish is. */
function isOfHouse({ chapters }: BookDef, wish: BookChange): boolean {
  const isThere = (name: string) => chapters.some((one) => one.name === name)
  return (
    wish.board === null &&
    Object.entries(wish.chapters).every(([name, isIn]) => isThere(name) || (isIn && houseChapters.has(name))) &&
    Object.entries(wish.choices).every(([policy, id]) => choicesOfHouse.has(`${policy}=${id}`)) &&
    Object.keys(wish.numbers).every((name) => numberName(name) !== undefined)
  )
}

/** What nobody knows: chapters, choices and numbers of which no chapter has ever heard. */
function unknownFaults(base: BookDef, wish: BookChange): readonly BookFault[] {
  if (isOfHouse(base, wish)) return []
  try {
    const def = laid(base, wish)
    const choices = settleChoices(def).faults.filter(({ at: [part, policy] }) => {
      const said = part === 'choices' ? wish.choices[`${policy}`] : undefined
      return said !== undefined && !isKnown(def, `${policy}`, said)
    })
    const numbers = settleNumbers(def).faults.filter(
      ({ at: [, name] }) => wish.numbers[`${name}`] !== undefined && numberName(`${name}`) === undefined,
    )
    return [...choices, ...numbers]
  } catch (error) {
    if (error instanceof BookError) return error.found
    throw error
  }
}

function isKnown({ chapters }: BookDef, policy: string, id: string): boolean {
  return [...offeredBy(chapters), ...allChoices].some((one) => one.policy === policy && one.id === id)
}

function wayOf(one: Found, all: readonly Found[]): Way {
  const isCommon = (text: string) => all.every(({ added }) => added.some(({ step }) => stepText(step) === text))
  return { ...one, own: one.added.flatMap(({ step }) => (isCommon(stepText(step)) ? [] : [step])) }
}

function refusal(base: BookDef, wish: BookChange, stuck: Unmet | null): readonly BookFault[] {
  const why: BookFault = stuck === null ? fault([], say('tooFar')) : unmetFault(stuck)
  const wished = [
    ...Object.entries(wish.choices).map(([policy, id]) => mentionChoice(policy, id)),
    ...Object.keys(wish.numbers).map((name) => mention('number', name)),
    ...Object.keys(wish.chapters).map((name) => mention('chapter', name)),
  ]
  return [withRules(why, rulesAbout(base, why, wished))]
}

/** The books that a wish can become. */
export function foundIn(resolution: Resolution): readonly Found[] {
  if (resolution.kind === 'settled') return [resolution.found]
  return resolution.kind === 'ways' ? resolution.ways : []
}

/** So many ways are named in a sentence. */
const MOST_TOLD = 4

/** Why a wish is no book yet: the faults for which it is refused, or that somebody has to choose. */
export function faultsIn(resolution: Resolution): readonly BookFault[] {
  if (resolution.kind === 'settled') return []
  if (resolution.kind === 'refused') return resolution.faults
  const names = resolution.ways.slice(0, MOST_TOLD).map(({ own }): Mention => {
    const [as, words] = [stepsText(own), stepsWords(own)]
    return { kind: 'choice', name: as, as, ...(words && { words }) }
  })
  const more = resolution.ways.length > MOST_TOLD ? ' | …' : ''
  const ways = `${names.map(({ as }) => as).join(' | ')}${more}`
  return [fault([], say('several', { ways }), { names })]
}
