import { BANK, type GameEvent } from '@hausregeln/engine'
import type { LogLine } from '../../game/types.ts'

/** The lines of the log that belong to one turn. */
export interface TurnLines {
  /** Number of its first line in the log. */
  readonly key: number
  readonly seat: number
  readonly lines: readonly LogLine[]
}

/** The log by turns, the earliest first. What happens before the first turn is a turn of its own. */
export function byTurns(log: readonly LogLine[]): TurnLines[] {
  const starts = log.flatMap(({ event }, index) => (index === 0 || event.type === 'turnBegan' ? [index] : []))
  return starts.map((start, index) => ({
    key: start,
    seat: log[start]?.turnSeat ?? -1,
    lines: log.slice(start, starts[index + 1]),
  }))
}

/** The turns of others since a seat's own last one, the earliest first; none once its next turn has brought anything. */
export function turnsSince(log: readonly LogLine[], seat: number): TurnLines[] {
  const current = lastTurnStart(log, log.length)
  if (log[current]?.turnSeat !== seat || log.length > current + 1) return []
  let from = current
  while (from > 0) {
    const start = lastTurnStart(log, from)
    // What happens before the first turn is nobody's.
    if (log[start]?.turnSeat === seat || log[start]?.event.type !== 'turnBegan') break
    from = start
  }
  return byTurns(log.slice(from, current)).map((turn) => ({ ...turn, key: turn.key + from }))
}

function lastTurnStart(log: readonly LogLine[], before: number): number {
  for (let index = before - 1; index > 0; index--) if (log[index]?.event.type === 'turnBegan') return index
  return 0
}

/** What became of a turn for the player on turn. Deeds and spaces by their numbers. */
export interface TurnSummary {
  /** Where the piece went, in order. */
  readonly spaces: readonly number[]
  readonly bought: readonly number[]
  readonly built: number
  readonly sold: number
  readonly mortgaged: number
  readonly lifted: number
  readonly trades: number
  readonly jailed: boolean
  /** Stayed in jail; came out of it. */
  readonly stayed: boolean
  readonly freed: boolean
  readonly out: boolean
  /** Rents paid to others. */
  readonly rents: readonly { readonly to: number; readonly amount: number }[]
  /** By how much the cash of the player on turn has changed. */
  readonly net: number
}

/** Sums a turn up for the player on turn. */
export function summed({ seat, lines }: TurnLines): TurnSummary {
  const events = lines.map(({ event }) => event)
  const count = (type: 'built' | 'sold' | 'mortgaged' | 'lifted') =>
    events.filter((event) => event.type === type && event.seat === seat).length
  return {
    spaces: events.flatMap((event) => (event.type === 'moved' && event.seat === seat ? [event.to] : [])),
    bought: events.flatMap((event) =>
      event.type === 'deedMoved' && event.from < 0 && event.to === seat ? [event.deed] : [],
    ),
    built: count('built'),
    sold: count('sold'),
    mortgaged: count('mortgaged'),
    lifted: count('lifted'),
    trades: events.filter((event) => event.type === 'traded' && (event.seat === seat || event.to === seat)).length,
    stayed: events.some((event) => isOneOf(event, 'stayedInJail', 'satOut') && event.seat === seat),
    freed: events.some((event) => event.type === 'freed' && event.seat === seat),
    jailed: events.some((event) => event.type === 'jailed' && event.seat === seat),
    out: events.some((event) => isOneOf(event, 'left', 'eliminated') && event.seat === seat),
    rents: events.flatMap((event) => rentOf(event, seat)),
    net: events.reduce((sum, event) => sum + flow(event, seat), 0),
  }
}

function isOneOf<Type extends GameEvent['type']>(
  event: GameEvent,
  ...types: readonly Type[]
): event is Extract<GameEvent, { type: Type }> {
  return types.some((type) => type === event.type)
}

function rentOf(event: GameEvent, seat: number): TurnSummary['rents'] {
  if (event.type !== 'moneyMoved' || event.slot !== 'rentDemand') return []
  return event.from === seat && event.to < BANK ? [{ to: event.to, amount: event.amount }] : []
}

function flow(event: GameEvent, seat: number): number {
  if (event.type !== 'moneyMoved') return 0
  return (event.to === seat ? event.amount : 0) - (event.from === seat ? event.amount : 0)
}
