import { fault } from '@hausregeln/engine'
import { BASES, FILE_LIMITS, type OpenedBook, openBook, type Read, readBook } from '@hausregeln/rulebooks/file/index.ts'
import { say } from '@hausregeln/rulebooks/file/say.ts'
import { inWords } from '@hausregeln/rulebooks/file/words.ts'
import { bringAllWords } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { loadedRulebook, loadRulebook } from './books.ts'

/** Reads a rulebook's file that somebody has chosen: what is in it, or why it cannot be played, in the words of people. */
export async function readBookFile(file: Blob): Promise<Read<OpenedBook>> {
  const bringing = bringAllWords()
  if (file.size > FILE_LIMITS.bytes) {
    await bringing
    return { faults: [fault([], say('tooManyBytes', { count: file.size, most: FILE_LIMITS.bytes }))] }
  }
  const text = await file.text()
  const base = BASES.find((id) => extended(text) === id)
  await Promise.all([bringing, base !== undefined && loadRulebook(base)])
  const read = readBook(text, loadedRulebook)
  return read.faults ? { faults: read.faults.map(inWords) } : read
}

/** What a text says that it extends, if it can be read at all: whatever is wrong with it is told when it is checked. */
function extended(text: string): unknown {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' && file !== null && 'extends' in file ? file.extends : undefined
  } catch {
    return undefined
  }
}

let shelf: Promise<readonly OpenedBook[]> | null = null

/** The finished rulebooks that come with the program, as any file is opened. */
export function finishedShelf(): Promise<readonly OpenedBook[]> {
  shelf ??= openFinished()
  return shelf
}

async function openFinished(): Promise<readonly OpenedBook[]> {
  const [{ finishedBooks }] = await Promise.all([
    import('@hausregeln/rulebooks/finished/index.ts'),
    loadRulebook('classic'),
  ])
  const files = await Promise.all(finishedBooks.map(({ load }) => load()))
  return files.flatMap((file) => {
    const read = openBook(file.default, loadedRulebook)
    return read.faults ? [] : [read.value]
  })
}
