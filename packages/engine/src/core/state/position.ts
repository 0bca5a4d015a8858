import { frameRule, KIND, OWN, SEAT, STAGE } from '../agenda.ts'
import type { FrameRule } from '../book.ts'
import { Chance, popCount } from '../chance.ts'
import { endReasonName } from '../end.ts'
import type { GameView } from '../game.ts'
import { BANK, DECK_CARDS, DEEDS, FRAME_WORDS, NOBODY, POT, SEATS } from '../limits.ts'
import { ask, seatsIn } from '../play.ts'
import type { FrameName } from '../vocabulary.ts'
import type { Spec, Table } from './section.ts'

/** The version of this form: a number is raised when something is renamed or goes, not when something is added. */
export const POSITION_VERSION = 1

type Words = readonly number[]
export type NamedWords = Readonly<Record<string, number | Words | readonly Words[]>>

/** A seat at the table, as everybody sees it. `jail`: null, or how many of its turns there it has used up. */
export interface SeatPosition {
  readonly seat: number
  readonly inGame: boolean
  readonly cash: number
  readonly space: number
  readonly jail: number | null
  readonly laps: number
  readonly wealth: number
}

/** A frame of the agenda: what is under way, the turn first. */
export interface FramePosition {
  readonly frame: string
  readonly seat: number
  readonly stage: string | number
  readonly words: NamedWords
}

/** A game as named fields: what a seat, or with `seat` -1 a spectator, may know. Seats, spaces, deeds, decks count from 0. */
export interface NamedPosition {
  readonly version: typeof POSITION_VERSION
  readonly rulebook: string
  readonly seat: number
  readonly round: number
  readonly turns: number
  readonly turn: { readonly seat: number; readonly throws: number; readonly doubles: number; readonly dice: Words }
  readonly seats: readonly SeatPosition[]
  readonly bank: number
  readonly pot: number
  readonly deeds: readonly {
    readonly deed: number
    readonly owner: number | null
    readonly level: number
    readonly mortgaged: boolean
  }[]
  readonly houses: number
  readonly hotels: number
  /** Cards that nobody has seen since the shuffle, those under them in their order, who holds the jail card. */
  readonly decks: readonly { readonly unseen: number; readonly seen: Words; readonly jailCard: number | null }[]
  /** What the game waits for: who must decide, who may act, or which chance. */
  readonly question: {
    readonly frame: string
    readonly must: Words
    readonly may: Words
    readonly chance: string | null
  }
  readonly agenda: readonly FramePosition[]
  /** Open matters, by the number that answers name: what of them its chapter tells. */
  readonly open: readonly ({ readonly kind: string; readonly matter: number } & Readonly<Record<string, unknown>>)[]
  readonly options: Readonly<Record<string, number>>
  /** What the chapters of the rulebook keep, by section; `own`: what this seat alone knows. */
  readonly chapters: Readonly<Record<string, NamedWords>>
  readonly own: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly over: { readonly reason: string; readonly winners: Words } | null
}

/**
 * The position as `seat` may know it. `own`: what this seat alone knows. It is read where the view has it (a view of a
 * server's, a whole game); what a game shows to players has none, so that who tells it must have it from elsewhere.
 */
export function positionOf(l: GameView, seat: number, own = ownWords(l, seat)): NamedPosition {
  const { s, book } = l
  const { frame, must, may, chance } = ask(l)
  return {
    version: POSITION_VERSION,
    rulebook: book.id,
    seat,
    round: s.round,
    turns: s.turns,
    turn: { seat: s.turnSeat, throws: s.throwsOfTurn, doubles: s.doubles, dice: [s.dieA, s.dieB, s.dieC] },
    seats: Array.from({ length: s.seats }, (_, other) => seatPosition(l, other)),
    bank: s.cash[BANK],
    pot: s.cash[POT],
    deeds: Array.from({ length: book.board.deeds }, (_, deed) => ({
      deed,
      owner: orNull(s.owner[deed]),
      level: s.level[deed],
      mortgaged: s.mortgaged[deed] !== 0,
    })),
    houses: s.housesLeft,
    hotels: s.hotelsLeft,
    decks: Array.from({ length: book.board.decks }, (_, deck) => deckPosition(l, deck)),
    question: { frame, must: seatsIn(must), may: seatsIn(may), chance: chanceName(chance) },
    agenda: Array.from({ length: s.depth }, (_, at) => framePosition(l, at * FRAME_WORDS)),
    open: openMatters(l),
    options: Object.fromEntries(Object.entries(book.places).map(([name, place]) => [name, s.option[place]])),
    chapters: Object.fromEntries(book.layout.specs.map((spec) => [spec.name, keptOf(l, spec)])),
    own,
    over: s.over === 0 ? null : { reason: `${endReasonName(l, s.over)}`, winners: seatsIn(s.winners) },
  }
}

