import { nonceFor } from '@hausregeln/view-kit/room/nonce.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { isHost, ownSeat, type Room } from '@hausregeln/view-kit/room/room.ts'
import { useEffect } from 'react'
import { useFailures } from '../table/useFailures.ts'

/** The table that this page has just opened; its host has not been there yet. */
let opened: string | null = null

/** To be called when this page has opened a table. */
export function justOpened(code: string): void {
  opened = code
}

/**
 * A person who has just opened a table sits down at it, by the request that everybody makes; at a real board the keeper
 * may not play. Where a game goes on, it is the seat with their name, or else the first that is free.
 */
export function useFirstSeat(table: OnlineTable, room: Room): void {
  const failures = useFailures()
  const { code, settings, seats = [], brought } = room.table ?? {}
  const free = seats.flatMap(({ name }, seat) => (name === null ? [seat] : []))
  const seat = free.find((each) => brought?.names[each] === room.guest?.name) ?? free[0]
  const sits = code !== undefined && code === opened && isHost(room) && ownSeat(room) < 0 && !settings?.companion
  useEffect(() => {
    if (!sits || seat === undefined) return
    opened = null
    void failures(() => table.ask({ ask: 'sit', seat, nonce: nonceFor(table.code) }))
  }, [sits, seat, table, failures])
}
