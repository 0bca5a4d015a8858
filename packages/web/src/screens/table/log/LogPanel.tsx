import type { GameEvent } from '@hausregeln/engine'
import { eventLevel, eventText, offerText } from '@hausregeln/rulebooks/texts/index.ts'
import { Panel, Switch } from '@hausregeln/view-kit/design/index.ts'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { TurnLine } from '@hausregeln/view-kit/table/turn/TurnLine.tsx'
import { byTurns, type TurnLines } from '@hausregeln/view-kit/table/turn/turns.ts'
import { useMemo, useState } from 'react'
import { Earlier } from './Earlier.tsx'
import { Why } from './Why.tsx'
import './log.css'

/** Turns that are shown to begin with, and more at a time. */
const TURNS_SHOWN = 40

/** What has happened, a turn a line, the latest first; opened, every sentence leads to the rule behind it. */
export function LogPanel() {
  const { log, online } = useTable()
  const missing = online?.missing ?? 0
  const texts = useTexts(tableTexts)
  const [details, setDetails] = useState(false)
  const [shown, setShown] = useState(TURNS_SHOWN)
  const told = useMemo(
    () =>
      byTurns(log)
        .map((turn) => ({ turn, told: turn.lines.filter(({ event }) => isTold(event, details)) }))
        .filter((turn) => turn.told.length > 0)
        .reverse(),
    [log, details],
  )
  return (
    <Panel title={texts.log} aside={<Switch label={texts.details} checked={details} onChange={setDetails} />}>
      <ol className="log plain-list" aria-label={texts.log}>
        {told.slice(0, shown).map((turn, index) => (
          <Turn key={missing + turn.turn.key} {...turn} open={index === 0 || details} />
        ))}
      </ol>
      <Earlier hidden={told.length > shown} onMore={() => setShown(shown + TURNS_SHOWN)} />
    </Panel>
  )
}

function isTold(event: GameEvent, details: boolean): boolean {
  const level = eventLevel(event)
  return level === 'main' || (details && level === 'detail')
}

interface TurnProps {
  readonly turn: TurnLines
  /** Those of its lines that are told. */
  readonly told: readonly LogLine[]
  /** Shown sentence by sentence to begin with. */
  readonly open: boolean
}

function Turn({ turn, told, open }: TurnProps) {
  const scope = useTable()
  return (
    <li>
      <details className="log__turn" open={open}>
        <summary>
          <TurnLine turn={turn} />
        </summary>
        <ul className="plain-list">
          {told.map((line, index) => (
            <li key={`${turn.key}-${index.toString()}`} className="log__line">
              {sentence(scope, line)} {line.event.rule !== '' && <RuleChip id={line.event.rule} />} <Why line={line} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

/** A sentence for a line; trades say what is offered. */
function sentence({ rulebook, gameView, names, locale }: TableScope, { event, offer }: LogLine): string {
  const text = eventText(rulebook, event, names, locale)
  return offer === null ? text : `${text} ${offerText(rulebook, gameView, offer, names, locale)}`
}
