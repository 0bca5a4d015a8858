import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { codeSchema } from '@hausregeln/protocol'
import type { Quotas } from '../quota/quotas.ts'
import { Tally } from '../quota/tally.ts'
import type { Line } from './lines/line.ts'
import { Lines } from './lines/lines.ts'
import { settlePacking } from './lines/packing.ts'
import { Relay } from './relay/relay.ts'

const PATH = /^\/api\/tables\/([^/?]+)\/(live|bot)(?:\?.*)?$/
/** Milliseconds of CPU that a connection costs before it says anything. */
const UPGRADE = 0.3
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
  /** From how many connections to a table on further ones are held by a process of their own. */
  readonly crowdFrom: number
  /** The address that a request comes from. */
  addressOf(request: IncomingMessage): string
  /** Whether pages can be served now. */
  isOpen(): boolean
  /** Somebody was not let in. */
  refused(status: string): void
  /** The process that holds the connections of crowds has ended. */
  relayLost(error: unknown): void
}

/** A page, or a program, that was let in. */
export interface Entrant {
  readonly line: Line
  readonly code: string
  readonly address: string
  /** Whether it has come by the bots' door. */
  readonly isProgram: boolean
}

/** Lets pages connect to tables by WebSocket: at the right path, from the right origin, not too many. */
export class Gate {
  readonly #lines = new Lines()
  readonly #relay: Relay
  /** By table: connections that were let in. */
  readonly #crowds = new Tally(Number.POSITIVE_INFINITY)
  readonly #options: GateOptions
  readonly #enter: (entrant: Entrant) => void

  constructor(server: Server, options: GateOptions, enter: (entrant: Entrant) => void) {
    this.#options = options
    this.#enter = enter
    this.#relay = new Relay((error) => options.relayLost(error))
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // A connection that is reset in between would otherwise have no listener, and its error would end the process.
      socket.on('error', () => socket.destroy())
      const refusal = this.#refusal(request)
      if (refusal === null) return this.#letIn(request, socket, head)
      options.refused(refusal)
      refuse(socket, refusal)
    })
  }

  get connections(): number {
    return this.#lines.size + this.#relay.size
  }

  /** How many of them a process of their own holds. */
  get relayed(): number {
    return this.#relay.size
  }

  async close(): Promise<void> {
    this.#lines.close()
    await this.#relay.end()
  }

  #letIn(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const packs = settlePacking(request, this.#options.packs)
    const isProgram = PATH.exec(request.url ?? '')?.[2] === 'bot'
    const entrant = { code: codeIn(request) ?? '', address: this.#options.addressOf(request), isProgram }
    const isCrowd = this.#crowds.of(entrant.code) >= this.#options.crowdFrom
    this.#crowds.enter(entrant.code)
    stream.once('close', () => this.#crowds.leave(entrant.code))
    const holder = isCrowd && !isProgram && stream instanceof Socket ? this.#relay : this.#lines
    holder.open(request, stream, head, packs, (line) => {
      const { addresses } = this.#options.quotas.pages
      addresses.enter(entrant.address)
      stream.once('close', () => addresses.leave(entrant.address))
      this.#enter({ line, ...entrant })
    })
  }

  #refusal(request: IncomingMessage): string | null {
    if (codeIn(request) === null) return '404 Not Found'
    // A proxy then asks another process.
    if (!this.#options.isOpen()) return '503 Service Unavailable'
    if (!this.#options.isOwnHost(request.headers.host)) return '421 Misdirected Request'
    if (!this.#fromHere(request)) return '403 Forbidden'
    const { pages, connects, budgets } = this.#options.quotas
    const address = this.#options.addressOf(request)
    budgets.spend({ address }, { cpu: UPGRADE })
    const free = pages.addresses.has(address) && budgets.wait({ address }) === 0 && connects.addresses.take(address)
    return free ? null : '429 Too Many Requests'
  }

  /** Browsers name the page's origin: it must be this server's own, or one that is let in. Programs name none. */
  #fromHere({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers
    if (origin === undefined || this.#options.origins.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
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
