import {
  BANK,
  type Book,
  DEEDS,
  FRAME_WORDS,
  type Game,
  KIND,
  OWN,
  POT,
  SEATS,
  type Spec,
  topFrame,
} from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { State } from '@hausregeln/engine/core/state/state.ts'

/** A named array in an observation: where it begins, and how many numbers of 32 bits it has. */
export interface ObservedField {
  readonly name: string
  readonly from: number
  readonly length: number
}

/** How wide the elements of a table are, and whether they have a sign. */
const Kind = { words: 0, signed: 1, unsigned: 2 } as const
type Kind = (typeof Kind)[keyof typeof Kind]

/** A table of the state that an observation has as it is: `from` counts elements of its kind in the public buffer. */
interface Copied {
  readonly name: string
  readonly length: number
  readonly kind: Kind
  readonly from: number
}

/** What the observation has of a state that is not in it just so: `write` lays it out. */
interface Derived {
  readonly name: string
  readonly length: number
}

/** A game as observations are made of it: its public tables over one buffer. */
export class Sight {
  readonly game: Game
  readonly words: Int32Array
  readonly signed: Int8Array
  readonly unsigned: Uint8Array

  constructor(game: Game) {
    const { buffer } = game.s.cash
    this.game = game
    this.words = new Int32Array(buffer)
    this.signed = new Int8Array(buffer)
    this.unsigned = new Uint8Array(buffer)
  }
}

/** Numbers of a piece of work: its kind, from where, to where, and how many elements. */
const PIECE = 4

/**
 * What everybody sees of a game, as numbers under the names that the named JSON has (`positionOf`): from that
 * the same numbers can be laid out. Nobody is -1, and so is the jail of a seat that is not in it.
 *
 * It is written once a step of every game, so most of it is copied from the state's tables by a list of pieces.
 */
export class Observation {
  readonly fields: readonly ObservedField[]
  readonly length: number
  /** Kinds of frames: `frame` is an index into them. */
  readonly frames: readonly string[]
  readonly #pieces: Int32Array
  readonly #seats: number
  readonly #frameMask: number
  /** By place in the table of frames: the index of its kind, and how many of its words have names. */
  readonly #frameIndex: Int32Array
  readonly #frameNames: Int32Array
  /** By deck: whether it has a jail card. */
  readonly #hasJailCard: readonly boolean[]
  readonly #to: Readonly<Record<'inGame' | 'jail' | 'houses' | 'unseen' | 'jailCard' | 'frame', number>>

  constructor(book: Book, seats: number) {
    const { decks, jailCardOf } = book.board
    const { frameTable, frameMask, words } = book
    this.frames = words.frames
    this.#seats = seats
    this.#frameMask = frameMask
    const rules = Array.from({ length: frameMask + 1 }, (_, place) => frameTable[place])
    this.#frameIndex = Int32Array.from(rules, (rule) => this.frames.indexOf(rule?.kind as never))
    this.#frameNames = Int32Array.from(rules, (rule) => namedWords(rule?.words ?? [], seats))
    this.#hasJailCard = Array.from({ length: decks }, (_, deck) => (jailCardOf[deck] ?? -1) >= 0)
    const parts = [...tableParts(book, seats), ...book.layout.specs.flatMap((spec) => sectionParts(spec, book, seats))]
    let from = 0
    this.fields = parts.map(({ name, length }) => {
      const field = { name, from, length }
      from += length
      return field
    })
    this.length = from
    this.#pieces = piecesOf(parts)
    const place = (name: string) => this.fields.find((field) => field.name === name)?.from ?? 0
    this.#to = {
      inGame: place('seats.inGame'),
      jail: place('seats.jail'),
      houses: place('houses'),
      unseen: place('decks.unseen'),
      jailCard: place('decks.jailCard'),
      frame: place('frame'),
    }
  }

  /** Writes the observation into `out` from `at` on. */
  write({ game, words, signed, unsigned }: Sight, seat: number, must: boolean, out: Int32Array, at: number): void {
    const pieces = this.#pieces
    for (let piece = 0; piece < pieces.length; piece += PIECE) {
      const kind = pieces[piece] as number
      const from = pieces[piece + 1] as number
      const to = at + (pieces[piece + 2] as number)
      const length = pieces[piece + 3] as number
      if (kind === Kind.words) for (let i = 0; i < length; i++) out[to + i] = words[from + i] as number
      else if (kind === Kind.signed) for (let i = 0; i < length; i++) out[to + i] = signed[from + i] as number
      else for (let i = 0; i < length; i++) out[to + i] = unsigned[from + i] as number
    }
    this.writeAsked(seat, must, out, at)
    this.#writeTurn(game, out, at)
    this.#writeTable(game, out, at)
    this.#writeFrame(game, out, at + this.#to.frame)
  }

  /** Writes who is asked, and whether they must decide: of an observation of the same position, nothing else is new. */
  writeAsked(seat: number, must: boolean, out: Int32Array, at: number): void {
    out[at] = seat
    out[at + 1] = must ? 1 : 0
  }

  /** What follows `seat` and `must`. */
  #writeTurn({ s }: Game, out: Int32Array, at: number): void {
    out[at + 2] = s.round
    out[at + 3] = s.turnSeat
    out[at + 4] = s.throwsOfTurn
    out[at + 5] = s.doubles
    out[at + 6] = s.dieA
    out[at + 7] = s.dieB
    out[at + 8] = s.dieC
  }

  #writeTable({ s }: Game, out: Int32Array, at: number): void {
    const { inGame, jail, houses, unseen, jailCard } = this.#to
    for (let seat = 0; seat < this.#seats; seat++) {
      out[at + inGame + seat] = (s.alive >>> seat) & 1
      out[at + jail + seat] = (s.jail[seat] as number) - 1
    }
    out[at + houses] = s.housesLeft
    out[at + houses + 1] = s.hotelsLeft
    for (let deck = 0; deck < this.#hasJailCard.length; deck++) {
      out[at + unseen + deck] = popCount(s.undrawn[deck] as number)
      out[at + jailCard + deck] = this.#hasJailCard[deck] === true ? (s.jailCard[deck] as number) : -1
    }
  }

  #writeFrame(game: Game, out: Int32Array, to: number): void {
    const { frames } = game.s
    const top = topFrame(game)
    const place = (frames[top + KIND] as number) & this.#frameMask
    const names = this.#frameNames[place] as number
    out[to] = this.#frameIndex[place] as number
    for (let word = 0; word < FRAME_WORDS - OWN; word++)
      out[to + 1 + word] = word < names ? (frames[top + OWN + word] as number) : 0
  }
}

