import { EDITION } from '@hausregeln/engine'
import {
  type ClientMessage,
  type MessageOf,
  PROTOCOL_VERSION,
  type Request,
  type ServerMessage,
} from '@hausregeln/protocol'

export type Answer = MessageOf<'done'> | MessageOf<'refused'>

interface Pending {
  readonly number: number
  readonly request: Request
  readonly settle: (answer: Answer) => void
}

/** Milliseconds before one comes back after a line was lost: at first, and at most. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
const CLIENT_BYTES = 12
/** How often one is sent from one address of the server to another, until one is served where one is. */
const MOST_HOPS = 2
/** Lines of the game's log that one is told at once: a long game has thousands. */
export const LINES = 100

export interface Listener {
  /** A message other than answers, in order. */
  heard(message: ServerMessage): void
  /** The line is open, lost, or ended for good. */
  line(state: 'open' | 'lost' | 'ended'): void
  /** Which requests are not confirmed. */
  waiting(open: readonly Request['ask'][]): void
}

/** The part of a WebSocket that is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener' | 'readyState'>

/**
 * A line to a table that comes back by itself. What was asked and not answered is asked again with its number, so that
 * it is carried out once.
 */
export class TableLine {
  readonly #open: (to: string | null) => Socket
  readonly #token: string
  readonly #listener: Listener
  readonly #layouts: Readonly<Record<string, string>> | undefined
  readonly #client = randomName()
  readonly #pending: Pending[] = []
  #socket: Socket | null = null
  #number = 0
  #sequence = 0
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false
  /** The address of the server to which one was sent; null: that of the page. */
  #to: string | null = null
  /** The address that was told with the last goodbye. */
  #sentTo: string | null = null
  #hops = 0

  /**
   * `open`: to the server of the page, or to another of its addresses. `layouts`: by which the page reads the states of
   * each rulebook; the edition of its rules is said with them.
   */
  constructor(
    open: (to: string | null) => Socket,
    token: string,
    listener: Listener,
    layouts?: Readonly<Record<string, string>>,
  ) {
    this.#open = open
    this.#layouts = layouts
    this.#token = token
    this.#listener = listener
    this.#connect()
  }

  /** Asks for something; answered when it is durable, over as many lines as it takes. */
  request(request: Request): Promise<Answer> {
    return new Promise((settle) => {
      const pending = { number: ++this.#number, request, settle }
      this.#pending.push(pending)
      this.#send({ type: 'request', number: pending.number, request })
      this.#tellWaiting()
    })
  }

  /** Sends what need not arrive. */
  send(message: ClientMessage): void {
    this.#send(message)
  }

  /** Tries again now, rather than when the wait is over. */
  hurry(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#socket?.close()
  }

  #connect(): void {
    this.#timer = undefined
    const socket = this.#open(this.#to)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#send({
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        token: this.#token,
        client: this.#client,
        from: this.#sequence,
        ...(this.#layouts !== undefined && { layouts: this.#layouts, edition: EDITION }),
        lines: LINES,
        moves: this.#hops < MOST_HOPS,
        crowds: true,
      })
    })
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage))
    socket.addEventListener('close', () => this.#closed(socket))
  }

  #closed(socket: Socket): void {
    if (socket !== this.#socket || this.#ended) return
    if (this.#sentTo !== null) return this.#goThere(this.#sentTo)
    this.#listener.line('lost')
    // Nobody answers where this page was sent: the next server is to serve it.
    if (this.#to !== null && this.#hops > 0) this.#hops = MOST_HOPS
    this.#to = null
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  /** The table is served at another address: it is gone on with there at once. */
  #goThere(to: string): void {
    this.#sentTo = null
    this.#to = to
    this.#hops++
    this.#connect()
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'done':
      case 'refused':
        return this.#settle(message)
      case 'welcome':
        this.#welcome(message)
        break
      case 'update':
        this.#sequence = message.sequence
        break
      case 'goodbye':
        this.#sentTo = message.to ?? null
        this.#wait = Math.max(this.#wait, (message.wait ?? 0) * 1000)
        if (!message.retry) {
          this.#ended = true
          this.#listener.line('ended')
        }
    }
    this.#listener.heard(message)
  }

  /** What was carried out before the line was lost is settled; the rest is asked again. */
  #welcome({ sequence, done }: MessageOf<'welcome'>): void {
    this.#sequence = sequence
    this.#wait = FIRST_WAIT
    this.#hops = 0
    for (const { number } of this.#pending.filter(({ number }) => number <= done))
      this.#settle({ type: 'done', number, sequence })
    for (const { number, request } of this.#pending) this.#send({ type: 'request', number, request })
    this.#listener.line('open')
  }

  #settle(answer: Answer): void {
    const index = this.#pending.findIndex(({ number }) => number === answer.number)
    if (index < 0) return
    this.#pending.splice(index, 1)[0]?.settle(answer)
    this.#tellWaiting()
  }

  #tellWaiting(): void {
    this.#listener.waiting(this.#pending.map(({ request }) => request.ask))
  }
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CLIENT_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
