import { type HostEntry, type Move, REFUSALS, type Refusal } from '@hausregeln/engine'
import type { MessageOf, Request, ServerMessage, Wait } from '@hausregeln/protocol'
import type { TableLink } from '../game/link.ts'
import { type Answer, TableLine } from './line.ts'
import { OnlineGame } from './onlineGame.ts'
import { EMPTY_ROOM, ownSeat, type Room } from './room.ts'

/** The table itself refuses, not a rule of the game: `refusal` is one of `TABLE_REFUSALS`, the message a sentence. */
export class TableError extends Error {
  override readonly name = 'TableError'
  readonly refusal: string
  constructor({ refusal, sentence }: MessageOf<'refused'>) {
    super(sentence)
    this.refusal = refusal
  }
}

function isRule(refusal: string): refusal is Refusal {
  return refusal in REFUSALS
}

/** An online table that is open on the page. For `useSyncExternalStore`. */
export class OnlineTable implements TableLink {
  readonly code: string
  #room: Room = EMPTY_ROOM
  readonly #line: TableLine
  readonly #game: OnlineGame
  readonly #listeners = new Set<() => void>()

  constructor(code: string, token: string) {
    this.code = code
    this.#game = new OnlineGame(code)
    const address = new URL(`/api/tables/${code}/live`, location.href.replace(/^http/, 'ws'))
    this.#line = new TableLine(() => new WebSocket(address), token, {
      heard: (message) => this.#hear(message),
      line: (line) => this.#set({ line }),
      waiting: (open) => this.#set({ open }),
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly room = (): Room => this.#room

  close(): void {
    this.#line.close()
  }

  /** Tries to come back at once. */
  hurry(): void {
    this.#line.hurry()
  }

  /** Throws `TableError`, or an error that names the rule. */
  async ask(request: Request): Promise<void> {
    const answer = await this.#line.request(request)
    if (answer.type === 'refused') throw new TableError(answer)
  }

  react(reaction: MessageOf<'reaction'>['reaction']): void {
    this.#line.send({ type: 'react', reaction })
  }

  async act(move: Move): Promise<Refusal | null> {
    const answer: Answer = await this.#line.request({ ask: 'move', move })
    if (answer.type === 'done') return null
    if (isRule(answer.refusal)) return answer.refusal
    throw new TableError(answer)
  }

  async enter(entry: HostEntry): Promise<void> {
    if (entry.host === 'resign') return this.ask({ ask: 'resign' })
    if (entry.host === 'undo' || entry.host === 'correct' || entry.host === 'adjust')
      return this.ask({ ask: 'keep', entry })
    throw new Error(entry.host)
  }

  undo(): Promise<void> {
    return this.ask({ ask: 'propose', what: 'takeBack' })
  }

  give(outcome: readonly number[]): Promise<void> {
    return this.ask({ ask: 'give', outcome: [...outcome] })
  }

  /** Entries are not on the wire; a keeper can take back and adjust. */
  readonly corrections = null

  /** Nothing at an online table depends on these: bots play at the table's pace. */
  async skip(): Promise<void> {}
  async settings(): Promise<void> {}

  #set(change: Partial<Room>): void {
    this.#room = { ...this.#room, ...change }
    for (const listener of this.#listeners) listener()
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'update':
        return this.#update(message)
      case 'times':
        return this.#setTimes(message)
      case 'presence':
        return this.#set({ here: message.guests })
      case 'reaction': {
        const count = 1 + (this.#room.shown?.count ?? 0)
        return this.#set({ shown: { guest: message.guest, reaction: message.reaction, count } })
      }
      case 'goodbye':
        return this.#set({ goodbye: message })
    }
  }

  #welcome(message: MessageOf<'welcome'>): void {
    const { guest, table, chat, muted, game } = message
    this.#room = { ...this.#room, guest, table, chat, muted, goodbye: null }
    this.#game.begin()
    if (game) this.#game.take(game)
    this.#setTimes(message)
  }

  #update(message: MessageOf<'update'>): void {
    const { table, chat, game } = message
    this.#room = {
      ...this.#room,
      ...(table && { table }),
      ...(chat && { chat: [...this.#room.chat, ...chat] }),
    }
    if (game) this.#game.take(game)
    this.#setTimes(message)
  }

  /** The server's times, told by this page's own clock. */
  #setTimes({ waits, clocks, now }: Omit<MessageOf<'times'>, 'type'>): void {
    const offset = Date.now() - now
    const here = (time: number) => time + offset
    const waiting: Wait | null = waits && { ...waits, until: here(waits.until) }
    const room: Room = {
      ...this.#room,
      waits: waiting,
      clocks: clocks.map(({ until, left }) => ({ until: until === null ? null : here(until), left })),
    }
    this.#set({ ...room, game: this.#game.view(room, ownSeat(room)) })
  }
}
