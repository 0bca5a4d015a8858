import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { sharedBundle } from '../support/desk.ts'

/** As hosts start it. To load so many sources takes long: by them one start alone is made, the others by a bundle of them. */
const SOURCES = join(import.meta.dirname, '../../src/main.ts')
const webRoot = mkdtempSync(join(tmpdir(), 'hausregeln-main-'))
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Hausregeln</title>')

const started: ChildProcess[] = []
afterEach(async () => {
  for (const child of started.splice(0)) {
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
    child.kill('SIGKILL')
    await gone
  }
})
afterAll(() => rmSync(webRoot, { recursive: true }))

async function start(port: string, more: Readonly<Record<string, string>> = {}, program?: string) {
  const main = program ?? (await sharedBundle()) ?? SOURCES
  const own = { PORT: port, HOST: '127.0.0.1', WEB_ROOT: webRoot, DATA_DIR: join(webRoot, 'data') }
  const env = { ...process.env, ...own, ...more }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  return child
}

/** Starts the program, which is expected to end by itself. */
async function endOf(port: string): Promise<{ code: unknown; complaint: string }> {
  const child = await start(port)
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code, complaint }
}

/** Starts the program on a free port and waits until it says its address. */
async function running(program?: string) {
  const child = await start('0', {}, program)
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (address !== undefined) return { child, address }
  }
  throw new Error('The program has ended without saying its address.')
}

describe('the server program', () => {
  it.each([
    ['SIGTERM', SOURCES],
    ['SIGINT', undefined],
  ] as const)('prints its address, serves there, and ends well at %s', async (signal, program) => {
    const { child, address } = await running(program)
    expect(await (await fetch(address)).text()).toContain('Hausregeln')
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    await expect(fetch(address)).rejects.toThrow()
  })

  it('says in a sentence that PORT is no port, and ends with 1', async () => {
    const complaint = 'PORT must be a whole number from 0 to 65535, not "abc".\n'
    expect(await endOf('abc')).toEqual({ code: 1, complaint })
  })

  it('says in a sentence that the port is in use, and ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const complaint = `Port ${port} is in use already: stop what uses it, or set PORT to another.\n`
    expect(await endOf(String(port))).toEqual({ code: 1, complaint })
    other.close()
  })
})

describe('at home', () => {
  it('says at any log level and without a terminal where phones come, and tells a page that is open as localhost', async () => {
    const child = await start('0', { HOST: '0.0.0.0', LOG_LEVEL: 'silent' })
    let said = ''
    for await (const line of createInterface({ input: child.stdout })) {
      said += `${line}\n`
      if (/▄▄▄|no address/.test(line)) break
    }
    const here = /Hausregeln is at (\S+)/.exec(said)?.[1] ?? ''
    const { addresses } = (await (await fetch(`${here}/api/reach`)).json()) as { addresses: string[] }
    for (const address of addresses) expect(said).toContain(address)
    for (const address of addresses) expect(await (await fetch(address)).text()).toContain('Hausregeln')
    // Who comes by another address than this machine's own is told nothing of its network.
    for (const address of addresses)
      expect(await (await fetch(`${address}/api/reach`)).json()).toEqual({ addresses: [] })
  })
})
