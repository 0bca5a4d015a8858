import type { HostEntry, Move } from '@hausregeln/engine'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { useToast } from '../design/index.ts'
import { sentenceOf } from '../room/refusalTexts.ts'
import { useTable } from './context.ts'
import { withRule } from './notice.ts'
import { tableTexts } from './texts.ts'

/**
 * Carries out a move of the person at the screen. What others have made impossible in the meantime is told with its
 * paragraph.
 */
export function useAct(): (move: Move) => Promise<void> {
  const { client, rulebook, locale, acted } = useTable()
  const toast = useToast()
  return async (move) => {
    try {
      const refusal = await client.act(move)
      if (refusal === null) acted(move.seat)
      else toast({ text: withRule(refusalText(rulebook, refusal, locale)), tone: 'warning' })
    } catch (error) {
      toast({ text: tableTexts[locale].notNow, detail: sentenceOf(error, locale), tone: 'warning' })
    }
  }
}

/** Makes an entry of the host, such as a resignation. */
export function useEnter(): (entry: HostEntry) => Promise<void> {
  const { client, locale } = useTable()
  const toast = useToast()
  return async (entry) => {
    try {
      await client.enter(entry)
    } catch (error) {
      toast({ text: tableTexts[locale].notNow, detail: sentenceOf(error, locale), tone: 'warning' })
    }
  }
}