/** How many words of a frame have names; one that ends with `[]` names a word a seat. */
function namedWords(names: readonly string[], seats: number): number {
  return names.reduce((sum, name) => sum + (name.endsWith('[]') ? seats : 1), 0)
}

function tableParts(book: Book, seats: number): (Copied | Derived)[] {
  const { deeds, decks } = book.board
  const state = new State(book.layout)
  const derived = (name: string, length = 1): Derived => ({ name, length })
  return [
    ...['seat', 'must', 'round', 'turn.seat', 'turn.throws', 'turn.doubles'].map((name) => derived(name)),
    derived('turn.dice', 3),
    derived('seats.inGame', seats),
    copied('seats.cash', seats, state.cash),
    copied('seats.space', seats, state.place),
    derived('seats.jail', seats),
    copied('seats.laps', seats, state.laps),
    copied('bank', 1, state.cash, BANK),
    copied('pot', 1, state.cash, POT),
    copied('deeds.owner', deeds, state.owner),
    copied('deeds.level', deeds, state.level),
    copied('deeds.mortgaged', deeds, state.mortgaged),
    derived('houses'),
    derived('hotels'),
    derived('decks.unseen', decks),
    derived('decks.jailCard', decks),
    derived('frame'),
    derived('frame.words', FRAME_WORDS - OWN),
  ]
}

/** A table of the state, or of a chapter's section. */
type Column = Pick<Int32Array, 'byteOffset' | 'BYTES_PER_ELEMENT'>
type Section = Readonly<Record<string, Column>>

function copied(name: string, length: number, column: Column, place = 0): Copied {
  const { byteOffset, BYTES_PER_ELEMENT } = column
  const kind = column instanceof Int32Array ? Kind.words : column instanceof Int8Array ? Kind.signed : Kind.unsigned
  return { name, length, kind, from: byteOffset / BYTES_PER_ELEMENT + place }
}

/**
 * What a chapter keeps: its numbers, and its tables row by row, with as many elements or rows as there are seats or
 * deeds.
 */
function sectionParts(spec: Spec, book: Book, seats: number): Copied[] {
  const there = (all: number) => (all === SEATS ? seats : all === DEEDS ? book.board.deeds : all)
  const section = (new State(book.layout).parts as unknown as Readonly<Record<string, Section>>)[spec.name] ?? {}
  const numbers = [...(spec.numbers ?? []), ...(spec.turnNumbers ?? [])].map((number): Copied => {
    const name = `${spec.name}.${number}`
    const field = book.layout.fields.find((known) => known.name === name)
    if (field === undefined) throw new Error(`the layout has no number "${name}"`)
    return { name, length: 1, kind: Kind.words, from: field.from }
  })
  const tables = Object.entries({ ...spec.tables, ...spec.turn }).map(([table, { length, row = length }]) =>
    copied(
      `${spec.name}.${table}`,
      row === length ? there(length) : there(length / row) * row,
      section[table] as Column,
    ),
  )
  return [...numbers, ...tables]
}

/** The copied parts as a list of pieces; those that lie side by side on both sides are one. */
function piecesOf(parts: readonly (Copied | Derived)[]): Int32Array {
  const pieces: [kind: Kind, from: number, to: number, length: number][] = []
  let to = 0
  for (const part of parts) {
    if ('kind' in part) {
      const last = pieces.at(-1)
      const isNext = last?.[0] === part.kind && last[1] + last[3] === part.from && last[2] + last[3] === to
      if (last !== undefined && isNext) last[3] += part.length
      else pieces.push([part.kind, part.from, to, part.length])
    }
    to += part.length
  }
  return Int32Array.from(pieces.flat())
}
