import { eventLevel, eventText, offerText } from '@hausregeln/rulebooks/texts/index.ts'
import { useMemo, useState } from 'react'
import { Panel, SeatDisc, Switch } from '../design/index.ts'
import type { LogLine } from '../game/types.ts'
import { useTexts } from '../i18n/index.ts'
import { type TableScope, useTable } from '../table/context.ts'
import { RuleChip } from '../table/RuleChip.tsx'
import { tableTexts } from '../table/texts.ts'

/** Turns shown; the whole game is in the record. */
const TURNS_SHOWN = 40

interface TurnLines {
  readonly key: number
  readonly seat: number
  readonly lines: LogLine[]
}

/** The lines of the log by turns, the latest first. */
function byTurns(log: readonly LogLine[]): TurnLines[] {
  const turns: TurnLines[] = []
  log.forEach((line, index) => {
    if (turns.length === 0 || line.event.type === 'turnBegan')
      turns.push({ key: index, seat: line.turnSeat, lines: [] })
    turns.at(-1)?.lines.push(line)
  })
  return turns.reverse().slice(0, TURNS_SHOWN)
}

/** What has happened, a turn a paragraph; every sentence leads to the rule behind it. */
export function LogPanel() {
  const scope = useTable()
  const texts = useTexts(tableTexts)
  const [details, setDetails] = useState(false)
  const turns = useMemo(() => byTurns(scope.log), [scope.log])
  return (
    <Panel title={texts.log} aside={<Switch label={texts.details} checked={details} onChange={setDetails} />}>
      <ol className="log plain-list" aria-label={texts.log}>
        {turns.map((turn) => (
          <Turn key={turn.key} turn={turn} details={details} scope={scope} />
        ))}
      </ol>
    </Panel>
  )
}

interface TurnProps {
  readonly turn: TurnLines
  readonly details: boolean
  readonly scope: TableScope
}

function Turn({ turn, details, scope }: TurnProps) {
  const { game } = scope
  const lines = turn.lines.filter(({ event }) => {
    const level = eventLevel(event)
    return level === 'main' || (details && level === 'detail')
  })
  if (lines.length === 0) return null
  const player = game.players[turn.seat]
  return (
    <li className="log__turn">
      {player && <SeatDisc seat={turn.seat} colour={player.colour} shape={player.shape} size={24} />}
      <p>
        {lines.map((line, index) => (
          <span key={`${turn.key}-${index.toString()}`} className="log__line">
            {sentence(scope, line)} <RuleChip id={line.event.rule} />{' '}
          </span>
        ))}
      </p>
    </li>
  )
}

/** A sentence for a line; trades say what is offered. */
function sentence({ rulebook, lens, names, locale }: TableScope, { event, offer }: LogLine): string {
  const text = eventText(rulebook, event, names, locale)
  return offer === null ? text : `${text} ${offerText(rulebook, lens, offer, names, locale)}`
}
