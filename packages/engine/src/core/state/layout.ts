import { Chance } from '../chance-kinds.ts'
import { digestOf } from '../hash.ts'
import { ACCOUNTS, DECK_CARDS, DECKS, DEEDS, FRAME_WORDS, FRAMES, OPTIONS, SEATS } from '../limits.ts'
import { nameNumber } from '../name.ts'
import { type Field, inOrder } from './named.ts'
import { SCALARS } from './scalars.ts'
import { bytes, type Parts, type Spec, seats, signed, type Table, type Tables, words } from './section.ts'

/** What every game has: money, the agenda, cards, a board with pieces, deeds and buildings. */
const CORE = {
  cash: words(ACCOUNTS),
  option: words(OPTIONS),
  frames: words(FRAMES * FRAME_WORDS, FRAME_WORDS),
  undrawn: words(DECKS),
  arrived: seats,
  outcome: words(3),
  place: signed(SEATS),
  jail: signed(SEATS),
  laps: signed(SEATS),
  owner: { of: 'i8', length: DEEDS, blank: -1 },
  level: signed(DEEDS),
  mortgaged: signed(DEEDS),
  jailCard: { of: 'i8', length: DECKS, blank: -1 },
  pile: bytes(DECKS * DECK_CARDS, DECK_CARDS),
  pileHead: bytes(DECKS),
  pileLength: bytes(DECKS),
} as const satisfies Readonly<Record<string, Table>>
/** The seeded generator. */
const GENERATOR = words(4)

export const WORD = 4
const VIEWS = { i32: Int32Array, i8: Int8Array, u8: Uint8Array } as const
/** Scalars that say how the program has played, or that follow from what else a state holds. */
const LEFT_OUT: readonly string[] = ['deepest', 'open']

/** A table at its place in a buffer. Its words are whole: a row of bytes ends with one. */
interface Placed extends Table {
  readonly name: string
  readonly from: number
  readonly words: number
}

/** A section at its place: where its numbers lie, those that nobody sees, and its tables. */
interface PlacedSection {
  readonly spec: Spec
  readonly numbers: number
  readonly turnNumbers: number
  readonly secret: number
  readonly tables: readonly Placed[]
  /** What each seat alone sees. */
  readonly columns: readonly Placed[]
}

/**
 * Where everything lies in the states of a rulebook, in words: public first, then a column a number of each seat's own,
 * then what nobody sees.
 */
export class Layout {
  /** Words of a whole state. */
  readonly words: number
  readonly publicWords: number
  /** Words that begin again with every turn. */
  readonly turn: readonly [from: number, to: number]
  /** Columns of numbers that each seat alone sees. */
  readonly own: readonly [from: number, to: number]
  /** Its words by name. */
  readonly fields: readonly Field[]
  /** The sections of its chapters, as these have declared them. */
  readonly specs: readonly Spec[]
  readonly #core: readonly Placed[]
  readonly #generator: Placed
  readonly #sections: readonly PlacedSection[]
  readonly #named: Field[] = []
  /** Names of all words in their order, and of what is numbered by rulebook in them. */
  readonly #names: string[] = []
  #at = 0
  #fingerprint: string | null = null

