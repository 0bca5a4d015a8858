import { describe, expect, it } from 'vitest'
import { rulebooks } from '../src/index.ts'
import { introductionOf, tellIntroduction } from '../src/introduction/index.ts'
import { MEASURED } from '../src/introduction/measured.ts'
import { placesIn } from '../src/paragraphs/fill.ts'
import { groundOf } from '../src/paragraphs/ground.ts'
import { paragraphGroups } from '../src/paragraphs/groups.ts'
import { ALL_LANGUAGES } from '../src/texts/language.ts'

describe.each(rulebooks)('the introduction of $def.id', (rulebook) => {
  const found = introductionOf(rulebook.def.id)
  if (found === undefined) throw new Error('there is none')

  it('names at most seven things, each with paragraphs of the book that say so', () => {
    expect(found.points.length).toBeGreaterThan(3)
    expect(found.points.length).toBeLessThanOrEqual(7)
    for (const { rules } of found.points) {
      expect(rules.length).toBeGreaterThan(0)
      for (const rule of rules) expect(Object.keys(rulebook.ruleTexts)).toContain(rule)
    }
  })

  it('takes its amounts from the book', () => {
    const texts = [found.line, found.special, found.forWhom, found.hard, ...found.points.map(({ text }) => text)]
    for (const place of texts.flatMap(placesIn)) expect(groundOf(rulebook).number(place), place).toBeDefined()
  })

  it.each(ALL_LANGUAGES)('is told whole in "%s", with what was measured', (language) => {
    const told = tellIntroduction(rulebook, language)
    expect(told?.facts.map(({ head }) => head)).toHaveLength(3)
    expect(JSON.stringify(told)).not.toMatch(/[{]\w+[}]|intro-|introduction-|""/)
    expect(told?.facts[1]?.says).toMatch(/\d+.*\d+.*\d+/)
    expect(told?.facts[2]?.says).toContain(String(MEASURED.books[rulebook.def.id]?.moves))
  })

  it('comes before paragraphs that begin with what is its own', () => {
    const { own, adopted } = paragraphGroups(rulebook)
    expect([...own, ...adopted]).toHaveLength(Object.keys(rulebook.ruleTexts).length)
    for (const { rules } of found.points) expect(own.map(([id]) => id)).toEqual(expect.arrayContaining([...rules]))
  })
})
