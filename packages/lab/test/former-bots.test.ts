import { createHash } from 'node:crypto'
import type { Bot } from '@hausregeln/bots'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { inEdition, moveOf, newGame } from '@hausregeln/engine'
import { expect, it } from 'vitest'
import { driverOf } from '../src/driver.ts'
import { botSeeds, mix } from '../src/seeds.ts'
import { rulebookNamed } from '../src/table.ts'

/** The edition of the rules at commit 692c1bab, and how its `strong` is called now. */
const EDITION = 1
const SEATS = {
  steady: ['steady', 'steady', 'steady', 'steady'],
  strong: ['strong-2026', 'steady', 'strong-2026', 'steady'],
} as const
const MOST_ROUNDS = 200

/**
 * Games that bots of commit 692c1bab played, by `hausregeln record --rulebook classic --seed 1 --seats
 * steady,steady,steady,steady --max-rounds 200 --out game.jsonl` (or strong,steady,strong,steady): how many moves the
 * record has, and their digest.
 */
const GAMES: readonly (readonly [
  book: string,
  who: keyof typeof SEATS,
  seed: number,
  moves: number,
  digest: string,
])[] = [
  ['classic', 'steady', 1, 670, 'b7ea2ade3b2f5532'],
  ['classic', 'steady', 2, 622, '7d1b54a32f2d3159'],
  ['classic', 'steady', 3, 498, '878b72e1dcdf6ace'],
  ['classic', 'strong', 1, 558, '8a9155d58bf876ba'],
  ['classic', 'strong', 2, 540, '8ac92fedf5231458'],
  ['euronopoly', 'steady', 1, 640, '52ae72003decab29'],
  ['euronopoly', 'steady', 2, 769, '22798aa0a4c66977'],
  ['euronopoly', 'steady', 3, 882, '20ccd0fae4480d4b'],
  ['exchange', 'steady', 1, 535, '2ae9fcea1db38bd9'],
  ['exchange', 'steady', 2, 520, '49c9c67556219648'],
  ['exchange', 'steady', 3, 769, '8b3b17e9d8b13c2d'],
  ['simplified', 'steady', 1, 1263, '4101639f318667cd'],
  ['simplified', 'steady', 2, 952, '10ad2699ac978e63'],
  ['simplified', 'steady', 3, 408, '9616406fc66d1c01'],
  ['stadium', 'steady', 1, 490, '0dacd20c44b05aaf'],
  ['stadium', 'steady', 2, 445, '0034b3e5d32ee116'],
  ['stadium', 'steady', 3, 447, 'd68b20ffb7ee31a7'],
  ['stadium', 'strong', 1, 723, '4a88884946a57a02'],
  ['stadium', 'strong', 2, 495, '49f33b1987dea4c1'],
]

/** A move as one line, its names in order. */
function lineOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The bot, of whose moves each is told. */
function told(bot: Bot, tell: (line: string) => void): Bot {
  return {
    name: bot.name,
    begin: (seed) => bot.begin(seed),
    decide(l, seat, terms) {
      const action = bot.decide(l, seat, terms)
      tell(lineOf(moveOf(l, action)))
      return action
    },
    consider(l, seat, terms) {
      const action = bot.consider(l, seat, terms)
      if (action !== 0) tell(lineOf(moveOf(l, action)))
      return action
    },
  }
}

function played(book: string, who: keyof typeof SEATS, seed: number): readonly string[] {
  const seats = SEATS[who]
  const rulebook = inEdition(rulebookNamed(book), EDITION)
  const lines: string[] = []
  const bots = seats.map((name, seat) => {
    const bot = createPlayer(name)
    bot.begin(botSeeds(seed, seat)(0))
    return told(bot, (line) => lines.push(line))
  })
  const game = newGame(rulebook.book, { seats: seats.length, options: {}, seed: mix(seed, 0) })
  driverOf(game, bots).playOut(MOST_ROUNDS)
  return lines
}

it.each(GAMES)(
  'in %s, bots of then (%s, seed %i) make the same moves in the rules of then',
  (book, who, seed, moves, digest) => {
    const lines = played(book, who, seed)
    const hash = createHash('sha256')
    for (const line of lines) hash.update(`${line}\n`)
    expect([lines.length, hash.digest('hex').slice(0, digest.length)]).toEqual([moves, digest])
  },
)
