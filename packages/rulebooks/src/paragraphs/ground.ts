import type { BoardDef, BookDef, Choice, NumberValue, OptionDef, Rulebook } from '@hausregeln/engine'
import type { Settled } from '@hausregeln/engine/core/choice.ts'
import { factOf } from './facts.ts'

/** How a rulebook is settled, by name. */
interface Settlement {
  readonly board: BoardDef
  readonly options: readonly OptionDef[]
  readonly chapters: readonly { readonly name: string }[]
  /** The ids of what is chosen, by policy. */
  readonly chosen: Readonly<Record<string, string | undefined>>
  readonly numbers: Readonly<Record<string, NumberValue>>
}

/** What a sentence rests on: a name, and what has to be so; see `Clause` of the engine. */
interface Rest {
  readonly name: string
  readonly isThere: boolean
  /** What it has to be, or not to be; null: it only has to be there. */
  readonly values: readonly string[] | null
  readonly isOneOf: boolean
}

/** How the name of an option begins. */
export const OPTION = 'option:'
/** Whether the bank can run out of houses or hotels. */
export const SCARCE = 'scarce'
/** Before which throws in jail bail can be paid: `any`, all `butLast`, or `none`, where the only one is the last. */
export const BAIL_TIMES = 'bailTimes'
/** With what pieces move: `two` dice, `three`, or, where a table has the choice, `byTable`. */
export const DICE = 'dice'
/** Whether there are spaces on which doubles give no further throw. */
export const ENDS_DOUBLES = 'endsDoubles'
/** Whether players in debt to the bank can do nothing but repay it. */
export const IDLE_DEBTORS = 'idleDebtors'
/** How much more than in passing there is for landing on the start. */
const LANDING_MORE = 'landingMore'
/** What follows from choices and numbers, by name. */
export const FOLLOWING_NAMES: ReadonlySet<string> = new Set([
  SCARCE,
  BAIL_TIMES,
  DICE,
  ENDS_DOUBLES,
  IDLE_DEBTORS,
  LANDING_MORE,
])
/** One of a list of numbers: `bails2`. */
const IN_LIST = /^(\w*[a-z])([1-9])$/i
const REST = /^(!?)([\w:-]+)(?:(!?=)(.*))?$/

/** What the sentences of paragraphs can rest on, as it is in a rulebook. */
export class Ground {
  readonly #settlement: Settlement
  readonly #chapters: ReadonlySet<string>
  /** What has been asked of it. */
  readonly #values = new Map<string, string | undefined>()
  readonly #held = new Map<string, boolean>()

  constructor(settlement: Settlement) {
    this.#settlement = settlement
    this.#chapters = new Set(settlement.chapters.map(({ name }) => name))
  }

  /** What has this name, as it is compared; undefined: the rulebook has nothing of the kind. */
  value(name: string): string | undefined {
    if (!this.#values.has(name)) this.#values.set(name, this.#valueOf(name))
    return this.#values.get(name)
  }

  #valueOf(name: string): string | undefined {
    const { board, options, chosen } = this.#settlement
    if (isOption(name)) return this.#option(options, name.slice(OPTION.length))
    if (this.#chapters.has(name)) return 'yes'
    if (name === SCARCE) return this.#canFallShort() ? 'yes' : undefined
    if (name === BAIL_TIMES) return this.#bailTimes()
    if (name === DICE) return this.#dice()
    if (name === ENDS_DOUBLES) return this.#endsDoubles() ? 'yes' : undefined
    if (name === IDLE_DEBTORS) return this.#keepsDebtorsIdle() ? 'yes' : undefined
    const value = chosen[name] ?? this.number(name) ?? factOf(board, name)
    return value === undefined ? undefined : String(value)
  }

  isChapter(name: string): boolean {
    return this.#chapters.has(name)
  }

  /** A number of the rulebook or of its board, by the name that stands for it in texts. */
  number(name: string): NumberValue | undefined {
    const { board, numbers } = this.#settlement
    const own = numbers[name]
    if (own !== undefined) return own
    const [, list = '', at = ''] = IN_LIST.exec(name) ?? []
    const values = numbers[list]
    if (typeof values === 'object') return values[Number(at) - 1]
    const fact = name === LANDING_MORE ? this.#landingMore() : factOf(board, name)
    return typeof fact === 'number' ? fact : undefined
  }

  /** Whether what a sentence rests on is so. */
  holds(rest: string): boolean {
    const held = this.#held.get(rest) ?? this.#isSo(rest)
    this.#held.set(rest, held)
    return held
  }

  #isSo(rest: string): boolean {
    const { name, isThere, values, isOneOf } = readRest(rest)
    const value = this.value(name)
    if (values === null) return (value !== undefined) === isThere
    return value !== undefined && values.includes(value) === isOneOf
  }

