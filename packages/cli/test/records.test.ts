import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere, runJson, runJsonHere } from './hausregeln.ts'

let folder = ''
let file = ''

interface Recorded {
  readonly hash: string
  readonly entries: number
}
let recorded: Recorded

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausregeln-'))
  file = join(folder, 'game.record')
  recorded = await record(file)
})
afterAll(() => rm(folder, { recursive: true }))

async function record(out: string): Promise<Recorded> {
  const table = ['--rulebook', 'classic', '--seats', 'plain,random', '--option', 'freeParkingPot=1']
  return await runJson('record', ...table, '--seed', '4', '--max-rounds', '60', '-o', out)
}

/** A copy of the record, changed. */
async function damaged(name: string, change: (text: string) => string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, change(await readFile(file, 'utf8')))
  return path
}

describe('hausregeln record and replay', () => {
  it('write the same record for the same seed, and replay it to the same state', async () => {
    const again = join(folder, 'again.record')
    const [second, replayed] = await Promise.all([record(again), runJsonHere('replay', file)])
    expect({ ...second, file }).toEqual({ ...recorded, file })
    expect(await readFile(again, 'utf8')).toBe(await readFile(file, 'utf8'))
    expect(replayed).toMatchObject({
      rulebook: 'classic',
      hash: recorded.hash,
      entries: recorded.entries,
      stopped: null,
      seats: ['plain 1', 'random 2'],
      options: { freeParkingPot: 1 },
    })
  })

  it('record a game of the run that sim plays', async () => {
    const table = ['--rulebook', 'classic', '--seats', 'plain,plain', '--seed', '9', '--max-rounds', '500']
    const [report, game] = await Promise.all([
      runJson('sim', ...table, '--games', '1', '--first', '3'),
      runJson('record', ...table, '--game', '3', '-o', join(folder, 'third.record')),
    ])
    expect(report.rounds.median).toBe(Math.min(500, game.rounds))
    expect(Object.keys(report.endReasons)).toEqual(game.ended === null ? [] : [game.ended])
  })

  it('tell what happened by its rules, in both languages', async () => {
    const [english, german] = await Promise.all([runHere('replay', file), runHere('replay', file, '--lang', 'de')])
    expect(english.code).toBe(0)
    expect(english.out).toMatch(/^K-0\.4 +plain 1’s turn \(round 1\)\.$/m)
    expect(german.out).toMatch(/^K-0\.4 +plain 1 ist am Zug \(Runde 1\)\.$/m)
    expect(english.out.split('\n').at(-2)).toContain(`entry ${recorded.entries} of ${recorded.entries}`)
    expect(english.out.split('\n').at(-2)).toContain(`state ${recorded.hash}`)
  })

  it('stop at an entry, and list the events', async () => {
    const [all, early, events] = await Promise.all([
      runHere('replay', file, '--events'),
      runHere('replay', file, '--events', '--at', '40'),
      runJsonHere('replay', file, '--events', '--at', '40'),
    ])
    const before = early.out.trimEnd().split('\n')
    expect(all.out.startsWith(before.slice(0, -1).join('\n'))).toBe(true)
    expect(before.at(-1)).toMatch(/^entry 4\d of \d+: going on, state [0-9a-f]+$/)
    expect(before.at(-1)).not.toContain(recorded.hash)
    expect(events.events).toEqual(before.slice(0, -1).map((line) => JSON.parse(line)))
    expect(events.events[0]).toMatchObject({ type: 'firstThrow', rule: 'K-0.4' })
  })

  it('find damage', async () => {
    const files = await Promise.all([
      damaged('digit', (text) => text.replace(/"link":"./, '"link":"x')),
      damaged('seat', (text) => text.replace('"do":"throw","seat":0', '"do":"throw","seat":1')),
      damaged('option', (text) => text.replace('"freeParkingPot":1', '"freeParkingPot":0')),
      damaged('cut', (text) => text.slice(0, text.length / 2)),
      damaged('line', (text) => text.split('\n').toSpliced(20, 1).join('\n')),
      damaged('empty', () => ''),
      damaged('other', () => '{"name":"something else"}\n'),
    ])
    for (const ran of await Promise.all(files.map((path) => runHere('replay', path)))) {
      expect(ran).toMatchObject({ code: 1, out: '' })
      expect(ran.err).toMatch(/^(The record is damaged: .+|This is not a Hausregeln record)\.\n$/)
    }
  })
})
