import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { experimentOf } from '@hausregeln/lab/experiment/index.ts'
import { dropStanding, keptStanding } from '@hausregeln/lab/experiment/unfinished.ts'
import { describe, expect, it, vi } from 'vitest'
import { run, runJson, start } from './hausregeln.ts'

const folder = mkdtempSync(join(tmpdir(), 'hausregeln-lab-'))
const file = (name: string, content: unknown) => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const plain = ['plain', 'plain']
const experiment = {
  format: 1,
  kind: 'compare',
  games: 100,
  seed: 5,
  maxRounds: 20,
  stops: false,
  sides: [
    { book: 'classic', bots: plain },
    { book: 'simplified', bots: plain },
  ],
}

describe('hausregeln lab', () => {
  it('runs the experiment of a file: a report that stands alone, CSV, JSON; the same whatever the number of workers', async () => {
    const path = file('compare.json', experiment)
    const [page, csv] = [join(folder, 'report.html'), join(folder, 'all.csv')]
    const one = await runJson('lab', 'run', path, '--workers', '1', '-o', page, '--csv', csv)
    expect(await runJson('lab', 'run', path, '--workers', '2')).toEqual(one)
    expect(one.report.games).toBe(100)
    expect(one.answer.en).toContain('after 100 pairs of games')
    const html = readFileSync(page, 'utf8')
    expect(html).toContain('id="picture-difference-length"')
    expect(html).not.toMatch(/(?:src|href)="(?:https?:|\/)/)
    expect(readFileSync(csv, 'utf8')).toContain('simplified,')
  })

  it('keeps what there is when it is stopped, and goes on from there', async () => {
    const long = { ...experiment, games: 100_000, sides: [{ book: 'classic', bots: ['steady', 'steady'] }] }
    const path = file('long.json', long)
    const known = experimentOf(long)
    dropStanding(known)
    /** Stops it as soon as more than so many parts are kept. */
    const stopBeyond = async (parts: number) => {
      const child = start('lab', 'run', path, '--workers', '1', '--json')
      const outputs = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
      await vi.waitUntil(() => (keptStanding(known)?.blocks ?? 0) > parts, { timeout: 300_000, interval: 50 })
      child.kill('SIGINT')
      const [out, err, [code]] = await outputs
      return { code, err, games: JSON.parse(out).report.games }
    }
    const first = await stopBeyond(0)
    expect(first.code).toBe(130)
    expect(first.err).toContain('Stopped. The same command goes on from here.')
    const second = await stopBeyond(keptStanding(known)?.blocks ?? 0)
    expect(second.err).toContain('Going on after')
    expect(second.games).toBeGreaterThan(first.games)
    dropStanding(known)
  })

  it.each([
    ['{"format": 1', 'The file is not JSON'],
    [JSON.stringify({ ...experiment, colour: 1 }), 'There is no field "colour" here.'],
    [JSON.stringify({ ...experiment, sides: [{ book: 'x', bots: plain }] }), 'sides[0].book: There is no rulebook "x"'],
  ])('refuses an experiment with a sentence that names the place: %s', async (content, sentence) => {
    const { code, err } = await run('lab', 'run', file('bad.json', content))
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })

  it('knows its studies and its schema', async () => {
    expect((await run('lab', 'study')).out.trim().split('\n')).toHaveLength(10)
    expect(JSON.parse((await run('lab', 'schema')).out).$schema).toContain('json-schema.org')
    expect((await run('lab', 'study', 'x')).err).toContain('There is no study "x".')
  })
})
