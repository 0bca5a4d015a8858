import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BANK, readRecord, replay } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run, runHere, runJson } from './hausregeln.ts'

const games = join(import.meta.dirname, '../../lab/test/games/records')
/** Whole games of bots that trade, with their end. */
const GAMES = ['classic-4-106.jsonl', 'stadium-4-112.jsonl', 'simplified-4-113.jsonl']

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausregeln-xlsx-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** How a recorded game ends. */
async function lastState(file: string) {
  const record = readRecord(await readFile(file, 'utf8'))
  const rulebook = findRulebook(record.header.rulebook)
  if (rulebook === undefined) throw new Error(`no rulebook "${record.header.rulebook}"`)
  return { names: record.header.seats.map(({ name }) => name), ...replay(rulebook.book, record).session.game }
}

describe('hausregeln xlsx', () => {
  it.each(GAMES)('%s: writes a workbook that accounts for all money of the game', async (name) => {
    const out = join(folder, `${name}.xlsx`)
    const ran = await run('xlsx', join(games, name), '-o', out)
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out).toMatch(/\.xlsx: the books of [\d,]+ entries, [\d,]+ bytes\n$/)
    const { s, names } = await lastState(join(games, name))
    const [opening, ...rows] = records(await readBack(out), 'Entries')
    const money = (account: string) =>
      rows.reduce(
        (sum, { From, To, Amount }) =>
          sum + (To === account ? Number(Amount) : 0) - (From === account ? Number(Amount) : 0),
        Number(opening?.[account]),
      )
    expect(names.map(money)).toEqual(names.map((_, seat) => s.cash[seat]))
    expect(money('Bank')).toBe(s.cash[BANK])
    expect(names.map((seat) => rows.at(-1)?.[seat])).toEqual(names.map((_, seat) => s.cash[seat]))
  })

  it('writes in German, in place of a file that is there, and tells what it did as JSON', async () => {
    const out = join(folder, 'again.xlsx')
    await writeFile(out, 'something older')
    const told = await runJson('xlsx', join(games, GAMES[0] ?? ''), '-o', out, '--language', 'de')
    expect(told).toMatchObject({ file: out, rulebook: 'classic', language: 'de' })
    const book = await readBack(out)
    const sheets = ['Spiel', 'Einträge', 'Gebote', 'Guthaben', 'Vermögen', 'Grundstücke', 'Regeln']
    expect([...book.keys()].filter((name) => !name.startsWith('Konto '))).toEqual(sheets)
    expect((await readFile(out)).length).toBe(told.bytes)
  })

  it('finds damage, and leaves what is there alone', async () => {
    const [damaged, out] = [join(folder, 'damaged.jsonl'), join(folder, 'kept.xlsx')]
    await copyFile(join(games, GAMES[0] ?? ''), damaged)
    await writeFile(out, 'kept')
    const text = await readFile(damaged, 'utf8')
    const changes: readonly (readonly [string, RegExp])[] = [
      [text.replace(/"link":"./, '"link":"x'), /^The record is damaged: .+\.$/],
      [text.slice(0, text.length / 2), /^The record is damaged: .+\.$/],
      [text.replace('"rulebook":"classic"', '"rulebook":"clasic"'), /^The record is damaged: .+\.$/],
      ['', /^This is not a Hausregeln record\.$/],
    ]
    for (const [content, sentence] of changes) {
      await writeFile(damaged, content)
      const ran = await runHere('xlsx', damaged, '-o', out)
      expect(ran).toMatchObject({ code: 1, out: '' })
      expect(ran.err.trimEnd()).toMatch(sentence)
    }
    expect(await readFile(out, 'utf8')).toBe('kept')
  })
})
