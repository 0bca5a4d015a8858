// npm run bench:replay: what it costs to look at any entry of a long recorded game. Prints milliseconds of CPU, four times
// as long as here, as on a slow phone; fails where an entry takes more than 16. What the collector of garbage does now and
// then belongs to no entry: each is looked at in several rounds, and its best look counts.
import { createBot, NOTHING, nextBotAction } from '@hausregeln/bots'
import { moveOf, newHeader, Session } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { Reel } from '../packages/view-kit/src/story/reel.ts'

const ENTRIES = 15_000
const LOOKS = 400
const ROUNDS = 3
const SLOWER = 4
const MOST = 16

/** A game that goes on for so many entries: bots who build nothing end none. */
function longGame() {
  const { book } = classic
  const seats = [1, 2, 3, 4].map((number) => ({ name: `bot ${number}` }))
  const session = new Session(book, newHeader(book, { seats, options: {}, chance: { kind: 'seed', seed: 1 } }))
  const bots = seats.map((_, seat) => {
    const bot = createBot('plain')
    bot.begin(seat)
    return bot
  })
  while (session.length < ENTRIES) {
    const action = nextBotAction(session.game, bots)
    if (action === NOTHING) break
    session.act(moveOf(session.game, action))
  }
  return session.record
}

/** What something comes to, and the milliseconds of CPU that it takes. */
function measured<T>(what: () => T): readonly [T, number] {
  const before = process.cpuUsage()
  const result = what()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}

const record = longGame()
const [reel, opening] = measured(() => new Reel(classic.book, record))
const { length } = reel
const looks = Array.from({ length: ROUNDS }, () =>
  Array.from({ length: LOOKS }, (_, n) => measured(() => reel.at((n * 7919) % length))[1]),
)
const costs = Array.from({ length: LOOKS }, (_, n) => Math.min(...looks.map((round) => round[n] ?? 0)))
const single = Math.max(...looks.flat()) * SLOWER
const part = (share: number) => (costs[Math.floor(share * (LOOKS - 1))] ?? 0) * SLOWER
console.log(
  `${length} entries, opened in ${Math.round(opening)} ms of CPU (${Math.round(opening * SLOWER)} on a slow phone)`,
)
costs.sort((a, b) => a - b)
console.log(
  `any of ${LOOKS} entries on a slow phone: median ${part(0.5).toFixed(1)} ms, 99 % ${part(0.99).toFixed(1)} ms, worst ${part(1).toFixed(1)} ms; the longest single look ${single.toFixed(1)} ms`,
)
if (part(1) > MOST) process.exitCode = 1
