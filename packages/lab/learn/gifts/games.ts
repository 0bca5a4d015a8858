import type { Bot } from '@hausregeln/bots'
import { GiftWatch } from '@hausregeln/bots/chances/gifts.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { FriendBot } from '@hausregeln/bots/sparring/friend.ts'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { argumentOf, codeOf, newGame, type Packed, reset } from '@hausregeln/engine'
import { column, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { driverOf } from '../../src/driver.ts'
import { botSeeds, mix } from '../../src/seeds.ts'
import { rulebookNamed } from '../../src/table.ts'

/** How many games there were, in how many a series was unusual, and what was lost at most in each, in order. */
export interface Watched {
  readonly games: number
  readonly unusual: number
}

const MOST_ROUNDS = 120

/** Watches games of these bots for series of gifts; `friend` is one of two who are friends. */
export function watch(rulebook: string, names: readonly string[], games: number, seed: number): Watched {
  const seats = names.length
  const g = newGame(rulebookNamed(rulebook).book, { seats, seed: 0 })
  const friends = names.flatMap((name, seat) => (name === 'friend' ? [seat] : []))
  const seated: Bot[] = names.map((name, seat) =>
    name === 'friend' ? new FriendBot(() => friends.find((other) => other !== seat) ?? seat) : createPlayer(name),
  )
  let gifts = new GiftWatch(NETS)
  const watched = seated.map((bot) =>
    watching(bot, (action) => {
      if (codeOf(action) === g.book.codes.accept) taken = argumentOf(action)
    }),
  )
  let taken = 0
  const driver = driverOf(g, watched)
  const seeds = column(names.map((_, seat) => botSeeds(seed, seat)))
  let unusual = 0
  for (let game = 0; game < games; game++) {
    seated.forEach((bot, seat: SeatNo) => {
      bot.begin(seeds[seat](game))
    })
    gifts = new GiftWatch(NETS)
    reset(g, { seats, options: {}, seed: mix(seed, game) })
    while (g.s.over === 0 && g.s.round <= MOST_ROUNDS) {
      taken = 0
      driver.step()
      if (taken !== 0) gifts.taken(g, taken)
      gifts.look(g)
    }
    if (gifts.unusual.length > 0) unusual++
  }
  return { games, unusual }
}

/** The bot, of which every action is told. */
function watching(bot: Bot, tell: (action: Packed) => void): Bot {
  const told = (action: Packed): Packed => {
    tell(action)
    return action
  }
  return {
    name: bot.name,
    begin: (seed) => bot.begin(seed),
    decide: (l, seat, terms) => told(bot.decide(l, seat, terms)),
    consider: (l, seat, terms) => told(bot.consider(l, seat, terms)),
  }
}
