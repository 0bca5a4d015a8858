import { NO_ACTION } from '../../core/action/action.ts'
import type { Board } from '../../core/board.ts'
import type { AdjustRule, Book, CarryOut, Codes, Landing, MatterRule, OftenRules } from '../../core/book.ts'
import { type AllNumbers, Reckoned, type Settled } from '../../core/choice.ts'
import { EDITION } from '../../core/edition.ts'
import type { Game } from '../../core/game.ts'
import { BANK } from '../../core/limits.ts'
import type { PolicyName, PolicyValues } from '../../core/policy.ts'
import { frameNumber, type Slot } from '../../core/vocabulary.ts'
import { effectNames } from '../effects.ts'
import { isLavish, leftInVault, vault } from '../vault.ts'
import { fitsWritten } from '../written.ts'
import type { Chapter } from './chapter.ts'
import { compileBoard } from './compile-board.ts'
import { identityOf } from './identity.ts'
import { layoutOf, openBitsOf } from './layout.ts'
import { actionTables, codesOf, frameTable, placesOf, wordsOf } from './lexicon.ts'
import { oncePer } from './once.ts'
import { kindsOf, policiesOf } from './policies.ts'
import type { BookDef, Rulebook } from './rulebook.ts'
import { settleChoices } from './settle-choices.ts'
import { endlessStock, settleNumbers } from './settle-numbers.ts'

/** What is asked of a definition before it is compiled. Throws where it cannot be played. */
export type Check = (def: BookDef, edition: number) => void

/** One that asks nothing: it is for definitions that tests have checked, and who plays by them does not load the check. */
const checkedByTests: Check = () => undefined

/**
 * A rulebook of our own: it is compiled when its book is first asked for, since programs know all rulebooks and play by
 * one. Tests have checked it (`bookFaults`), in each edition.
 */
export function defineOnDemand(def: BookDef, edition = EDITION): Rulebook {
  return bookOnDemand(def, () => bookIn(def, edition, checkedByTests))
}

/** A rulebook that is compiled when its book is first asked for. */
function bookOnDemand(def: BookDef, compiled: () => Book): Rulebook {
  const { title, board, ruleTexts } = def
  return {
    get book() {
      return compiled()
    },
    title,
    board,
    ruleTexts,
    def,
  }
}

const formerly = new WeakMap<Rulebook, Map<number, Rulebook>>()

/**
 * A rulebook as it is in an edition: for a game that has begun in it. It is compiled, and checked as the rulebook was,
 * when its book is first asked for.
 */
export function inEdition(rulebook: Rulebook, edition: number): Rulebook {
  if (rulebook.book.edition === edition) return rulebook
  const known = formerly.get(rulebook) ?? new Map<number, Rulebook>()
  formerly.set(rulebook, known)
  const found = known.get(edition) ?? bookOnDemand(rulebook.def, () => rulebook.book.inEdition(edition))
  known.set(edition, found)
  return found
}

/** A book, and what was asked of its definition before. */
interface Compiled {
  readonly book: Book
  readonly check: Check
}

const compiled = new WeakMap<BookDef, Map<number, Compiled>>()

/** The book of a definition in an edition, checked and compiled once. Throws what the check throws. */
export function bookIn(def: BookDef, edition: number, check: Check): Book {
  const editions = compiled.get(def) ?? new Map<number, Compiled>()
  compiled.set(def, editions)
  const known = editions.get(edition)
  if (known?.check === check) return known.book
  check(def, edition)
  const book = compile(def, edition, check)
  editions.set(edition, { book, check })
  return book
}

/** Lays a rulebook into tables: every choice is its function, every number a word. */
function compile(def: BookDef, edition: number, check: Check): Book {
  const { named, settled } = settleChoices(def, edition)
  const { all } = settleNumbers(def)
  const policies = policiesIn(def, settled, all)
  const rules = rulesOf(def.chapters)
  const board = compileBoard(def.board, kindsOf(def.chapters))
  const [houses, hotels] = stockOf(def, all, policies)
  return {
    id: def.id,
    version: def.formerVersions?.[edition - 1] ?? def.version,
    edition,
    inEdition: (other) => bookIn(def, other, check),
    identity: identityOf(def),
    layout: layoutOf(def.chapters, def.options),
    board,
    minSeats: one(all, 'minSeats'),
    maxSeats: one(all, 'maxSeats'),
    startCash: one(all, 'startCash'),
    salaryPass: one(all, 'salaryPass'),
    salaryLand: one(all, 'salaryLand'),
    houses,
    hotels,
    housesBeforeHotel: one(all, 'housesBeforeHotel'),
    options: def.options,
    chapters: new Set(def.chapters.map(({ name }) => name)),
    chosen: Object.fromEntries(Object.entries(named).map(([policy, { id }]) => [policy, id])),
    numbers: all,
    rules: rulesBySlot(def),
    places: placesOf(def.options),
    ...rules,
    often: oftenOf(rules),
    ...openBitsOf(rules.matters),
    advice: def.chapters.flatMap(({ advice }) => (advice === undefined ? [] : [advice])),
    fitsWritten,
    landings: landingsOf(def, board, policies),
    policies,
    estate: policies.estate,
    resign: policies.resign,
    seatLeft: policies.seatLeft,
    wealth: policies.wealth,
    open: openingOf(def.chapters, policies.open),
  }
}

/** A number that is no list, or 0 where its chapter is not there. */
function one(all: AllNumbers, name: string): number {
  const value = all[name]
  return typeof value === 'number' ? value : 0
}

type Answer = PolicyValues[PolicyName]

