import { eventLevel, eventText, offerText } from '@hausregeln/rulebooks/texts/index.ts'
import { useMemo, useState } from 'react'
import { Panel, Switch } from '../design/index.ts'
import type { LogLine } from '../game/types.ts'
import { useTexts } from '../i18n/index.ts'
import { type TableScope, useTable } from '../table/context.ts'
import { RuleChip } from '../table/RuleChip.tsx'
import { tableTexts } from '../table/texts.ts'
import { TurnLine } from './TurnLine.tsx'
import { byTurns, type TurnLines } from './turns.ts'
import './log.css'

/** Turns shown; the whole game is in the record. */
const TURNS_SHOWN = 40

/** What has happened, a turn a line, the latest first; opened, every sentence leads to the rule behind it. */
export function LogPanel() {
  const scope = useTable()
  const texts = useTexts(tableTexts)
  const [details, setDetails] = useState(false)
  const turns = useMemo(() => byTurns(scope.log).slice(-TURNS_SHOWN).reverse(), [scope.log])
  return (
    <Panel title={texts.log} aside={<Switch label={texts.details} checked={details} onChange={setDetails} />}>
      <ol className="log plain-list" aria-label={texts.log}>
        {turns.map((turn, index) => (
          <Turn key={turn.key} turn={turn} details={details} open={index === 0} scope={scope} />
        ))}
      </ol>
    </Panel>
  )
}

interface TurnProps {
  readonly turn: TurnLines
  readonly details: boolean
  /** Shown sentence by sentence to begin with. */
  readonly open: boolean
  readonly scope: TableScope
}

function Turn({ turn, details, open, scope }: TurnProps) {
  const lines = turn.lines.filter(({ event }) => {
    const level = eventLevel(event)
    return level === 'main' || (details && level === 'detail')
  })
  if (lines.length === 0) return null
  return (
    <li>
      <details className="log__turn" open={open || details}>
        <summary>
          <TurnLine turn={turn} />
        </summary>
        <ul className="plain-list">
          {lines.map((line, index) => (
            <li key={`${turn.key}-${index.toString()}`} className="log__line">
              {sentence(scope, line)} <RuleChip id={line.event.rule} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

/** A sentence for a line; trades say what is offered. */
function sentence({ rulebook, lens, names, locale }: TableScope, { event, offer }: LogLine): string {
  const text = eventText(rulebook, event, names, locale)
  return offer === null ? text : `${text} ${offerText(rulebook, lens, offer, names, locale)}`
}
