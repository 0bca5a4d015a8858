import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PROTOCOL_VERSION } from '@hausregeln/protocol'
import { Person } from '../test/support/server.ts'

/** The end of what a server says before frames come. */
const SHAKEN = '\r\n\r\n'
/** Lines of the log that a page wants. */
const LINES = 100
/** Persons that introduce themselves to the server at once. */
const AT_ONCE = 50
/** Of a frame of WebSocket: text, and the mark of what a page sends. */
const TEXT = 0x81
const MASKED = 0x80
const TWO_BYTES = 126
const EIGHT_BYTES = 127
/** The server asks whether a page is still there; and what a page answers, masked by zeros. */
const PING = 0x89
const PONG = Buffer.from([0x8a, MASKED, 0, 0, 0, 0])

/** People who watch a table, and do nothing else; they count what they are told, and read none of it. */
export class Watchers {
  readonly #address: string
  readonly #code: string
  readonly #packed: boolean
  readonly #watching = new Set<Watcher>()
  #tokens: string[] = []
  frames = 0
  bytes = 0
  /** How many of them the server has let go of. */
  lost = 0
  #wanted = 0
  #reached: () => void = () => undefined

  /** `packed`: they offer to unpack messages, as browsers do. */
  constructor(address: string, code: string, packed: boolean) {
    this.#address = address
    this.#code = code
    this.#packed = packed
  }

  /** So many persons get their tokens. */
  async introduce(count: number): Promise<void> {
    for (let from = 0; from < count; from += AT_ONCE) {
      const names = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => `Watcher ${from + index}`)
      const persons = await Promise.all(names.map((name) => Person.named(name, this.#address)))
      this.#tokens.push(...persons.map(({ token }) => token))
    }
  }

  get size(): number {
    return this.#watching.size
  }

  /** Somebody comes, and has been welcomed. */
  async come(number: number): Promise<Watcher> {
    const watcher = new Watcher(
      (bytes) => this.#told(bytes),
      () => this.#lost(watcher),
    )
    await watcher.come(this.#address, this.#code, this.#tokens[number] ?? '', this.#packed)
    this.#watching.add(watcher)
    return watcher
  }

  /** Somebody goes; fulfilled when the connection has ended. */
  async go(watcher: Watcher): Promise<void> {
    this.#watching.delete(watcher)
    await watcher.go()
  }

  /** Fulfilled when they have been told so many frames in all. */
  toldAll(frames: number): Promise<void> {
    this.#wanted = frames
    if (this.frames >= frames) return Promise.resolve()
    return new Promise((resolve) => {
      this.#reached = resolve
    })
  }

  /** The server has let go of one: nobody waits for what it would have been told. */
  #lost(watcher: Watcher): void {
    if (!this.#watching.delete(watcher)) return
    this.lost++
    this.#wanted--
    if (this.frames >= this.#wanted) this.#reached()
  }

  #told(bytes: number): void {
    this.frames++
    this.bytes += bytes
    if (this.frames >= this.#wanted) this.#reached()
  }
}

/** One of them: as little as a page can be. */
export class Watcher {
  readonly #told: (bytes: number) => void
  readonly #ended: () => void
  #socket: Socket | null = null
  #head: Buffer = Buffer.alloc(0)
  /** Bytes of the frame under way that are still to come. */
  #rest = 0
  #welcomed: () => void = () => undefined

  /** `told`: called for each frame; `ended`: when the connection has. */
  constructor(told: (bytes: number) => void, ended: () => void) {
    this.#told = told
    this.#ended = ended
  }

  async come(address: string, code: string, token: string, packed: boolean): Promise<void> {
    const { hostname, port } = new URL(address)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket = socket
    const extensions = packed ? 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n' : ''
    socket.write(
      `GET /api/tables/${code}/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${extensions}\r\n`,
    )
    const welcomed = new Promise<void>((resolve) => {
      this.#welcomed = resolve
    })
    socket.on('data', (data) => this.#shake(data, token))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.#ended())
    const refused = once(socket, 'close').then(() => Promise.reject(new Error('Somebody who watches was not let in.')))
    await Promise.race([welcomed, refused])
    refused.catch(() => undefined)
  }

  async go(): Promise<void> {
    if (this.#socket === null || this.#socket.destroyed) return
    const ended = once(this.#socket, 'close')
    this.#socket.destroy()
    await ended
  }

  /** The server's answer comes before the first frame. */
  #shake(data: Buffer, token: string): void {
    this.#head = Buffer.concat([this.#head, data])
    const end = this.#head.indexOf(SHAKEN)
    if (end < 0) return
    const rest = this.#head.subarray(end + SHAKEN.length)
    this.#head = Buffer.alloc(0)
    const socket = this.#socket as Socket
    socket.removeAllListeners('data')
    socket.on('data', (frames) => this.#count(frames))
    const client = randomBytes(12).toString('hex')
    const hello = { type: 'hello', protocol: PROTOCOL_VERSION, token, client, from: 0, lines: LINES, crowds: true }
    socket.write(frameOf(JSON.stringify(hello)))
    if (rest.length > 0) this.#count(rest)
  }

  /** Counts frames by their heads. */
  #count(data: Buffer): void {
    let at = 0
    while (at < data.length) {
      if (this.#rest > 0) {
        const here = Math.min(this.#rest, data.length - at)
        this.#rest -= here
        at += here
        if (this.#rest === 0) this.#welcomed()
        continue
      }
      this.#head = this.#head.length === 0 ? data.subarray(at) : Buffer.concat([this.#head, data.subarray(at)])
      const before = this.#head.length - (data.length - at)
      const size = sizeOf(this.#head)
      if (size === null) return
      if (this.#head[0] === PING) this.#socket?.write(PONG)
      else this.#told(size.head + size.body)
      this.#head = Buffer.alloc(0)
      this.#rest = size.body
      at += size.head - before
      if (this.#rest === 0) this.#welcomed()
    }
  }
}

/** How many bytes a frame takes before what it says, and for that; null: not enough of it has come. */
function sizeOf(frame: Buffer): { readonly head: number; readonly body: number } | null {
  const short = frame[1]
  if (short === undefined) return null
  if (short < TWO_BYTES) return { head: 2, body: short }
  if (short < EIGHT_BYTES) return frame.length < 4 ? null : { head: 4, body: frame.readUInt16BE(2) }
  return frame.length < 10 ? null : { head: 10, body: Number(frame.readBigUInt64BE(2)) }
}

/** A short text as a page's frame; the mask is 0. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = Buffer.alloc(8)
  head[0] = TEXT
  head[1] = MASKED | TWO_BYTES
  head.writeUInt16BE(length, 2)
  return Buffer.concat([head, Buffer.from(text)])
}
