import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const house = new URL('../', import.meta.url)
const rows = [
  ...readFileSync(new URL('docs/GLOSSARY.md', house), 'utf8').matchAll(
    /^\| \[(\w+)\]\(\.\.\/([^)]+)\) \| .+ \| .+ \|$/gm,
  ),
].map(([, word = '', path = '']) => [word, path] as const)

describe('docs/GLOSSARY.md', () => {
  it('explains some sixty words, each once', () => {
    expect(rows.length).toBeGreaterThan(60)
    expect(new Set(rows.map(([word]) => word)).size).toBe(rows.length)
  })

  it.each(rows)('links %s to a file that uses it', (word, path) => {
    expect(existsSync(new URL(path, house)), path).toBe(true)
    expect(readFileSync(new URL(path, house), 'utf8').toLowerCase()).toContain(word.toLowerCase())
  })
})
