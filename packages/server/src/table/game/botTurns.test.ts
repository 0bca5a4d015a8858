import { newHeader } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { BotTurns } from './botTurns.ts'
import { atOnce } from './inTurns.ts'
import { Play } from './play.ts'

const SEED = '5eed'.repeat(16)
const header = newHeader(classic.book, {
  seats: ['Ada', 'Ben', 'Eve'].map((name) => ({ name, bot: 'steady' })),
  options: Object.fromEntries(classic.book.options.map((option) => [option.id, option.default])),
  chance: { kind: 'committed', commitment: '00', nonces: ['0a', '1b', '2c'] },
})

/** What bots do in so many moves; `restartEvery`: the process ends after so many, and another goes on from the record. */
function moves(count: number, restartEvery: number): string[] {
  let play = Play.begin(classic.book, header, SEED)
  let bots = seated(play)
  return Array.from({ length: count }, (_, step) => {
    if (step % restartEvery === restartEvery - 1) {
      play = atOnce(Play.resume(classic.book, play.session.record, SEED))
      bots = seated(play)
    }
    const move = bots.take(play.game, 0, null, step)
    if (move === null) throw new Error('no bot has moved')
    expect(play.act(move)).toBeNull()
    return JSON.stringify(move)
  })
}

function seated(play: Play): BotTurns {
  const bots = new BotTurns()
  header.seats.forEach((_, seat) => {
    bots.place(seat, 'steady', play)
  })
  return bots
}

describe('bots at a table', () => {
  it('play on after a restart as they would have without it', () => {
    expect(moves(260, 13)).toEqual(moves(260, 1000))
  })

  it('have a chance of their own each, and one that depends on the secret seed', () => {
    const seeds = (seed: string | null) =>
      header.seats.map((_, seat) => Play.begin(classic.book, header, seed).botSeed(seat))
    expect(new Set([...seeds(SEED), ...seeds('ab'.repeat(32))]).size).toBe(6)
    expect(seeds(null)).toEqual(seeds(null))
  })
})
