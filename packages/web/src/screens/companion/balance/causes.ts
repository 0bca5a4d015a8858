import { BANK } from '@hausregeln/engine'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'

/**
 * What may have happened at the table, by what the books say: a payment that was never made, made twice, or booked twice; a
 * rent that was paid although the books let it lapse; money that somebody else paid or got, or that went the other way.
 */
export type CauseKind =
  | 'notPaid'
  | 'paidTwice'
  | 'bookedTwice'
  | 'lapsedPaid'
  | 'otherPayer'
  | 'otherPayee'
  | 'otherWay'

/** Something that would make the money on the table differ from the books. */
export interface Cause {
  readonly kind: CauseKind
  /** The line of the log that tells of the payment; of several that are alike, the last. */
  readonly line: LogLine
  /** Rounds in which it may have happened as well: the payment was the same. */
  readonly rounds: readonly number[]
  /** Who paid, or got the money, instead; null where nobody else had to do with it. */
  readonly instead: number | null
  /** What the table then has more than the books, by seat. */
  readonly differs: readonly number[]
}

/** One cause, or two that explain a difference together. */
export type Explanation = readonly [Cause] | readonly [Cause, Cause]

export interface Count {
  /** What somebody has counted, by seat; null: nobody has. */
  readonly counted: readonly (number | null)[]
  /** What the books say, by seat. */
  readonly booked: readonly number[]
  /** Seats that are still in the game. */
  readonly alive: readonly number[]
  readonly round: number
}

/** How likely each is among mistakes at a table, by our experience; only the order counts. */
const LIKELY: Readonly<Record<CauseKind, number>> = {
  bookedTwice: 8,
  lapsedPaid: 6,
  notPaid: 4,
  paidTwice: 2,
  otherPayer: 1.5,
  otherPayee: 1.5,
  otherWay: 1,
}
/** After so many rounds a mistake that nobody has noticed is half as likely. */
const HALF_LIFE = 4
/** Two mistakes are rarer than one. */
const BOTH = 0.05
/** As many as somebody would look at. */
const MOST = 8

/** Money that moves from one account to another; numbers below `BANK` are seats. */
interface Paid {
  readonly from: number
  readonly to: number
  readonly amount: number
}

/**
 * What would explain that the table has other money than the books, likeliest first: single causes, or pairs where no
 * single one does. `log`: from the beginning of the game. Nothing is found where all that was counted is as it is booked.
 */
export function explanationsOf(log: readonly LogLine[], count: Count): Explanation[] {
  const wanted = differencesOf(count)
  if (wanted.every((difference) => difference === null || difference === 0)) return []
  const causes = causesOf(log, count)
  const keyed = keyOf(wanted)
  const single = causes.filter(({ differs }) => keyed(differs) === keyed(zeroed(wanted)))
  if (single.length > 0)
    return likeliest(
      single.map((cause): Explanation => [cause]),
      count.round,
    )
  return likeliest(pairsOf(causes, wanted), count.round)
}

/** What was counted less what is booked, by seat; null where nobody has counted. */
export function differencesOf({ counted, booked }: Pick<Count, 'counted' | 'booked'>): (number | null)[] {
  return counted.map((amount, seat) => (amount === null ? null : amount - (booked[seat] ?? 0)))
}

function zeroed(wanted: readonly (number | null)[]): number[] {
  return wanted.map((difference) => difference ?? 0)
}

/** Tells differences apart by the seats that were counted. */
function keyOf(wanted: readonly (number | null)[]): (differs: readonly number[]) => string {
  return (differs) => wanted.map((difference, seat) => (difference === null ? '' : (differs[seat] ?? 0))).join(' ')
}

