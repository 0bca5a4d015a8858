import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { type Move, moveOf, newGame, newHeader, Session, stateHash } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import { carried } from '@hausregeln/rulebooks/file/index.ts'
import { driverOf } from './driver.ts'
import { botSeeds, mix } from './seeds.ts'
import { checkTable, effectiveOptions, type Table } from './table.ts'
import { watch } from './watch.ts'

/** Plays game number `index` of a run and keeps its record. Throws `SetupError`. */
export function recordGame(table: Table, index: number): Session {
  const rulebook = checkTable(table)
  const { book } = rulebook
  const seed = mix(table.seed, index)
  const options = effectiveOptions(rulebook, table)
  const header = newHeader(book, {
    seats: table.seats.map((bot, seat) => ({ name: `${bot} ${seat + 1}`, bot })),
    options,
    chance: { kind: 'seed', seed },
    ...carried(rulebook, findRulebook(book.id)),
  })
  const session = new Session(book, header)
  const game = newGame(book, { seats: table.seats.length, options, seed })
  const moves: Move[] = []
  const bots = table.seats.map((name, seat) => {
    const bot = createPlayer(name)
    bot.begin(botSeeds(table.seed, seat)(index))
    return watch(bot, (l, action) => moves.push(moveOf(l, action)))
  })
  const driver = driverOf(game, bots)
  while (game.s.over === 0 && game.s.round <= table.maxRounds) {
    driver.step()
    for (const move of moves.splice(0)) session.act(move)
  }
  if (stateHash(game.s) !== stateHash(session.game.s)) throw new Error('the record has not followed its game')
  return session
}
