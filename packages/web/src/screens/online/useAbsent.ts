import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { isHost, keeps, mayHandOver, ownSeat, type Room } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useFailures } from '../table/useFailures.ts'

/** The bot that plays for persons who are away. */
export const STAND_IN = 'steady'

/** Somebody in the game who is not at the table, and for whom nobody plays yet. */
export interface Absent {
  readonly seat: number
  readonly name: string
  /** When a bot plays for them by itself, in milliseconds since 1970; null: it does not. */
  readonly until: number | null
  /** Lets a bot play for them at once; where the host alone may not, if all who are there agree. Null: not just now. */
  readonly botNow: (() => void) | null
}

/** Who is away from an online game; at a real board they are there without a device, and its keeper acts for them. */
export function useAbsent(table: OnlineTable, room: Room): readonly Absent[] {
  const { alive } = useTable().gameView.s
  const failures = useFailures()
  const { phase, seats = [], proposal = null, frozen = null } = room.table ?? {}
  if (phase !== 'playing' || room.line !== 'open' || frozen !== null || keeps(room)) return []
  const own = ownSeat(room)
  return seats.flatMap(({ guest, standIn, name }, seat) => {
    const isThere = guest === null || standIn !== null || room.here.includes(guest)
    if (isThere || seat === own || ((alive >>> seat) & 1) === 0) return []
    const until = room.away.find((away) => away.seat === seat)?.until ?? null
    const decides = isHost(room) && until === null
    const ask = () =>
      table.ask(decides ? { ask: 'standIn', seat, bot: STAND_IN } : { ask: 'propose', what: 'standIn', seat })
    const mayAsk = decides || (own >= 0 && mayHandOver(room) && (proposal === null || proposal.what === 'join'))
    return [{ seat, name: name ?? '', until, botNow: mayAsk ? () => void failures(ask) : null }]
  })
}
