import type { Care } from '../lawful.ts'
import { addTally, newTally, type Tally } from '../report/tally.ts'
import type { Fault, Part } from '../simulator.ts'
import type { Table } from '../table.ts'
import { AT_FIRST, type Compiling, compilingFor } from './compiling.ts'

/** A part of a run that has been played, and the CPU time in milliseconds that its thread took for it. */
export interface PlayedPart extends Part {
  readonly worked: number
}

/** Plays a part of a run, here or in another thread. How it is compiled changes its speed, never its games. */
export type PlayPart = (first: number, games: number, compiling?: Compiling) => Promise<PlayedPart>

/** Who plays parts of runs: this thread, or several others. */
export interface Players {
  /**
   * What plays parts of a run at this table; `care`: how closely laws are looked at, or not at all. Throws or rejects
   * with `SetupError` for a table that cannot be.
   */
  at(table: Table, care: Care | null): PlayPart
  close(): Promise<void>
}

/** Which games of a run are played: `games` of them, from number `first` on. */
export interface Span {
  readonly first: number
  readonly games: number
}

export interface Outcome {
  readonly tally: Tally
  /** From the beginning of the first game to the end of the last. */
  readonly milliseconds: number
  /** Of all games that went wrong the one with the lowest number, no matter which thread met it. */
  readonly fault: Fault | null
}

/** A part should take about this long: so that progress can be seen and a signal be heard, and threads seldom wait. */
const LEAST_PART_MS = 200
const MOST_PART_MS = 400
const FIRST_PART = 4

/**
 * Shares a run out among `lanes` that play at the same time, part by part. What is counted does not depend on how many
 * lanes there are or which part is done first. After a fault no new part is begun. `told` hears the number of games
 * done; `stop` ends the run early by rejecting with its reason.
 */
export async function runGames(
  play: PlayPart,
  lanes: number,
  { first, games }: Span,
  told: (done: number) => void = () => {},
  stop?: AbortSignal,
): Promise<Outcome> {
  const tally = newTally()
  const end = first + games
  let next = first
  let began = Number.POSITIVE_INFINITY
  let ended = 0
  let compiling = AT_FIRST
  const faults: Fault[] = []
  const lane = async () => {
    let size = FIRST_PART
    let played = 0
    while (next < end && faults.length === 0) {
      stop?.throwIfAborted()
      const from = next
      const share = Math.max(1, Math.min(size, Math.ceil((end - next) / (2 * lanes))))
      next += share
      const part = await play(from, share, compiling)
      addTally(tally, part.tally)
      began = Math.min(began, part.began)
      ended = Math.max(ended, part.ended)
      if (part.fault !== null) faults.push(part.fault)
      played += part.worked / 1000
      compiling = compilingFor(played, ((end - next) / lanes / share) * (part.worked / 1000), compiling)
      size = nextSize(share, part.ended - part.began)
      told(tally.games)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  faults.sort((a, b) => a.game - b.game)
  return { tally, milliseconds: Math.max(0, ended - began), fault: faults[0] ?? null }
}

function nextSize(games: number, milliseconds: number): number {
  if (milliseconds < LEAST_PART_MS) return games * 2
  return milliseconds > MOST_PART_MS ? Math.max(1, Math.floor(games / 2)) : games
}
