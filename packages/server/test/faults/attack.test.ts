import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { ServerProcess } from '../support/process.ts'
import { newNonce, Person } from '../support/server.ts'
import { ended, packedFrame, rawSocket, statusOf, upgrade } from './raw.ts'

let server: ServerProcess
const pages: Page[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.remove()
})

async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  server = await new ServerProcess({ LOG_LEVEL: 'error', ...env }).start()
}

async function gameInPlay(): Promise<Page[]> {
  const persons = await Promise.all(['Ada', 'Ben'].map((name) => Person.named(name, server.address)))
  const code = await persons[0]!.createTable()
  for (const person of persons) pages.push(await person.page(code).open())
  for (const [seat, page] of pages.entries()) await page.ask({ ask: 'sit', seat, nonce: newNonce() })
  await pages[0]!.ask({ ask: 'start' })
  await Promise.all(pages.map((page) => page.until(() => page.view !== null)))
  return pages
}

/** The process is still the same one, answers, and the game at it can be played. */
async function unharmed(pid: number): Promise<void> {
  expect(server.exited).toBe(false)
  expect(server.pid).toBe(pid)
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  const seat = pages[0]!.gameView!.s.turnSeat
  await pages[seat]!.ask({ ask: 'move', move: { do: 'throw', seat } })
}

/** Of a packed message no more is unpacked than would be read. */
async function expectUnpackedNoFurther(): Promise<void> {
  const socket = await rawSocket(server.address, upgrade(TABLE, PACKED))
  sockets.push(socket)
  expect(await statusOf(socket)).toBe(101)
  const answer = once(socket, 'data')
  socket.write(packedFrame(FOUR_MEGABYTES))
  const [data] = (await answer) as [Buffer]
  // A frame that closes, because of a message that is too long (RFC 6455, 7.4.1).
  expect([data[0], data.readUInt16BE(2)]).toEqual([0x88, 1009])
}

const TABLE = '/api/tables/2222222222/live'

/** Packed once: the server alone has to unpack it each time. */
const FOUR_MEGABYTES = deflateRawSync(Buffer.alloc(4_000_000))

const PACKED = { 'sec-websocket-extensions': 'permessage-deflate' }

/** What hostile callers say before they are gone, one way or another. */
const SAYINGS: readonly (() => string | Buffer)[] = [
  () => upgrade('/nowhere'),
  () => upgrade(TABLE, { origin: 'https://evil.example' }),
  () => upgrade(TABLE, { 'sec-websocket-key': 'x' }),
  () => upgrade(TABLE, { 'sec-websocket-version': '99' }),
  () => upgrade(TABLE),
  () => upgrade(TABLE) + randomBytes(100).toString('latin1'),
  () => Buffer.concat([Buffer.from(upgrade(TABLE)), Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0])]),
  () => `${upgrade(TABLE)}${upgrade('/nowhere')}`,
  () => Buffer.concat([Buffer.from(upgrade(TABLE, PACKED)), packedFrame(FOUR_MEGABYTES)]),
  () => Buffer.concat([Buffer.from(upgrade(TABLE, PACKED)), packedFrame(randomBytes(500))]),
  () => 'GET / HTTP/1.1\r\nhost: x\r\n',
  () => 'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"na',
  () => 'POST /api/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n',
  () => `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n`,
  () => 'GET /assets/ HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(50),
  () => randomBytes(300),
  () => '\r\n\r\n',
  () => '',
]

const LEAVINGS: readonly ((socket: Socket) => void)[] = [
  (socket) => socket.resetAndDestroy(),
  (socket) => setImmediate(() => socket.resetAndDestroy()),
  (socket) => socket.end(),
  (socket) => socket.destroy(),
  (socket) => socket.once('data', () => socket.resetAndDestroy()),
  (socket) => socket.pause(),
]

