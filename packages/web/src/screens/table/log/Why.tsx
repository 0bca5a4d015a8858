import type { Reason } from '@hausregeln/bots'
import { NOBODY } from '@hausregeln/engine'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useState } from 'react'
import { reasonText } from './reasonText.ts'

/** What bots have reasons for. */
const REASONED: readonly LogLine['event']['type'][] = [
  'deedMoved',
  'declined',
  'bid',
  'passed',
  'built',
  'tradeOffered',
  'tradeCountered',
  'tradeDeclined',
  'traded',
]

/** Of these events who is named second has decided. */
const RECEIVED: readonly LogLine['event']['type'][] = ['deedMoved', 'tradeDeclined', 'traded']

/** Asks a bot why it has done this; its answer comes below. Nothing where there is nobody to ask. */
export function Why({ line }: { readonly line: LogLine }) {
  const scope = useTable()
  const texts = useTexts(tableTexts)
  const [said, setSaid] = useState<string | null>(null)
  const { whys } = scope.client
  const bot = botBehind(scope, line)
  if (whys === null || bot === NOBODY) return null
  const tell = (reason: Reason | 'later' | null) => {
    if (reason === 'later') return setSaid(texts.reasonLater)
    setSaid(reason === null ? texts.noReason : reasonText(reason, texts.reasons, scope.locale))
  }
  const cannotTell = (error: unknown) => setSaid(sentenceOf(error, scope.locale))
  return (
    <>
      <button
        type="button"
        className="log__why"
        aria-expanded={said !== null}
        onClick={() => (said === null ? void whys.why(line.entry, bot).then(tell, cannotTell) : setSaid(null))}
      >
        {texts.why}
      </button>
      <span role="status">{said !== null && <span className="log__reason">{said}</span>}</span>
    </>
  )
}

/** The seat of the bot that did it, or -1: in a deal who answers, of a deed who receives it, else who is named first. */
function botBehind({ game: { players } }: TableScope, { event, entry }: LogLine): number {
  if (entry === 0 || !REASONED.includes(event.type)) return NOBODY
  const { seat, to } = event as { readonly seat?: number; readonly to?: number }
  const who = (RECEIVED.includes(event.type) ? to : seat) ?? NOBODY
  const { bot = null, program = false } = players[who] ?? {}
  return bot === null || program || bot === 'random' || bot === 'plain' ? NOBODY : who
}
