import { isPlayerName } from '@hausregeln/bots/sparring/registry.ts'
import { type OptionName, SetupError } from '@hausregeln/engine'
import { say } from '@hausregeln/engine/core/say.ts'
import { type LuckReport, lessLuck, type Seen, seenIn } from '../analyse/less-luck.ts'
import type { OpenBotProgram } from '../external/bot-program.ts'
import { type Share, wilson } from '../report/statistics.ts'
import type { Tally } from '../report/tally.ts'
import { Simulator } from '../simulator.ts'
import { noBot, type Table } from '../table.ts'
import { type Games, type Rating, ratingsOf } from './ratings.ts'
import { schedule } from './schedule.ts'

/**
 * An arena: who plays, how many sit at a table, how many tables there are; each plays a game for every turn of its
 * seats.
 */
export interface Arena {
  readonly rulebook: string
  readonly players: readonly string[]
  readonly seats: number
  readonly tables: number
  readonly options: Readonly<Partial<Record<OptionName, number>>>
  readonly seed: number
  readonly maxRounds: number
  /** Whether a game that is given up is won by the richest then. */
  readonly byWealth: boolean
  /** Names among the players that are of bots from elsewhere: see door/. */
  readonly outside?: readonly string[]
  /** Of how many tables, the first, games are analysed, so that shares are told less luck, too; usually of none. */
  readonly luck?: number
}

/** What one player has shown. */
export interface Standing extends Rating {
  readonly bot: string
  readonly games: number
  readonly decided: number
  /** Games won; of a shared victory a part. */
  readonly won: number
  /** Of the decided games at its tables. */
  readonly share: Share | null
}

/** What an arena has shown: the strongest first. */
export interface ArenaReport extends Arena {
  readonly games: number
  readonly decided: number
  readonly standings: readonly Standing[]
  /** What luck was to them at the first tables; null: that was not asked for, or no net fits. */
  readonly lessLuck: LuckReport | null
}

/**
 * Plays an arena in this thread. At every table all sit on every seat once, with the same dice as at every other table.
 * `told` hears how many tables are done; what it returns is waited for. `open`: the way to bots from elsewhere. Rejects
 * with `SetupError` for an arena that cannot be.
 */
export async function playArena(
  arena: Arena,
  told: (done: number) => Promise<void> | void,
  open: OpenBotProgram | null = null,
): Promise<ArenaReport> {
  check(arena)
  const { players, seats, tables, seed, luck = 0 } = arena
  const played: (Games & { readonly games: number })[] = []
  const seen: Seen[] = []
  for (const names of schedule(players, seats, tables, seed)) {
    const table = tableOf(arena, names)
    if (played.length < luck) seen.push(...seenAt(table))
    played.push(playTable(arena, table, open))
    await told(played.length)
  }
  return reportOf(arena, played, seen.length === 0 ? null : lessLuck(seen))
}

/** What was seen of the bots of a table, less luck; nothing where no net fits. */
function seenAt(table: Table): Seen[] {
  return table.seats.flatMap((_, game) => seenIn(table, game) ?? [])
}

function check(arena: Arena): void {
  checkPlayers(arena)
  const { players, seats, luck = 0, outside = [] } = arena
  if (luck > 0 && outside.length > 0) throw new SetupError(say('luckOutside'))
  if (players.length < seats) throw new SetupError(say('arenaSmall', { count: seats }))
}

/** Throws `SetupError` unless all of these are bots, and nobody is named twice. */
export function checkPlayers({ players, outside }: Pick<Arena, 'players' | 'outside'>): void {
  const unknown = players.find((name) => !isPlayerName(name) && outside?.includes(name) !== true)
  if (unknown !== undefined) throw noBot(unknown)
  if (new Set(players).size < players.length) throw new SetupError(say('arenaOnce'))
}

function tableOf(arena: Arena, seats: readonly string[]): Table {
  const { rulebook, options, seed, maxRounds, byWealth, outside = [] } = arena
  return { rulebook, seats, options, seed, maxRounds, rotate: true, byWealth, outside }
}

function playTable({ players }: Arena, table: Table, open: OpenBotProgram | null) {
  const { seats } = table
  const { tally, fault } = new Simulator(table, null, null, open).play(0, seats.length)
  if (fault !== null) throw new Error(`Game ${fault.game} of ${seats.join(', ')}: ${fault.sentence}`)
  return { players: seats.map((name) => players.indexOf(name)), won: wonBy(tally, seats.length), games: tally.games }
}

function wonBy({ winners }: Tally, seats: number): number[] {
  const won = new Array<number>(seats).fill(0)
  for (const [mask, count] of winners) {
    const places = won.flatMap((_, place) => ((mask >>> place) & 1 ? [place] : []))
    for (const place of places) won[place] = (won[place] ?? 0) + count / places.length
  }
  return won
}

function reportOf(
  arena: Arena,
  played: readonly (Games & { readonly games: number })[],
  luck: LuckReport | null,
): ArenaReport {
  const ratings = ratingsOf(arena.players.length, played)
  const standings = arena.players.flatMap((bot, player): Standing[] => {
    const rating = ratings[player]
    if (rating === undefined) return []
    const own = played.filter(({ players }) => players.includes(player))
    const games = own.reduce((sum, table) => sum + table.games, 0)
    const decided = own.reduce((sum, { won }) => sum + total(won), 0)
    const won = own.reduce((sum, table) => sum + (table.won[table.players.indexOf(player)] ?? 0), 0)
    return [{ bot, games, decided, won, share: wilson(won, decided), ...rating }]
  })
  standings.sort((a, b) => b.rating - a.rating)
  return {
    ...arena,
    games: played.reduce((sum, { games }) => sum + games, 0),
    decided: played.reduce((sum, { won }) => sum + total(won), 0),
    standings,
    lessLuck: luck,
  }
}

function total(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}
