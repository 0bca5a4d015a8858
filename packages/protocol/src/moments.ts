import { BANK, type Board, type GameEvent, type GameView, seatsIn } from '@hausregeln/engine'
import type { Sound } from '@hausregeln/engine/kit/scene/sound.ts'
import { highestLevel } from './top.ts'

export type MomentKind = 'group' | 'top' | 'takeover' | 'escape' | 'bankruptcy' | 'victory'

/** What people tell of afterwards. */
export interface Moment {
  readonly kind: MomentKind
  /** Whose it is: one seat, or all who have won. */
  readonly seats: readonly number[]
  /** Who was taken over, or has got everything; -1: nobody. */
  readonly other: number
  /** The street that made a group whole, or on which the highest building stands; -1: none. */
  readonly deed: number
  /** What was paid at the last moment; 0: nothing. */
  readonly amount: number
  readonly round: number
  /** The entry of the record by which it came. */
  readonly entry: number
}

/** A line of what a game has told. */
export interface ToldLine {
  readonly event: GameEvent
  readonly round: number
  readonly entry: number
}

/** What each is heard by; where nothing stands, its scene is heard already. */
export const MOMENT_SOUNDS: Readonly<Record<MomentKind, Sound | null>> = {
  group: 'cheer',
  top: 'cheer',
  takeover: 'cheer',
  escape: 'cheer',
  bankruptcy: null,
  victory: null,
}

/** Somebody who has sold or mortgaged so many things for a debt has only just got away. */
const NARROW = 3
/** A single deed is no group. */
const LEAST_GROUP = 2
/** So many lines back it is looked for how something began. */
const FAR = 400
/** More that come at once are not seen: of those that weigh least the first ones go. */
const MOST = 2
/** The players who fall, and the one who wins, are seen before what they leave, and to whom. */
const WEIGHT: Readonly<Record<MomentKind, number>> = {
  victory: 2,
  bankruptcy: 1,
  takeover: 1,
  group: 0,
  top: 0,
  escape: 0,
}

/** How deeds are held, and the level of the highest building of this game. */
interface Stand {
  readonly board: Board
  readonly owner: ArrayLike<number>
  readonly top: number
}

/** A moment, and the line with which it comes. */
export interface NewMoment {
  readonly moment: Moment
  readonly at: number
}

/**
 * The moments of what was told last, from line `from` on; the game stands as it does after all of it. It takes the log
 * alone, or only its end: every page and every clock finds the same.
 */
export function newMoments(l: GameView, log: readonly ToldLine[], from: number): NewMoment[] {
  const stand: Stand = { board: l.book.board, owner: l.s.owner, top: highestLevel(l) }
  const found = new Map<string, NewMoment>()
  for (let at = from; at < log.length; at++) {
    const moment = momentAt(log, at, stand)
    if (moment === null) continue
    // Deeds that come at once make a group whole once, with the last of them.
    const key = moment.kind === 'group' ? groupKey(moment, stand.board) : String(at)
    found.delete(key)
    found.set(key, { moment, at })
  }
  return weightiest([...found.values()])
}

function weightiest(moments: readonly NewMoment[]): NewMoment[] {
  const byWeight = moments.toSorted(
    (one, other) => WEIGHT[other.moment.kind] - WEIGHT[one.moment.kind] || other.at - one.at,
  )
  return byWeight.slice(0, MOST).sort((one, other) => one.at - other.at)
}

/** The moments of a game, from its first line on; `top`: the level of its highest building. */
export function momentsIn(log: readonly ToldLine[], board: Board, top: number): Moment[] {
  const owner = new Int8Array(board.deeds).fill(-1)
  const whole = new Set<string>()
  return log.flatMap(({ event }, at) => {
    if (event.type === 'deedMoved') owner[event.deed] = event.to
    const moment = momentAt(log, at, { board, owner, top })
    if (moment?.kind !== 'group') return moment ?? []
    // Who has had it before gets it back: nobody tells of that.
    const key = groupKey(moment, board)
    if (whole.has(key)) return []
    whole.add(key)
    return moment
  })
}

