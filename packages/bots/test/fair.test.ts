import {
  commitmentOf,
  FairDice,
  firstLink,
  type GameRecord,
  isChance,
  moveOf,
  newHeader,
  nextLink,
  readRecord,
  replay,
  Session,
  stateHash,
  verifyRecord,
  writeRecord,
} from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { type Bot, PlainBot } from '../src/index.ts'

const { book } = classic
const seed = '5eed'.repeat(16)
const nonces = ['0a', '1b', '2c']
const header = newHeader(book, {
  seats: nonces.map((nonce) => ({ name: nonce })),
  options: { autoRent: 1 },
  chance: { kind: 'committed', commitment: commitmentOf(seed), nonces },
})

/** Bots play on, `steps` decisions, with these dice. */
function play(session: Session, steps: number, dice = diceFor(session)): Session {
  const { game } = session
  const bots: Bot[] = nonces.map(() => new PlainBot())
  const draw = () => {
    while (game.s.awaiting !== 0) session.give(dice.draw(game))
  }
  draw()
  for (let step = 0; step < steps && game.s.over === 0; step++) {
    const seat = nonces.findIndex((_, index) => (game.s.must >>> index) & 1)
    const refusal = session.act(moveOf(game, bots[seat]!.decide(game.shown, seat, game.terms)))
    expect(refusal).toBeNull()
    draw()
  }
  return session
}

/** The dice that follow on what has been drawn so far. */
function diceFor({ record }: Session): FairDice {
  return new FairDice(seed, nonces, drawsOf(record).length)
}

function fairGame(steps = 400): Session {
  return play(new Session(book, header), steps)
}

function drawsOf({ entries }: GameRecord): number[][] {
  return entries.flatMap(({ entry }) => (isChance(entry) ? [[...entry.outcome]] : []))
}

/** The same entries, with the n-th changed, and a chain that fits them: what a server that cheats could write. */
function forged(record: GameRecord, change: (index: number) => string | null): GameRecord {
  let link = firstLink(record.header)
  const entries = record.entries.map((sealed, index) => {
    const state = change(index) ?? sealed.state
    link = nextLink(link, sealed.entry, state)
    return { entry: sealed.entry, state, link }
  })
  return { header: record.header, entries }
}

describe('provably fair chance', () => {
  it('is the same for the same seed and nonces, and another for others', () => {
    const draws = drawsOf(fairGame().record)
    expect(draws.length).toBeGreaterThan(100)
    expect(drawsOf(fairGame().record)).toEqual(draws)
    const others = new FairDice(seed, ['0a', '1b', '2d'])
    expect(drawsOf(play(new Session(book, header), 400, others).record)).not.toEqual(draws)
  })

  it('throws every face of both dice about equally often', () => {
    const dice = new FairDice(seed, nonces)
    const { game } = new Session(book, header)
    const counts = new Array<number>(7).fill(0)
    for (let n = 0; n < 6000; n++) for (const face of dice.draw(game)) counts[face] = (counts[face] ?? 0) + 1
    expect(counts[0]).toBe(0)
    // 12,000 throws: each face 2,000 times, standard deviation 41.
    for (const count of counts.slice(1)) expect(Math.abs(count - 2000)).toBeLessThan(205)
  })

  it('is proved by the record once the seed is revealed, and not before', () => {
    const session = fairGame()
    expect(verifyRecord(book, session.record)).toMatchObject({ seed: 'secret' })
    session.enter({ host: 'reveal', seed })
    const read = readRecord(writeRecord(session.record))
    expect(verifyRecord(book, read)).toEqual({ seed: 'revealed', draws: drawsOf(read).length })
  })

  it('finds dice that do not follow from the seed, though the game keeps the rules', () => {
    const session = play(new Session(book, header), 50, new FairDice(seed, ['ff']))
    session.enter({ host: 'reveal', seed })
    expect(() => verifyRecord(book, session.record)).toThrow(
      /^Entry 1 does not follow from the revealed seed: it has \d/,
    )
  })

  it('finds another seed than the one committed to', () => {
    const session = fairGame(20)
    session.enter({ host: 'reveal', seed: 'ab'.repeat(32) })
    expect(() => verifyRecord(book, session.record)).toThrow('not the one to which the server was committed')
  })

  it('finds a state that does not follow, though the chain fits', () => {
    const { record } = fairGame(20)
    const false5 = forged(record, (index) => (index === 5 ? '0'.repeat(16) : null))
    expect(() => verifyRecord(book, readRecord(writeRecord(false5)))).toThrow(/entry \d+: the game runs differently/)
  })

  it('draws again after a take-back, and the record proves that too', () => {
    const session = fairGame(30)
    const from = session.length - 4
    session.enter({ host: 'undo', from })
    play(session, 40)
    session.enter({ host: 'reveal', seed })
    expect(verifyRecord(book, session.record)).toMatchObject({ seed: 'revealed' })
  })
})

describe('a session resumed from its own entries', () => {
  it('is where the game was, take-backs included, and plays on as if nothing had been', () => {
    const whole = fairGame(60)
    whole.enter({ host: 'undo', from: whole.length - 6 })
    play(whole, 5)
    const resumed = new Session(book, header)
    resumed.resume([...whole.record.entries])
    expect(stateHash(resumed.game.s)).toBe(stateHash(whole.game.s))
    play(resumed, 50)
    play(whole, 50)
    expect(resumed.record).toEqual(whole.record)
    expect(replay(book, resumed.record).session.length).toBe(whole.length)
  })

  it('says when the entries lead elsewhere', () => {
    const { entries } = fairGame(20).record
    const last = entries.at(-1)
    const wrong = [...entries.slice(0, -1), { ...last!, state: '0'.repeat(16) }]
    expect(() => new Session(book, header).resume(wrong)).toThrow('runs differently')
  })
})
