import type { Text } from '@hausregeln/engine'
import type { Locale } from './locale.ts'
import { textIn } from './textIn.ts'

/** A sentence of the engine, also as the copy that a worker has sent, in this language; English if it cannot be fetched. */
export async function saidIn(said: Text, locale: Locale): Promise<string> {
  const brought = import('@hausregeln/rulebooks/texts/bring-words.ts').then(({ bringFaults }) => bringFaults(locale))
  await brought.catch(() => undefined)
  return textIn(said, locale)
}