  #option(options: readonly OptionDef[], id: string): string | undefined {
    const found = options.find((one) => one.id === id)
    return found && String(found.default)
  }

  #canFallShort(): boolean {
    const { houses, hotels } = this.#settlement.numbers
    return houses !== 'unlimited' || hotels !== 'unlimited'
  }

  #bailTimes(): string | undefined {
    const { chosen, numbers } = this.#settlement
    if (chosen.bailInLastTurn === undefined) return undefined
    if (chosen.bailInLastTurn === 'allowed') return 'any'
    return numbers.attempts === 1 ? 'none' : 'butLast'
  }

  #dice(): string {
    const { chosen, options } = this.#settlement
    if (chosen.thirdDie === 'always') return 'three'
    return chosen.thirdDie === 'speedDie' && options.some(({ id }) => id === 'speedDie') ? 'byTable' : 'two'
  }

  #endsDoubles(): boolean {
    const { chosen, board } = this.#settlement
    const has = (kind: string) => board.spaces.some((space) => space.kind === kind)
    return (
      chosen.onStart === 'endsDoubles' ||
      (chosen.onCards === 'drawEndsDoubles' && has('cards')) ||
      (chosen.onRisk === 'takeRiskEndsDoubles' && has('risk'))
    )
  }

  /** They have no money, as all income repays the debt; or what they could do with it asks for their debt. */
  #keepsDebtorsIdle(): boolean {
    const { income, mayBuy, buildsEvenly = '' } = this.#settlement.chosen
    return income === 'repaysBank' || (mayBuy === 'withinClaims' && ['byLadder', 'nowhere'].includes(buildsEvenly))
  }

  #landingMore(): number | undefined {
    const { salaryLand, salaryPass } = this.#settlement.numbers
    return typeof salaryLand === 'number' && typeof salaryPass === 'number' ? salaryLand - salaryPass : undefined
  }
}

/** Whether what a sentence rests on is an option. */
export function isOption(name: string): boolean {
  return name.startsWith(OPTION)
}

/** What has been read: the sentences of our rulebooks rest on some hundreds, but files may name anything. */
const MOST_READ = 5000
const restsRead = new Map<string, Rest>()

/** Reads what a sentence rests on. */
export function readRest(rest: string): Rest {
  const before = restsRead.get(rest)
  if (before !== undefined) return before
  const [, not = '', name = '', compares, values = ''] = REST.exec(rest) ?? []
  const read = { name, isThere: not === '', values: compares ? values.split('|') : null, isOneOf: compares !== '!=' }
  if (restsRead.size >= MOST_READ) restsRead.clear()
  restsRead.set(rest, read)
  return read
}

/** Whether it is said in full what has to be so; if not, it is as in the book that the sentence was written for. */
export function isSaidInFull(rest: string): boolean {
  const { values, isThere } = readRest(rest)
  return values !== null || !isThere
}

/** The ground of a definition that is settled so. */
export function groundIn(def: BookDef, settled: Partial<Settled>, numbers: Settlement['numbers']): Ground {
  const { board, chapters, options } = def
  const chosen = Object.fromEntries(Object.values<Choice>(settled).map(({ policy, id }) => [policy, id]))
  return new Ground({ board, options, chapters, chosen, numbers })
}

const grounds = new WeakMap<BookDef, Ground>()

/** The ground of a compiled rulebook. */
export function groundOf({ def, board, book }: Rulebook): Ground {
  const before = grounds.get(def)
  if (before !== undefined) return before
  const { chapters, options } = def
  const ground = new Ground({ board, options, chapters, chosen: book.chosen, numbers: book.numbers })
  grounds.set(def, ground)
  return ground
}