describe('a server on the internet', () => {
  it('outlives more than a thousand connections that are refused, reset, half open, half sent or nonsense', async () => {
    await start()
    await gameInPlay()
    const { pid } = server
    for (const [index, say] of SAYINGS.entries()) {
      const lane = Array.from({ length: 16 * LEAVINGS.length }, async (_, n) => {
        const socket = await rawSocket(server.address, say())
        sockets.push(socket)
        LEAVINGS[(n + index) % LEAVINGS.length]!(socket)
      })
      await Promise.all(lane)
    }
    await expectUnpackedNoFurther()
    await unharmed(pid)
    expect(server.output).not.toContain('caught by nobody')
  })

  it.each([
    ['is full for this address', { CONNECTIONS_PER_ADDRESS: '2' }],
    ['has let this address in often enough', { CONNECTS_PER_ADDRESS: '2' }],
  ])('refuses a page when it %s, and outlives the reset that follows', async (_, env) => {
    await start(env)
    await gameInPlay()
    const { pid } = server
    expect(await statusOf(await rawSocket(server.address, upgrade(TABLE)))).toBe(429)
    for (let n = 0; n < 200; n++) (await rawSocket(server.address, upgrade(TABLE))).resetAndDestroy()
    await unharmed(pid)
  })

  it('ends half-sent requests, and connections that say nothing', async () => {
    await start({ REQUEST_SECONDS: '1' })
    const { pid } = server
    const half = [
      '',
      'GET / HTTP/1.1\r\nhost: x\r\n',
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"name',
    ]
    const open = await Promise.all(
      Array.from({ length: 600 }, (_, n) => rawSocket(server.address, half[n % half.length])),
    )
    await Promise.all(open.map(ended))
    expect(server.pid).toBe(pid)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  })

  it('opens no socket under a name that is not its own, though the page that asks has the same', async () => {
    await start({ HOST_NAMES: 'tables.example.org' })
    const asked = (host: string) => upgrade(TABLE, { host, origin: `http://${host}` })
    const hosts = ['evil.example', 'evil.example:80', 'tables.example.org', '127.0.0.1']
    const answers = hosts.map(async (host) => statusOf(await rawSocket(server.address, asked(host))))
    expect(await Promise.all(answers)).toEqual([421, 421, 101, 101])
  })

  it('takes no more connections of one address than it may have, whatever they say', async () => {
    await start({ SOCKETS_PER_ADDRESS: '50' })
    const open = await Promise.all(Array.from({ length: 80 }, () => rawSocket(server.address)))
    sockets.push(...open)
    await Promise.all(open.slice(50).map(ended))
    open[0]!.destroy()
    await expect
      .poll(async () => statusOf(await rawSocket(server.address, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')))
      .toBe(200)
  })
})

/** Makes a process fail, each time in another way, where nobody catches it, when it gets the signal SIGWINCH. */
const FAILING = `--import=data:text/javascript,${encodeURIComponent(`
  const ways = [
    () => setImmediate(() => { throw new Error('Thrown.') }),
    () => Promise.reject(new Error('Rejected.')),
    () => new (process.getBuiltinModule('node:net').Socket)().emit('error', new Error('Of a socket.')),
  ]
  process.on('SIGWINCH', () => void ways.shift()())
`)}`

describe('an error that nobody has caught', () => {
  it('does not end the process: all tables are loaded again, and pages come back', async () => {
    await start({ NODE_OPTIONS: FAILING })
    const all = await gameInPlay()
    const { pid } = server
    for (const [index, what] of ['Thrown.', 'Rejected.', 'Of a socket.'].entries()) {
      process.kill(pid, 'SIGWINCH')
      await Promise.all(all.map((page) => page.until(() => page.welcomes === index + 2)))
      await expect.poll(() => server.output).toContain(what)
    }
    const figures = await (await fetch(`${server.figures}/metrics`)).text()
    expect(figures).toContain('hausregeln_uncaught_total 3')
    await unharmed(pid)
  })
})
