import { Space } from '@hausregeln/engine/core/board.ts'
import type { Book } from '@hausregeln/engine/core/book.ts'

/** Whether anything can be built in a rulebook at all. */
export function canBuild({ codes }: Book): boolean {
  return codes.build !== undefined
}

/** Whether buildings can stand on this deed. */
export function canBuildOn(book: Book, deed: number): boolean {
  return canBuild(book) && book.board.kindOf[deed] === Space.street
}
