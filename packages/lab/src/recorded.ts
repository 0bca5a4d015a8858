import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { type Move, moveOf, newGame, newHeader, Session, stateHash } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import { carried } from '@hausregeln/rulebooks/file/index.ts'
import { driverOf } from './driver.ts'
import { botSeeds, mix } from './seeds.ts'
import { checkTable, effectiveOptions, type Table } from './table.ts'
import { watch } from './watch.ts'

/** Who sits on each seat in game number `index` of a run: see `rotate`. */
export function seatedIn({ seats, rotate }: Table, index: number): string[] {
  const shift = rotate === true ? index % seats.length : 0
  return seats.map((name, seat) => seats[(seat - shift + seats.length) % seats.length] ?? name)
}

/** Plays game number `index` of a run and keeps its record. Throws `SetupError`. */
export function recordGame(table: Table, index: number): Session {
  const rulebook = checkTable(table)
  const { book } = rulebook
  const seed = mix(table.seed, index)
  const options = effectiveOptions(rulebook, table)
  const names = seatedIn(table, index)
  const header = newHeader(book, {
    seats: names.map((bot, seat) => ({ name: `${bot} ${seat + 1}`, bot })),
    options,
    chance: { kind: 'seed', seed },
    ...carried(rulebook, findRulebook(book.id)),
  })
  const session = new Session(book, header)
  const game = newGame(book, { seats: names.length, options, seed })
  const moves: Move[] = []
  const bots = names.map((name, seat) => {
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
