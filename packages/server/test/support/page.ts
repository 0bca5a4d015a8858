import { randomBytes } from 'node:crypto'
import { type Bot, NOTHING } from '@hausregeln/bots'
import {
  EDITION,
  editionOf,
  Game,
  given,
  type Move,
  may,
  moveOf,
  type RecordHeader,
  type Rulebook,
  State,
} from '@hausregeln/engine'
import {
  type ChatLine,
  decodePatch,
  fromBase64,
  type GameChange,
  type MessageOf,
  PROTOCOL_VERSION,
  type Request,
  type ServerMessage,
  type TableInfo,
  type WireLogLine,
} from '@hausregeln/protocol'
import { findRulebook } from '@hausregeln/rulebooks'
import { WebSocket } from 'ws'

export type Answer = MessageOf<'done'> | MessageOf<'refused'>

interface Pending {
  readonly number: number
  readonly request: Request
  readonly settle: (answer: Answer) => void
}

/** Pages in the order of those whose they are: as many as names, or places, were given. */
export type PagesOf<All extends readonly unknown[]> = { -readonly [Each in keyof All]: Page }

/** How long is waited for something that must happen, in milliseconds: longer than any busy machine takes. */
const PATIENCE = 300_000
/** Milliseconds after which a page that has lost its connection comes back. */
const COME_BACK = 50
/** How often it is sent on until it stays. */
const MOST_HOPS = 2

/**
 * A page at a table as a browser would be one: it keeps what it is told, asks again what was not answered, and comes
 * back.
 */
export class Page {
  readonly token: string
  readonly client: string
  readonly #addresses: readonly string[]
  readonly code: string
  readonly #pending: Pending[] = []
  readonly #watchers = new Set<() => void>()
  #socket: WebSocket | null = null
  #number = 0
  #closed = false
  /** Every frame as it came, if somebody asks for them. */
  frames: string[] | null = null
  returns = true
  /** Whether it can be sent to another address, and where it is. */
  moves = false
  /** Whether it reads who has come and gone. */
  crowds = true
  at = ''
  #sentTo: string | null = null
  #hops = 0
  /** Sent with the hello, if set: the layouts by which the page reads states. */
  layouts: Readonly<Record<string, string>> | undefined
  /** Sent with them: the newest edition that it has. */
  edition: number | undefined = EDITION
  /** The rulebook of the table, where it is none of the built-in ones. */
  rulebook: Rulebook | undefined
  sequence = 0
  /** The table; null: it has not been told of it yet. */
  told: TableInfo | null = null
  view: Uint8Array | null = null
  header: RecordHeader | null = null
  /** Lines of the log from line `missing` on. */
  lines: WireLogLine[] = []
  missing = 0
  /** How many lines it wants at once; null: all. */
  wanted: number | null = null
  chat: ChatLine[] = []
  chatDays: number | undefined
  here: readonly string[] = []
  /** How many watch. */
  watchers = 0
  programs: readonly string[] = []
  names: Readonly<Record<string, string>> = {}
  guest = ''
  entries = 0
  takeBack: GameChange['takeBack'] = null
  goodbye: MessageOf<'goodbye'> | null = null
  position: MessageOf<'position'> | null = null
  times: Omit<MessageOf<'times'>, 'type'> = { waits: null, clocks: [], now: 0 }
  reactions: string[] = []
  /** How often it has been connected, and welcomed. */
  visits = 0
  welcomes = 0
  /** How long it was without service at most, in milliseconds: from a connection that was lost to the next welcome. */
  longestAway = 0
  #lostAt: number | null = null
  /** Numbers of requests that were confirmed. */
  readonly confirmed: number[] = []

  /** `addresses`: of servers of the same tables, which are tried one after the other. */
  constructor(
    addresses: string | readonly string[],
    code: string,
    token: string,
    client = randomBytes(12).toString('hex'),
  ) {
    this.#addresses = [addresses].flat()
    this.code = code
    this.token = token
    this.client = client
  }

