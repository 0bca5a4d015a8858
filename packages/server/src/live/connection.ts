import type { Duplex } from 'node:stream'
import {
  type ClientMessage,
  clientMessageSchema,
  type Guest,
  PROTOCOL_VERSION,
  type ServerMessage,
  TABLE_REFUSALS,
} from '@hausregeln/protocol'
import type { RawData, WebSocket } from 'ws'
import type { Tokens } from '../identity/tokens.ts'
import { type Visitor, write } from '../table/audience.ts'
import type { Tables } from '../table/tables.ts'
import { Bucket } from './limits.ts'

/** Bytes that may wait for a slow page before it is let go; it comes back and catches up. */
const BACKLOG = 1_000_000
/** How many seconds' messages a connection may send at once. */
const BURST_SECONDS = 3
/** Messages that cannot be read until a connection is ended. */
const STRIKES = 20
/** How long a page may take to say who it is, in milliseconds. */
const HELLO_TIME = 10_000
/** Close codes of WebSocket. */
const POLICY = 1008
const TRY_AGAIN = 1013

/** One page at one table: reads its messages, hands them to the table, writes what it is told. */
export class Connection implements Visitor {
  readonly #socket: WebSocket
  /** What the socket writes to: frames that are laid out already go there directly. */
  readonly #stream: Duplex
  readonly #code: string
  readonly #tables: Tables
  readonly #tokens: Tokens
  readonly #bucket: Bucket
  readonly #helloTimer: ReturnType<typeof setTimeout>
  #strikes = 0
  #ended = false
  #guest: Guest | null = null
  #client = ''

  /** `perSecond`: messages that it may send, over a longer time. */
  constructor(socket: WebSocket, stream: Duplex, code: string, tables: Tables, tokens: Tokens, perSecond: number) {
    this.#socket = socket
    this.#stream = stream
    this.#code = code
    this.#tables = tables
    this.#tokens = tokens
    this.#bucket = new Bucket(BURST_SECONDS * perSecond, perSecond, Date.now())
    this.#helloTimer = setTimeout(() => this.#socket.terminate(), HELLO_TIME)
    socket.on('message', (data, binary) => this.#receive(data, binary))
    socket.on('close', () => this.#gone())
    socket.on('error', () => socket.terminate())
  }

  get guest(): Guest {
    if (this.#guest === null) throw new Error('This connection has not said who it is.')
    return this.#guest
  }

  get connected(): boolean {
    return !this.#ended && this.#socket.readyState === this.#socket.OPEN
  }

  get client(): string {
    return this.#client
  }

  sendWritten(frames: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#stream.writableLength > BACKLOG) return this.#socket.terminate()
    this.#stream.write(frames)
  }

  send(message: ServerMessage): void {
    this.sendWritten(write(message))
  }

  dismiss(reason: string, sentence: string, retry: boolean): void {
    if (this.#ended) return
    this.#ended = true
    this.send({ type: 'goodbye', reason, sentence, retry })
    this.#socket.close(retry ? TRY_AGAIN : POLICY, reason)
  }

  #receive(data: RawData, binary: boolean): void {
    if (this.#ended) return
    if (!this.#bucket.take(Date.now())) return this.dismiss('tooFast', TABLE_REFUSALS.tooFast, true)
    const message = binary ? null : readMessage(String(data))
    if (message === null || (message.type === 'hello') !== (this.#guest === null)) return this.#malformed()
    this.#handle(message).catch(() => this.dismiss('unavailable', TABLE_REFUSALS.unavailable, true))
  }

  /** What cannot be read is refused; who sends nothing else, or does not say who it is, is let go. */
  #malformed(): void {
    if (this.#guest === null || ++this.#strikes >= STRIKES)
      return this.dismiss('malformed', TABLE_REFUSALS.malformed, false)
    this.send({ type: 'refused', number: 0, refusal: 'malformed', sentence: TABLE_REFUSALS.malformed })
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#hello(message)
      case 'request':
        return this.#tables.with(this.#code, (table) => table?.request(this, message.number, message.request))
      case 'react':
        return this.#tables.attendance.react(this.#code, this.guest, message.reaction)
      case 'ping':
        return this.send({ type: 'pong', sent: message.sent, now: Date.now() })
    }
  }

  async #hello({ protocol, token, client, from }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL_VERSION)
      return this.dismiss('otherProtocol', 'This page is of another version. Please load it again.', false)
    const guest = this.#tokens.read(token)
    if (guest === null) return this.dismiss('badToken', 'This token was not made by this server.', false)
    clearTimeout(this.#helloTimer)
    this.#guest = guest
    this.#client = client
    await this.#tables.with(this.#code, (table) => {
      if (table === null) return this.dismiss('noSuchTable', TABLE_REFUSALS.noSuchTable, false)
      if (!table.admits(guest.id)) return this.dismiss('noSpectators', TABLE_REFUSALS.noSpectators, false)
      if (this.#socket.readyState === this.#socket.OPEN) table.join(this, from)
    })
  }

  #gone(): void {
    clearTimeout(this.#helloTimer)
    if (this.#guest === null) return
    const audience = this.#tables.attendance.audience(this.#code)
    audience.leave(this)
    audience.tellPresence()
  }
}

/** A message, or null if it is none. */
function readMessage(text: string): ClientMessage | null {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
