import type { RecordHeader } from '@hausregeln/engine'
import { backend } from './client.ts'

/** Gives a game to the browser as a file to keep. `name`: without ending. */
export async function saveAsFile(id: string, name: string): Promise<void> {
  const text = await backend().exportText(id)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.jsonl`
  link.click()
  URL.revokeObjectURL(url)
}

/** What a game's file is called: rulebook and day (`time`: milliseconds since 1970). */
export function fileName(header: RecordHeader, time: number): string {
  return `hausregeln-${header.rulebook}-${new Date(time).toISOString().slice(0, 10)}`
}
