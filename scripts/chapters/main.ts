// npm run chapters: writes the lists of the built-in chapters, by which types and programs find them.
import { writeFileSync } from 'node:fs'
import { chapterLists } from './lists.ts'

for (const [name, text] of await chapterLists())
  writeFileSync(new URL(`../../packages/chapters/${name}`, import.meta.url), text)
