import type { Text } from '@hausregeln/engine'
import { sayingOf } from '@hausregeln/engine/core/saying.ts'
import { findText, OwnText } from '@hausregeln/engine/core/text.ts'
import type { TextFile } from './schema/book.ts'

/**
 * A text of a file for every language: what is missing in German or English stands there in another. Where it says what
 * a text of ours says, in German, in English and in whatever else it has, it is that text, in all its languages.
 */
export function textOf(said: TextFile): Text {
  if (typeof said === 'string') return { de: said, en: said }
  const [any = ''] = Object.values(said)
  const text = { ...said, de: said.de ?? said.en ?? any, en: said.en ?? said.de ?? any }
  return findText(text) ?? text
}

/** Data of a file in which every text that says what one of ours says has all its languages: files are compared so. */
export function inOurWords<T>(data: T): T {
  return changed(data) as T
}

function changed(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(changed)
  const entries = Object.entries(data)
  if (typeof (data as Partial<Text>).en === 'string' && entries.every(([, said]) => typeof said === 'string'))
    return textFile(textOf(data as TextFile & object))
  return Object.fromEntries(entries.map(([name, value]) => [name, changed(value)]))
}

/** A text as a file says it: all languages it has. */
export function textFile(text: Text): TextFile {
  const said: object = text instanceof OwnText ? text.toJSON() : (sayingOf(text)?.toJSON() ?? text)
  return Object.fromEntries(Object.entries(said).filter(([, one]) => typeof one === 'string'))
}
