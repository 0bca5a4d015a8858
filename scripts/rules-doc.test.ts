import { readFileSync } from 'node:fs'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { ruleIndex } from './lib/rule-index.ts'
import { rulesDocument } from './lib/rules-document.ts'

describe.each(rulebooks)('$book.id', (rulebook) => {
  const rules = ruleIndex(rulebook)

  it('has code for every rule', () => {
    expect(rules.filter(({ code }) => code.length === 0).map(({ id }) => id)).toEqual([])
  })

  it('has a test for every rule, with its id in the title', () => {
    expect(rules.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
  })
})

it('docs/RULES.md lists rules, code and tests as they are (else: npm run -s docs:rules)', () => {
  expect(readFileSync(new URL('../docs/RULES.md', import.meta.url), 'utf8')).toBe(rulesDocument())
})
