import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DECISION_SPECS, decisionsOf, nameOf } from './decisions.ts'

const pinned: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'decisions.json'), 'utf8'),
)

describe('what plain and steady decide (npm run goldens pins it again)', () => {
  it('is pinned for these games, and no others', () => {
    expect(Object.keys(pinned)).toEqual(DECISION_SPECS.map(nameOf))
  })

  it.each(DECISION_SPECS.map((spec) => [nameOf(spec), spec] as const))('stays what it was: %s', (name, spec) => {
    expect(decisionsOf(spec)).toBe(pinned[name])
  })
})
