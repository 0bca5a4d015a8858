import { PlainBot } from '@hausregeln/bots/plain.ts'
import {
  Chance,
  type ChanceEntry,
  type Correction,
  type Entry,
  Game,
  given,
  may,
  moveOf,
  newHeader,
  outcomes,
  type PlainEntry,
  type Rulebook,
  readRecord,
  replay,
  Session,
  sampled,
  seatsIn,
  view,
  writeRecord,
} from '@hausregeln/engine'
import { seedGenerator } from '@hausregeln/engine/core/random.ts'
import { sameBytes } from '@hausregeln/lab/laws/views.ts'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import type { StuckEntry } from '@hausregeln/view-kit/game/types.ts'

/** Who plays. */
export const NAMES = ['Anna', 'Ben', 'Cem', 'Dora']
/** Turns that an evening has. */
const EVENING = 130
/** What cards do by which money changes hands and nothing else. */
const MONEY: readonly string[] = ['receive', 'pay', 'receiveEach', 'payEach', 'repairs']

/** An evening at a real table: four play, and every throw, card and decision is entered. */
export class Evening {
  readonly chronicle = new Chronicle()
  session: Session
  readonly rulebook: Rulebook
  readonly #words = new Int32Array(4)

  /** `turns`: how many it has; fewer where somebody wins before. */
  constructor(rulebook: Rulebook, seed: number, turns = EVENING) {
    this.rulebook = rulebook
    const header = newHeader(rulebook.book, {
      seats: NAMES.map((name) => ({ name })),
      options: {},
      chance: { kind: 'given' },
    })
    this.session = new Session(rulebook.book, header, this.chronicle)
    seedGenerator(this.#words, seed)
    const bots = NAMES.map(() => {
      const bot = new PlainBot()
      bot.begin()
      return bot
    })
    const { game } = this.session
    while (game.s.over === 0 && game.s.turns < turns) {
      if (game.s.awaiting !== 0) {
        this.session.give(this.outcome(game))
        continue
      }
      const considered = game.s.open === 0 ? [] : seatsIn(may(game))
      const free = considered.map((seat) => bots[seat]?.consider(game.shown, seat) ?? 0).find((action) => action !== 0)
      const seat = seatsIn(game.s.must).find((one) => one === game.s.turnSeat) ?? seatsIn(game.s.must)[0] ?? 0
      const action = free ?? bots[seat]?.decide(game.shown, seat) ?? 0
      const refusal = this.session.act(moveOf(game, action))
      if (refusal !== null) throw new Error(`Seat ${seat} cannot do this: ${refusal}`)
    }
  }

  /** As it might fall on the table. */
  outcome(game: Game): number[] {
    const table = new Game(game.book, given)
    table.s.copy(game.s)
    table.s.generator.set(this.#words)
    const outcome = new Int32Array(3)
    sampled.supply(table, game.s.awaiting, game.s.awaitingFor, outcome)
    this.#words.set(table.s.generator)
    return Array.from(outcome)
  }

  readonly corrections: Corrections = {
    lookUp: async (number) => {
      const made = this.session.record.entries[number - 1]?.entry
      const entries = this.session.stepAt(number)?.entries
      return made && entries ? { number, before: view(this.session.before(number), -1).bytes, made, entries } : null
    },
    tryCorrection: async (wanted) => {
      const { correction, fault, game } = this.session.tryCorrection(wanted)
      return { correction, fault: fault && this.#stuck(correction, fault), view: view(game, -1).bytes }
    },
  }

  #stuck(correction: Correction, fault: Omit<StuckEntry, 'entries' | 'before'>): StuckEntry {
    const { number } = fault
    const changed = correction.changes.find((change) => change.number === number)
    const entries = (changed ?? this.session.stepAt(number))?.entries ?? []
    return { ...fault, entries, before: view(this.session.before(number), -1).bytes }
  }

  /** The last entry made at least so many turns ago of which this holds; 0: none. */
  ago(turns: number, is: (entry: Entry, number: number) => boolean): number {
    const began = this.chronicle.lines.flatMap(({ entry, event }) => (event.type === 'turnBegan' ? [entry] : []))
    const until = began.at(-1 - turns) ?? 0
    const found = this.session.record.entries
      .slice(0, until)
      .findLastIndex(({ entry }, at) => is(entry, at + 1) && this.session.stepAt(at + 1)?.entries.length === 1)
    return found + 1
  }

  /** Whether an entry is a card by which somebody is paid or pays, and nothing else happens. */
  isMoneyCard(number: number, { outcome: [card = 0] }: ChanceEntry): boolean {
    const { s } = this.session.before(number)
    const effect = this.rulebook.board.decks[s.awaitingFor]?.cards[card]?.effect
    return s.awaiting === Chance.card && effect !== undefined && MONEY.includes(effect.do)
  }

  /** Another such card that nobody has drawn after this entry; null: there is none. */
  moneyCardInstead(number: number): PlainEntry | null {
    const { s } = this.session.before(number)
    const later = this.session.record.entries.slice(number - 1).map(({ entry }) => JSON.stringify(entry))
    const cards = this.rulebook.board.decks[s.awaitingFor]?.cards ?? []
    const others = cards.map((_, card): ChanceEntry => ({ outcome: [card, 0, 0] }))
    const [low = 0] = outcomes(this.session.before(number), s.awaiting, s.awaitingFor)
    const found = others.find(
      (other) =>
        this.isMoneyCard(number, other) &&
        !later.includes(JSON.stringify(other)) &&
        ((low >>> (other.outcome[0] ?? 0)) & 1) === 1,
    )
    return found ?? null
  }

  /** The power is cut: what was entered is read again from what was written. */
  cutPower(): void {
    const { session } = replay(
      this.rulebook.book,
      readRecord(writeRecord(this.session.record)),
      undefined,
      this.chronicle,
    )
    if (!sameBytes(session.game.s, this.session.game.s)) throw new Error('The file says something else.')
    this.session = session
  }
}
