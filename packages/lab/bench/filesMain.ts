import { parseArgs } from 'node:util'
import { createBot } from '@hausregeln/bots'
import { type Book, newGame, reset } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import { bookFile, readBook } from '@hausregeln/rulebooks/file/index.ts'
import { driverOf } from '../src/driver.ts'
import { rulebookNamed } from '../src/table.ts'
import { timed } from './clock.ts'

const USAGE = `usage: npm run bench:files -- [--pairs N] [--games N] [--json] [ID ...]

Games by rulebooks of the house beside games by the same rulebooks, exported and opened as files: the same games, in
turn, in one process, in CPU time.`

/** A table of steady bots that plays game after game. */
function tableOf(book: Book): (from: number, games: number) => number {
  const seats = Math.min(4, book.maxSeats)
  const bots = Array.from({ length: seats }, () => createBot('steady'))
  const setup = { seats, seed: 0 }
  const game = newGame(book, setup)
  const driver = driverOf(game, bots)
  return (from, games) => {
    let turns = 0
    for (let seed = from; seed < from + games; seed++) {
      setup.seed = seed
      reset(game, setup)
      for (const [seat, bot] of bots.entries()) bot.begin(seed * seats + seat)
      driver.playOut(150)
      turns += game.s.turns
    }
    return turns
  }
}

/** The book, written as a file under another name and opened as a stranger's. */
function fromFile(id: string): Book {
  const read = readBook(JSON.stringify({ ...bookFile(rulebookNamed(id)), id: 'twin' }), findRulebook)
  if (read.faults) throw new Error(read.faults.map(({ en }) => en).join(' '))
  return read.value.rulebook.book
}

interface Measured {
  readonly id: string
  readonly pairs: number
  /** Time of the file's games by that of the built-in ones: mean and 95 % interval of the pairs' logarithms. */
  readonly ratio: number
  readonly low: number
  readonly high: number
}

function measure(id: string, pairs: number, games: number): Measured {
  const [own, file] = [tableOf(rulebookNamed(id).book), tableOf(fromFile(id))]
  const logs: number[] = []
  // The first pairs warm up.
  for (let pair = -3; pair < pairs; pair++) {
    const seed = (pair + 4) * games
    const turns = [0, 0]
    const times = [0, 0]
    // Who begins changes from pair to pair.
    for (const side of pair % 2 === 0 ? [0, 1] : [1, 0])
      times[side] = timed(() => {
        turns[side] = (side === 0 ? own : file)(seed, games)
      })
    if (turns[0] !== turns[1]) throw new Error(`The file of "${id}" plays other games.`)
    if (pair >= 0) logs.push(Math.log((times[1] ?? 1) / (times[0] ?? 1)))
  }
  const mean = logs.reduce((sum, log) => sum + log, 0) / pairs
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (pairs - 1)
  const wide = 2 * Math.sqrt(variance / pairs)
  return { id, pairs, ratio: Math.exp(mean), low: Math.exp(mean - wide), high: Math.exp(mean + wide) }
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: '30' },
      games: { type: 'string', default: '40' },
      json: { type: 'boolean', default: false },
    },
  })
  const ids = positionals.length > 0 ? positionals : ['classic', 'exchange']
  const found = ids.map((id) => measure(id, Number(values.pairs), Number(values.games)))
  if (values.json) return void process.stdout.write(`${JSON.stringify(found)}\n`)
  for (const { id, pairs, ratio, low, high } of found)
    process.stdout.write(
      `${id}: the file's games take ${ratio.toFixed(3)} times as long (${low.toFixed(3)}–${high.toFixed(3)}), ${pairs} pairs\n`,
    )
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
  process.exitCode = 1
}
