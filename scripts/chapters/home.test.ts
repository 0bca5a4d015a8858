import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { effectNames } from '@hausregeln/engine/kit/effects.ts'
import { cardName } from '@hausregeln/rulebooks/texts/index.ts'
import { describe, expect, it } from 'vitest'

const HOUSE = join(import.meta.dirname, '../..')
const WRITTEN = /^\/\/ Written by/

/** What people write: no lists of programs, no boards and records. */
const byHand = globSync('{packages,examples,scripts}/**/*.{ts,tsx,ftl}', {
  cwd: HOUSE,
  exclude: ['**/node_modules', '**/dist', 'scripts/chapters/home.test.ts'],
})
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(HOUSE, path), 'utf8') }))
  .filter(({ text }) => !WRITTEN.test(text))

const files = (hit: (text: string) => boolean, home: string): string[] =>
  byHand
    .filter(({ path, text }) => !path.startsWith(home) && hit(text))
    .map(({ path }) => path)
    .sort()

describe('a chapter is one folder', () => {
  it('own-space, with a kind of building of its own, is named by its rulebook, its paragraphs and a price', () => {
    expect(files((text) => /own-space/.test(text), 'packages/chapters/own-space/')).toEqual([
      'packages/chapters/building/say/facts.ts',
      'packages/rulebooks/src/simplified/book.ts',
      'packages/rulebooks/src/simplified/rules.ts',
    ])
  })

  it('what cards do stands in one table: only the workshop writes texts and an order beside it', () => {
    const listsThem = (text: string) => effectNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).length > 12
    expect(files(listsThem, 'packages/chapters/cards/').filter((path) => !path.endsWith('.test.ts'))).toEqual([
      'packages/engine/src/kit/effects.ts',
      'packages/web/src/workshop/model/board/cards.ts',
      'packages/web/src/workshop/model/board/say/de.ftl',
      'packages/web/src/workshop/model/board/say/en.ftl',
      'packages/web/src/workshop/model/board/say/fr.ftl',
    ])
  })

  it('every card has a name of its own in each language', () => {
    for (const language of ['de', 'en'] as const) {
      const names = effectNames.map((name) => cardName(name)[language])
      expect(names.filter((name, at) => name === `card-${effectNames[at]}`)).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
