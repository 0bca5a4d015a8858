import type { Slips } from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import type {
  Away,
  ChatLine,
  GameChange,
  Guest,
  MessageOf,
  Request,
  SeatClock,
  TableInfo,
  Wait,
} from '@hausregeln/protocol'
import type { TableView } from '../game/client.ts'

/** How the line to the server is: being made, open, lost and being made again, or ended for good. */
export type Line = 'connecting' | 'open' | 'lost' | 'ended'

/** A reaction that somebody has just shown; `count` tells one from the next. */
export interface Shown {
  readonly guest: Guest
  readonly reaction: MessageOf<'reaction'>['reaction']
  readonly count: number
}

/** An online table as this page sees it at one moment. Times are the page's own, in milliseconds since 1970. */
export interface Room {
  readonly line: Line
  readonly guest: Guest | null
  readonly table: TableInfo | null
  readonly game: TableView | null
  /** The one move that its seat may now propose to take back, by its entry of the record. */
  readonly takeBack: GameChange['takeBack']
  /** How many entries the game's record has. */
  readonly entries: number
  readonly chat: readonly ChatLine[]
  /** After how many days in which nothing happens at the table its chat is removed; null: never. */
  readonly chatDays: number | null
  readonly muted: readonly string[]
  /** Ids of those who are there; of those who watch only players are told who they are. */
  readonly here: readonly string[]
  /** How many are there without a seat, the host aside. */
  readonly watchers: number
  /** Ids of programs that are connected. */
  readonly programs: readonly string[]
  /** What those who are there are called, by id, as far as it is known. */
  readonly names: Readonly<Record<string, string>>
  readonly waits: Wait | null
  readonly clocks: readonly SeatClock[]
  /** Who is away, and when a bot plays for them. */
  readonly away: readonly Away[]
  /** Until when bots wait, because what the table may ask of the server is spent; null: it is not. */
  readonly spent: number | null
  readonly shown: Shown | null
  /** For the host: who has left whom much of their chance to win, by seats, and in how many deals. */
  readonly unusual: MessageOf<'unusual'>['series']
  /** Slips that were written on this page, with the round for which they were. */
  readonly written: Slips | null
  /** Requests that are not confirmed yet. */
  readonly open: readonly Request['ask'][]
  /** A sentence: why the game cannot be shown. */
  readonly fault: string | null
  /** Why the line has ended. */
  readonly goodbye: MessageOf<'goodbye'> | null
}

export const EMPTY_ROOM: Room = {
  line: 'connecting',
  guest: null,
  table: null,
  game: null,
  takeBack: null,
  entries: 0,
  chat: [],
  chatDays: null,
  muted: [],
  here: [],
  watchers: 0,
  programs: [],
  names: {},
  waits: null,
  clocks: [],
  away: [],
  spent: null,
  shown: null,
  unusual: [],
  written: null,
  open: [],
  fault: null,
  goodbye: null,
}

/** The seat of this page's person; -1: one watches. */
export function ownSeat({ table, guest }: Pick<Room, 'table' | 'guest'>): number {
  return guest === null ? -1 : (table?.seats.findIndex((seat) => seat.guest === guest.id) ?? -1)
}

/** Whether this page's person is the host. */
export function isHost({ table, guest }: Pick<Room, 'table' | 'guest'>): boolean {
  return guest !== null && table?.host.id === guest.id
}

/** Ids of those who are there without a seat, the host aside, as far as this page is told. */
export function watchersIn({ table, here }: Pick<Room, 'table' | 'here'>): string[] {
  const { seats = [], host } = table ?? {}
  const belong = new Set([host?.id, ...seats.map(({ guest }) => guest)])
  return here.filter((id) => !belong.has(id))
}

/**
 * Whether this page's person may let a bot or a program play a seat, or propose that: not where the bank of a real board
 * confirms.
 */
export function mayHandOver(room: Pick<Room, 'table' | 'guest'>): boolean {
  const settings = room.table?.settings
  return isHost(room) || !(settings?.companion && settings.confirms)
}

/** Whether this page's person keeps the books of a game on a real board. */
export function keeps(room: Pick<Room, 'table' | 'guest'>): boolean {
  return isHost(room) && (room.table?.settings.companion ?? false)
}

/** Whether this page's person may propose now that their last move be taken back. */
export function mayTakeBack(room: Room): boolean {
  const { table, takeBack } = room
  if (table === null || table.proposal !== null || table.frozen !== null) return false
  return table.phase !== 'paused' && !keeps(room) && takeBack?.seat === ownSeat(room)
}

/** Whether this page's person may propose now that the game rest, or go on. */
export function mayPause(room: Room): boolean {
  const { table } = room
  if (table === null || table.phase === 'over' || table.proposal !== null || table.frozen !== null) return false
  return ownSeat(room) >= 0
}

/** How somebody at a real board hands in sealed bids: on a device of their own that is here or away, or not at all. */
export type Device = 'here' | 'away' | 'none'

/** Whether the person of another seat has a device, and is there. */
export function deviceOf({ table, here, guest }: Room, seat: number): Device {
  const person = table?.seats[seat]?.guest ?? null
  if (person === null || person === guest?.id) return 'none'
  return here.includes(person) ? 'here' : 'away'
}
