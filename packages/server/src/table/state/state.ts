import type { Slips } from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import type { RecordHeader } from '@hausregeln/engine'
import type {
  ChatLine,
  Guest,
  OwnRules,
  Proposal,
  Rest,
  SeatState,
  TableInfo,
  TableSettings,
  Tap,
} from '@hausregeln/protocol'
import type { Play } from '../game/play.ts'
import type { Fact, FactOf } from '../steps/step.ts'
import type { ProgramOfSeat } from './seatPrograms.ts'

/** A table but for the game on it: what its facts have made of it. */
export interface TableState {
  readonly code: string
  readonly created: number
  host: Guest
  readonly seed: string | null
  settings: TableSettings
  /** The rulebook that was brought, if it is none of the built-in ones. */
  own: OwnRules | null
  phase: TableInfo['phase']
  seats: SeatState[]
  header: RecordHeader | null
  /** Seats that must decide: a bit a seat. */
  must: number
  proposal: Proposal | null
  /** At a real board: what lies face down. */
  slips: Slips | null
  /** There: what players have tapped, and the bank has not confirmed yet. Some may have lapsed, see `standingTaps`. */
  taps: readonly Tap[]
  /** How many proposals there have been. */
  proposals: number
  /** The last proposal has lapsed, and nothing was proposed since. */
  lapsed: boolean
  /** By seat: the code by which it can be claimed. */
  readonly claims: Map<number, FactOf<'offered'>>
  /** By seat. */
  programs: Readonly<Record<number, ProgramOfSeat>>
  /** Seats that programs play, or have played. */
  voiced: readonly number[]
  /** Whom the host has taken from the table. */
  removed: readonly Guest[]
  /** To whom the table has declined a bot's seat. */
  readonly declined: Set<string>
  /** When nobody was there last; null: never while the game ran. */
  rested: Rest | null
  /** The game that the table goes on with, until that begins. */
  brought: FactOf<'brought'> | null
  /** Whether the game was ended because it had grown too long. */
  counted: boolean
  /** How many entries of the record those who play can have while the game goes on; 0: none. */
  saved: number
  rematch: string | null
  /** Who has closed the table, and why; null: it is not closed. */
  closed: FactOf<'closed'> | null
  chat: ChatLine[]
  lines: number
  /** How often something at the table was reported. */
  reports: number
  /** By person: whose lines they do not want to see. */
  readonly muted: Map<string, Set<string>>
}

/** Names of what is a map or a set, and would be lost as JSON without a word. */
type Collections = {
  [Name in keyof TableState]: TableState[Name] extends { readonly size: number } ? Name : never
}[keyof TableState]

/** A table's state as JSON: a new map or set does not compile in `takeUpState` until it is laid out here. */
export type KeptState = Omit<TableState, Collections> & {
  readonly claims: readonly (readonly [number, FactOf<'offered'>])[]
  readonly declined: readonly string[]
  readonly muted: readonly (readonly [string, readonly string[]])[]
}

/** The state as it stands: what it consists of is replaced, never changed. */
export function keepState(state: TableState): KeptState {
  const muted = [...state.muted].map(([by, guests]) => [by, [...guests]] as const)
  return { ...state, claims: [...state.claims], declined: [...state.declined], muted }
}

/** A state as it was kept. */
export function takeUpState({ claims, declined, muted, ...kept }: KeptState): TableState {
  const silenced = muted.map(([by, guests]) => [by, new Set(guests)] as const)
  return { ...kept, claims: new Map(claims), declined: new Set(declined), muted: new Map(silenced) }
}

/** A seat that nobody has taken. */
export const EMPTY_SEAT: SeatState = { name: null, guest: null, bot: null, standIn: null, nonce: null }

/** A new table, from its first fact. */
export function newTable(code: string, fact: Extract<Fact, { fact: 'created' }>, at: number): TableState {
  const { settings, host, seed, own = null } = fact
  return {
    code,
    created: at,
    host,
    seed,
    settings,
    own,
    phase: 'lobby',
    seats: Array.from({ length: settings.seats }, () => EMPTY_SEAT),
    header: null,
    must: 0,
    proposal: null,
    slips: null,
    taps: [],
    proposals: 0,
    lapsed: false,
    claims: new Map(),
    programs: {},
    voiced: [],
    removed: [],
    declined: new Set(),
    rested: null,
    brought: null,
    counted: false,
    saved: 0,
    rematch: null,
    closed: null,
    chat: [],
    lines: 0,
    reports: 0,
    muted: new Map(),
  }
}

/** Whether nobody who belongs to the table is there, so that its game waits. */
export function isResting({ rested }: TableState): boolean {
  return rested !== null && rested.to === null
}

/** Whether somebody belongs to the table: is its host, or has a seat. */
export function belongs({ host, seats }: TableState, guest: string): boolean {
  return host.id === guest || seats.some((seat) => seat.guest === guest)
}

/** Whether the host has taken this person from the table. */
export function isRemoved({ removed }: TableState, guest: string): boolean {
  return removed.some(({ id }) => id === guest)
}

/** The seat of a person, or null. */
export function seatOf({ seats }: TableState, guest: string): number | null {
  const seat = seats.findIndex((each) => each.guest === guest)
  return seat < 0 ? null : seat
}

/**
 * The built-in bot that plays for a person who does not come back, or whose time is up, and in the place of a program that
 * is not there or is at fault.
 */
export const STAND_IN = 'steady'

/** Name of the bot that plays a seat now; null: a person does. */
export function botOn({ seats }: Pick<TableState, 'seats'>, seat: number): string | null {
  return seats[seat]?.bot ?? seats[seat]?.standIn ?? null
}

/** Seats that persons play now. */
export function personSeats(state: TableState): number[] {
  return state.seats.flatMap(({ guest }, seat) => (guest !== null && botOn(state, seat) === null ? [seat] : []))
}

/** The one move that its seat may propose to take back now: the last of a person, with what bots did after it. */
export function withdrawable(state: TableState, play: Play | null) {
  if (play === null || play.over || play.frozen !== null) return null
  return play.session.lastMoveAmong(personSeats(state).reduce((mask, seat) => mask | (1 << seat), 0))
}

/** What somebody was called when they wrote last; empty: they have not. */
export function nameIn({ chat }: TableState, guest: string): string {
  return chat.findLast((line) => line.guest.id === guest)?.guest.name ?? ''
}

/** The chat as a person sees it. */
export function chatFor({ chat, muted }: TableState, guest: string): ChatLine[] {
  const unwanted = muted.get(guest)
  return unwanted === undefined ? chat : chat.filter((line) => !unwanted.has(line.guest.id))
}