  /**
   * `options`: places of the options by name; `matters`: kinds of open matter in the order of their bits in `open`.
   * Throws for two words whose names have the same number.
   */
  constructor(specs: readonly Spec[], options: Readonly<Record<string, number>>, matters: readonly string[] = []) {
    this.#names.push(...matters, ...Object.entries(options).map(([id, place]) => `option ${id} ${place}`))
    for (const name of SCALARS) this.#number(name)
    this.#core = Object.entries(CORE).map(([name, table]) => this.#table(name, table, options))
    this.specs = specs
    const placed = specs.map((spec) => ({
      spec,
      numbers: this.#numbers(spec, spec.numbers),
      tables: [...this.#tables(spec, spec.tables), ...this.#notes(spec)],
    }))
    const turnFrom = this.#at
    const turns = specs.map((spec) => ({
      turnNumbers: this.#numbers(spec, spec.turnNumbers),
      tables: this.#tables(spec, spec.turn),
    }))
    this.turn = [turnFrom, this.#at]
    this.publicWords = this.#at
    const columns = specs.map((spec) => this.#tables(spec, columnsOf(spec)))
    this.own = [this.publicWords, this.#at]
    this.#sections = placed.map((section, index) => ({
      ...section,
      tables: [...section.tables, ...turns[index].tables],
      columns: columns[index],
      turnNumbers: turns[index].turnNumbers,
      secret: this.#numbers(section.spec, section.spec.secret),
    }))
    this.#generator = this.#table('generator', GENERATOR)
    this.words = this.#at
    this.fields = inOrder(this.#named)
  }

  /** The tables of every game: over a buffer with what is public, and one with room for all. */
  core(shown: ArrayBuffer, whole: ArrayBuffer): Tables<typeof CORE> & { readonly generator: Int32Array } {
    return {
      ...(tablesOver(shown, this.#core) as Tables<typeof CORE>),
      ...(tablesOver(whole, [this.#generator]) as { readonly generator: Int32Array }),
    }
  }

  /**
   * The sections, over a buffer with what is public and one with room for all. From entries: an object that is filled
   * name by name is a dictionary to V8 beyond some 16 names, and no constant.
   */
  parts(shown: ArrayBuffer, whole: ArrayBuffer): Parts {
    const parts = this.#sections.map(({ spec, numbers, turnNumbers, secret, tables, columns }) => {
      const over = (buffer: ArrayBuffer, from: number, names: readonly string[] = []) =>
        new Int32Array(buffer, from * WORD, names.length)
      const Section = sectionClass(spec)
      const section = new Section(
        over(shown, numbers, spec.numbers),
        over(shown, turnNumbers, spec.turnNumbers),
        over(whole, secret, spec.secret),
        { ...tablesOver(shown, tables), ...tablesOver(whole, columns) },
      )
      return [spec.name, section] as const
    })
    return Object.fromEntries(parts) as unknown as Parts
  }

  /** A short name of this layout: states of two programs can be exchanged as bytes if it is the same. */
  get fingerprint(): string {
    this.#fingerprint ??= digestOf(JSON.stringify([this.words, this.publicWords, this.#names]))
    return this.#fingerprint
  }

  #numbers({ name: section }: Spec, names: readonly string[] = []): number {
    const from = this.#at
    for (const name of names) this.#number(`${section}.${name}`)
    return from
  }

  #number(name: string): void {
    this.#names.push(name)
    if (!LEFT_OUT.includes(name)) this.#field(name, this.#at, 1)
    this.#at++
  }

  #tables({ name: section }: Spec, tables: Readonly<Record<string, Table>> = {}): Placed[] {
    return Object.entries(tables).map(([name, table]) => ({ ...this.#table(`${section}.${name}`, table), name }))
  }

  /** Their words have names in a layout and none in hashes. */
  #notes({ name: section, notes = {} }: Spec): Placed[] {
    return Object.entries(notes).map(([name, table]) => ({ ...this.#place(`${section}.${name}`, table), name }))
  }

  #table(name: string, table: Table, options?: Readonly<Record<string, number>>): Placed {
    const { length, row = length, blank } = table
    const rows = length / row
    const placed = this.#place(name, table)
    const { from } = placed
    const rowWords = placed.words / rows
    if (name === 'option')
      for (const [id, place] of Object.entries(options ?? {})) this.#field(`option ${id}`, from + place, 1)
    else
      for (let index = 0; index < rows; index++)
        this.#field(rows === 1 ? name : `${name} ${index}`, from + index * rowWords, rowWords, name, blank)
    return placed
  }

  #place(name: string, table: Table): Placed {
    const { of, length, row = length } = table
    const size = VIEWS[of].BYTES_PER_ELEMENT
    const rows = length / row
    const rowWords = Math.ceil((row * size) / WORD)
    if (rows > 1 && rowWords * WORD !== row * size) throw new Error(`rows of "${name}" do not end with a word`)
    const from = this.#at
    this.#names.push(`${name} ${of} ${length}`)
    this.#at += rows * rowWords
    return { ...table, name, from, words: rows * rowWords }
  }

  #field(name: string, from: number, words: number, table = name, blank?: -1): void {
    const codes = CODES[table]
    this.#named.push({
      name,
      number: nameNumber(name),
      from,
      words,
      ...(codes !== undefined && { codes }),
      ...(blank !== undefined && { blank }),
    })
  }
}

/** Words whose numbers mean something that has a name; kinds of frames and ends are numbers of names as they are. */
const CODES: Readonly<Record<string, Int32Array>> = {
  awaiting: numbersByCode(Chance),
  given: numbersByCode(Chance),
}

function numbersByCode(codes: Readonly<Record<string, number>>): Int32Array {
  const numbers = new Int32Array(Math.max(...Object.values(codes)) + 1)
  for (const [name, code] of Object.entries(codes)) numbers[code] = nameNumber(name)
  return numbers
}

/** A column a number: a seat's own is the element of the seat. */
function columnsOf({ own = [] }: Spec): Readonly<Record<string, Table>> {
  return Object.fromEntries(own.map((name) => [name, seats]))
}

function tablesOver(buffer: ArrayBuffer, tables: readonly Placed[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    tables.map(({ name, of, from, words }) => {
      const View = VIEWS[of]
      return [name, new View(buffer, from * WORD, (words * WORD) / View.BYTES_PER_ELEMENT)]
    }),
  )
}

type SectionClass = new (
  numbers: Int32Array,
  turnNumbers: Int32Array,
  secret: Int32Array,
  tables: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>>

const classes = new WeakMap<Spec, SectionClass>()

/**
 * Numbers are read and written through accessors over words: as fast as an element, and a copy of the buffer is a copy
 * of all. All rulebooks share the class of a section, so that code that serves several of them sees one kind of object.
 */
function sectionClass(spec: Spec): SectionClass {
  const known = classes.get(spec)
  if (known !== undefined) return known
  class Section {
    declare readonly [NUMBERS]: Int32Array
    declare readonly [TURN]: Int32Array
    declare readonly [SECRET]: Int32Array
    constructor(
      numbers: Int32Array,
      turnNumbers: Int32Array,
      secret: Int32Array,
      tables: Readonly<Record<string, unknown>>,
    ) {
      this[NUMBERS] = numbers
      this[TURN] = turnNumbers
      this[SECRET] = secret
      Object.assign(this, tables)
    }
  }
  const define = (of: typeof NUMBERS | typeof TURN | typeof SECRET, names: readonly string[] = []) => {
    names.forEach((name, index) => {
      Object.defineProperty(Section.prototype, name, {
        get(this: Section) {
          return this[of][index]
        },
        set(this: Section, value: number) {
          this[of][index] = value
        },
      })
    })
  }
  define(NUMBERS, spec.numbers)
  define(TURN, spec.turnNumbers)
  define(SECRET, spec.secret)
  const made = Section as unknown as SectionClass
  classes.set(spec, made)
  return made
}

const NUMBERS = Symbol('numbers')
const TURN = Symbol('numbers of the turn')
const SECRET = Symbol('secret numbers')
