import { SetupError } from '@hausregeln/engine'
import { say } from '@hausregeln/engine/core/say.ts'
import type { OpenBotProgram } from '../external/bot-program.ts'
import { meanInterval } from '../report/statistics.ts'
import type { Tally } from '../report/tally.ts'
import { Simulator } from '../simulator.ts'
import { type Arena, checkPlayers } from './arena.ts'
import { type Dealt, type Estimate, type Luck, luckOf } from './luck.ts'

/** Mirrored games: all bots sit at one table, and each of its deals is played once with every bot on every seat. */
export type Mirror = Omit<Arena, 'seats' | 'tables' | 'luck'> & { readonly deals: number }

/** What mirrored games have shown. */
export interface MirrorReport extends Mirror {
  readonly games: number
  readonly decided: number
  /** Deals of which every game has a winner: the others tell nothing of luck, and are left out. */
  readonly whole: number
  /** By bot, the strongest first: the share that it wins of the games of whole deals. */
  readonly standings: readonly { readonly bot: string; readonly share: Estimate }[]
  /** Null with fewer than three whole deals. */
  readonly luck: Luck | null
}

/**
 * Plays mirrored games in this thread. `told` hears how many deals are done; what it returns is waited for. `open`: the
 * way to bots from elsewhere. Rejects with `SetupError` for a table that cannot be.
 */
export async function playMirrored(
  mirror: Mirror,
  told: (done: number) => Promise<void> | void,
  open: OpenBotProgram | null = null,
): Promise<MirrorReport> {
  checkPlayers(mirror)
  const { rulebook, players, deals, options, seed, maxRounds, byWealth, outside = [] } = mirror
  const count = players.length
  if (count < 2) throw new SetupError(say('mirrorTwo'))
  const table = { rulebook, seats: players, options, seed, maxRounds, mirror: true, byWealth, outside }
  const simulator = new Simulator(table, null, null, open)
  const whole: Dealt[] = []
  let decided = 0
  for (let deal = 0; deal < deals; deal++) {
    const bots = Array.from({ length: count }, (_, turn) => playGame(simulator, deal * count + turn, count))
    const won = bots.filter((parts) => parts !== null)
    decided += won.length
    if (won.length === count) whole.push({ bots: won, seats: won.map(bySeat) })
    await told(deal + 1)
  }
  const standings = players.map((bot, at) => ({ bot, share: shareOf(whole, at) }))
  standings.sort((a, b) => b.share.value - a.share.value)
  return { ...mirror, games: deals * count, decided, whole: whole.length, standings, luck: luckOf(whole) }
}

/** Plays one game, and returns what each bot has won of it; null if nobody has. */
function playGame(simulator: Simulator, game: number, count: number): number[] | null {
  const { tally, fault } = simulator.play(game, 1)
  if (fault !== null) throw new Error(`Game ${fault.game}: ${fault.sentence}`)
  return partsOf(tally, count)
}

function partsOf({ winners }: Tally, count: number): number[] | null {
  const [mask] = winners.keys()
  if (mask === undefined) return null
  const won = Array.from({ length: count }, (_, at) => (mask >>> at) & 1)
  const together = won.reduce((sum, one) => sum + one, 0)
  return won.map((one) => one / together)
}

/** What each seat has won, where in the game of this number of a deal the bots sit so many seats further. */
function bySeat(bots: readonly number[], shift: number): number[] {
  return bots.map((_, seat) => bots.at((seat - shift) % bots.length) ?? 0)
}

function shareOf(deals: readonly Dealt[], bot: number): Estimate {
  const shares = deals.map(({ bots }) => bots.reduce((sum, parts) => sum + (parts[bot] ?? 0), 0) / bots.length)
  const sum = shares.reduce((total, share) => total + share, 0)
  const squares = shares.reduce((total, share) => total + share ** 2, 0)
  return { value: deals.length === 0 ? 0 : sum / deals.length, interval: meanInterval(sum, squares, deals.length) }
}
