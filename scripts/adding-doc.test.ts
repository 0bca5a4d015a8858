import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** The files that the tutorial shows whole: a link to each, and its text under it. */
const shown = [
  ...read('docs/ADDING-A-RULEBOOK.md').matchAll(/\(\.\.\/(examples\/[\w/.-]+)\)\n\n```(?:ts|ftl)\n([\s\S]*?)```/g),
]

describe('docs/ADDING-A-RULEBOOK.md', () => {
  it.each(shown.map(([, path, text]) => [path as string, text as string]))('shows %s as it is', (path, text) => {
    expect(text).toBe(read(path))
  })

  it('shows every file of the example but one language and the test', () => {
    const paths = shown.map(([, path]) => path?.replace('examples/railway/', ''))
    const files = ['book.ts', 'paragraphs.ts', 'say/en.ftl', 'say/index.ts']
    const rules = ['advice', 'chapter', 'ride', 'vocabulary'].map((file) => `rules/${file}.ts`)
    expect(paths.toSorted()).toEqual([...files, ...rules].toSorted())
  })
})
