import { PlainBot } from '@hausregeln/bots/plain.ts'
import {
  type Change,
  type Correction,
  type Entry,
  type Game,
  isChance,
  isMove,
  moveOf,
  NOBODY,
  type Packed,
  type PlainEntry,
  seatsIn,
} from '@hausregeln/engine'
import type { StuckEntry } from '@hausregeln/view-kit/game/types.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { type How, repairedAt, withChange } from '../repair.ts'
import { settle } from '../settle.ts'
import { stayAfter } from '../stay.ts'
import { SEEN } from '../useStays.ts'
import type { Evening } from './evening.ts'

/** A turn takes about a minute at a real table: so many turns are an hour. */
const HOUR = 60
/** What a keeper would not answer any more. */
const MOST = 20

/** What was entered wrongly, and what is right in its place. */
export interface Mistake {
  readonly name: string
  readonly changes: readonly Change[]
}

/** What a keeper says where a correction makes an entry impossible. */
export interface Said {
  readonly fault: StuckEntry
  /** The game as it stands there. */
  readonly game: Game
  readonly entries: readonly PlainEntry[]
  readonly how: How
  /** What was decided; null: something else is said. */
  readonly action: Packed | null
}

/** The mistakes of an evening that are found up to an hour later: each is looked for when those before are set right. */
export function* mistakesOf(evening: Evening): Generator<Mistake, void, void> {
  const leftOut = (number: number): Change => ({ number, entries: [] })
  const at = (number: number) => evening.session.record.entries[number - 1]?.entry
  const isPaid = isDo('demand', 'buy')

  const unpaid = evening.ago(HOUR, isPaid)
  if (unpaid > 0) yield { name: 'a payment that was never made', changes: [leftOut(unpaid)] }
  const dice = evening.ago(HOUR, isDice)
  const thrown = at(dice)
  if (thrown !== undefined && isChance(thrown))
    yield { name: 'a die that was typed wrongly', changes: [{ number: dice, entries: [mistyped(thrown)] }] }
  const card = evening.ago(HOUR - 10, (entry, number) => isChance(entry) && evening.isMoneyCard(number, entry))
  const instead = card === 0 ? null : evening.moneyCardInstead(card)
  if (instead !== null) yield { name: 'another card', changes: [{ number: card, entries: [instead] }] }
  const slip = evening.ago(HOUR - 20, isDo('sealedBid'))
  const bid = at(slip)
  if (bid !== undefined && isMove(bid) && bid.do === 'sealedBid')
    yield { name: 'a bid on a slip', changes: [{ number: slip, entries: [{ ...bid, amount: bid.amount + 1 }] }] }
  const first = evening.ago(HOUR - 25, isPaid)
  const second = evening.ago(2, (entry, number) => number > first && isPaid(entry))
  if (second > 0) yield { name: 'two payments at once', changes: [leftOut(first), leftOut(second)] }
  const last = evening.ago(HOUR - 30, isDice)
  const fell = at(last)
  if (fell !== undefined && isChance(fell))
    yield { name: 'another die', changes: [{ number: last, entries: [mistyped(fell)] }] }
  const recent = evening.ago(HOUR - 50, isDo('demand')) || evening.ago(HOUR - 50, isPaid)
  if (recent > 0) yield { name: 'another payment that was never made', changes: [leftOut(recent)] }
}

/** A correction of these entries, with all that it asks of the keeper on the way. Changes nothing. */
export async function settledBy(
  evening: Evening,
  changes: readonly Change[],
): Promise<{ readonly correction: Correction; readonly said: readonly Said[] }> {
  const { corrections, rulebook, chronicle } = evening
  let decided: Correction = { host: 'correct', changes: [] }
  for (const change of changes) {
    const stay = await stayAfter(corrections, rulebook, chronicle.lines, change.number, 'as in the books')
    decided = [change, ...(stay !== null && stay.turns >= SEEN ? [stay.change] : [])].reduce(withChange, decided)
  }
  const said: Said[] = []
  for (;;) {
    const { attempt } = await settle(corrections, rulebook, decided)
    const { fault, correction } = attempt
    if (fault === null) return { correction, said }
    if (said.length === MOST) throw new Error(`Too much is asked, at last about ${JSON.stringify(fault.entry)}.`)
    const game = gameAt(rulebook, attempt.view)
    const answered = { fault, game, ...answer(evening, game, fault) }
    said.push(answered)
    decided = withChange(decided, repairedAt(fault, answered.entries, answered.how))
  }
}

/** What a keeper answers where an entry is impossible: what was thrown or drawn there, what was bid, or was decided. */
function answer(evening: Evening, game: Game, { entry }: StuckEntry): Pick<Said, 'entries' | 'how' | 'action'> {
  if (game.s.awaiting !== 0) {
    const how = isChance(entry) ? 'replaces' : 'before'
    return { entries: [{ outcome: evening.outcome(game) }], how, action: null }
  }
  const [seat = NOBODY, ...others] = seatsIn(game.s.must)
  if (others.length > 0) {
    const slips = [seat, ...others].map((bidder): PlainEntry => ({ do: 'sealedBid', seat: bidder, amount: bidder }))
    return { entries: slips, how: 'before', action: null }
  }
  const bot = new PlainBot()
  bot.begin()
  const action = bot.decide(game.shown, seat)
  return { entries: [moveOf(game, action)], how: 'before', action }
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
