import { NOBODY } from '@hausregeln/engine'
import { type MessageOf, PROTOCOL_VERSION, type SeatClock, type ServerMessage, type Wait } from '@hausregeln/protocol'
import { type Audience, type Visitor, write } from './audience.ts'
import type { History } from './history.ts'
import { type Projection, tableInfo } from './projection.ts'
import { chatFor, seatOf } from './state.ts'
import type { Fact, Step } from './step.ts'

/** Times that every message carries. */
export interface Times {
  readonly waits: Wait | null
  readonly clocks: SeatClock[]
  readonly now: number
}

/** Facts that change nothing of what `tableInfo` shows. */
const QUIET: readonly Fact['fact'][] = ['entered', 'said', 'muted', 'reported']

type Update = MessageOf<'update'>

/** What whoever asked for a step is told after what all are told. */
interface Answer {
  readonly to: Visitor
  readonly message: MessageOf<'done'>
}

/** Tells those at a table what they may know of each step. */
export class Announcer {
  readonly #history: History
  readonly #audience: Audience

  constructor(history: History, audience: Audience) {
    this.#history = history
    this.#audience = audience
  }

  /** All that a visitor may see, for one who has seen the steps up to `from`. */
  welcome(visitor: Visitor, from: number, game: Projection | null, frozen: string | null, times: Times): ServerMessage {
    const { state, receipts, entriesAt, sequence } = this.#history
    const { guest, client } = visitor
    return {
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      sequence,
      guest,
      table: tableInfo(state, frozen),
      game: game?.whole(this.#seat(visitor), entriesAt[from] ?? 0) ?? null,
      chat: chatFor(state, guest.id),
      muted: [...(state.muted.get(guest.id) ?? [])],
      done: receipts.last(guest.id, client),
      ...times,
    }
  }

  /**
   * Writes what everybody at the table will be told of a step, and its answer; the caller sends it when it is durable.
   */
  update({ facts }: Step, game: Projection | null, frozen: string | null, times: Times): (answer?: Answer) => void {
    const { state, sequence } = this.#history
    const shows = facts.some(({ fact }) => !QUIET.includes(fact))
    const common: Update = {
      type: 'update',
      sequence,
      ...(shows && { table: tableInfo(state, frozen) }),
      ...times,
    }
    const changes = this.#gameChanges(facts, game)
    const said = facts.flatMap((fact) => (fact.fact === 'said' ? [fact.line] : []))
    const letters = new Map<Visitor, Buffer>()
    for (const visitor of this.#audience.visitors) {
      const chat = said.filter(({ guest }) => !state.muted.get(visitor.guest.id)?.has(guest.id))
      letters.set(visitor, changes(this.#seat(visitor), chat.length > 0 ? { ...common, chat } : common))
    }
    return (answer) => {
      if (answer) enclose(letters, answer)
      for (const [visitor, written] of letters) visitor.sendWritten(written)
    }
  }

  #seat({ guest }: Visitor): number {
    return seatOf(this.#history.state, guest.id) ?? NOBODY
  }

  /** A writer of messages with what a viewer sees of the game; those who see the same get the same bytes. */
  #gameChanges(facts: readonly Fact[], game: Projection | null): (viewer: number, message: Update) => Buffer {
    const touched = facts.some(({ fact }) => fact === 'entered')
    if (game === null || !touched) return (_, message) => write(message)
    const begun = facts.some(({ fact }) => fact === 'started')
    const viewers = [...new Set([...this.#audience.visitors].map((visitor) => this.#seat(visitor)))]
    const changes = game.changes(viewers)
    const letters = new Map<string, Buffer>()
    return (viewer, message) => {
      const change = begun ? game.whole(viewer, 0) : changes.get(viewer)
      if (change === undefined) return write(message)
      const key = `${change.view ?? change.patch} ${message.chat?.length ?? 0}`
      const letter = letters.get(key) ?? write({ ...message, game: change })
      letters.set(key, letter)
      return letter
    }
  }
}

/** What goes to one page goes in one piece. */
function enclose(letters: Map<Visitor, Buffer>, { to, message }: Answer): void {
  const before = letters.get(to)
  const written = write(message)
  letters.set(to, before === undefined ? written : Buffer.concat([before, written]))
}
