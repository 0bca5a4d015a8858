import { isHost, ownSeat, type Room } from './room.ts'

/** The table at which this page is to sit down by itself, and at which seat, if that is free; -1: at any. */
let awaited: { readonly code: string; readonly seat: number; readonly asHost: boolean } | null = null

/** To be called when this page has opened a table: its host, who has not been there yet, sits down. */
export function justOpened(code: string): void {
  awaited = { code, seat: -1, asHost: true }
}

/** To be called when a player goes to the table at which the same people play again. */
export function playsAgain(code: string, seat: number): void {
  awaited = { code, seat, asHost: false }
}

/** The person sits, or has been asked to: they may get up again. */
export function seated(): void {
  awaited = null
}

/**
 * The seat at which a person sits down by themselves; undefined: at none. At a real board the keeper may not play. Where a
 * game goes on, it is the seat with their name, or else the first that is free.
 */
export function seatAwaiting(room: Room): number | undefined {
  const { code, settings, seats = [], brought } = room.table ?? {}
  if (awaited === null || code !== awaited.code || ownSeat(room) >= 0) return undefined
  if (awaited.asHost && (!isHost(room) || settings?.companion)) return undefined
  const free = seats.flatMap(({ name }, seat) => (name === null ? [seat] : []))
  const { seat } = awaited
  return free.includes(seat) ? seat : (free.find((each) => brought?.names[each] === room.guest?.name) ?? free[0])
}
