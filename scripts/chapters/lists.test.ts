import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chapterFolders, chapterLists } from './lists.ts'

it('the lists of the built-in chapters are those of their folders: npm run chapters writes them', async () => {
  expect(chapterFolders().length).toBeGreaterThan(30)
  for (const [name, text] of await chapterLists()) {
    const kept = readFileSync(new URL(`../../packages/chapters/${name}`, import.meta.url), 'utf8')
    expect(kept, name).toBe(text)
  }
})
