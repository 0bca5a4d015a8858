import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPlaythroughs } from './specs.ts'

const folder = join(import.meta.dirname, 'golden')

describe('playthroughs (npm run goldens writes them again)', () => {
  const now = allPlaythroughs()

  it('are all on file, and no others', () => {
    expect(readdirSync(folder).sort()).toEqual([...now.keys()].sort())
  })

  it.each([...now.keys()])('%s runs as written', (name) => {
    expect(now.get(name)).toBe(readFileSync(join(folder, name), 'utf8'))
  })
})
