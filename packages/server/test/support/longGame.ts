import { createBot } from '@hausregeln/bots'
import { commitmentOf, moveOf, newHeader } from '@hausregeln/engine'
import type { Guest } from '@hausregeln/protocol'
import { classic } from '@hausregeln/rulebooks'
import type { Storage } from '@hausregeln/server/storage/storage.ts'
import { Play } from '@hausregeln/server/table/game/play.ts'
import { entered } from '@hausregeln/server/table/requests/context.ts'
import { headOf } from '@hausregeln/server/table/state/head.ts'
import { History } from '@hausregeln/server/table/state/history.ts'
import type { Fact, Step } from '@hausregeln/server/table/steps/step.ts'
import { Timeline } from '@hausregeln/server/table/time/timeline.ts'
import { tableSettings } from './server.ts'

const SEED = '5eed'.repeat(16)
const SEATS = 4
const NONCES = Array.from({ length: SEATS }, (_, seat) => String(seat).repeat(32))
/** One game ends early, another late: the first of these seeds of the players that goes on for long enough. */
const PLAYERS = 40

/**
 * The log of a table of four persons whose game goes on: so many steps, as a server would have written them. `persons`:
 * who sits there, the host first; others sit where there are too few.
 */
export function longGame(steps: number, persons: readonly Guest[] = []): { texts: string[]; history: History } {
  for (let seed = 1; seed <= PLAYERS; seed++) {
    const game = gameOf(steps, persons, seed)
    if (game !== null) return game
  }
  throw new Error(`No game of ${steps} steps was found.`)
}

function gameOf(steps: number, persons: readonly Guest[], seed: number): ReturnType<typeof longGame> | null {
  const guests = NONCES.map((_, seat) => persons[seat] ?? { id: `person-${seat}`.padEnd(16, '-'), name: `P${seat}` })
  const settings = tableSettings({ seats: SEATS, options: { autoRent: 1 }, unattended: 'play' })
  const header = newHeader(classic.book, {
    identity: classic.book.identity(),
    seats: guests.map(({ name }) => ({ name })),
    options: settings.options,
    chance: { kind: 'committed', commitment: commitmentOf(SEED), nonces: NONCES },
  })
  let at = Date.now() - steps * 1000
  const texts: string[] = []
  let history: History | undefined
  const write = (...facts: Fact[]) => {
    at += 1000
    const step: Step = { at, facts }
    texts.push(JSON.stringify(step))
    if (history === undefined) history = History.begin('abc', step, new Timeline())
    else history.absorb(step)
  }
  write({ fact: 'created', settings, host: guests[0]!, seed: SEED })
  for (const [seat, guest] of guests.entries()) write({ fact: 'sat', seat, guest, nonce: NONCES[seat]! })
  const play = Play.begin(classic.book, header, SEED)
  write({ fact: 'started', header }, ...entered(play))
  const bot = createBot('plain')
  bot.begin(seed)
  while (texts.length < steps) {
    const { game } = play
    const seat = 31 - Math.clz32(game.s.must & -game.s.must)
    if (play.over || play.act(moveOf(game, bot.decide(game.shown, seat, game.terms))) !== null) return null
    write(...entered(play))
  }
  return play.over ? null : { texts, history: history! }
}

/** Lays such a table down. Returns its code. */
export async function layDown(storage: Storage, code: string, game: ReturnType<typeof longGame>): Promise<void> {
  await storage.append(code, 0, game.texts, headOf(game.history.state, 1, null, Date.now()))
}
