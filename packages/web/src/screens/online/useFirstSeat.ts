import { useEffect } from 'react'
import { nonceFor } from '../../room/nonce.ts'
import type { OnlineTable } from '../../room/onlineTable.ts'
import { isHost, ownSeat, type Room } from '../../room/room.ts'
import { useFailures } from '../table/useFailures.ts'

/** The table that this page has just opened; its host has not been there yet. */
let opened: string | null = null

/** To be called when this page has opened a table. */
export function justOpened(code: string): void {
  opened = code
}

/**
 * Whoever has just opened a table sits down at it, by the request that everybody makes; at a real board the keeper may
 * not play.
 */
export function useFirstSeat(table: OnlineTable, room: Room): void {
  const failures = useFailures()
  const { code, settings } = room.table ?? {}
  const sits = code !== undefined && code === opened && isHost(room) && ownSeat(room) < 0 && !settings?.companion
  useEffect(() => {
    if (!sits) return
    opened = null
    void failures(() => table.ask({ ask: 'sit', seat: 0, nonce: nonceFor(table.code) }))
  }, [sits, table, failures])
}
