import type { BoardDef, Text } from '@hausregeln/engine'
import { digestOf } from '@hausregeln/engine/core/hash.ts'
import { OwnText } from '@hausregeln/engine/core/text.ts'
import { boardMark } from '@hausregeln/engine/kit/book/identity.ts'
import { isDeed } from '@hausregeln/engine/kit/book/spaces.ts'
import type { CardDef, DeedDef } from '@hausregeln/engine/kit/definition.ts'

/** What paragraphs may rest on that a board is or has, by name; where it has none, that is not there. */
export type BoardFact = keyof typeof FACTS

type Fact = (board: BoardDef) => string | number | undefined

const FACTS = {
  /** All its numbers: no other board is the same. */
  board: boardMark,
  currency: ({ currency }: BoardDef) => marked([nameOf(currency)]),
  chips: ({ chips = [] }: BoardDef) => listed(chips.map(({ value }) => value)),
  spaces: ({ spaces }: BoardDef) => spaces.length,
  deeds: (board: BoardDef) => deedsOf(board).length,
  streets: (board: BoardDef) => countOf(board, 'street'),
  stations: (board: BoardDef) => countOf(board, 'station'),
  utilities: (board: BoardDef) => countOf(board, 'utility'),
  leastPrice: (board: BoardDef) => Math.min(...pricesOf(board, 'street')),
  mostPrice: (board: BoardDef) => Math.max(...pricesOf(board, 'street')),
  stationPrice: (board: BoardDef) => one(pricesOf(board, 'station')),
  utilityPrice: (board: BoardDef) => one(pricesOf(board, 'utility')),
  /** How many streets each colour has, by their names. */
  groups: ({ spaces, groups }: BoardDef) =>
    marked(
      Object.entries(groups).map(([key, { name }]) => {
        const its = spaces.filter((space) => space.kind === 'street' && space.group === key)
        return `${nameOf(name)} ${its.length}`
      }),
    ),
  /** How many streets every colour has. */
  groupSize: ({ spaces, groups }: BoardDef) =>
    one(
      Object.keys(groups)
        .map((key) => spaces.filter((space) => space.kind === 'street' && space.group === key).length)
        .filter((size) => size > 0),
    ),
  stationRent1: (board: BoardDef) => rentOf(board, 'station', 0),
  stationRent2: (board: BoardDef) => rentOf(board, 'station', 1),
  stationRent3: (board: BoardDef) => rentOf(board, 'station', 2),
  stationRent4: (board: BoardDef) => rentOf(board, 'station', 3),
  /** Whether the rent of stations grows by the same with each. */
  stationSteps: (board: BoardDef) =>
    deedsOf(board, 'station').every(({ rents }) => rents.every((rent, at) => rent === (rents[0] ?? 0) * (at + 1)))
      ? 'even'
      : 'other',
  utilityFactor1: (board: BoardDef) => rentOf(board, 'utility', 0),
  utilityFactor2: (board: BoardDef) => rentOf(board, 'utility', 1),
  utilityFactors: (board: BoardDef) => one(deedsOf(board, 'utility').map(({ rents }) => listed(rents))),
  /** Whether a mortgage is half the price everywhere, and what the bank gives for a building half of its price. */
  mortgages: (board: BoardDef) => halfOf(board, ({ price, mortgage }) => [price, mortgage]),
  houseSales: (board: BoardDef) => halfOf(board, ({ house = 0, houseSale }) => [house, houseSale]),
  /** Whether the bank takes a property back at half its price. */
  sales: (board: BoardDef) => halfOf(board, ({ price, sale }) => [price, sale]),
  /** Whether there are such spaces. */
  parking: (board: BoardDef) => has(board, 'parking'),
  goToJail: (board: BoardDef) => has(board, 'goToJail'),
  taxes: (board: BoardDef) => has(board, 'tax'),
  taxNames: (board: BoardDef) => marked(taxesOf(board).map(({ name }) => nameOf(name))),
  firstTax: (board: BoardDef) => taxesOf(board)[0]?.amount,
  secondTax: (board: BoardDef) => taxesOf(board)[1]?.amount,
  decks: ({ decks }: BoardDef) => marked(decks.map(({ name }) => nameOf(name))),
  firstDeck: ({ decks }: BoardDef) => decks[0]?.cards.length,
  /** What all its cards do. */
  effects: ({ decks }: BoardDef) =>
    marked(decks.flatMap(({ cards }) => cards.map(({ effect }) => JSON.stringify(Object.entries(effect).toSorted())))),
  /** By how many spaces cards send back. */
  backCards: ({ decks }: BoardDef) =>
    listed([...new Set(decks.flatMap(({ cards }) => cards.flatMap(backOf)))].toSorted((one, other) => one - other)),
  /** What its cards to the next station or utility cost there, and whether it has cards out of jail. */
  nextCards: ({ decks }: BoardDef) =>
    listed([...new Set(decks.flatMap(({ cards }) => cards.flatMap(nextOf)))].toSorted()),
  jailCards: (board: BoardDef) => hasCard(board, ({ effect }) => effect.do === 'jailFree'),
  /** Whether there are cards that lead to jail, to the start, and those by which one owes several others at once. */
  toJailCards: (board: BoardDef) => hasCard(board, ({ effect }) => effect.do === 'toJail'),
  startCards: (board: BoardDef) =>
    hasCard(board, ({ effect }) => effect.do === 'advanceTo' && board.spaces[effect.space]?.kind === 'start'),
  manyCreditors: (board: BoardDef) => hasCard(board, ({ effect }) => effect.do === 'payEach'),
  secondDeck: ({ decks }: BoardDef) => decks[1]?.cards.length,
} as const satisfies Readonly<Record<string, Fact>>

