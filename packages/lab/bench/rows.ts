import { classic } from '@hausregeln/rulebooks/classic/book.ts'
import { median, timed } from './clock.ts'
import { type GameSummary, ROUNDS, SEATS, type Table } from './games.ts'
import { compileTwin, type Twin } from './twin.ts'

/** How much is played: repetitions of everything, of which the median counts, and games a repetition. */
export interface Effort {
  readonly repetitions: number
  readonly checkedGames: number
  readonly plainGames: number
  readonly clones: number
  /** Seconds that a repetition of slower games takes at least. */
  readonly seconds: number
}

export const EFFORTS = {
  full: { repetitions: 9, checkedGames: 20_000, plainGames: 2_000, clones: 1_000_000, seconds: 2 },
  quick: { repetitions: 3, checkedGames: 1_000, plainGames: 500, clones: 200_000, seconds: 0.5 },
} as const satisfies Readonly<Record<string, Effort>>

/** What a row of the bench has measured, by name, and a sentence where something could not be. */
export interface Measured {
  readonly numbers: Readonly<Record<string, number>>
  readonly sentence?: string
}

/** What is measured: the games as a program of their own, as simulations run them. */
export type Games = Pick<typeof import('./games.ts'), 'Table' | 'Original' | 'Recorded'>

/** The twin and the engine do not play the same games. */
export class TwinDiffers extends Error {
  override readonly name = 'TwinDiffers'
}

/** Four plain bots: turns a second by the engine and by its twin in C, turn and turn about, and how they compare. */
function plain(effort: Effort, { Table }: Games): Measured {
  const table = new Table('plain')
  const twin = compileTwin(classic.book, SEATS)
  try {
    if (twin !== null) compare(table, twin, effort.checkedGames)
    const ours: number[] = []
    const theirs: number[] = []
    playPlain(table, effort.plainGames)
    for (let i = 0; i < effort.repetitions; i++) {
      ours.push(playPlain(table, effort.plainGames))
      if (twin !== null) theirs.push(playTwin(twin, effort.plainGames))
    }
    if (twin === null) return { numbers: { ours: median(ours) }, sentence: 'No C compiler (cc, gcc, clang) was found.' }
    const ratio = median(ours.map((speed, i) => speed / (theirs[i] ?? Number.NaN)))
    const sentence = `${effort.checkedGames} games compared one by one, all the same. C: ${twin.compiler}.`
    return { numbers: { ours: median(ours), theirs: median(theirs), ratio }, sentence }
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

function playTwin(twin: Twin, games: number): number {
  const { turns, seconds } = twin.time(0, games, ROUNDS)
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

/** Copies of a game in its middle into states that lie ready: microseconds a copy, and bytes of a state. */
function cloning(effort: Effort, { Original }: Games): Measured {
  const original = new Original()
  const copy = () => original.copy(effort.clones)
  copy()
  const times = Array.from({ length: effort.repetitions }, () => timed(copy))
  return { numbers: { microseconds: (1e6 * median(times)) / effort.clones, bytes: original.bytes } }
}

/** Hashing a state, in microseconds, and playing a record again, in entries a second: as in a page, and on a server. */
function records(effort: Effort, { Recorded }: Games): Measured {
  const recorded = new Recorded()
  const measured = () => {
    recorded.hash(effort.clones / 20)
    const times = Array.from({ length: effort.repetitions }, () => timed(() => recorded.hash(effort.clones / 20)))
    const speeds = Array.from({ length: effort.repetitions }, () => replayed(recorded, effort.seconds / 4))
    return { hash: (20e6 * median(times)) / effort.clones, entries: median(speeds) }
  }
  const page = measured()
  recorded.hashAsServers()
  const server = measured()
  return {
    numbers: { hash: page.hash, entries: page.entries, serverHash: server.hash, serverEntries: server.entries },
  }
}

function replayed(recorded: InstanceType<Games['Recorded']>, least: number): number {
  let entries = 0
  let seconds = 0
  while (seconds < least) seconds += timed(() => (entries += recorded.replay()))
  return entries / seconds
}

/** Games a second of CPU time, each bot on all four seats, with the options as they are if nobody chooses. */
function games(bot: string, effort: Effort, { Table }: Games): Measured {
  const table = new Table(bot, {})
  let seed = 0
  const play = () => {
    let played = 0
    let turns = 0
    let seconds = 0
    for (; seconds < effort.seconds; played++) seconds += timed(() => (turns += table.play(seed++)))
    return { games: played / seconds, turns: turns / seconds }
  }
  play()
  const speeds = Array.from({ length: Math.min(effort.repetitions, 3) }, play)
  return { numbers: { games: median(speeds.map((s) => s.games)), turns: median(speeds.map((s) => s.turns)) } }
}

/** The rows of the bench. Each is measured in a process of its own, so that none profits or suffers from another. */
export const ROWS = {
  plain,
  clone: cloning,
  record: records,
  steady: (effort: Effort, of: Games) => games('steady', effort, of),
  random: (effort: Effort, of: Games) => games('random', effort, of),
} as const satisfies Readonly<Record<string, (effort: Effort, of: Games) => Measured>>

export type RowName = keyof typeof ROWS