function seatPosition(l: GameView, seat: number): SeatPosition {
  const { s } = l
  return {
    seat,
    inGame: ((s.alive >>> seat) & 1) === 1,
    cash: s.cash[seat],
    space: s.place[seat],
    jail: s.jail[seat] === 0 ? null : s.jail[seat] - 1,
    laps: s.laps[seat],
    wealth: l.book.wealth(l, seat),
  }
}

function deckPosition({ s, book }: GameView, deck: number): NamedPosition['decks'][number] {
  const row = deck * DECK_CARDS
  const seen = Array.from(
    { length: s.pileLength[deck] },
    (_, at) => s.pile[row + ((s.pileHead[deck] + at) % DECK_CARDS)],
  )
  const held = book.board.jailCardOf[deck] < 0 ? NOBODY : s.jailCard[deck]
  return { unseen: popCount(s.undrawn[deck]), seen, jailCard: orNull(held) }
}

function framePosition(l: GameView, frame: number): FramePosition {
  const { frames, seats } = l.s
  const rule = frameRule(l, frames[frame + KIND])
  return {
    frame: rule?.kind ?? '',
    seat: frames[frame + SEAT],
    stage: stageName(l, rule, frames[frame + STAGE]),
    words: wordsOf(rule, (at) => frames[frame + OWN + at], seats),
  }
}

/** The kind of frame to whose stages chapters may add. */
const TURN: FrameName = 'turn'

function stageName({ book }: GameView, rule: FrameRule | undefined, stage: number): string | number {
  const more = rule?.kind === TURN ? book.stages : {}
  return Object.entries({ ...rule?.stages, ...more }).find(([, number]) => number === stage)?.[0] ?? stage
}

/** A name that ends with `[]` is that of a word a seat. */
function wordsOf(rule: FrameRule | undefined, word: (at: number) => number, seats: number): NamedWords {
  let at = 0
  const named = (rule?.words ?? []).map((name) => {
    if (!name.endsWith('[]')) return [name, word(at++)] as const
    const from = at
    at += seats
    return [name.slice(0, -2), Array.from({ length: seats }, (_, seat) => word(from + seat))] as const
  })
  return Object.fromEntries(named)
}

function openMatters(l: GameView): NamedPosition['open'] {
  const found = new Map<number, NamedPosition['open'][number]>()
  for (const rule of l.book.matters)
    for (let seat = 0; seat < l.s.seats; seat++)
      rule.each(l, seat, (matter) => {
        found.set(matter, { kind: rule.name, matter, ...rule.tell?.(l, matter) })
      })
  return [...found.values()]
}

type Section = Readonly<Record<string, number | ArrayLike<number>>>

function keptOf(l: GameView, spec: Spec): NamedWords {
  const section = (l.s.parts as unknown as Readonly<Record<string, Section>>)[spec.name]
  const numbers = [...(spec.numbers ?? []), ...(spec.turnNumbers ?? [])].map((name) => [name, section[name] as number])
  const tables = Object.entries({ ...spec.tables, ...spec.turn }).map(([name, table]) => [
    name,
    rowsOf(l, section[name] as ArrayLike<number>, table),
  ])
  return Object.fromEntries([...numbers, ...tables])
}

/** A table with an element, or a row, for as many seats or deeds as there can be has them for those that there are. */
function rowsOf(
  { s, book }: GameView,
  words: ArrayLike<number>,
  { length, row = length }: Table,
): Words | readonly Words[] {
  const there = (all: number) => (all === SEATS ? s.seats : all === DEEDS ? book.board.deeds : all)
  if (row === length) return Array.from({ length: there(length) }, (_, at) => words[at])
  return Array.from({ length: there(length / row) }, (_, at) =>
    Array.from({ length: row }, (_, word) => words[at * row + word]),
  )
}

/** What a seat alone knows, such as its sealed bid, by section; nothing where the view does not have it. */
export function ownWords(l: GameView, seat: number): NamedPosition['own'] {
  return Object.fromEntries(l.book.layout.specs.flatMap((spec) => ownOf(l, spec, seat)))
}

function ownOf({ s }: GameView, spec: Spec, seat: number): [string, Record<string, number>][] {
  const section = (s.parts as unknown as Readonly<Record<string, Section>>)[spec.name]
  if (seat < 0 || spec.own === undefined || !('secrets' in s)) return []
  return [[spec.name, Object.fromEntries(spec.own.map((name) => [name, (section[name] as ArrayLike<number>)[seat]]))]]
}

function chanceName(chance: number): string | null {
  if (chance === Chance.none) return null
  return Object.entries(Chance).find(([, number]) => number === chance)?.[0] ?? null
}

function orNull(seat: number): number | null {
  return seat === NOBODY ? null : seat
}
