import { createBot } from '@hausregeln/bots'
import { newGame, type Rulebook } from '@hausregeln/engine'
import { LawBroken, playLawfully } from './lawful.ts'
import { mix } from './seeds.ts'

/** What a short trial of a rulebook has shown. */
export interface BookTrial {
  readonly games: number
  readonly rounds: number
  /** Games that ended within so many rounds. */
  readonly ended: number
  /** Why a game could not go on, as the engine says it; null if all could. */
  readonly broken: string | null
}

const SLOW_EVERY = 97

/**
 * Plays a few games of steady bots by a rulebook and its usual options, with few players and with many in turn, and looks
 * at the laws: that the game waits for somebody who can act, or is over, is one of them.
 */
export function tryBook({ book }: Rulebook, games: number, rounds: number, seed: number): BookTrial {
  let ended = 0
  for (let index = 0; index < games; index++) {
    const seats = index % 2 === 0 ? book.minSeats : book.maxSeats
    const game = newGame(book, { seats, seed: mix(seed, index), options: {} })
    const bots = Array.from({ length: seats }, (_, seat) => {
      const bot = createBot('steady')
      bot.begin(mix(seed, index * seats + seat))
      return bot
    })
    try {
      playLawfully(game, bots, rounds, { slowEvery: SLOW_EVERY })
    } catch (error) {
      if (error instanceof LawBroken) return { games: index + 1, rounds, ended, broken: error.message }
      throw error
    }
    if (game.s.over !== 0) ended++
  }
  return { games, rounds, ended, broken: null }
}
