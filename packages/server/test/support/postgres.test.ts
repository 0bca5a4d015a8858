import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

describe('a process that knows how to start PostgreSQL', () => {
  test.each([0, 3])('ends with its own code, %i', (code) => {
    const program = `await import('${import.meta.resolve('./postgres.ts')}'); process.exitCode = ${code}`
    expect(spawnSync(process.execPath, ['--input-type=module', '--eval', program]).status).toBe(code)
  })
})