function groupKey({ deed, seats }: Moment, board: Board): string {
  return `group ${board.groupOf[deed]} ${seats[0]}`
}

/** The moment that comes with a line; null: none. */
function momentAt(log: readonly ToldLine[], at: number, stand: Stand): Moment | null {
  const line = log[at]
  if (line === undefined) return null
  const { event, round, entry } = line
  const moment = (kind: MomentKind, seats: readonly number[], more: Partial<Moment> = {}): Moment => {
    return { kind, seats, other: -1, deed: -1, amount: 0, round, entry, ...more }
  }
  switch (event.type) {
    case 'deedMoved': {
      const { deed, to } = event
      return isWhole(stand, deed, to) ? moment('group', [to], { deed }) : null
    }
    case 'built':
      return event.level === stand.top ? moment('top', [event.seat], { deed: event.deed }) : null
    case 'debtPaid':
      return troubleOf(log, at, event.seat).given >= NARROW
        ? moment('escape', [event.seat], { amount: event.amount })
        : null
    case 'bankDebtRepaid': {
      if (event.left > 0) return null
      const { given, owed } = troubleOf(log, at, event.seat)
      return given >= NARROW ? moment('escape', [event.seat], { amount: owed }) : null
    }
    case 'takenOver':
      // B-4.9: where nobody has a majority, the bank winds up: nobody takes the player over.
      return event.heir >= BANK
        ? moment('bankruptcy', [event.seat], { other: event.heir })
        : moment('takeover', [event.heir], { other: event.seat })
    case 'left':
      return isToldOtherwise(log, at, event.seat) ? null : moment('bankruptcy', [event.seat], { other: event.heir })
    case 'gameOver':
      return event.winners === 0 ? null : moment('victory', seatsIn(event.winners))
    default:
      return null
  }
}

/** Whether the group of a deed is a seat's as a whole. */
function isWhole({ board, owner }: Stand, deed: number, seat: number): boolean {
  if (seat < 0 || seat >= BANK) return false
  const { groupOf, groupStart, groupDeeds } = board
  const group = groupOf[deed] ?? -1
  if (group < 0) return false
  const all = groupDeeds.subarray(groupStart[group], groupStart[group + 1])
  return all.length >= LEAST_GROUP && all.every((one) => owner[one] === seat)
}

/** What a seat has given up for the debt that ends with this line, and what it owed. */
function troubleOf(
  log: readonly ToldLine[],
  at: number,
  seat: number,
): { readonly given: number; readonly owed: number } {
  let since = event(log, at)?.type === 'bankDebtRepaid' ? 1 : 0
  let given = 0
  let owed = 0
  for (let back = at - 1; back >= Math.max(0, at - FAR); back--) {
    const one = event(log, back)
    if (one === undefined) break
    if (one.type === 'debtPaid' && one.seat === seat) break
    if (one.type === 'bankDebtRepaid' && one.seat === seat && one.left === 0) break
    if (givesUp(one, seat)) since++
    const debt = debtOf(one, seat)
    if (debt === 0) continue
    given = since
    owed = Math.max(owed, debt)
  }
  return { given, owed }
}

const event = (log: readonly ToldLine[], at: number): GameEvent | undefined => log[at]?.event

/** Whether somebody parts with something. */
function givesUp(one: GameEvent, seat: number): boolean {
  if (one.type === 'deedMoved') return one.from === seat
  return (one.type === 'sold' || one.type === 'mortgaged' || one.type === 'bankDebtRepaid') && one.seat === seat
}

/** The debt that a seat has from this line on; 0: it has none by it. */
function debtOf(one: GameEvent, seat: number): number {
  if (one.type === 'debtOpened') return one.seat === seat ? one.amount : 0
  return one.type === 'bankDebt' && one.seat === seat ? one.total : 0
}

/** Whether it was told another way why somebody has left the game. */
function isToldOtherwise(log: readonly ToldLine[], at: number, seat: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - FAR); back--) {
    const one = event(log, back)
    if ((one?.type === 'takenOver' || one?.type === 'resigned') && one.seat === seat) return true
  }
  return false
}
