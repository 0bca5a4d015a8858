import { type GameRecord, readRecord } from '@hausregeln/engine'
import { loadBookOf } from '@hausregeln/view-kit/game/books/books.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { recordOf } from '@hausregeln/view-kit/room/api.ts'
import { useEffect, useState } from 'react'
import type { RecordedPlace } from '../../frame/route.ts'

/** The record of a game of this browser, or of an online table that is over; its rulebook is loaded along with it. */
export function useRecorded(place: Pick<RecordedPlace, 'of' | 'id'> | null): {
  readonly record: GameRecord | null
  readonly fault: unknown
} {
  const [record, setRecord] = useState<GameRecord | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const [of, id] = [place?.of, place?.id]
  useEffect(() => {
    setRecord(null)
    setFault(null)
    if (of === undefined || id === undefined) return
    let isGone = false
    read(of, id).then(
      (found) => !isGone && setRecord(found),
      (error: unknown) => !isGone && setFault(error),
    )
    return () => {
      isGone = true
    }
  }, [of, id])
  return { record, fault }
}

async function read(of: RecordedPlace['of'], id: string): Promise<GameRecord> {
  const text = await (of === 'game' ? backend().exportText(id) : recordOf(id))
  const record = readRecord(text)
  await loadBookOf(record.header)
  return record
}
