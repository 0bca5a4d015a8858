import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere, runJsonHere } from './hausregeln.ts'

const RECORD = join(import.meta.dirname, '../../lab/test/games/records/classic-2-101.jsonl')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hausregeln-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('hausregeln analyse', () => {
  it('tells luck, play and turning points in words, in both languages, and as JSON', async () => {
    const english = await runHere('analyse', RECORD, '--rollouts', '4')
    const german = await runHere('analyse', RECORD, '--lang', 'de', '--rollouts', '0')
    const json = await runJsonHere('analyse', RECORD, '--rollouts', '0')
    expect(english).toMatchObject({ code: 0, err: '' })
    expect(english.out).toMatch(/ won: by luck [+-]?\d+\.\d, by play [+-]?\d+\.\d\.$/m)
    expect(english.out).toMatch(/^Longest lead: .+, rounds \d+ to \d+/m)
    expect(english.out).toMatch(/^Entry \d+, round \d+: .+ \((luck|play|rest)\)\.\n {2}K-\d/m)
    expect(german.out).toMatch(/ hat gewonnen: durch Glück [+-]?\d+,\d, durch Spiel [+-]?\d+,\d\.$/m)
    expect(json.turningPoints).toHaveLength(5)
    expect(english.out).toMatch(
      /^Entry \d+, round \d+: .+ -\d+\.\d\.\n {2}Done: .+\.\n {2}Better: .+ % instead of .+ %\)\.$/m,
    )
    expect(english.out).toMatch(/^ {2}Played on 4 times each way: .+ \(.+ to .+\)\.$/m)
    expect(german.out).toMatch(/^ {2}Getan: .+\.\n {2}Besser: .+ % statt .+ %\)\.$/m)
    expect(german.out).not.toContain('weitergespielt')
    for (const { cost, better, betterText, doneText, done, rollouts } of json.worst) {
      expect(cost).toBeGreaterThan(0)
      expect([doneText.length, betterText.length, rollouts]).toEqual([done.length, better.length, null])
    }
    for (const { start, luck, play, others, rest, end } of json.seats)
      expect(start + luck + play + others + rest).toBeCloseTo(end, 9)
  })

  it('says so where the net was learned for other rules', async () => {
    const own = join(import.meta.dirname, '../../lab/test/games/edition-1/house-classic-197.jsonl')
    const [ours, theirs] = [
      await runHere('analyse', own, '--rollouts', '0'),
      await runHere('analyse', RECORD, '--rollouts', '0'),
    ]
    expect(ours.out).toMatch(/^The net was trained for other, similar rules/)
    expect(theirs.out).not.toContain('similar rules')
  })

  it('says what is wrong with a record', async () => {
    const text = await readFile(RECORD, 'utf8')
    const [cut, empty] = [join(folder, 'cut'), join(folder, 'empty')]
    await Promise.all([writeFile(cut, text.replace('"link":"', '"link":"x')), writeFile(empty, '')])
    for (const file of [cut, empty]) {
      const ran = await runHere('analyse', file)
      expect(ran).toMatchObject({ code: 1, out: '' })
      expect(ran.err).toMatch(/^(The record is damaged: .+|This is not a Hausregeln record)\.\n$/)
    }
    expect(await runHere('analyse', join(folder, 'none'))).toMatchObject({ code: 1, out: '' })
  })
})
