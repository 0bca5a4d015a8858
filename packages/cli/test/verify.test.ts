import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBot } from '@hausregeln/bots'
import { commitmentOf, FairDice, moveOf, newHeader, type RecordHeader, Session, writeRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run, runHere, runJsonHere } from './hausregeln.ts'

const seed = 'c0de'.repeat(16)
const nonces = ['11', '22']
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausregeln-verify-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A game of two bots by a server's dice. `thrown`: the nonces that it throws with. */
async function game(name: string, reveal: string | null, thrown = nonces): Promise<string> {
  const chance: RecordHeader['chance'] = { kind: 'committed', commitment: commitmentOf(seed), nonces }
  const seats = nonces.map((each) => ({ name: each }))
  const session = new Session(
    classic.book,
    newHeader(classic.book, {
      seats,
      options: {},
      chance,
    }),
  )
  const dice = new FairDice(seed, thrown)
  const bots = nonces.map(() => createBot('plain'))
  const { game } = session
  for (let step = 0; step < 80; step++) {
    while (game.s.awaiting !== 0) session.give(dice.draw(game))
    const seat = game.s.must & 1 ? 0 : 1
    session.act(moveOf(game, bots[seat]!.decide(game.shown, seat, game.terms)))
  }
  if (reveal !== null) session.enter({ host: 'reveal', seed: reveal })
  const file = join(folder, name)
  await writeFile(file, writeRecord(session.record))
  return file
}

describe('hausregeln verify', () => {
  it('proves dice and cards once the seed is revealed', async () => {
    const file = await game('fair.record', seed)
    expect(await runJsonHere('verify', file)).toMatchObject({ file, seed: 'revealed' })
    const { code, out } = await runHere('verify', file)
    expect(code).toBe(0)
    expect(out).toMatch(/^\d+ entries follow one another and keep the rules\.\n\d+ dice and cards: all of them follow/)
  })

  it('says that the seed is still secret', async () => {
    expect(await runJsonHere('verify', await game('open.record', null))).toMatchObject({ seed: 'secret' })
  })

  it.each([
    ['other dice', seed, ['11', '23'], /^Entry \d+ does not follow from the revealed seed: it has .+, not .+\.$/m],
    [
      'another seed',
      'ab'.repeat(32),
      nonces,
      /^The revealed seed is not the one to which the server was committed\.$/m,
    ],
  ])('ends with 1 and a sentence for %s', async (name, reveal, thrown, sentence) => {
    const { code, out, err } = await runHere('verify', await game(`${name}.record`, reveal, thrown))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(sentence)
  })

  it('says that dice of another source are not proved', async () => {
    const file = join(folder, 'seeded.record')
    await run(
      'record',
      '--rulebook',
      'classic',
      '--seats',
      'plain,plain',
      '--seed',
      '1',
      '--max-rounds',
      '3',
      '-o',
      file,
    )
    expect(await runJsonHere('verify', file)).toMatchObject({ seed: 'other' })
  })
})
