import type { Analysis, Cause, Change } from './analyse.ts'

/** What a game has brought one seat, as chances to win from -1 to 1: `start` and all of the rest make `end`. */
export interface SeatSummary {
  readonly start: number
  /** By dice, cards and lots of all, and by its own alone, which are part of it. */
  readonly luck: number
  readonly ownLuck: number
  /** By what it did, and by what others did. */
  readonly play: number
  readonly others: number
  /** What its decisions cost it, by what it missed: at least half a point each, not part of the sum. */
  readonly cost: number
  /** By the table, and by what the net thinks better of as it looks past the next throw. */
  readonly rest: number
  readonly end: number
}

/** Who had the best chance longest without a break: from one entry to another, and rounds. */
export interface Lead {
  readonly seat: number
  readonly entries: readonly [from: number, to: number]
  readonly rounds: readonly [from: number, to: number]
}

export function summaryOf({ start, changes, decisions }: Analysis): SeatSummary[] {
  const end = changes.at(-1)?.chances ?? start
  return start.map((chance, seat) => {
    const sum = (cause: Cause, whose: (own: boolean) => boolean) =>
      changes.reduce(
        (all, one) =>
          one.cause === cause && whose(((one.authors >>> seat) & 1) === 1) ? all + (one.change[seat] ?? 0) : all,
        0,
      )
    return {
      start: chance,
      luck: sum('luck', () => true),
      ownLuck: sum('luck', (own) => own),
      play: sum('play', (own) => own),
      others: sum('play', (own) => !own),
      cost: decisions.reduce((all, one) => (one.seat === seat ? all + one.cost : all), 0),
      rest: sum('rest', () => true),
      end: end[seat] ?? 0,
    }
  })
}

/** The changes by which one seat won or lost most, the greatest first. */
export function turningPoints({ changes }: Analysis, count: number): Change[] {
  return [...changes].sort((a, b) => swing(b) - swing(a)).slice(0, count)
}

function swing({ change }: Change): number {
  return Math.max(...change.map(Math.abs))
}

/** The throws, cards and lots that brought a seat most, the best first, and those that cost it most, the worst first. */
export interface Extremes {
  readonly best: readonly Change[]
  readonly worst: readonly Change[]
}

/** Of each seat, whoever threw; so many of either at most. */
export function extremesOf({ start, changes }: Analysis, count: number): Extremes[] {
  const luck = changes.filter(({ cause }) => cause === 'luck')
  return start.map((_, seat) => {
    const of = (change: Change) => change.change[seat] ?? 0
    const sorted = luck.toSorted((a, b) => of(b) - of(a))
    return {
      best: sorted.slice(0, count).filter((one) => of(one) > 0),
      worst: sorted
        .slice(-count)
        .reverse()
        .filter((one) => of(one) < 0),
    }
  })
}

/** Null where nobody ever had a better chance than all others. */
export function longestLead({ changes }: Analysis): Lead | null {
  let best: Lead | null = null
  let running: Lead | null = null
  for (const { entry, round, chances } of changes) {
    const seat = leader(chances)
    if (running !== null && running.seat !== seat) running = null
    if (seat === null) continue
    const from: Lead = running ?? { seat, entries: [entry, entry], rounds: [round, round] }
    running = { seat, entries: [from.entries[0], entry], rounds: [from.rounds[0], round] }
    if (best === null || length(running) > length(best)) best = running
  }
  return best
}

function length({ entries: [from, to] }: Lead): number {
  return to - from
}

/** Who alone has the best chance. */
function leader(chances: readonly number[]): number | null {
  const most = Math.max(...chances)
  const seat = chances.indexOf(most)
  return chances.lastIndexOf(most) === seat ? seat : null
}