/** All that may have gone wrong with a payment of the log; what would be the same comes once. */
function causesOf(log: readonly LogLine[], { booked, alive }: Count): Cause[] {
  const causes = new Map<string, Cause>()
  const before = new Map<string, number>()
  for (const line of log) {
    const payment = paymentOf(line)
    if (payment === null) continue
    const { from, to, amount } = payment
    const key = `${line.event.slot} ${from} ${to} ${amount}`
    const isSecond = before.get(key) === line.round
    if (line.event.type !== 'rentLapsed') before.set(key, line.round)
    for (const { kind, payments, instead } of wrongWith(line, payment, alive, isSecond)) {
      const own = `${kind} ${key} ${instead}`
      const known = causes.get(own)
      const rounds = known === undefined ? [] : [...known.rounds, known.line.round]
      causes.set(own, { kind, line, rounds, instead, differs: moved(booked.length, payments) })
    }
  }
  return [...causes.values()]
}

/** The payment that a line tells of, or would tell of had it been demanded; null: none. */
function paymentOf({ event }: LogLine): Paid | null {
  if (event.type === 'rentLapsed') return { from: event.seat, to: event.owner, amount: event.amount }
  return event.type === 'moneyMoved' && event.amount > 0 ? event : null
}

interface Wrong {
  readonly kind: CauseKind
  /** What would have to be paid on top of the books to come to what lies on the table. */
  readonly payments: readonly Paid[]
  readonly instead: number | null
}

/** What may have gone wrong with a payment. `isSecond`: the same was booked before in this round. */
function wrongWith({ event }: LogLine, paid: Paid, alive: readonly number[], isSecond: boolean): Wrong[] {
  if (event.type === 'rentLapsed') return [{ kind: 'lapsedPaid', payments: [paid], instead: null }]
  const { from, to, amount } = paid
  const back = { from: to, to: from, amount }
  const others = alive.filter((seat) => seat !== from && seat !== to)
  const byOther = (kind: CauseKind, way: (other: number) => Paid) =>
    others.map((other): Wrong => ({ kind, payments: [back, way(other)], instead: other }))
  return [
    { kind: 'notPaid', payments: [back], instead: null },
    { kind: 'paidTwice', payments: [paid], instead: null },
    ...(isSecond ? [{ kind: 'bookedTwice', payments: [back], instead: null } as const] : []),
    ...(from < BANK ? byOther('otherPayer', (other) => ({ from: other, to, amount })) : []),
    ...(to < BANK ? byOther('otherPayee', (other) => ({ from, to: other, amount })) : []),
    ...(from < BANK && to < BANK ? [{ kind: 'otherWay', payments: [back, back], instead: null } as const] : []),
  ]
}

/** What payments change, by seat. */
function moved(seats: number, payments: readonly Paid[]): number[] {
  const differs = new Array<number>(seats).fill(0)
  for (const { from, to, amount } of payments) {
    if (from < seats) differs[from] = (differs[from] ?? 0) - amount
    if (to < seats) differs[to] = (differs[to] ?? 0) + amount
  }
  return differs
}

/** Two causes of different entries that together explain the difference, of each kind of difference the likeliest. */
function pairsOf(causes: readonly Cause[], wanted: readonly (number | null)[]): Explanation[] {
  const keyed = keyOf(wanted)
  const latest = new Map<string, Cause>()
  for (const cause of causes) {
    const known = latest.get(keyed(cause.differs))
    if (known === undefined || LIKELY[cause.kind] >= LIKELY[known.kind]) latest.set(keyed(cause.differs), cause)
  }
  const pairs: Explanation[] = []
  for (const first of latest.values()) {
    const rest = zeroed(wanted).map((difference, seat) => difference - (first.differs[seat] ?? 0))
    const second = latest.get(keyed(rest))
    if (second !== undefined && second.line.entry > first.line.entry) pairs.push([first, second])
  }
  return pairs
}

function likeliest(explanations: readonly Explanation[], round: number): Explanation[] {
  const likely = ({ kind, line }: Cause) => LIKELY[kind] * 0.5 ** ((round - line.round) / HALF_LIFE)
  const weight = ([first, second]: Explanation) => likely(first) * (second === undefined ? 1 : BOTH * likely(second))
  return explanations.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST)
}
