import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { run } from '@hausregeln/lab/workers/program.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundle } from '../../src/workers/bundle.ts'

let folder = ''
let kept = ''
let module = ''

/** Writes a source as if it had lain there for a while. */
function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
  utimesSync(join(folder, file), 1_000_000_000, 1_000_000_000)
}

async function made(where = kept): Promise<number> {
  return run<{ readonly number: number }>({ script: await bundle(module, where), code: null }).number
}

const files = () => readdirSync(kept)
const only = () => join(kept, files()[0] ?? '')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hausregeln-kept-'))
  kept = join(folder, 'kept')
  module = pathToFileURL(join(folder, 'main.ts')).href
  write('package.json', '{ "type": "module" }')
  write('main.ts', "import { one } from './one.ts'\nexport const number: number = one + 1\n")
  write('one.ts', 'export const one: number = 1\n')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a bundle', () => {
  it('is kept, and taken from where it is kept', async () => {
    expect(await made()).toBe(2)
    expect(files()).toHaveLength(1)
    const before = readFileSync(only(), 'utf8')
    expect(await made()).toBe(2)
    expect(readFileSync(only(), 'utf8')).toBe(before)
  })

  it('is taken where sources were only touched, and known by their new times', async () => {
    await made()
    const before = JSON.parse(readFileSync(only(), 'utf8'))
    utimesSync(join(folder, 'one.ts'), 1_100_000_000, 1_100_000_000)
    expect(await made()).toBe(2)
    const { stamps, ...after } = JSON.parse(readFileSync(only(), 'utf8'))
    expect(after).toEqual({ ...before, stamps: undefined })
    expect(stamps).not.toEqual(before.stamps)
  })

  it.each([
    ['a source', 'one.ts', 'export const one: number = 41\n', 42],
    ['as many letters of a source', 'one.ts', 'export const one: number = 8\n', 9],
    ['the module itself', 'main.ts', 'export const number = 7\n', 7],
    ['the description of its package', 'package.json', '{ "type": "module", "name": "other" }', 2],
  ])('is made again when %s has changed', async (_, file, text, number) => {
    await made()
    const before = readFileSync(only(), 'utf8')
    write(file, text)
    expect(await made()).toBe(number)
    expect(readFileSync(only(), 'utf8')).not.toBe(before)
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, 50)],
    ['altered', (text: string) => text.replace('exports.number', 'exports.numbr')],
    ['another file', () => '[]'],
  ])('is made again when what was kept is %s', async (_, damage) => {
    await made()
    const before = readFileSync(only(), 'utf8')
    expect(damage(before)).not.toBe(before)
    writeFileSync(only(), damage(before))
    expect(await made()).toBe(2)
    expect(readFileSync(only(), 'utf8')).toBe(before)
  })

  it('is not kept of a source that changes while it is made', async () => {
    writeFileSync(join(folder, 'one.ts'), 'export const one: number = 1\n')
    utimesSync(join(folder, 'one.ts'), new Date(), new Date(Date.now() + 60_000))
    expect(await made()).toBe(2)
    expect(() => files()).toThrow('ENOENT')
  })

  it('is made where nothing can be written', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(await made(join(folder, 'file', 'kept'))).toBe(2)
    mkdirSync(kept)
    await made()
    const name = files()[0] ?? ''
    rmSync(join(kept, name))
    mkdirSync(join(kept, name))
    expect(await made()).toBe(2)
    expect(files()).toEqual([name])
  })

  it('is the same for processes that make it at the same time', async () => {
    const source = `
      import { bundle } from ${JSON.stringify(new URL('../../src/workers/bundle.ts', import.meta.url).href)}
      console.log((await bundle(${JSON.stringify(module)}, ${JSON.stringify(kept)})).length)`
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', source])
    const lengths = (await Promise.all([start(), start(), start()])).map(({ stdout }) => Number(stdout))
    const script = await bundle(module, kept)
    expect(lengths).toEqual([script.length, script.length, script.length])
    expect(files()).toHaveLength(1)
  })
})
