import { useSyncExternalStore } from 'react'
import { EMPTY_ROOM, type Room } from '../room/room.ts'
import { useTable } from './context.ts'

const noRoom = () => EMPTY_ROOM
const neverChanges = () => () => undefined

/** The online table on which the game is played; an empty one where it is played at this screen. */
export function useRoom(): Room {
  const { online } = useTable()
  return useSyncExternalStore(online?.subscribe ?? neverChanges, online?.room ?? noRoom)
}
