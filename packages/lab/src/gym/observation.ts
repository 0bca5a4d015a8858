import {
  BANK,
  type Book,
  DEEDS,
  FRAME_WORDS,
  frameRule,
  KIND,
  type Lens,
  OWN,
  POT,
  SEATS,
  type Spec,
  topFrame,
} from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'

/** A named array in an observation: where it begins, and how many numbers of 32 bits it has. */
export interface ObservedField {
  readonly name: string
  readonly from: number
  readonly length: number
}

interface Reader {
  readonly name: string
  readonly length: number
  read(l: Lens, at: number): number
}

/**
 * What everybody sees of a game, as numbers under the names that the named JSON has (`positionOf`): from that
 * the same numbers can be laid out. Nobody is -1, and so is the jail of a seat that is not in it.
 */
export class Observation {
  readonly fields: readonly ObservedField[]
  readonly length: number
  /** Kinds of frames: `frame` is an index into them. */
  readonly frames: readonly string[]
  readonly #readers: readonly Reader[]

  constructor(book: Book, seats: number) {
    this.frames = book.words.frames
    this.#readers = [
      ...tableReaders(book, seats, this.frames),
      ...book.layout.specs.flatMap((spec) => sectionReaders(spec, book, seats)),
    ]
    let from = 0
    this.fields = this.#readers.map(({ name, length }) => {
      const field = { name, from, length }
      from += length
      return field
    })
    this.length = from
  }

  /** Writes the observation into `out` from `at` on. */
  write(l: Lens, seat: number, must: boolean, out: Int32Array, at: number): void {
    let to = at
    for (const { length, read } of this.#readers)
      for (let index = 0; index < length; index++) out[to++] = read(l, index)
    out[at] = seat
    out[at + 1] = must ? 1 : 0
  }
}

function tableReaders(book: Book, seats: number, frames: readonly string[]): Reader[] {
  const { deeds, decks } = book.board
  const one = (name: string, read: (l: Lens) => number): Reader => ({ name, length: 1, read })
  const each = (name: string, length: number, read: Reader['read']): Reader => ({ name, length, read })
  return [
    one('seat', () => 0),
    one('must', () => 0),
    one('round', ({ s }) => s.round),
    one('turn.seat', ({ s }) => s.turnSeat),
    one('turn.throws', ({ s }) => s.throwsOfTurn),
    one('turn.doubles', ({ s }) => s.doubles),
    each('turn.dice', 3, ({ s }, at) => (at === 0 ? s.dieA : at === 1 ? s.dieB : s.dieC)),
    each('seats.inGame', seats, ({ s }, seat) => (s.alive >>> seat) & 1),
    each('seats.cash', seats, ({ s }, seat) => s.cash[seat] ?? 0),
    each('seats.space', seats, ({ s }, seat) => s.place[seat] ?? 0),
    each('seats.jail', seats, ({ s }, seat) => (s.jail[seat] ?? 0) - 1),
    each('seats.laps', seats, ({ s }, seat) => s.laps[seat] ?? 0),
    one('bank', ({ s }) => s.cash[BANK] ?? 0),
    one('pot', ({ s }) => s.cash[POT] ?? 0),
    each('deeds.owner', deeds, ({ s }, deed) => s.owner[deed] ?? 0),
    each('deeds.level', deeds, ({ s }, deed) => s.level[deed] ?? 0),
    each('deeds.mortgaged', deeds, ({ s }, deed) => s.mortgaged[deed] ?? 0),
    one('houses', ({ s }) => s.housesLeft),
    one('hotels', ({ s }) => s.hotelsLeft),
    each('decks.unseen', decks, ({ s }, deck) => popCount(s.undrawn[deck] ?? 0)),
    each('decks.jailCard', decks, ({ s }, deck) =>
      (book.board.jailCardOf[deck] ?? -1) < 0 ? -1 : (s.jailCard[deck] ?? -1),
    ),
    one('frame', (l) => frames.indexOf(frameRule(l, l.s.frames[topFrame(l) + KIND] ?? 0)?.kind as never)),
    each('frame.words', FRAME_WORDS - OWN, (l, at) =>
      at < named(l, seats) ? (l.s.frames[topFrame(l) + OWN + at] ?? 0) : 0,
    ),
  ]
}

/** How many words of the frame on top have names. */
function named(l: Lens, seats: number): number {
  const words = frameRule(l, l.s.frames[topFrame(l) + KIND] ?? 0)?.words ?? []
  return words.reduce((sum, name) => sum + (name.endsWith('[]') ? seats : 1), 0)
}

type Section = Readonly<Record<string, number | ArrayLike<number>>>

/**
 * What a chapter keeps: its numbers, and its tables row by row, with as many elements or rows as there are seats or
 * deeds.
 */
function sectionReaders(spec: Spec, book: Book, seats: number): Reader[] {
  const there = (all: number) => (all === SEATS ? seats : all === DEEDS ? book.board.deeds : all)
  const section = (l: Lens) => (l.s.parts as unknown as Readonly<Record<string, Section>>)[spec.name] ?? {}
  const numbers = [...(spec.numbers ?? []), ...(spec.turnNumbers ?? [])].map((name) => ({
    name: `${spec.name}.${name}`,
    length: 1,
    read: (l: Lens) => section(l)[name] as number,
  }))
  const tables = Object.entries({ ...spec.tables, ...spec.turn }).map(([name, { length, row = length }]) => ({
    name: `${spec.name}.${name}`,
    length: row === length ? there(length) : there(length / row) * row,
    read: (l: Lens, at: number) => (section(l)[name] as ArrayLike<number>)[at] ?? 0,
  }))
  return [...numbers, ...tables]
}
