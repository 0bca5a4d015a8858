import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { run, runJson } from './hausregeln.ts'

const run3 = ['laws', '--games', '3', '--seed', '2', '--max-rounds', '8']
/** Where it does not matter how many there are, and how often slow laws are looked at: each takes CPU. */
const quick = ['--workers', '1', '--slow-every', '50']

describe('hausregeln laws', () => {
  it('holds every rulebook to the laws, in one thread and in two alike', async () => {
    const [one, two] = await Promise.all([
      runJson(...run3, '--workers', '1', '--slow-every', '50'),
      runJson(...run3, '--workers', '2', '--slow-every', '49'),
    ])
    expect(two).toEqual(one)
    expect(one.rulebooks.map(({ rulebook }: { rulebook: string }) => rulebook)).toEqual(
      rulebooks.map(({ book }) => book.id),
    )
    for (const { games, turns } of one.rulebooks) {
      expect(games).toBe(3)
      expect(turns).toBeGreaterThan(0)
    }
  })

  it('tells people the same in a line', async () => {
    const { code, out, err } = await run(...run3, '--rulebook', 'simplified', ...quick)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^simplified +3 games at \d+ kinds of table +\d+ ended +\d+ turns +every law held\n$/)
  })

  it('holds a rulebook in a folder to the laws', async () => {
    const { code, out, err } = await run(...run3, '--rulebook', 'examples/railway', ...quick)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^railway +3 games at \d+ kinds of table .+ every law held\n$/)
  })

  it('refuses what is not there', async () => {
    const [book, games] = await Promise.all([
      run(...run3, '--rulebook', 'clasic'),
      run('laws', '--games', '0', '--seed', '1'),
    ])
    expect(book).toMatchObject({ code: 2, out: '' })
    expect(book.err).toMatch(/^There is no rulebook "clasic"/)
    expect(games.err).toMatch(/^--games takes a whole number from 1/)
  })
})
