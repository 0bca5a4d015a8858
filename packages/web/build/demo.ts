import { createBot } from '@hausregeln/bots'
import { type Game, newGame, type Rulebook } from '@hausregeln/engine'
import { driverOf } from '@hausregeln/lab/driver.ts'

const SEATS = 4
const SEED = 280
const ROUNDS = 12

/** A position from the middle of a game, played by bots: a picture of what it is like. Always the same. */
export function demoGame({ book }: Rulebook): Game {
  const game = newGame(book, { seats: SEATS, seed: SEED })
  const bots = Array.from({ length: SEATS }, (_, seat) => {
    const bot = createBot('steady')
    bot.begin(SEED + seat)
    return bot
  })
  driverOf(game, bots).playOut(ROUNDS)
  return game
}
