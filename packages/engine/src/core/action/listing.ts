import { frameRule } from '../agenda.ts'
import type { ActionRule, Book } from '../book.ts'
import { type Argument, frameNumber } from '../vocabulary.ts'
import { DeedFact, type Listed } from './listed.ts'

/** As many combinations of facts of a deed as there are. */
const FACTS = 16

export type ActionCodes = readonly number[]

/** The codes of the actions that can be legal at a moment, by what has to be said with them. */
export interface Scene {
  /** Once: those that need nothing said, amounts, and the terms of an offer. */
  readonly once: ActionCodes
  /** By the facts of a deed of the seat's own. */
  readonly own: readonly ActionCodes[]
  /** On any deed, and on those that join its own. */
  readonly any: ActionCodes
  readonly joining: ActionCodes
  readonly matters: ActionCodes
  readonly spaces: ActionCodes
  readonly choices: ActionCodes
  readonly lots: ActionCodes
  /** Whether any action is on deeds of the seat's own, or on those that join them. */
  readonly looksAtOwn: boolean
}

/**
 * What the rules of a book say of when its actions are listed, as tables. A moment is what is on top of the agenda, its
 * stage, and whether the seat is on turn and in jail; at many moments the same can be legal, in one scene.
 */
export interface Listing {
  readonly scenes: readonly Scene[]
  /** The scene by moment. */
  readonly sceneOf: Uint16Array
  /** By place in the table of frames: its first moment, and the stage that stands for all that no rule names. */
  readonly first: Int32Array
  readonly lastStage: Int32Array
  /** By code: what has to be said with it, and of choices and lots how many there are. */
  readonly says: readonly (Argument | undefined)[]
  readonly most: readonly number[]
  readonly hasLots: boolean
  /** Whether any action asks for whole groups. */
  readonly asksForGroup: boolean
  /** The actions by which open matters are answered. */
  readonly answers: ActionCodes
}

/** A moment but for frame and stage. */
const ON_TURN = 2
const IN_JAIL = 1
const SIDES = 4

const listings = new WeakMap<Book, Listing>()

/** The tables of a book, made when they are first asked for. */
export function listingOf(book: Book): Listing {
  const known = listings.get(book)
  if (known !== undefined) return known
  const made = compile(book)
  listings.set(book, made)
  return made
}

/** The moment as a seat sees it. */
export function momentOf(listing: Listing, place: number, stage: number, onTurn: boolean, inJail: boolean): number {
  const told = Math.min(stage, listing.lastStage[place])
  return listing.first[place] + told * SIDES + (onTurn ? ON_TURN : 0) + (inJail ? IN_JAIL : 0)
}

function compile(book: Book): Listing {
  const says = book.actions.map((rule) => rule && book.words.actions[rule.name])
  const hints = book.actions.map((rule) => hintOf(book, rule))
  const { first, lastStage, moments } = momentsOf(book, hints)
  const { anywhere, at } = candidatesOf(book, hints)
  const named = new Map<string, number>()
  const scenes: Scene[] = []
  const sceneOf = Uint16Array.from(moments, (moment) => {
    const codes = (at.get(moment.place) ?? anywhere).filter((code) => allows(book, hints[code] ?? {}, moment))
    const name = codes.join()
    const known = named.get(name)
    if (known !== undefined) return known
    named.set(name, scenes.length)
    scenes.push(sceneWith(codes, says, hints))
    return scenes.length - 1
  })
  return {
    scenes,
    sceneOf,
    first,
    lastStage,
    says,
    most: book.actions.map((rule) => rule?.most?.(book) ?? 0),
    hasLots: says.includes('lot'),
    asksForGroup: hints.some((hint) => hint?.must?.includes('wholeGroup') === true),
    answers: book.matters.flatMap(({ answers = [] }) => answers.flatMap((name) => book.codes[name] ?? [])),
  }
}

function hintOf(book: Book, rule: ActionRule | undefined): Listed | null {
  if (rule === undefined) return null
  return typeof rule.listed === 'function' ? rule.listed(book) : (rule.listed ?? {})
}

interface Moment {
  readonly place: number
  readonly stage: number
  readonly onTurn: boolean
  readonly inJail: boolean
}

/** All moments that are told apart, in their order. */
function momentsOf(book: Book, hints: readonly (Listed | null)[]) {
  const places = book.frameTable.length
  const first = new Int32Array(places)
  const lastStage = new Int32Array(places)
  for (const hint of hints)
    for (const kind of hint?.during ?? []) {
      const place = frameNumber(kind) & book.frameMask
      lastStage[place] = Math.max(lastStage[place], ...(hint?.stages ?? []).map((stage) => stage + 1))
    }
  const moments: Moment[] = []
  for (let place = 0; place < places; place++) {
    first[place] = moments.length
    for (let stage = 0; stage <= lastStage[place]; stage++)
      for (let side = 0; side < SIDES; side++) {
        const [onTurn, inJail] = [(side & ON_TURN) !== 0, (side & IN_JAIL) !== 0]
        moments.push({ place, stage, onTurn, inJail })
      }
  }
  return { first, lastStage, moments }
}

/** The codes that may be listed at the places of the frames that rules name, and at all others, which are most. */
function candidatesOf(book: Book, hints: readonly (Listed | null)[]) {
  const placesOf = hints.map((hint) => hint?.during?.map((kind) => frameNumber(kind) & book.frameMask))
  const codesAt = (place: number | null) =>
    hints.flatMap((hint, code) => {
      const places = placesOf[code]
      return hint !== null && (places === undefined || (place !== null && places.includes(place))) ? [code] : []
    })
  const named = new Set(placesOf.flatMap((places = []) => places))
  return { anywhere: codesAt(null), at: new Map([...named].map((place) => [place, codesAt(place)])) }
}

/** Whether an action may be listed at this moment, of those that may be at its place. */
function allows(book: Book, hint: Listed, { place, stage, onTurn, inJail }: Moment): boolean {
  if (hint.onTurn === true && !onTurn) return false
  if (hint.inJail !== undefined && hint.inJail !== inJail) return false
  if (hint.unlessExclusive === true && frameRule({ book }, place)?.exclusive === true) return false
  return hint.during === undefined || hint.stages === undefined || hint.stages.includes(stage)
}

function sceneWith(codes: ActionCodes, says: Listing['says'], hints: readonly (Listed | null)[]): Scene {
  const saying = (...kinds: readonly Argument[]) => codes.filter((code) => kinds.some((kind) => says[code] === kind))
  const deeds = (of: Listed['deeds']) => saying('deed').filter((code) => hints[code]?.deeds === of)
  const own = deeds('own')
  const joining = deeds('joining')
  return {
    once: saying('none', 'amount', 'terms'),
    own: Array.from({ length: FACTS }, (_, facts) => own.filter((code) => suits(hints[code] ?? {}, facts))),
    any: deeds(undefined),
    joining,
    matters: saying('matter'),
    spaces: saying('space'),
    choices: saying('choice'),
    lots: saying('lot'),
    looksAtOwn: own.length + joining.length > 0,
  }
}

function suits({ must = [], mustNot = [] }: Listed, facts: number): boolean {
  return must.every((fact) => (facts & DeedFact[fact]) !== 0) && mustNot.every((fact) => (facts & DeedFact[fact]) === 0)
}
