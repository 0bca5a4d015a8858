import { type GameRecord, readRecord } from '@hausregeln/engine'
import { useEffect, useState } from 'react'
import type { RecordedPlace } from '../../frame/route.ts'
import { loadBookOf } from '../../game/books.ts'
import { backend } from '../../game/remote.ts'
import { recordOf } from '../../room/api.ts'

/** A record that was found: its text, and what it says. */
export interface Recorded {
  readonly text: string
  readonly record: GameRecord
}

/** The record of a game of this browser, or of an online table that is over; its rulebook is loaded along with it. */
export function useRecorded(place: Pick<RecordedPlace, 'of' | 'id'> | null): {
  readonly recorded: Recorded | null
  readonly fault: unknown
} {
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const [of, id] = [place?.of, place?.id]
  useEffect(() => {
    setRecorded(null)
    setFault(null)
    if (of === undefined || id === undefined) return
    let isGone = false
    read(of, id).then(
      (found) => !isGone && setRecorded(found),
      (error: unknown) => !isGone && setFault(error),
    )
    return () => {
      isGone = true
    }
  }, [of, id])
  return { recorded, fault }
}

async function read(of: RecordedPlace['of'], id: string): Promise<Recorded> {
  const text = await (of === 'game' ? backend().exportText(id) : recordOf(id))
  const record = readRecord(text)
  await loadBookOf(record.header)
  return { text, record }
}
