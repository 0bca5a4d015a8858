import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { codeSchema, LIMITS } from '@hausregeln/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Quotas } from '../quota/quotas.ts'
import { PACKING, settlePacking } from './packing.ts'

const PATH = /^\/api\/tables\/([^/?]+)\/(live|bot)(?:\?.*)?$/
/** How often a connection is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 30_000
/** How long a refusal may take to be read, in milliseconds. */
const REFUSAL_TIME = 2000

/** What the gate lets in, and for whom. */
export interface GateOptions {
  /** Origins beside the server's own whose pages may connect. */
  readonly origins: readonly string[]
  readonly quotas: Quotas
  /** Whether messages are packed for pages that can unpack them. */
  readonly packs: boolean
  /** Whether a `Host` is one of this server's. */
  isOwnHost(host: string | undefined): boolean
  /** The address that a request comes from. */
  addressOf(request: IncomingMessage): string
  /** Whether pages can be served now. */
  isOpen(): boolean
  /** Somebody was not let in. */
  refused(status: string): void
}

/** A page, or a program, that was let in. */
export interface Entrant {
  readonly socket: WebSocket
  readonly stream: Duplex
  /** Whether it can unpack messages. */
  readonly packs: boolean
  readonly code: string
  readonly address: string
  /** Whether it has come by the bots' door. */
  readonly isProgram: boolean
}

/** Lets pages connect to tables by WebSocket: at the right path, from the right origin, not too many. */
export class Gate {
  readonly #wss = new WebSocketServer({ noServer: true, maxPayload: LIMITS.messageBytes, perMessageDeflate: PACKING })
  readonly #options: GateOptions
  readonly #enter: (entrant: Entrant) => void
  readonly #alive = new WeakSet<WebSocket>()
  readonly #heartbeat: ReturnType<typeof setInterval>

  constructor(server: Server, options: GateOptions, enter: (entrant: Entrant) => void) {
    this.#options = options
    this.#enter = enter
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // A connection that is reset in between would otherwise have no listener, and its error would end the process.
      socket.on('error', () => socket.destroy())
      const refusal = this.#refusal(request)
      if (refusal === null) return this.#letIn(request, socket, head)
      options.refused(refusal)
      refuse(socket, refusal)
    })
    this.#heartbeat = setInterval(() => this.#ask(), HEARTBEAT)
    this.#heartbeat.unref()
  }

  get connections(): number {
    return this.#wss.clients.size
  }

  close(): void {
    clearInterval(this.#heartbeat)
    for (const socket of this.#wss.clients) socket.terminate()
    this.#wss.close()
  }

  #letIn(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const packs = settlePacking(request, this.#options.packs)
    const isProgram = PATH.exec(request.url ?? '')?.[2] === 'bot'
    const entrant = { stream, packs, code: codeIn(request) ?? '', address: this.#options.addressOf(request), isProgram }
    this.#wss.handleUpgrade(request, stream, head, (socket) => this.#admit({ socket, ...entrant }))
  }

  /**
   * What is called later must not hold the request by which they came: that is larger than all else of a connection.
   */
  #admit(entrant: Entrant): void {
    const { socket, address } = entrant
    const { addresses } = this.#options.quotas.pages
    addresses.enter(address)
    socket.on('close', () => addresses.leave(address))
    this.#alive.add(socket)
    socket.on('pong', () => this.#alive.add(socket))
    this.#enter(entrant)
  }

  #refusal(request: IncomingMessage): string | null {
    if (codeIn(request) === null) return '404 Not Found'
    // A proxy then asks another process.
    if (!this.#options.isOpen()) return '503 Service Unavailable'
    if (!this.#options.isOwnHost(request.headers.host)) return '421 Misdirected Request'
    if (!this.#fromHere(request)) return '403 Forbidden'
    const { pages, connects, bytes } = this.#options.quotas
    const address = this.#options.addressOf(request)
    const free = pages.addresses.has(address) && bytes.addresses.has(address) && connects.addresses.take(address)
    return free ? null : '429 Too Many Requests'
  }

  /** Browsers name the page's origin: it must be this server's own, or one that is let in. Programs name none. */
  #fromHere({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers
    if (origin === undefined || this.#options.origins.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }

  /** Ends connections that have not answered since the last time. */
  #ask(): void {
    for (const socket of this.#wss.clients) {
      if (!this.#alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }
}

function codeIn({ url = '' }: IncomingMessage): string | null {
  return codeSchema.safeParse(PATH.exec(url)?.[1]).data ?? null
}

/** Says why, and ends the connection, whether or not the other side reads it or ends its own half. */
function refuse(socket: Duplex, status: string): void {
  const late = setTimeout(() => socket.destroy(), REFUSAL_TIME)
  late.unref()
  socket.once('close', () => clearTimeout(late))
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
