import { readFileSync } from 'node:fs'
import { findRulebook } from '@hausregeln/rulebooks'
import { allChoices, allPolicies } from '@hausregeln/rulebooks/house/chapters.ts'
import { describe, expect, it } from 'vitest'
import { atlasPage } from '../src/atlas/page.ts'
import { readAtlas } from '../src/atlas/read.ts'
import { rulesAlone } from '../src/atlas/rules.ts'
import { STUDIES } from '../src/atlas/studies.ts'
import { atlasAnswer, changesNothing, directionOf } from '../src/atlas/tell.ts'
import { experimentOf, openStudy } from '../src/experiment/index.ts'
import { seriesLimit } from '../src/report/statistics.ts'

const classic = findRulebook('classic')!
const kept = readFileSync(new URL('../src/atlas/classic.json', import.meta.url), 'utf8')

describe('the atlas', () => {
  it('lays or refuses every answer to every question but those that classic gives itself', () => {
    const { laid, refused } = rulesAlone(classic)
    const names = [...laid, ...refused].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const asked = allChoices.filter(({ policy }) => allPolicies.get(policy)?.question != null)
    const unsaid = new Set(asked.map(({ policy, id }) => `${policy}=${id}`).filter((name) => !names.includes(name)))
    for (const name of unsaid)
      expect([...unsaid].filter((one) => one.split('=')[0] === name.split('=')[0])).toEqual([name])
    for (const { why } of refused) expect(why.de.length).toBeGreaterThan(10)
  })

  it('is kept with a row for nearly each rule that can be laid, and its page says what the figures say', () => {
    const atlas = readAtlas(kept)
    const rows = new Set(atlas.rows.map(({ name }) => name))
    const { laid } = rulesAlone(classic)
    // A rule that is new in the workshop waits for the next run.
    expect(laid.filter(({ name }) => rows.has(name)).length).toBeGreaterThan(0.8 * laid.length)
    const page = readFileSync(new URL('../../../docs/ATLAS.md', import.meta.url), 'utf8')
    expect(page).toBe(atlasPage(atlas))
  })

  it('counts as longer or shorter only what is no chance among so many', () => {
    const row = (name: string, low: number, high: number) => ({
      name,
      label: { de: name, en: name },
      figures: { length: null, ended: null, first: null, winner: null },
      changes: { length: [(low + high) / 2, low, high] as const, ended: null, first: null, winner: null },
    })
    const rows = [row('base', 0, 0), row('sure', 5, 6), row('perhaps', 0.1, 2), row('idle', 0, 0)]
    const atlas = { ...readAtlas(kept), rows }
    expect(rows.slice(1).map((one) => directionOf(atlas, one, 'length'))).toEqual([1, 0, 0])
    expect(rows.map(changesNothing)).toEqual([true, false, false, true])
    expect(atlasAnswer(atlas).en).toBe(
      'Of 3 rules, each alone, 1 make the game longer and 0 shorter; for 1 no difference is shown, and 1 do nothing alone.',
    )
    // Bonferroni: 95 % of 100 together are 99.95 % of each, 3.481 standard errors.
    expect(seriesLimit(1)).toBeCloseTo(1, 3)
    expect(seriesLimit(100) * 1.959964).toBeCloseTo(3.481, 2)
  })

  it('refuses a file that is none', () => {
    expect(() => readAtlas('{}')).toThrow('This is not an atlas of format 1.')
    expect(() => readAtlas('{')).toThrow('The file is not JSON')
  })
})

describe('the ten studies', () => {
  it.each(Object.keys(STUDIES))('%s can be played', (name) => {
    const experiment = experimentOf(STUDIES[name]?.experiment(10, 1))
    expect(openStudy(experiment, findRulebook).study.blocks).toBe(1)
  })
})
