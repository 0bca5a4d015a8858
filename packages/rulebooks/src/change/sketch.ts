import type { AnyChoice, BookDef, Chapter } from '@hausregeln/engine'
import { basics, coreNumbers } from '@hausregeln/engine/kit/book/basics.ts'
import { policiesOf } from '@hausregeln/engine/kit/book/policies.ts'
import { houseChapters } from '../house/chapters.ts'
import type { BookChange } from './change.ts'

/** What chapters' conditions see of a book: its chapters in their order, and what it says by name. */
export interface Sketch {
  readonly chapters: ReadonlySet<string>
  readonly choose: Readonly<Record<string, string>>
  /** Numbers that a change says. */
  readonly numbers: readonly string[]
}

/** How the questions of a book are answered, and which it leaves open. */
export interface Answers {
  readonly settled: ReadonlyMap<string, AnyChoice>
  readonly open: readonly string[]
  /** Of what is settled: what the book must say itself, since its chapters leave it open. */
  readonly unsaid: readonly AnyChoice[]
}

const common: ReadonlySet<string> = new Set(policiesOf([]).keys())
const ofAllBooks: ReadonlySet<AnyChoice> = new Set(basics)
const coreNames: ReadonlySet<string> = new Set(coreNumbers.map(({ name }) => name))

type Is<T> = (one: T) => boolean

const shelves = new WeakMap<BookDef, Shelf>()

/** The shelf of a book, made once. */
export function shelfOf(base: BookDef): Shelf {
  const known = shelves.get(base) ?? new Shelf(base)
  shelves.set(base, known)
  return known
}

/** All chapters that a book could have, laid out so that many sketches of it can be answered quickly. */
export class Shelf {
  readonly #chapters: ReadonlyMap<string, Chapter>
  readonly #base: BookDef
  readonly #had: ReadonlySet<string>
  /** By policy: everything that can be chosen, and the chapters that ask. */
  readonly #known = new Map<string, AnyChoice[]>()
  readonly #askers = new Map<string, string[]>()
  /** By choice: the chapters that offer it. */
  readonly #offering = new Map<AnyChoice, string[]>()
  /** As it was in the book before anything was changed. */
  readonly #before: ReadonlyMap<string, AnyChoice>

  constructor(base: BookDef) {
    this.#base = base
    this.#had = new Set(base.chapters.map(({ name }) => name))
    this.#chapters = new Map([...houseChapters, ...base.chapters.map((one) => [one.name, one] as const)])
    for (const { name, policies = {}, choices = [] } of this.#chapters.values()) {
      for (const policy of Object.keys(policies)) put(this.#askers, policy, name)
      for (const one of choices) {
        put(this.#known, one.policy, one)
        put(this.#offering, one, name)
      }
    }
    for (const one of basics) put(this.#known, one.policy, one)
    this.#before = new Map()
    this.#before = this.answered({ chapters: this.#had, choose: base.choose as Sketch['choose'], numbers: [] }).settled
  }

  /** A change of the book as its conditions see it: what lost its chapter is not said any more. */
  sketch({ chapters, choices, numbers }: BookChange): Sketch {
    const has = new Set([...this.#had].filter((name) => chapters[name] !== false))
    for (const [name, isIn] of Object.entries(chapters)) if (isIn) has.add(name)
    const left = Object.entries<string>(this.#base.choose).filter(
      ([policy, id]) =>
        this.isAsked(policy, has) && this.choices(policy).some((one) => one.id === id && this.isOffered(one, has)),
    )
    return { chapters: has, choose: { ...Object.fromEntries(left), ...choices }, numbers: Object.keys(numbers) }
  }

  chapter(name: string): Chapter | undefined {
    return this.#chapters.get(name)
  }

  /** All ways in which a question can be answered, by whichever chapter they are offered. */
  choices(policy: string): readonly AnyChoice[] {
    return this.#known.get(policy) ?? []
  }

  askers(policy: string): readonly string[] {
    return this.#askers.get(policy) ?? []
  }

  isAsked(policy: string, chapters: ReadonlySet<string>): boolean {
    return common.has(policy) || this.askers(policy).some((name) => chapters.has(name))
  }

  /** Whether a question is so where nobody asks it. */
  isIdle(policy: string, id: string): boolean {
    return this.choices(policy).some((one) => one.id === id && one.last)
  }

  isOffered(one: AnyChoice, chapters: ReadonlySet<string>): boolean {
    return ofAllBooks.has(one) || (this.#offering.get(one) ?? []).some((name) => chapters.has(name))
  }

  /** Chapters that offer such a choice. */
  offering(is: Is<AnyChoice>): readonly string[] {
    return this.chaptersThat(({ choices = [] }) => choices.some(is))
  }

  chaptersThat(is: Is<Chapter>): readonly string[] {
    return [...this.#chapters.values()].filter(is).map(({ name }) => name)
  }

  /** Chapters that have a number; null: every book has it. */
  withNumber(number: string): readonly string[] | null {
    return coreNames.has(number)
      ? null
      : this.chaptersThat(({ numbers = [] }) => numbers.some(({ name }) => name === number))
  }

  /**
   * How a sketch answers every question: by its own word, else as is usual with its chapters; where these leave it open,
   * as it was answered before, or as is usual with what has come.
   */
  answered({ chapters, choose }: Sketch): Answers {
    const offered = new Map<string, AnyChoice[]>()
    const asked = new Set(common)
    const come = new Set<AnyChoice>()
    for (const name of chapters) {
      const { policies = {}, choices = [] } = this.#chapters.get(name) ?? {}
      for (const policy of Object.keys(policies)) asked.add(policy)
      for (const one of choices) {
        put(offered, one.policy, one)
        if (!this.#had.has(name)) come.add(one)
      }
    }
    for (const one of basics) put(offered, one.policy, one)
    const settled = new Map<string, AnyChoice>()
    const [open, unsaid]: [string[], AnyChoice[]] = [[], []]
    for (const policy of asked) {
      const all = offered.get(policy) ?? []
      const usual = choose[policy] === undefined ? usualOf(all) : undefined
      const found = choose[policy] === undefined ? (usual ?? this.#left(policy, all, come)) : said(choose[policy], all)
      if (found === undefined) open.push(policy)
      else settled.set(policy, found)
      if (found !== undefined && choose[policy] === undefined && usual === undefined) unsaid.push(found)
    }
    return { settled, open, unsaid }
  }

  /** Of what is left open by those who offer it. */
  #left(policy: string, offered: readonly AnyChoice[], come: ReadonlySet<AnyChoice>): AnyChoice | undefined {
    const was = this.#before.get(policy)
    if (was !== undefined && offered.includes(was)) return was
    const brought = offered.filter((one) => one.usual && !one.last && come.has(one))
    return brought.length === 1 ? brought[0] : undefined
  }
}

function said(id: string | undefined, offered: readonly AnyChoice[]): AnyChoice | undefined {
  return id === undefined ? undefined : offered.find((one) => one.id === id)
}

/** What holds where nothing is said, if the chapters agree on it: see `settleChoices`. */
function usualOf(offered: readonly AnyChoice[]): AnyChoice | undefined {
  const usual = offered.filter((one) => one.usual)
  const first = usual.filter(({ last }) => !last)
  const found = first.length > 0 ? first : usual
  return found.length === 1 ? found[0] : undefined
}

function put<Key, T>(table: Map<Key, T[]>, key: Key, one: T): void {
  const list = table.get(key)
  if (list === undefined) table.set(key, [one])
  else if (!list.includes(one)) list.push(one)
}
