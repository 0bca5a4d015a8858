import type { Text } from '@hausregeln/engine'
import type { TextFile } from './schema/book.ts'

/** A text of a file for every language: what is missing in German or English stands there in another. */
export function textOf(said: TextFile): Text {
  if (typeof said === 'string') return { de: said, en: said }
  const [any = ''] = Object.values(said)
  return { ...said, de: said.de ?? said.en ?? any, en: said.en ?? said.de ?? any }
}

/** A text as a file says it: all languages it has. */
export function textFile(text: Text): TextFile {
  return { ...text }
}
