import { NOBODY } from '@hausregeln/engine'
import {
  type Away,
  type ChatLine,
  type GameChange,
  type MessageOf,
  PROTOCOL_VERSION,
  type SeatClock,
  type Wait,
} from '@hausregeln/protocol'
import { Letter } from '../live/lines/frame.ts'
import type { Audience } from './people/audience.ts'
import { type Visitor, write } from './people/visitor.ts'
import { type Projection, tableInfo, type Viewer } from './played/projection.ts'
import type { History } from './state/history.ts'
import { chatFor, seatOf } from './state/state.ts'
import type { Fact, Step } from './steps/step.ts'
import type { World } from './world.ts'

/** Times that every message carries. */
export interface Times {
  readonly waits: Wait | null
  readonly clocks: SeatClock[]
  readonly away?: Away[]
  readonly now: number
}

/** How somebody comes: having seen the steps up to `from`, and wanting so many lines of the log at most. */
export interface Arrival {
  readonly from: number
  readonly lines?: number | undefined
}

/** Facts that change nothing of what `tableInfo` shows. */
const QUIET: readonly Fact['fact'][] = ['entered', 'said', 'muted', 'reported', 'programSaid']

/** From how many pages that watch on something is kept for the next who comes. */
const FEW = 4

type Update = MessageOf<'update'>
type Welcome = MessageOf<'welcome'>
/** What of a welcome all see who may see the same. */
type Sight = Pick<Welcome, 'table' | 'game' | 'chat'>

/** What the person who asked for a step is told after what all are told. */
interface Answer {
  readonly to: Visitor
  readonly message: MessageOf<'done'>
}

/** Tells those at a table what they may know of each step. */
export class Announcer {
  readonly #history: History
  readonly #audience: Audience
  /** See `World`, and how many entries a game may have. */
  readonly #chatDays: number
  readonly #longest: number
  /** What was written last for somebody who came to watch, since the last step. */
  #shared: { readonly key: string; readonly sight: string } | null = null

  constructor(history: History, audience: Audience, { chatDays, load }: Pick<World, 'chatDays' | 'load'>) {
    this.#history = history
    this.#chatDays = chatDays
    this.#audience = audience
    this.#longest = load.ENTRIES_PER_GAME
  }

