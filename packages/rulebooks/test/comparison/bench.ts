import type { Dice } from '@hausregeln/chapters/testing/outcomes.ts'
import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { BANK, newGame, type Rulebook } from '@hausregeln/engine'
import type { OptionName } from '@hausregeln/engine/core/vocabulary.ts'
import type { SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { currencyOf, formatAmount } from '../../src/texts/amounts.ts'

type SpaceKind = SpaceDef['kind']

/** What a cell of the comparison must say, found by playing the rulebook, in English. */
export type Play = (bench: Bench) => string

/** The question does not arise. */
export const NONE = '–'
/** A throw that leads three spaces on. */
export const THREE: Dice = [1, 2]

/** A rulebook to be played with nothing chosen by the table, whatever its board: spaces and deeds are found by kind. */
export class Bench {
  readonly rulebook: Rulebook

  constructor(rulebook: Rulebook) {
    this.rulebook = rulebook
  }

  get book(): Rulebook['book'] {
    return this.rulebook.book
  }

  /** Three seats; seat 0 is about to throw. */
  table(scene: Partial<Scene> = {}): Table {
    return new Table(this.rulebook, { seats: 3, starts: 0, ...scene })
  }

  /** Seat 0 throws three and lands on this space. */
  landOn(space: number, scene: Partial<Scene> = {}, ...more: readonly Dice[]): Table {
    const t = this.table({ ...scene, place: { ...scene.place, 0: this.before(space) } })
    t.throws(0, THREE, ...more)
    return t
  }

  /** Three spaces before this one. */
  before(space: number): number {
    const { spaces } = this.book.board
    return (space - 3 + spaces) % spaces
  }

  /** Spaces of a kind; those before which the start does not lie. */
  spaces(kind: SpaceKind): readonly number[] {
    return this.rulebook.board.spaces.flatMap((space, at) => (space.kind === kind && at >= 3 ? [at] : []))
  }
  space(kind: SpaceKind): number {
    const [found] = this.spaces(kind)
    if (found === undefined) throw new Error(`there is no space of the kind ${kind}`)
    return found
  }

  /** The name of the deed of a space. */
  deed(space: number): string {
    return this.rulebook.board.spaces[space]?.name.de ?? ''
  }
  /** The spaces of a colour group of three, in board order. */
  get group(): readonly [number, number, number] {
    const [first = 0] = this.spaces('street').filter((at) => this.groupOf(at).length === 3)
    return this.groupOf(first) as unknown as readonly [number, number, number]
  }
  private groupOf(space: number): readonly number[] {
    const group = (at: number) => this.rulebook.board.spaces[at] as { readonly group?: string }
    return this.rulebook.board.spaces.flatMap((_, at) =>
      group(at)?.group !== undefined && group(at)?.group === group(space)?.group ? [at] : [],
    )
  }
  /** The streets of the first whole group that has none of these, by name. */
  groupBut(names: readonly string[]): readonly string[] {
    const groups = this.spaces('street').map((at) => this.groupOf(at).map((one) => this.deed(one)))
    return groups.find((group) => group.length === 3 && !group.some((name) => names.includes(name))) ?? []
  }
  /** As much as seat 0 can have, up to a million: where the bank's money is finite, all that it has. */
  get plenty(): number {
    const t = this.table()
    return this.book.policies.finiteBank === null ? 1_000_000 : t.cash(0) + t.cash(BANK)
  }
  /** Whether players can owe the bank. */
  get knowsBankDebt(): boolean {
    return this.book.chapters.has('debt-limit')
  }
  /** A street outside that group. */
  get elsewhere(): number {
    const [first = 0] = this.spaces('street').filter((at) => !this.group.includes(at))
    return first
  }
  /** All deeds by name. */
  get deeds(): readonly string[] {
    return this.rulebook.board.spaces.flatMap(({ name, ...space }) => ('price' in space ? [name.de] : []))
  }

  /** A place where nothing happens to seat 0, who owns all, when it goes on by each of these steps. */
  quietPlace(...steps: readonly number[]): number {
    const quiet: readonly SpaceKind[] = ['street', 'station', 'utility']
    const { spaces } = this.rulebook.board
    const isQuiet = (at: number) => at < spaces.length && quiet.includes(spaces[at]?.kind ?? 'start')
    const stops = (from: number) => steps.map((_, at) => from + steps.slice(0, at + 1).reduce((a, b) => a + b, 0))
    const from = spaces.findIndex((_, at) => stops(at).every(isQuiet))
    if (from < 0) throw new Error(`no place is quiet for ${steps}`)
    return from
  }

  offers(option: OptionName): boolean {
    return this.book.options.some(({ id }) => id === option)
  }

  /** An amount as the screen says it, with plain spaces. */
  money(amount: number): string {
    return plain(formatAmount('en', amount, currencyOf(this.rulebook.board, 'en', amount)))
  }

  /** What everybody begins with where the table has chosen this. */
  startCash(options: Readonly<Partial<Record<OptionName, number>>>): number {
    return newGame(this.book, { seats: 2, seed: 1, options }).s.cash[0] ?? 0
  }
}

/** With plain spaces instead of those that do not break. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** The amount of a payment: `0 → bank 200 (K-4.1)`. */
export function amountOf(payment: string | undefined): number {
  return Number(/ (\d+) \(/.exec(payment ?? '')?.[1])
}

/** Whether a seat can do an action of this name now. */
export function can(t: Table, seat: number, name: string): boolean {
  return t.legal(seat).some((action) => action.split(' ')[0] === name)
}

/** Whether something is refused. */
export function refused(body: () => void): boolean {
  try {
    body()
    return false
  } catch {
    return true
  }
}

export const YES_NO = (is: boolean): string => (is ? 'yes' : 'no')
