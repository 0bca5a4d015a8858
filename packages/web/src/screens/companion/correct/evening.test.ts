import { PlainBot } from '@hausregeln/bots/plain.ts'
import {
  Chance,
  type ChanceEntry,
  type Change,
  type Correction,
  type Entry,
  Game,
  given,
  isChance,
  isMove,
  may,
  moveOf,
  NOBODY,
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
import { brokenLaw, QUICK_LAWS } from '@hausregeln/lab/laws/laws.ts'
import { sameBytes } from '@hausregeln/lab/laws/views.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { Chronicle } from '@hausregeln/rulebooks/texts/index.ts'
import type { Corrections } from '@hausregeln/view-kit/game/link.ts'
import type { StuckEntry } from '@hausregeln/view-kit/game/types.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { workbookOf } from '@hausregeln/workbook'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { describe, expect, it } from 'vitest'
import { type How, repairedAt, withChange } from './repair.ts'
import { settle } from './settle.ts'
import { stayAfter } from './stay.ts'
import { SEEN } from './useStays.ts'

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora']
/** A turn takes about a minute at a real table: so many turns are an hour. */
const HOUR = 60
const EVENING = 130
/** What cards do by which money changes hands and nothing else. */
const MONEY: readonly string[] = ['receive', 'pay', 'receiveEach', 'payEach', 'repairs']
/** Two at once are two corrections; one die in exchange takes seven, and six are enough for any other. */
const MOST_FOR: Readonly<Record<string, number>> = { 'two payments at once': 12, 'another die': 7 }
/** What a keeper would not do any more. */
const MOST = 40

/** An evening at a real table: four play, and every throw, card and decision is entered. */
class Evening {
  readonly chronicle = new Chronicle()
  session: Session
  readonly rulebook: Rulebook
  readonly #words = new Int32Array(4)

  constructor(rulebook: Rulebook, seed: number) {
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
    while (game.s.over === 0 && game.s.turns < EVENING) {
      if (game.s.awaiting !== 0) {
        this.session.give(this.outcome(game))
        continue
      }
      const considered = game.s.open === 0 ? [] : seatsIn(may(game))
      const free = considered.map((seat) => bots[seat]?.consider(game.shown, seat) ?? 0).find((action) => action !== 0)
      const seat = seatsIn(game.s.must).find((one) => one === game.s.turnSeat) ?? seatsIn(game.s.must)[0] ?? 0
      const action = free ?? bots[seat]?.decide(game.shown, seat) ?? 0
      expect(this.session.act(moveOf(game, action))).toBeNull()
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
    expect(sameBytes(session.game.s, this.session.game.s)).toBe(true)
    this.session = session
  }
}

/** Taps to open the correction of an entry that a word finds, to open a further one, and to enter all of it. */
const FIND = 2
const ANOTHER = 3
const ENTER = 1

/**
 * Enters a correction of these entries with all that it asks, and tells what a keeper taps or types for it. `taps`: to say
 * what is right.
 */
async function setRight(evening: Evening, changes: readonly Change[], taps: number): Promise<number> {
  const { corrections, rulebook, chronicle } = evening
  let decided: Correction = { host: 'correct', changes: [] }
  for (const change of changes) {
    const stay = await stayAfter(corrections, rulebook, chronicle.lines, change.number, 'as in the books')
    decided = [change, ...(stay !== null && stay.turns >= SEEN ? [stay.change] : [])].reduce(withChange, decided)
  }
  let sum = FIND + taps + ENTER
  for (;;) {
    const { attempt } = await settle(corrections, rulebook, decided)
    if (attempt.fault === null) {
      evening.session.enter(attempt.correction)
      return sum
    }
    const { entries, how, taps: more } = answer(evening, gameAt(rulebook, attempt.view), attempt.fault)
    decided = withChange(decided, repairedAt(attempt.fault, entries, how))
    sum += more
    expect(sum, JSON.stringify(attempt.fault.entry)).toBeLessThan(MOST)
  }
}

interface Answer {
  readonly entries: readonly PlainEntry[]
  readonly how: How
  readonly taps: number
}

/** What a keeper answers where an entry is impossible: what was thrown or drawn there, what was bid, or was decided. */
function answer(evening: Evening, game: Game, { entry }: StuckEntry): Answer {
  if (game.s.awaiting !== 0) {
    const how = isChance(entry) ? 'replaces' : 'before'
    return { entries: [{ outcome: evening.outcome(game) }], how, taps: 2 }
  }
  const [seat = NOBODY, ...others] = seatsIn(game.s.must)
  if (others.length > 0) {
    const slips = [seat, ...others].map((bidder): PlainEntry => ({ do: 'sealedBid', seat: bidder, amount: bidder }))
    return { entries: slips, how: 'before', taps: slips.length + 1 }
  }
  const bot = new PlainBot()
  bot.begin()
  const move = moveOf(game, bot.decide(game.shown, seat))
  return { entries: [move], how: 'before', taps: 1 }
}

const isDo =
  (...names: readonly string[]) =>
  (entry: Entry): boolean =>
    isMove(entry) && names.includes(entry.do)

const isDice = (entry: Entry): boolean =>
  isChance(entry) && (entry.outcome[1] ?? 0) > 0 && entry.outcome[0] !== entry.outcome[1]

/** Dice of which one was typed as another face; a double that was none, or the other way round, nobody overlooks. */
function mistyped({
  outcome: [first = 1, second = 1, third = 0],
}: {
  readonly outcome: readonly number[]
}): PlainEntry {
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => face !== first && face !== second)
  return { outcome: [faces[0] ?? 1, second, third] }
}

describe.each(rulebooks)('$book.id: an evening with five mistakes, found up to an hour later', (rulebook) => {
  it('is set right in a few taps each; the books balance, and the workbook says the same', async () => {
    const evening = new Evening(rulebook, 5)
    const held = () => evening.session.game.s.cash.reduce((sum, amount) => sum + amount, 0)
    const sum = held()
    const taken = new Map<string, number>()
    const rights = async (mistake: string, changes: readonly Change[], taps: number) => {
      taken.set(mistake, await setRight(evening, changes, taps))
      evening.cutPower()
      expect(brokenLaw(evening.session.game, QUICK_LAWS)).toBeNull()
      expect(held()).toBe(sum)
    }
    const leftOut = (number: number): Change => ({ number, entries: [] })
    const at = (number: number) => evening.session.record.entries[number - 1]?.entry

    await rights('a payment that was never made', [leftOut(evening.ago(HOUR, isDo('demand', 'buy')))], 1)
    const dice = evening.ago(HOUR, isDice)
    const thrown = at(dice)
    if (thrown !== undefined && isChance(thrown))
      await rights('a die that was typed wrongly', [{ number: dice, entries: [mistyped(thrown)] }], 2)
    const card = evening.ago(HOUR - 10, (entry, number) => isChance(entry) && evening.isMoneyCard(number, entry))
    const instead = card === 0 ? null : evening.moneyCardInstead(card)
    if (instead !== null) await rights('another card', [{ number: card, entries: [instead] }], 2)
    const slip = evening.ago(HOUR - 20, isDo('sealedBid'))
    const bid = at(slip)
    if (bid !== undefined && isMove(bid) && bid.do === 'sealedBid')
      await rights('a bid on a slip', [{ number: slip, entries: [{ ...bid, amount: bid.amount + 1 }] }], 2)
    const first = evening.ago(HOUR - 25, isDo('demand', 'buy'))
    const second = evening.ago(2, (entry, number) => number > first && isDo('demand', 'buy')(entry))
    if (second > 0) await rights('two payments at once', [leftOut(first), leftOut(second)], 2 + ANOTHER)
    const last = evening.ago(HOUR - 30, isDice)
    const fell = at(last)
    if (fell !== undefined && isChance(fell))
      await rights('another die', [{ number: last, entries: [mistyped(fell)] }], 2)
    expect(taken.size).toBeGreaterThanOrEqual(4)
    for (const [mistake, taps] of taken) expect(taps, mistake).toBeLessThanOrEqual(MOST_FOR[mistake] ?? 6)

    const { session } = evening
    const workbook = await readBack(await workbookOf(rulebook, session.record, 'en'))
    const end = records(workbook, 'Balances').at(-1)
    expect(NAMES.map((name) => end?.[name])).toEqual(NAMES.map((_, seat) => session.game.s.cash[seat]))
  })
})
