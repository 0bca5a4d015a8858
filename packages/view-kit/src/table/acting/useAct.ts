import type { HostEntry, Move } from '@hausregeln/engine'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { startTransition } from 'react'
import { useToast } from '../../design/index.ts'
import type { Snapshot } from '../../game/types.ts'
import { sentenceOf } from '../../room/refusalTexts.ts'
import { useTable } from '../context.ts'
import { tableTexts } from '../texts.ts'
import { withRule } from './notice.ts'
import { seatMemory } from './seatMemory.ts'

/** What has been answered to what is on screen, until something else is. */
const sent = new WeakMap<Snapshot, Set<string>>()

/**
 * Carries out a move of the person at the screen. What others have made impossible in the meantime is told with its
 * paragraph. A move that is under way, or whose outcome is not on screen yet, is not made twice.
 */
export function useAct(): (move: Move) => Promise<void> {
  const { client, snapshot, rulebook, locale, acted } = useTable()
  const toast = useToast()
  return async (move) => {
    const known = sent.get(snapshot) ?? new Set()
    sent.set(snapshot, known)
    const name = JSON.stringify(move)
    if (known.has(name)) return
    known.add(name)
    try {
      const refusal = await client.act(move)
      if (refusal === null) {
        seatMemory(client, move.seat).last = move.do
        return startTransition(() => acted(move.seat))
      }
      toast({ text: withRule(refusalText(rulebook, refusal, locale)), tone: 'warning' })
    } catch (error) {
      toast({ text: tableTexts[locale].notNow, detail: sentenceOf(error, locale), tone: 'warning' })
    }
    known.delete(name)
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
