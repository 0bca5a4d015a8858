import { type LuckReport, lessLuck, type Seen, seenIn } from '../../src/analyse/less-luck.ts'

/** What all games say, and the first third of them alone: less luck that is to tell as much as all do plainly. */
export interface LuckOfGames {
  readonly all: LuckReport
  readonly third: LuckReport
}

/** Which games are played. */
export interface Wish {
  readonly rulebook: string
  /** They sit at the tables in turn, so many at each. */
  readonly bots: readonly string[]
  readonly seats: number
  readonly games: number
  readonly seed: number
}

const MOST_ROUNDS = 300

/** Lets bots play, and measures their luck; null where no net fits. */
export function luckOfGames({ rulebook, bots, seats, games, seed }: Wish): LuckOfGames | null {
  const seen: Seen[] = []
  for (let game = 0; game < games; game++) {
    const names = Array.from({ length: seats }, (_, seat) => bots[(game + seat * (1 + (game % 3))) % bots.length] ?? '')
    const found = seenIn({ rulebook, seats: names, options: {}, seed, maxRounds: MOST_ROUNDS }, game)
    if (found === null) return null
    seen.push(...found)
  }
  return { all: lessLuck(seen), third: lessLuck(seen.slice(0, seats * Math.ceil(games / 3))) }
}
