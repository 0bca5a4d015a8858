import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulebooks } from '@hausregeln/rulebooks'
import { namesOf, withHouseRules } from '@hausregeln/rulebooks/house/docs.ts'
import { HOUSE_RULES } from '@hausregeln/rulebooks/house/list.ts'
import { withOverruled } from '@hausregeln/rulebooks/house/overruled.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('docs/HOUSE-RULES.md lists the house rules as they are (else: npm run -s docs:house)', () => {
  const document = readFileSync(join(root, 'docs/HOUSE-RULES.md'), 'utf8')
  expect(withHouseRules(document)).toBe(document)
})

it('docs/OVERRULED.md names the sentences that each choice and number overrules (else: npm run -s docs:house)', () => {
  const document = readFileSync(join(root, 'docs/OVERRULED.md'), 'utf8')
  expect(withOverruled(document, rulebooks)).toBe(document)
})

it('every house rule has a test with the names of its choices and numbers in its title', () => {
  const folder = join(root, 'packages/rulebooks/test/house')
  const sources = globSync('*.test.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const titles = sources.flatMap(titlesOf)
  const untested = HOUSE_RULES.flatMap(namesOf).filter((name) => !titles.some((title) => says(title, name)))
  expect(untested).toEqual([])
})

/** Titles of tests; those of `it.each` with the rows that fill them. */
function titlesOf(source: string): string[] {
  const plain = [...source.matchAll(/\bit\('([^']+)'/g)].map(([, title = '']) => title)
  const each = [...source.matchAll(/\bit\.each\(\[([\s\S]*?)\] as const\)\('(\w+)=%s/g)].flatMap(
    ([, rows = '', policy = '']) => [...rows.matchAll(/\[\s*'(\w+)'/g)].map(([, id = '']) => `${policy}=${id}:`),
  )
  return [...plain, ...each]
}

function says(title: string, name: string): boolean {
  return new RegExp(`(^|[ ,])${name}([:, =]|$)`).test(title)
}
