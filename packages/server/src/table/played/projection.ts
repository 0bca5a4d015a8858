import {
  commitmentOf,
  Game,
  type GameRecord,
  given,
  isHost,
  isPlain,
  type Layout,
  NOBODY,
  namedActions,
  PastError,
  positionOf,
  SEATS,
  State,
  view,
  WORD,
} from '@hausregeln/engine'
import { type GameChange, type MessageOf, makePatch, type TableInfo, toBase64 } from '@hausregeln/protocol'
import type { WealthPoint } from '@hausregeln/rulebooks/texts/index.ts'
import { type Play, withoutBook } from '../game/play.ts'
import { programShown } from '../state/seatPrograms.ts'
import { type TableState, withdrawable } from '../state/state.ts'

/** Who sees: a seat, or a spectator (`NOBODY`). */
export type Viewer = number

/** States to project into, three a layout. */
interface Scratch {
  readonly told: State
  readonly before: State
  readonly after: State
}
const scratches = new WeakMap<Layout, Scratch>()

function scratchFor(layout: Layout): Scratch {
  const known = scratches.get(layout)
  if (known !== undefined) return known
  const made = { told: new State(layout), before: new State(layout), after: new State(layout) }
  scratches.set(layout, made)
  return made
}

/** What goes out of a game: for each viewer its own view, and events; never entries, the seed or a hash of the state. */
export class Projection {
  readonly #play: Play
  readonly #table: TableState
  /** The state that all viewers have been told, as bytes: a table keeps it all the time that it is in memory. */
  readonly #told: Uint8Array
  /** The words of it that seats have of their own. */
  readonly #toldSecrets: Int32Array
  readonly #scratch: Scratch

  constructor(play: Play, table: TableState) {
    this.#play = play
    this.#table = table
    const { s } = play.game
    const [own, end] = s.layout.own
    this.#told = s.bytes.slice()
    this.#toldSecrets = new Int32Array(this.#told.buffer, own * WORD, end - own)
    this.#scratch = scratchFor(s.layout)
    play.chronicle.told()
  }

