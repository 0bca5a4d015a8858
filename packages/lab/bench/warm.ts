import { classic } from '@hausregeln/rulebooks/classic/book.ts'
import { median, timed } from './clock.ts'
import type { Effort } from './effort.ts'
import { type GameSummary, PLAIN, type Players, ROUNDS, SEATS, type Table } from './games.ts'
import { compileTwin, type Twin } from './twin.ts'

/** The games as a program of their own, as simulations run them. */
export type Games = Pick<typeof import('./games.ts'), 'Table' | 'Original' | 'Recorded'>

/** The twin and the engine do not play the same games. */
export class TwinDiffers extends Error {
  override readonly name = 'TwinDiffers'
}

/** Turns a second by the engine and by its twin in C, turn and turn about; `theirs` is missing without a C compiler. */
export interface Twinned {
  readonly speed: number
  readonly theirs?: number
  readonly ratio?: number
  readonly compiler?: string
}

/** Four plain bots: first every game is compared, then both are measured. */
export function twinned(effort: Effort, { Table }: Games): Twinned {
  const table = new Table(PLAIN)
  const twin = compileTwin(classic.book, SEATS)
  try {
    if (twin !== null) compare(table, twin, effort.checkedGames)
    const ours: number[] = []
    const theirs: number[] = []
    playPlain(table, effort.plainGames)
    for (let i = 0; i < effort.repetitions; i++) {
      ours.push(playPlain(table, effort.plainGames))
      if (twin !== null) theirs.push(twinSpeed(twin, effort))
    }
    if (twin === null) return { speed: median(ours) }
    const ratio = median(ours.map((speed, i) => speed / (theirs[i] ?? Number.NaN)))
    return { speed: median(ours), theirs: median(theirs), ratio, compiler: twin.compiler }
  } finally {
    twin?.remove()
  }
}

/** Turns a second of CPU time. */
function playPlain(table: Table, games: number): number {
  let turns = 0
  const seconds = timed(() => {
    for (let seed = 0; seed < games; seed++) turns += table.play(seed)
  })
  return turns / seconds
}

/** Turns a second of the twin. */
export function twinSpeed(twin: Twin, effort: Effort): number {
  const { turns, seconds } = twin.time(0, effort.plainGames, ROUNDS)
  return turns / seconds
}

function compare(table: Table, twin: Twin, games: number): void {
  const theirs = twin.check(0, games, ROUNDS)
  for (let seed = 0; seed < games; seed++) {
    table.play(seed)
    const [our, their] = [describe(table.summary()), describe(theirs[seed])]
    if (our !== their) throw new TwinDiffers(`Game ${seed} differs. Engine: ${our}. C: ${their}.`)
  }
}

function describe(summary: GameSummary | undefined): string {
  if (summary === undefined) return 'not played'
  const { turns, bankruptcies, winners, digest } = summary
  return `${turns} turns, ${bankruptcies} bankruptcies, winners ${winners.toString(2)}, digest ${digest}`
}

/** Copies a second of a game in its middle into states that lie ready. */
export function cloning(effort: Effort, { Original }: Games): number {
  const original = new Original()
  const copy = () => original.copy(effort.clones)
  copy()
  return effort.clones / median(Array.from({ length: effort.repetitions }, () => timed(copy)))
}

/** Hashes of a state a second, by the page's SHA-256 or a server's. */
export function hashing(server: boolean, effort: Effort, { Recorded }: Games): number {
  const recorded = new Recorded()
  if (server) recorded.hashAsServers()
  const times = effort.clones / 20
  const hash = () => recorded.hash(times)
  hash()
  return times / median(Array.from({ length: effort.repetitions }, () => timed(hash)))
}

/** Entries a second of a game that is played again from its record, every state being compared. */
export function replaying(server: boolean, effort: Effort, { Recorded }: Games): number {
  const recorded = new Recorded()
  if (server) recorded.hashAsServers()
  const play = (least: number) => {
    let entries = 0
    let seconds = 0
    while (seconds < least) seconds += timed(() => (entries += recorded.replay()))
    return entries / seconds
  }
  play(effort.warmUp / 4)
  return median(Array.from({ length: effort.repetitions }, () => play(effort.seconds)))
}

/** Games a second of CPU time, after so many seconds of other games. */
export function warm(players: Players, effort: Effort, { Table }: Games): number {
  const table = new Table(players)
  let seed = 0
  const play = (least: number) => {
    let played = 0
    let seconds = 0
    for (; seconds < least; played++) seconds += timed(() => table.play(seed++, MOST_ROUNDS))
    return played / seconds
  }
  play(effort.warmUp)
  return median(Array.from({ length: effort.repetitions }, () => play(effort.seconds)))
}

/** A game that has not ended by then is given up, as in `sim`. */
const MOST_ROUNDS = 500