  /** All that a visitor may see, for one who has seen the steps up to `from` and wants the last `lines` of the log. */
  welcome(visitor: Visitor, arrival: Arrival, game: Projection | null, frozen: string | null, times: Times): Letter {
    const { state, receipts, sequence } = this.#history
    const { guest, client } = visitor
    const own: Omit<Welcome, keyof Sight> = {
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      sequence,
      guest,
      ...(this.#chatDays > 0 && { chatDays: this.#chatDays }),
      muted: [...(state.muted.get(guest.id) ?? [])],
      done: receipts.last(guest.id, client),
      ...times,
    }
    return new Letter(`${JSON.stringify(own).slice(0, -1)},${this.#sight(visitor, arrival, game, frozen).slice(1)}`)
  }

  /** The larger part of that, which is written once for all who watch and have seen as much: a crowd comes all at once. */
  #sight(visitor: Visitor, { from, lines }: Arrival, game: Projection | null, frozen: string | null): string {
    const { state } = this.#history
    const { guest, named } = visitor
    const seat = this.#seat(visitor)
    const key = `${from} ${lines} ${frozen}`
    const shares = seat === NOBODY && !named && !state.muted.has(guest.id) && this.#audience.watchingPages > FEW
    if (shares && this.#shared?.key === key) return this.#shared.sight
    const sight = JSON.stringify({
      table: tableInfo(state, frozen, this.#longest),
      game: game && {
        ...game.whole(seat, this.#history.entriesAfter(from), lines),
        ...(named && { named: game.named(seat) }),
      },
      chat: chatFor(state, guest.id),
    } satisfies Sight)
    if (shares) this.#shared = { key, sight }
    return sight
  }

  /**
   * Writes what everybody at the table will be told of a step, and its answer; the caller sends it when it is durable.
   */
  update({ facts }: Step, game: Projection | null, frozen: string | null, times: Times): (answer?: Answer) => void {
    const { state, sequence } = this.#history
    this.#shared = null
    if (facts.some(({ fact }) => fact === 'rewritten')) return this.#anew(game, frozen, times)
    const shows = facts.some(({ fact }) => !QUIET.includes(fact))
    const common: Update = {
      type: 'update',
      sequence,
      ...(shows && { table: tableInfo(state, frozen, this.#longest) }),
      ...times,
    }
    const said = facts.flatMap((fact) => (fact.fact === 'said' ? [fact.line] : []))
    const apart = this.#audience.apart(state.muted)
    const crowd = this.#audience.visitors.size - this.#audience.programs.size > apart.size
    const seats = new Set<Viewer>()
    for (const visitor of apart) seats.add(this.#seat(visitor))
    const writeFor = this.#writer(common, facts, game, crowd ? seats.add(NOBODY) : seats)
    const letters = new Map<Visitor, Letter>()
    for (const visitor of apart) {
      const muted = state.muted.get(visitor.guest.id)
      const chat = muted === undefined ? said : said.filter(({ guest }) => !muted.has(guest.id))
      letters.set(visitor, writeFor(this.#seat(visitor), chat, visitor.named === true))
    }
    const forAll = crowd ? writeFor(NOBODY, said, false) : null
    return (answer) => {
      const answered = answer !== undefined && enclose(letters, answer)
      for (const [visitor, written] of letters) visitor.sendWritten(written)
      if (forAll !== null) this.#audience.tellAll(forAll, apart)
      if (!answered) answer?.to.send(answer.message)
    }
  }

  /** What was told before is not as it was: everybody is told all again that is not the game's log. */
  #anew(game: Projection | null, frozen: string | null, times: Times): () => void {
    const from = this.#history.sequence
    const letters = [...this.#audience.visitors].map(
      (visitor) => [visitor, this.welcome(visitor, { from }, game, frozen, times)] as const,
    )
    return () => letters.forEach(([visitor, written]) => void visitor.sendWritten(written))
  }

  #seat({ guest }: Visitor): number {
    return seatOf(this.#history.state, guest.id) ?? NOBODY
  }

  /**
   * Writes for a viewer what has changed in the game, and what was said; those who are told the same get the same
   * bytes.
   */
  #writer(common: Update, facts: readonly Fact[], game: Projection | null, viewers: ReadonlySet<Viewer>) {
    const changes = this.#gameChanges(facts, game, viewers)
    const plain = new Map<GameChange | undefined, Letter>()
    const written = new Map<string, Letter>()
    const letterOf = (change: GameChange | undefined, chat: readonly ChatLine[]) =>
      write({ ...common, ...(change && { game: change }), ...(chat.length > 0 && { chat: [...chat] }) })
    return (viewer: Viewer, chat: readonly ChatLine[], named: boolean): Letter => {
      const change = withNames(changes(viewer), named ? game : null, viewer)
      if (chat.length === 0 && !named) return kept(plain, change, () => letterOf(change, chat))
      const same = `${change?.view ?? change?.patch} ${chat.map(({ line }) => line)} ${change?.named ? viewer : ''}`
      return kept(written, same, () => letterOf(change, chat))
    }
  }

  /** What has changed in the game, by viewer. */
  #gameChanges(
    facts: readonly Fact[],
    game: Projection | null,
    viewers: ReadonlySet<Viewer>,
  ): (viewer: Viewer) => GameChange | undefined {
    if (game === null || !facts.some(({ fact }) => fact === 'entered')) return () => undefined
    const changes = game.changes(viewers)
    const wholes = new Map<Viewer, GameChange>()
    if (facts.some(({ fact }) => fact === 'started'))
      return (viewer) => kept(wholes, viewer, () => game.whole(viewer, 0))
    return (viewer) => changes.get(viewer)
  }
}

/** What is there by this key; made, if nothing is. */
function kept<Key, Value>(all: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = all.get(key)
  if (found !== undefined) return found
  const made = make()
  all.set(key, made)
  return made
}

/** What has changed, with the game as named JSON for those who want it. */
function withNames(change: GameChange | undefined, game: Projection | null, viewer: Viewer): GameChange | undefined {
  return change && game ? { ...change, named: game.named(viewer) } : change
}

/** What goes to one page goes in one piece. False: it is told nothing of its own beside the answer. */
function enclose(letters: Map<Visitor, Letter>, { to, message }: Answer): boolean {
  const before = letters.get(to)
  if (before !== undefined) letters.set(to, new Letter(before, write(message)))
  return before !== undefined
}
