import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { triedIn, verdictOn } from '../src/commands/book/check.ts'
import { run, runHere, runJson, runJsonHere } from './hausregeln.ts'

let folder = ''
let own = ''
const OWN = {
  format: 1,
  id: 'own',
  version: 1,
  title: { de: 'Unser Spiel', en: 'Our game' },
  extends: 'classic',
  choices: { declined: 'staysWithBank' },
  numbers: { salaryLand: 400 },
}
const SEATS = ['--seats', 'steady,steady,steady', '--seed', '1']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausregeln-'))
  own = await written('own.json', JSON.stringify(OWN))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

describe('rulebooks as files', () => {
  it('a book is exported whole, and its file has the same rules', async () => {
    const out = join(folder, 'stadium.json')
    expect(await run('book', 'export', 'stadium', '-o', out)).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ format: 1, id: 'stadium' })
    expect(await runJsonHere('book', 'diff', 'stadium', out)).toEqual({ differences: [], names: [] })
  })

  it('what differs is told with its place in the file', async () => {
    const { out } = await runHere('book', 'diff', 'classic', own)
    expect(out).toMatch(/^choices\.declined +What is not bought +is auctioned openly +stays with the bank$/m)
    expect(out).toMatch(/^numbers\.salaryLand +Salary on the start +200.thalers +400.thalers$/m)
    expect(out.trimEnd().split('\n')).toHaveLength(3)
  })

  it('a file is checked, and tried', async () => {
    const { out, code } = await run('book', 'check', own)
    expect(code).toBe(0)
    expect(out).toMatch(/“own” can be played, mark [0-9a-f]{16}\.\n\d of 8 trial games ended within 400 rounds\.\n/)
  })

  it('one in which a game breaks a law is not said to be playable', () => {
    const about = { path: 'own.json', id: 'own', mark: '0123456789abcdef' }
    const broken = 'After {}: The law "nobody has less than nothing" is broken: the bank has -20.'
    const trial = { games: 1, rounds: 400, ended: 0, broken }
    expect(verdictOn(about, trial, 'en')).toBe('own.json: “own” cannot be played like this.')
    expect(verdictOn(about, trial, 'de')).toBe('own.json: „own“ kann so nicht gespielt werden.')
    expect(triedIn('en', trial)).toEqual([`A trial game cannot go on: ${broken}`])
    for (const played of [null, { ...trial, broken: null }])
      expect(verdictOn(about, played, 'en')).toBe('own.json: “own” can be played, mark 0123456789abcdef.')
  })

  it('what cannot be played is refused with its faults, in either language', async () => {
    const bad = await written('bad.json', JSON.stringify({ ...OWN, numbers: { salaryLand: -1 } }))
    expect(await runHere('book', 'check', bad)).toMatchObject({
      code: 1,
      out: 'numbers.salaryLand: "salaryLand" must be at least 0, not -1.\n',
    })
    const german = await runHere('book', 'check', bad, '--lang', 'de')
    expect(german.out).toBe('numbers.salaryLand: "salaryLand" muss mindestens 0 sein, nicht -1.\n')
    const simulated = await runHere('sim', '--rulebook', bad, ...SEATS, '--games', '1')
    expect(simulated).toMatchObject({ code: 1, out: '' })
    expect(simulated.err).toMatch(/cannot be played:\n {2}numbers\.salaryLand: /)
  })

  it('what a file was completed with is told', async () => {
    const open = await written('open.json', JSON.stringify({ ...OWN, numbers: {}, choices: { shortfall: 'borrow' } }))
    const { out } = await runHere('book', 'check', open, '--no-trial')
    expect(out).toContain('Completed with: chapters.bank-debt=true – “Debts to the bank” comes along.\n')
    const german = await runHere('book', 'check', open, '--no-trial', '--lang', 'de')
    expect(german.out).toContain('Ergänzt: chapters.settle=false – „Besitz zu Geld machen“ fällt weg.\n')
    const { completed } = await runJsonHere('book', 'check', open, '--no-trial')
    expect(completed).toEqual(expect.arrayContaining(['chapters.bank-debt=true', 'chapters.settle=false']))
    expect(out.match(/^Completed with: /gm)).toHaveLength(completed.length)
    expect((await runJsonHere('book', 'check', own, '--no-trial')).completed).toEqual([])
  })

  it('a book in which nobody ever pays is told that it cannot end', async () => {
    const name = (kind: string) => ({ kind, name: kind })
    const street = { kind: 'street', name: 'x', group: 'x', price: 10, rents: [0, 0, 0, 0, 0, 0], house: 10 }
    const spaces = [name('start'), name('jail'), name('goToJail'), ...new Array(11).fill(name('parking')), street]
    const board = { spaces, groups: { x: { name: 'x', colour: '#112233' } }, decks: [] }
    const file = { ...OWN, board, without: ['deal'], choices: { open: 'firstSeat' }, options: [] }
    const free = await written('free.json', JSON.stringify(file))
    const { out } = await runHere('book', 'check', free, '--no-trial')
    expect(out).toContain('board: Nobody ever has to pay anything, and nothing else ends the game: it cannot end.\n')
  })

  it('every command takes a file, and a record carries its book', async () => {
    const simulated = await runJson('sim', '--rulebook', own, ...SEATS, '--games', '2', '--workers', '1')
    expect(simulated).toMatchObject({ rulebook: 'own', games: 2 })
    const record = join(folder, 'own.jsonl')
    expect((await run('record', '--rulebook', own, ...SEATS, '-o', record)).err).toBe('')
    await writeFile(own, 'gone')
    expect((await runHere('verify', record)).out).toContain('entries follow one another and keep the rules.')
    expect((await runHere('replay', record)).out).toContain('thalers')
    await writeFile(own, JSON.stringify(OWN))
  })

  it('but a record whose book was changed is refused', async () => {
    const record = join(folder, 'changed.jsonl')
    await run('record', '--rulebook', own, ...SEATS, '-o', record)
    const text = await readFile(record, 'utf8')
    const changed = await written('changed.jsonl', text.replace('"salaryLand":400', '"salaryLand":4000'))
    const verified = await runHere('verify', changed)
    expect(verified.code).toBe(1)
    expect(verified.err).toContain('The rulebook that comes with the game is not the one it was played by: "own".')
  })

  it('a stranger cannot take the name of a book of the house', async () => {
    const file = await written('classic.json', JSON.stringify({ ...OWN, id: 'classic' }))
    const simulated = await runHere('sim', '--rulebook', file, ...SEATS, '--games', '1')
    expect(simulated.err).toBe('There is a rulebook "classic" already, with other rules: this one needs another id.\n')
  })

  it('the schema is printed for editors', async () => {
    const { out } = await runHere('book', 'schema')
    expect(JSON.parse(out)).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), type: 'object' })
  })

  it('damaged files are refused or play by the laws', async () => {
    const { refused, played } = await runJson('book', 'fuzz', '--runs', '60', '--seed', '3')
    expect(refused).toBeGreaterThan(0)
    expect(played).toBeGreaterThan(0)
    expect(refused + played).toBe(60)
  })
})
