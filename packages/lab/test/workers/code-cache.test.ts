import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '@hausregeln/lab/workers/code-cache.ts'
import { compile, run } from '@hausregeln/lab/workers/program.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SCRIPT = 'exports.number = (function add(a, b) { return a + b })(1, 2)'
const OTHER = 'exports.number = (function add(a, b) { return a + b })(3, 4)'

let folder = ''
const file = () => join(folder, 'main.code')
const numberOf = (script: string) => run<{ readonly number: number }>({ script, code: codeOf(folder, 'main', script) })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hausregeln-code-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('what V8 has made of a script is kept, and taken by V8 the next time', () => {
  expect(numberOf(SCRIPT)).toEqual({ number: 3 })
  const kept = readFileSync(file())
  const code = codeOf(folder, 'main', SCRIPT)
  expect(readFileSync(file())).toEqual(kept)
  expect(compile({ script: SCRIPT, code }).cachedDataRejected).toBe(false)
})

it('it is made anew for another script, even one as long, of which V8 itself would not notice', () => {
  numberOf(SCRIPT)
  expect(OTHER).toHaveLength(SCRIPT.length)
  expect(numberOf(OTHER)).toEqual({ number: 7 })
})

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
  ['altered', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])])],
  ['empty', () => Buffer.alloc(0)],
])('it is made anew when what was kept is %s', (_, damage) => {
  numberOf(SCRIPT)
  const kept = readFileSync(file())
  writeFileSync(file(), damage(kept))
  expect(numberOf(SCRIPT)).toEqual({ number: 3 })
  expect(readFileSync(file())).toHaveLength(kept.length)
})

it('a process that cannot keep it makes its own', () => {
  mkdirSync(file())
  expect(numberOf(SCRIPT)).toEqual({ number: 3 })
  expect(readdirSync(folder).filter((name) => name !== 'main.code')).toEqual([])
})
