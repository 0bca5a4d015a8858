import { describeBookFault, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { bringAllWords } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { finishedShelf } from '@hausregeln/view-kit/game/books/bookFile.ts'
import { loadedRulebook, loadRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import type { Source } from '../model/build.ts'
import type { Origin } from '../model/draft.ts'

/** Loads what a draft began with, and all words: it is written as a file. Rejects with a sentence if it is not there, or if it cannot be played any more. */
export async function loadSource(origin: Origin): Promise<Source> {
  await bringAllWords()
  if (origin.kind === 'house') return houseSource(origin.id)
  if (origin.kind === 'finished') {
    const found = (await finishedShelf()).find(({ file }) => file.id === origin.id)
    if (found === undefined) throw new Error(`There is no finished rulebook "${origin.id}".`)
    return { rulebook: found.rulebook, file: found.file }
  }
  const { file } = origin
  if (file.extends !== undefined) await loadRulebook(file.extends)
  const read = openBook(file, loadedRulebook)
  if (read.faults) throw new Error(read.faults.map((fault) => describeBookFault(fault, 'en')).join(' '))
  return { rulebook: read.value.rulebook, file }
}

async function houseSource(id: string): Promise<Source> {
  const rulebook = await loadRulebook(id)
  if (rulebook === undefined) throw new Error(`There is no rulebook "${id}".`)
  return { rulebook, file: null }
}