  /** The same person at the same table, with a page that has just been loaded. */
  again(): Page {
    return new Page(this.#addresses[0] ?? '', this.code, this.token)
  }

  /** The same page has been away, and is loaded again. */
  async reopen(): Promise<this> {
    this.#closed = false
    this.returns = true
    const { welcomes } = this
    this.#connect()
    await this.until(() => this.welcomes > welcomes || (this.goodbye !== null && !this.goodbye.retry))
    return this
  }

  /** Leaves without a word, and does not come back by itself. */
  leave(): void {
    this.returns = false
    this.vanish()
  }

  /** Connects, and is at the table. */
  async open(): Promise<this> {
    this.#connect()
    await this.until(() => this.told !== null || (this.goodbye !== null && !this.goodbye.retry))
    return this
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
    this.look()
  }

  get closed(): boolean {
    return this.#closed
  }

  /** Loses the connection without a word. */
  vanish(): void {
    this.#socket?.terminate()
  }

  /** Gives up what was not answered. */
  stopAsking(): void {
    for (const { number, settle } of this.#pending.splice(0))
      settle({ type: 'refused', number, refusal: 'stopped', sentence: 'The page asks no more.' })
    this.look()
  }

  /** Looks again whether what is waited for holds. */
  look(): void {
    for (const look of [...this.#watchers]) look()
  }

  /** Reads nothing for a while. */
  pause(): void {
    this.#socket?.pause()
  }

  resume(): void {
    this.#socket?.resume()
  }

  /** Sends anything at all. */
  sendRaw(data: string | Buffer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data)
  }

  request(request: Request): Promise<Answer> {
    return new Promise((settle) => {
      const pending = { number: ++this.#number, request, settle }
      this.#pending.push(pending)
      this.#ask(pending)
    })
  }

  /** Asks, and fails the test if it is refused. */
  async ask(request: Request): Promise<void> {
    const answer = await this.request(request)
    if (answer.type === 'refused') throw new Error(`${JSON.stringify(request)}: ${answer.refusal}, ${answer.sentence}`)
  }

  /** Waits until something holds. */
  until(holds: () => boolean, milliseconds = PATIENCE): Promise<void> {
    return new Promise((done, failed) => {
      const giveUp = () => {
        this.#watchers.delete(look)
        failed(new Error(`Waited in vain for: ${holds}\n${this.#standing}`))
      }
      const timer = Number.isFinite(milliseconds) ? setTimeout(giveUp, milliseconds) : undefined
      const look = () => {
        if (!holds()) return
        clearTimeout(timer)
        this.#watchers.delete(look)
        done()
      }
      this.#watchers.add(look)
      look()
    })
  }

  /** How it stands, for those who look for what has gone wrong. */
  get #standing(): string {
    const { sequence, visits, welcomes, closed, goodbye } = this
    const open = this.#pending.map(({ number, request }) => `${number} ${request.ask}`)
    return JSON.stringify({ sequence, visits, welcomes, closed, goodbye, phase: this.told?.phase, open })
  }

  get seat(): number {
    return this.told?.seats.findIndex(({ guest }) => guest === this.guest) ?? -1
  }

  /** The table, of which it has been told. */
  get table(): TableInfo {
    if (this.told === null) throw new Error('This page has not been told of its table yet.')
    return this.told
  }

  /** The game as this page sees it, which has begun. */
  get gameView(): Game {
    const { game } = this
    if (game === null) throw new Error('This page has not been told of a game yet.')
    return game
  }

  /** The same; null: it has not been told of one yet. */
  get game(): Game | null {
    const known = this.rulebook ?? findRulebook(this.told?.settings.rulebook ?? '')
    if (known === undefined || this.view === null || this.header === null) return null
    const book = known.book.inEdition(editionOf(this.header))
    const s = new State(book.layout)
    s.load(this.view)
    return new Game(book, given, s)
  }

  /** What a bot would do on this page's seat now; null: nothing. */
  choose(bot: Bot): Move | null {
    const { game: gameView, seat } = this
    if (gameView === null || seat < 0 || gameView.s.over !== 0 || gameView.s.awaiting !== 0) return null
    const { shown, terms } = gameView
    const open = (may(gameView) >>> seat) & 1 ? bot.consider(shown, seat, terms) : NOTHING
    if (open !== NOTHING) return moveOf(gameView, open)
    return (gameView.s.must >>> seat) & 1 ? moveOf(gameView, bot.decide(shown, seat, terms)) : null
  }

  #connect(): void {
    const address = this.#sentTo ?? this.#addresses[this.visits % this.#addresses.length] ?? ''
    if (this.#sentTo === null && this.#hops > 0) this.#hops = MOST_HOPS
    else if (this.#sentTo !== null) this.#hops++
    this.#sentTo = null
    this.at = address
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${this.code}/live`)
    this.#socket = socket
    this.visits++
    socket.on('open', () => {
      const { token, client, sequence, layouts, edition } = this
      const known = { type: 'hello', protocol: PROTOCOL_VERSION, token, client, from: sequence, layouts, edition }
      const hello = {
        ...known,
        ...(this.wanted !== null && { lines: this.wanted }),
        ...(this.moves && { moves: this.#hops < MOST_HOPS }),
        ...(this.crowds && { crowds: true }),
      }
      socket.send(JSON.stringify(hello))
    })
    // A connection that was replaced is no longer heard, nor come back for: that would replace the newest without end.
    socket.on('message', (data) => socket === this.#socket && this.#receive(String(data)))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      if (socket !== this.#socket) return
      this.#lostAt ??= performance.now()
      const ended = this.#closed || !this.returns || (this.goodbye !== null && !this.goodbye.retry)
      if (!ended) setTimeout(() => this.#closed || this.#connect(), this.#sentTo === null ? COME_BACK : 0)
    })
  }

  #ask({ number, request }: Pending): void {
    this.sendRaw(JSON.stringify({ type: 'request', number, request }))
  }

  #receive(text: string): void {
    this.frames?.push(text)
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'update':
        this.#update(message)
        break
      case 'times':
        this.times = message
        break
      case 'done':
      case 'refused':
        this.#settle(message)
        break
      case 'presence':
        this.here = message.guests
        this.names = message.names ?? {}
        this.programs = message.programs ?? []
        this.watchers = message.watchers ?? 0
        break
      case 'people':
        this.#meet(message)
        break
      case 'reaction':
        this.reactions.push(message.reaction)
        break
      case 'log':
        if (message.from + message.lines.length !== this.missing) break
        this.lines = [...message.lines, ...this.lines]
        this.missing = message.from
        break
      case 'position':
        this.position = message
        break
      case 'goodbye':
        this.goodbye = message
        this.#sentTo = message.to ?? null
    }
    this.look()
  }

  #welcome(message: MessageOf<'welcome'>): void {
    this.welcomes++
    if (this.#lostAt !== null) this.longestAway = Math.max(this.longestAway, performance.now() - this.#lostAt)
    this.#lostAt = null
    this.#hops = 0
    this.goodbye = null
    this.guest = message.guest.id
    this.sequence = message.sequence
    this.told = message.table
    this.chat = message.chat
    this.chatDays = message.chatDays
    this.times = message
    if (message.game) this.#take(message.game)
    for (const { number } of this.#pending.filter(({ number }) => number <= message.done))
      this.#settle({ type: 'done', number, sequence: message.sequence })
    for (const pending of this.#pending) this.#ask(pending)
  }

  #meet({ came = [], gone = [], programs, watchers }: MessageOf<'people'>): void {
    this.here = [...new Set([...this.here.filter((id) => !gone.includes(id)), ...came.map(({ id }) => id)])]
    for (const { id, name } of came) if (name !== undefined) this.names = { ...this.names, [id]: name }
    this.programs = programs ?? this.programs
    this.watchers = watchers ?? this.watchers
  }

  #update(message: MessageOf<'update'>): void {
    if (message.sequence !== this.sequence + 1)
      throw new Error(`Step ${message.sequence} came after step ${this.sequence}.`)
    this.sequence = message.sequence
    this.told = message.table ?? this.told
    this.times = message
    if (message.chat) this.chat = [...this.chat, ...message.chat]
    if (message.game) this.#take(message.game)
  }

  #take({ header, view, patch, log, entries, takeBack }: GameChange): void {
    this.header = header ?? this.header
    if (view !== undefined) this.view = fromBase64(view)
    else if (patch !== undefined && this.view !== null) decodePatch(this.view, patch)
    const follows = log.kept >= this.missing && log.kept <= this.missing + this.lines.length
    this.lines = follows ? [...this.lines.slice(0, log.kept - this.missing), ...log.lines] : log.lines
    if (!follows) this.missing = log.kept
    this.entries = entries
    this.takeBack = takeBack
  }

  #settle(answer: Answer): void {
    if (answer.type === 'done') this.confirmed.push(answer.number)
    const index = this.#pending.findIndex(({ number }) => number === answer.number)
    if (index >= 0) this.#pending.splice(index, 1)[0]?.settle(answer)
  }
}
