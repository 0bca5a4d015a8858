import { openLab, type PlayPart, playersHere, runGames, type Table } from '@hausregeln/lab'
import { describe, expect, it } from 'vitest'
import { AT_FIRST, type Compiling, compilingFor, flagsFor, type Inlining } from '../../src/workers/compiling.ts'

const HOWS: readonly Inlining[] = ['usual', 'more', 'whole']
const TABLE: Table = {
  rulebook: 'stadium',
  seats: ['steady', 'plain', 'random', 'steady'],
  options: {},
  seed: 3,
  maxRounds: 80,
}

const here = playersHere(await openLab())

describe('inlining', () => {
  const inliningFor = (played: number, left: number, inlining: Inlining) =>
    compilingFor(played, left, { inlining, goesOn: true }).inlining

  it('is as usual in short runs, and goes as far as it pays in long ones', () => {
    expect(inliningFor(0.01, 1e6, 'usual')).toBe('usual')
    expect(inliningFor(0.6, 20, 'usual')).toBe('usual')
    expect(inliningFor(1, 7, 'usual')).toBe('usual')
    expect(inliningFor(1, 20, 'usual')).toBe('more')
    expect(inliningFor(1, 1000, 'usual')).toBe('more')
    expect(inliningFor(3, 1000, 'usual')).toBe('whole')
  })

  it('stays as far as it is', () => {
    for (const now of HOWS) expect(HOWS.indexOf(inliningFor(10, 0, now))).toBe(HOWS.indexOf(now))
  })

  it('never makes less large what may be inlined, which V8 does not survive while it compiles', () => {
    const largest = HOWS.map((inlining) => flagsFor(inlining).filter((flag) => flag.includes('bytecode-size=')))
    expect(largest).toEqual([[], [], ['--max-inlined-bytecode-size=1000']])
  })
})

describe('compiling', () => {
  it('goes on until what is left of a run is short, but not before something has been played', () => {
    const goesOn = (played: number, left: number) => compilingFor(played, left, AT_FIRST).goesOn
    expect(goesOn(0.05, 0.5)).toBe(true)
    expect(goesOn(0.2, 0.5)).toBe(false)
    expect(goesOn(2, 2)).toBe(true)
    expect(goesOn(2, 1)).toBe(false)
  })

  it('goes on again when it turns out that more is left', () => {
    expect(compilingFor(2, 10, { inlining: 'usual', goesOn: false }).goesOn).toBe(true)
  })

  it('begins with every run, and ends before it does', async () => {
    const heard: (Compiling | undefined)[] = []
    const play = here.at(TABLE, null)
    const part: PlayPart = (first, games, compiling) => {
      heard.push(compiling)
      return play(first, games)
    }
    await runGames(part, 1, { first: 0, games: 40 })
    expect(heard[0]).toEqual(AT_FIRST)
    expect(heard.at(-1)?.goesOn).toBe(false)
  })

  it('changes nothing in the games', async () => {
    const ways = [
      ...HOWS.map((inlining) => ({ inlining, goesOn: true })),
      { inlining: 'usual', goesOn: false } as const,
    ]
    const [usual, ...others] = await Promise.all([...ways, AT_FIRST].map((way) => here.at(TABLE, null)(0, 12, way)))
    for (const { tally } of others) expect(tally).toEqual(usual?.tally)
    expect(usual?.tally.games).toBe(12)
  })
})
