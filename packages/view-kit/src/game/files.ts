import type { RecordHeader } from '@hausregeln/engine'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { backend } from './remote.ts'

/** Gives a game to the browser as a file to keep. `name`: without ending. */
export async function saveAsFile(id: string, name: string): Promise<void> {
  const text = await backend().exportText(id)
  download(new Blob([text], { type: 'application/jsonl' }), `${name}.jsonl`)
}

/** Gives all games of this browser to it as one file. `name`: without ending. */
export async function saveAllAsFile(name: string): Promise<void> {
  download(new Blob([await backend().exportAll()], { type: 'application/jsonl' }), `${name}.jsonl`)
}

/** Gives the books of a game to the browser as an .xlsx file. `name`: without ending. */
export async function saveAsWorkbook(id: string, name: string, language: Language): Promise<void> {
  download(await backend().exportWorkbook(id, language), `${name}.xlsx`)
}

/** Gives the tables of a game's books to the browser, as .csv files in a .zip file. `name`: without ending. */
export async function saveAsTables(id: string, name: string, language: Language): Promise<void> {
  download(await backend().exportTables(id, language), `${name}-csv.zip`)
}

/** Gives something to the browser as a file. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** What a game's file is called: rulebook and day (`time`: milliseconds since 1970). */
export function fileName(header: RecordHeader, time: number): string {
  return `hausregeln-${header.rulebook}-${new Date(time).toISOString().slice(0, 10)}`
}
