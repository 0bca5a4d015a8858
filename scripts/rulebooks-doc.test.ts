import { readFileSync } from 'node:fs'
import { rulebooks } from '@hausregeln/rulebooks'
import { withComparison } from '@hausregeln/rulebooks/docs.ts'
import { expect, it } from 'vitest'

it('docs/RULEBOOKS.md compares the rulebooks as they are (else: npm run -s docs:rulebooks)', () => {
  const document = readFileSync(new URL('../docs/RULEBOOKS.md', import.meta.url), 'utf8')
  expect(withComparison(document, rulebooks)).toBe(document)
})
