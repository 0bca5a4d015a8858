import type { BookDef } from '@hausregeln/engine'
import { same } from '../file/same.ts'
import type { BookFile } from '../file/schema/book.ts'
import type { BookChange } from './change.ts'
import { changeOfLists, listsOf } from './listed.ts'

/** What a file says of the book that it extends, as a change of that. */
export function changeOfFile(file: BookFile, base: BookDef): BookChange {
  return { ...changeOfLists(file), options: optionsOf(file, base), board: file.board ?? null }
}

/** The usual values of what a file leaves to the table otherwise than its book; its limits are its own. */
function optionsOf({ options }: BookFile, base: BookDef): BookChange['options'] {
  if (options === undefined) return {}
  return Object.fromEntries(
    base.options.flatMap(({ id, default: was }) => {
      const now = options.find((one) => one.id === id)?.default ?? null
      return now === was ? [] : [[id, now]]
    }),
  )
}

/** The file with all that a change says which has come of its own, `wish`. */
export function fileWith(file: BookFile, change: BookChange, wish: BookChange): BookFile {
  const { with: _, without: __, choices: ___, numbers: ____, ...others } = file
  const board = same(change.board, wish.board) ? {} : { board: change.board ?? undefined }
  return { ...others, ...(listsOf(change) as Partial<BookFile>), ...board } as BookFile
}
