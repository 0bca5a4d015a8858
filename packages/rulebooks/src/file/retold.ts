import type { BookFault } from '@hausregeln/engine'
import { inEach, type Language } from '../texts/language.ts'

/** A fault with another sentence, put together in each language when it is read. */
export function retold(
  { at, names, remedies }: Pick<BookFault, 'at' | 'names' | 'remedies'>,
  say: (language: Language) => string,
): BookFault {
  const rest = { at, ...(names !== undefined && { names }), ...(remedies !== undefined && { remedies }) }
  return Object.defineProperties(inEach(say), Object.getOwnPropertyDescriptors(rest)) as BookFault
}
