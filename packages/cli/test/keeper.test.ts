import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newHeader, Session, stateHash, writeRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run, runJson } from './hausregeln.ts'

let folder = ''
let file = ''
const session = kept()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausregeln-'))
  file = join(folder, 'kept.record')
  await writeFile(file, writeRecord(session.record))
})
afterAll(() => rm(folder, { recursive: true }))

/** Anna throws 4 and 2, which was 5 and 4 on the table, and buys; 50 are paid to her that were forgotten. */
function kept(): Session {
  const seats = [{ name: 'Anna' }, { name: 'Ben' }]
  const header = newHeader(classic.book, {
    seats,
    options: {},
    chance: { kind: 'given' },
  })
  const game = new Session(classic.book, header)
  game.give([6, 5])
  game.give([1, 2])
  game.act({ do: 'throw', seat: 0 })
  game.give([4, 2])
  game.act({ do: 'buy', seat: 0 })
  game.enter({ host: 'correct', changes: [{ number: 4, entries: [{ outcome: [5, 4] }] }] })
  game.enter({ host: 'adjust', what: 'cash', of: 0, value: 50, reason: 'forgotten' })
  return game
}

describe('hausregeln replay of a game that was kept for a real table', () => {
  it('comes to its state, and tells what counts: corrections worked in, adjustments with their reason', async () => {
    const { hash, log } = await runJson('replay', file, '--lang', 'en')
    expect(hash).toBe(stateHash(session.game.s))
    const text = log.join('\n')
    expect(text).toContain('Anna throws 5 and 4.')
    expect(text).not.toContain('Anna throws 4 and 2.')
    expect(text).toContain('Entry 4 has been corrected')
    expect(text).toMatch(/Adjusted: Anna receives 50.thalers from the bank\. \(forgotten\)/)
    expect(text).toContain('Anna buys Post Street')
  })

  it('tells how it was before the correction, too', async () => {
    const { log } = await runJson('replay', file, '--at', '5')
    expect(log.join('\n')).toContain('Anna throws 4 and 2.')
  })

  it('finds a correction that was tampered with', async () => {
    const path = join(folder, 'tampered.record')
    await writeFile(path, writeRecord(session.record).replace('"outcome":[5,4]', '"outcome":[5,5]'))
    const { code, err } = await run('replay', path)
    expect([code, err]).toEqual([1, expect.stringContaining('line 7 does not follow from the lines before it')])
  })
})
