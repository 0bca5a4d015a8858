import { seatAwaiting, seated } from '@hausregeln/view-kit/room/firstSeat.ts'
import { nonceFor } from '@hausregeln/view-kit/room/nonce.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import type { Room } from '@hausregeln/view-kit/room/room.ts'
import { useEffect } from 'react'
import { useFailures } from '../table/useFailures.ts'

/** A person who has just opened a table, or comes to play again, sits down at it, by the request that everybody makes. */
export function useFirstSeat(table: OnlineTable, room: Room): void {
  const failures = useFailures()
  const seat = seatAwaiting(room)
  useEffect(() => {
    if (seat === undefined) return
    seated()
    void failures(() => table.ask({ ask: 'sit', seat, nonce: nonceFor(table.code) }))
  }, [seat, table, failures])
}
