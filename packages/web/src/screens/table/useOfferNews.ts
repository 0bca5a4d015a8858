import type { GameEvent } from '@hausregeln/engine'
import { eventText } from '@hausregeln/rulebooks/texts/index.ts'
import { useToast } from '@hausregeln/view-kit/design/index.ts'
import type { TableScope } from '@hausregeln/view-kit/table/context.ts'
import { useEffect, useRef } from 'react'

/** Ends of an offer that leave nothing else to be seen. */
const ENDS: readonly GameEvent['type'][] = ['tradeDeclined', 'tradeLapsed']

/** Tells who has made an offer at this screen that nothing came of it. */
export function useOfferNews({ snapshot, log, persons, rulebook, names, locale }: TableScope): void {
  const toast = useToast()
  const known = useRef<number | null>(null)
  useEffect(() => {
    const { change, logKept } = snapshot
    const isFirst = known.current === null
    if (known.current === change) return
    known.current = change
    if (isFirst) return
    for (const { event } of log.slice(logKept))
      if (ENDS.includes(event.type) && 'seat' in event && persons.includes(event.seat))
        toast({ text: eventText(rulebook, event, names, locale) })
  }, [snapshot, log, persons, rulebook, names, locale, toast])
}