  /**
   * All of the game, as this viewer may see it; of the log what follows on entry `entries` of the record, the last
   * `most` lines of it. Throws `PastError` if they are not at hand.
   */
  whole(viewer: Viewer, entries: number, most = Number.POSITIVE_INFINITY): GameChange {
    const kept = this.#keptSince(entries)
    const { session, game, chronicle } = this.#play
    return {
      header: withoutBook(session.header),
      view: toBase64(view(game, viewer, this.#scratch.after).bytes),
      ...this.#news({ ...kept, lines: Math.max(kept.lines, chronicle.length - most) }),
    }
  }

  /** The last lines of the log before line `before`, `count` at most. Throws `PastError` if they are not at hand. */
  earlier(before: number, count: number): MessageOf<'log'> {
    const from = Math.max(0, before - count)
    return { type: 'log', from, lines: this.#linesFrom(from).slice(0, Math.max(0, before - from)) }
  }

  /** The game as named JSON, as this viewer may see it. */
  position(viewer: Viewer, sequence: number): MessageOf<'position'> {
    return { type: 'position', sequence, ...this.named(viewer) }
  }

  /** The same without the message around it. */
  named(viewer: Viewer): NonNullable<GameChange['named']> {
    const { book } = this.#play.game
    const seen = new Game(book, given, view(this.#play.game, viewer, this.#scratch.after))
    const legal = viewer === NOBODY ? [] : namedActions(seen, viewer)
    return { state: positionOf(seen, viewer), legal }
  }

  /** What has changed since this was last called: by viewer. Those who see the same have one and the same change. */
  changes(viewers: Iterable<Viewer>): Map<Viewer, GameChange> {
    const { game, chronicle } = this.#play
    const news = this.#news(chronicle.told())
    const changes = new Map<Viewer, GameChange>()
    const common = { patch: this.#publicPatch(), ...news }
    for (const viewer of viewers)
      changes.set(viewer, this.#secretsChanged(viewer) ? { patch: this.#patch(viewer), ...news } : common)
    this.#told.set(game.s.bytes)
    return changes
  }

  /** What all see. */
  #publicPatch(): string {
    const now = this.#play.game.s
    const { publicBytes } = now
    return toBase64(makePatch(this.#told.subarray(0, publicBytes), now.bytes.subarray(0, publicBytes)))
  }

  /** What all see, and what this viewer alone does. */
  #patch(viewer: Viewer): string {
    const { told, before, after } = this.#scratch
    told.load(this.#told)
    before.copyView(told, viewer)
    return toBase64(makePatch(before.bytes, view(this.#play.game, viewer, after).bytes))
  }

  #secretsChanged(viewer: Viewer): boolean {
    const { secrets } = this.#play.game.s
    for (let word = viewer; viewer !== NOBODY && word < secrets.length; word += SEATS)
      if (secrets[word] !== this.#toldSecrets[word]) return true
    return false
  }

  /** What stands of that which there was after entry `entries` of the record; nothing if some was withdrawn since. */
  #keptSince(entries: number): Counts {
    if (entries === 0) return { lines: 0, wealth: 0 }
    const { chronicle, session } = this.#play
    const later = session.since(entries)
    const rewritten = later.some(({ entry }) => isHost(entry) && !isPlain(entry))
    if (rewritten) return { lines: 0, wealth: 0 }
    const { length, wealth } = chronicle
    return (later.length > 0 && chronicle.before(entries + 1)) || { lines: length, wealth: wealth.length }
  }

  #linesFrom(from: number) {
    const { chronicle } = this.#play
    if (from < chronicle.past) throw new PastError(chronicle.past)
    return chronicle.since(from)
  }

  #news(kept: Counts) {
    const { chronicle, session } = this.#play
    const last = withdrawable(this.#table, this.#play)
    return {
      log: { kept: kept.lines, lines: this.#linesFrom(kept.lines) },
      wealth: { kept: kept.wealth, points: chronicle.wealth.slice(kept.wealth).map(writable) },
      entries: session.length,
      takeBack: last && { seat: last.seat, move: last.number },
    }
  }
}

interface Counts {
  readonly lines: number
  readonly wealth: number
}

function writable({ turn, wealth, prices }: WealthPoint) {
  return { turn, wealth: [...wealth], prices: [...prices] }
}

/** The table as everybody there sees it. `longest`: how many entries its game may have. */
export function tableInfo(state: TableState, frozen: string | null, longest: number): TableInfo {
  const { code, settings, own, phase, host, seats, seed, proposal, rematch } = state
  const { created, rested, removed, saved, brought, programs, counted, taps } = state
  const commitment = seed === null ? null : commitmentOf(seed)
  const slips = state.slips && { round: state.slips.round, seats: state.slips.bids.map(({ seat }) => seat) }
  const seated = seats.map((each, seat) => {
    const program = programs[seat]
    return program === undefined ? each : { ...each, program: programShown(program) }
  })
  const claims = [...state.claims.values()].map(({ seat, until }) => ({ seat, until }))
  return {
    ...{ code, settings, phase, host, seats: seated, commitment, proposal, slips, frozen, rematch, created, longest },
    ...(rested !== null && { rested }),
    ...(claims.length > 0 && { claims }),
    ...(taps.length > 0 && { taps: [...taps] }),
    ...(removed.length > 0 && { removed: [...removed] }),
    ...(counted && { counted }),
    ...(saved > 0 && { saved }),
    ...(own !== null && { own }),
    ...(brought !== null && { brought: { round: brought.round, names: namesIn(brought.record) } }),
  }
}

function namesIn({ header }: GameRecord): string[] {
  return header.seats.map(({ name }) => name)
}
