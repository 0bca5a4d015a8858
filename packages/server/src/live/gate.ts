import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { codeSchema, LIMITS } from '@hausregeln/protocol'
import { type WebSocket, WebSocketServer } from 'ws'

const PATH = /^\/api\/tables\/([^/?]+)\/live(?:\?.*)?$/
/** How often a connection is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 30_000

/** What the gate lets in, and for whom. */
export interface GateOptions {
  /** Origins beside the server's own whose pages may connect. */
  readonly origins: readonly string[]
  /** Connections from one address at most. */
  readonly perAddress: number
  /** Whether the address is in `X-Forwarded-For`, set by a proxy. */
  readonly trustProxy: boolean
}

/** Whether pages can be served now. */
type IsOpen = () => boolean

/** Lets pages connect to tables by WebSocket: at the right path, from the right origin, not too many. */
export class Gate {
  readonly #wss = new WebSocketServer({ noServer: true, maxPayload: LIMITS.messageBytes, perMessageDeflate: false })
  readonly #options: GateOptions
  readonly #isOpen: IsOpen
  readonly #addresses = new Map<string, number>()
  readonly #alive = new WeakSet<WebSocket>()
  readonly #heartbeat: ReturnType<typeof setInterval>

  constructor(
    server: Server,
    options: GateOptions,
    isOpen: IsOpen,
    enter: (socket: WebSocket, stream: Duplex, code: string) => void,
  ) {
    this.#options = options
    this.#isOpen = isOpen
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const refusal = this.#refusal(request)
      if (refusal !== null) return refuse(socket, refusal)
      this.#wss.handleUpgrade(request, socket, head, (webSocket) => {
        this.#count(webSocket, this.#address(request))
        enter(webSocket, socket, codeIn(request) ?? '')
      })
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

  #refusal(request: IncomingMessage): string | null {
    if (codeIn(request) === null) return '404 Not Found'
    // A proxy then asks another process.
    if (!this.#isOpen()) return '503 Service Unavailable'
    if (!this.#fromHere(request)) return '403 Forbidden'
    if ((this.#addresses.get(this.#address(request)) ?? 0) >= this.#options.perAddress) return '429 Too Many Requests'
    return null
  }

  /** Browsers name the page's origin: it must be this server's own, or one that is let in. Programs name none. */
  #fromHere({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers
    if (origin === undefined || this.#options.origins.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }

  #address(request: IncomingMessage): string {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
    return (this.#options.trustProxy && forwarded) || request.socket.remoteAddress || ''
  }

  #count(socket: WebSocket, address: string): void {
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1)
    this.#alive.add(socket)
    socket.on('pong', () => this.#alive.add(socket))
    socket.on('close', () => {
      const left = (this.#addresses.get(address) ?? 1) - 1
      if (left > 0) this.#addresses.set(address, left)
      else this.#addresses.delete(address)
    })
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

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