const known = new WeakMap<BoardDef, Map<BoardFact, ReturnType<Fact>>>()

/** What a board is or has of this name; undefined: nothing. */
export function factOf(board: BoardDef, name: string): string | number | undefined {
  if (!isFact(name)) return undefined
  const facts = known.get(board) ?? new Map<BoardFact, ReturnType<Fact>>()
  known.set(board, facts)
  if (!facts.has(name)) facts.set(name, FACTS[name](board))
  return facts.get(name)
}

/** What is made of names: a file has them in its own words, so they are not compared with those of another. */
const NAMED: ReadonlySet<string> = new Set(['currency', 'groups', 'taxNames', 'decks'] satisfies readonly BoardFact[])

export function isOfNames(name: string): boolean {
  return NAMED.has(name)
}

export function isFact(name: string): name is BoardFact {
  return Object.hasOwn(FACTS, name)
}

function nameOf(text: Text): string {
  if (text instanceof OwnText) return text.key
  return 'key' in text && typeof text.key === 'string' ? text.key : text.en
}

function listed(values: readonly (string | number)[]): string | undefined {
  return values.length === 0 ? undefined : values.join(',')
}

/** A mark of names: they may hold any sign. */
function marked(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : digestOf(JSON.stringify(names)).slice(0, 8)
}

/** What a card to the next station or utility costs there. */
function nextOf({ effect }: CardDef): readonly string[] {
  if (effect.do === 'nextStation') return [`station-${effect.times}`]
  return effect.do === 'nextUtility' ? [`utility-${effect.factor}`] : []
}

/** By how many spaces a card sends back. */
function backOf({ effect }: CardDef): readonly number[] {
  return effect.do === 'back' ? [effect.steps] : []
}

/** The value that they all have. */
function one<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined
}

function deedsOf({ spaces }: BoardDef, kind?: DeedDef['kind']): readonly DeedDef[] {
  return spaces.filter(isDeed).filter((deed) => kind === undefined || deed.kind === kind)
}

function countOf(board: BoardDef, kind: DeedDef['kind']): number | undefined {
  return deedsOf(board, kind).length || undefined
}

function pricesOf(board: BoardDef, kind: DeedDef['kind']): readonly number[] {
  return deedsOf(board, kind).map(({ price }) => price)
}

function rentOf(board: BoardDef, kind: DeedDef['kind'], at: number): number | undefined {
  return one(deedsOf(board, kind).map(({ rents }) => rents[at]))
}

function halfOf(board: BoardDef, of: (deed: DeedDef) => readonly [whole: number, part: number | undefined]): string {
  const isHalf = ([whole, part]: readonly [number, number | undefined]) => part === undefined || part * 2 === whole
  return deedsOf(board).map(of).every(isHalf) ? 'half' : 'other'
}

function has({ spaces }: BoardDef, kind: 'parking' | 'goToJail' | 'tax'): 'yes' | undefined {
  return spaces.some((space) => space.kind === kind) ? 'yes' : undefined
}

function hasCard({ decks }: BoardDef, isSuch: (card: CardDef) => boolean): 'yes' | undefined {
  return decks.some(({ cards }) => cards.some(isSuch)) ? 'yes' : undefined
}

function taxesOf({ spaces }: BoardDef) {
  return spaces.filter((space) => space.kind === 'tax')
}