/**
 * What was chosen of each policy, ready for play. Made at once, from entries: named one by one, so many would become a
 * dictionary to V8.
 */
function policiesIn(def: BookDef, settled: Settled, all: AllNumbers): PolicyValues {
  const policies = new Map<string, Answer>()
  for (const [name, { value }] of Object.entries(settled))
    policies.set(name, value instanceof Reckoned ? (value.of(all) as Answer) : value)
  if (policies.get('finiteBank') === null && isLavish(def, all)) {
    policies.set('finiteBank', vault)
    if (settled.bankLimit.id === 'none') policies.set('bankLimit', leftInVault)
  }
  for (const [name, { joins }] of policiesOf(def.chapters))
    if (joins !== null && policies.get(name) !== null)
      policies.set(joins, together(policies.get(joins) as TurnEnd, policies.get(name) as TurnEnd))
  return Object.fromEntries(policies) as PolicyValues
}

type TurnEnd = (g: Game) => void

/** One after the other, unless the first has ended the game or laid something on the agenda. */
function together(first: TurnEnd, then: TurnEnd): TurnEnd {
  return (g) => {
    const { depth } = g.s
    first(g)
    if (g.s.over === 0 && g.s.depth === depth) then(g)
  }
}

/** Houses and hotels; a stock that is not said never runs out. */
function stockOf({ board }: BookDef, all: AllNumbers, { ladder }: PolicyValues): readonly [number, number] {
  const levels = ladder?.highest.at(-1) ?? one(all, 'housesBeforeHotel')
  const [houses, hotels] = endlessStock(board, levels, ladder === null)
  const said = (name: string, endless: number) => (typeof all[name] === 'number' ? one(all, name) : endless)
  return [said('houses', houses), said('hotels', hotels)]
}

/** What happens by kind of space: what was chosen of the policies that are about one. */
function landingsOf({ chapters }: BookDef, { kinds }: Board, policies: PolicyValues): Landing[] {
  const byKind: Landing[] = []
  for (const [name, { space }] of policiesOf(chapters))
    if (space !== null) byKind[kinds[space]] = policies[name] as Landing
  return byKind
}

/** What the chapters prepare, in their order, and then the first frames. */
function openingOf(chapters: readonly Chapter[], open: Book['open']): Book['open'] {
  const prepared = chapters.flatMap(({ prepare }) => (prepare === undefined ? [] : [prepare]))
  return (g: Game) => {
    grantHandicaps(g)
    for (const prepare of prepared) prepare(g)
    open(g)
  }
}

/** Seats that begin with more than others have it from the bank. */
function grantHandicaps({ s, book }: Game): void {
  const more = book.numbers.handicap as readonly number[]
  for (let seat = 0; seat < s.seats && seat < more.length; seat++) {
    s.cash[seat] += more[seat]
    s.cash[BANK] -= more[seat]
  }
}

function rulesBySlot({ paragraphs }: BookDef): Book['rules'] {
  const rules: Partial<Record<Slot, string>> = {}
  for (const [rule, slots] of Object.entries(paragraphs)) for (const slot of slots) rules[slot] = rule
  return rules
}

type Ruled =
  | 'words'
  | 'codes'
  | 'actionNames'
  | 'frameTable'
  | 'frameMask'
  | 'actions'
  | 'matters'
  | 'adjusts'
  | 'answers'
  | 'stages'
  | 'effects'
  | 'carryOut'

/** The words and rules of all chapters, by their numbers. */
const rulesOf = oncePer((chapters: readonly Chapter[]): Pick<Book, Ruled> => {
  const matters: MatterRule[] = []
  const adjusts: Record<string, AdjustRule> = {}
  for (const chapter of chapters) {
    matters.push(...(chapter.matters ?? []))
    for (const adjust of chapter.adjusts ?? []) adjusts[adjust.what] = adjust
  }
  const frames = chapters.flatMap((chapter) => chapter.frames ?? [])
  const actions = chapters.flatMap((chapter) => chapter.actions ?? [])
  const codes = codesOf(actions)
  const numbered = { words: wordsOf(chapters), codes }
  const answers = new Map(
    chapters.flatMap((chapter) =>
      (chapter.frames ?? []).map(({ kind }) => [frameNumber(kind), answersOf(chapter, codes)] as const),
    ),
  )
  const carryOut: (CarryOut | undefined)[] = effectNames.map((name) =>
    chapters.map(({ effects }) => effects?.[name]).find((rule) => rule !== undefined),
  )
  const effects = carryOut.reduce((bits, rule, number) => (rule === undefined ? bits : bits | (1 << number)), 0)
  const stages: Record<string, number> = Object.assign({}, ...chapters.map((chapter) => chapter.stages))
  const rules = { matters, adjusts, answers, stages, effects, carryOut }
  return { ...numbered, ...frameTable(frames), ...actionTables(codes, actions), ...rules }
})

function answersOf({ actions = [] }: Chapter, codes: Codes): readonly number[] {
  return actions.flatMap(({ name }) => codes[name] ?? [])
}

/** The rules of the chapter on turns, which every rulebook has. */
function oftenOf({ frameTable, frameMask, actions, codes }: Pick<Book, Ruled>): OftenRules {
  const turn = frameTable[frameNumber('turn') & frameMask]
  const throwDice = actions[codes.throw ?? NO_ACTION]
  const endTurn = actions[codes.endTurn ?? NO_ACTION]
  if (turn === undefined || throwDice === undefined || endTurn === undefined) throw new Error('no chapter on turns')
  return { turn, throw: throwDice, endTurn }
}
