import type { EventType } from '@hausregeln/engine'
import { eventLevel, eventText, offerText } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { IconButton, Panel, Switch } from '@hausregeln/view-kit/design/index.ts'
import type { LogLine } from '@hausregeln/view-kit/game/types.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { byTurns, type TurnLines } from '@hausregeln/view-kit/table/turn/turns.ts'
import { Pencil } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { CorrectDialog } from './CorrectDialog.tsx'
import { type EntryLines, entriesIn } from './entries.ts'
import { companionTexts } from './texts.ts'

/** Turns shown; the whole game is in the record. */
const TURNS_SHOWN = 40

/** Always shown: who keeps a game mistypes dice more than anything else. */
const THROWS: readonly EventType[] = ['firstThrow', 'threw', 'thrownForRent']

/** What has happened, entry by entry, the latest turn first; each entry can be corrected. */
export function KeeperLog() {
  const { log, online } = useTable()
  const texts = useTexts(tableTexts)
  const [details, setDetails] = useState(false)
  const [correcting, setCorrecting] = useState<number | null>(null)
  const turns = useMemo(() => byTurns(log).slice(-TURNS_SHOWN).reverse(), [log])
  const missing = online?.missing ?? 0
  const few = turns.length < TURNS_SHOWN
  useEffect(() => {
    if (few && missing > 0) online?.askEarlier()
  }, [online, few, missing])
  return (
    <Panel title={texts.log} aside={<Switch label={texts.details} checked={details} onChange={setDetails} />}>
      <ol className="ledger plain-list" aria-label={texts.log}>
        {turns.map((turn) => (
          <Turn key={turn.key} turn={turn} details={details} onCorrect={setCorrecting} />
        ))}
      </ol>
      {correcting !== null && (
        <CorrectDialog key={correcting} number={correcting} onClose={() => setCorrecting(null)} />
      )}
    </Panel>
  )
}

interface TurnProps {
  readonly turn: TurnLines
  readonly details: boolean
  readonly onCorrect: (number: number) => void
}

function Turn({ turn, details, onCorrect }: TurnProps) {
  const { game } = useTable()
  const player = game.players[turn.seat]
  const entries = entriesIn(turn.lines, ({ event }) => {
    const level = eventLevel(event)
    return level === 'main' || THROWS.includes(event.type) || (details && level === 'detail')
  })
  if (entries.length === 0) return null
  return (
    <li className="ledger__turn">
      {player && <SeatDisc seat={turn.seat} colour={player.colour} shape={player.shape} size={24} />}
      <ol className="plain-list">
        {entries.map((entry) => (
          <EntryRow key={entry.key} entry={entry} onCorrect={onCorrect} />
        ))}
      </ol>
    </li>
  )
}

function EntryRow({ entry, onCorrect }: { readonly entry: EntryLines; readonly onCorrect: (number: number) => void }) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const number = formatNumber(scope.locale, entry.number)
  return (
    <li className="ledger__entry">
      <span className="ledger__words">
        {entry.lines.map((line, index) => (
          <span key={`${entry.key}-${index.toString()}`}>
            {sentence(scope, line)} {line.event.rule !== '' && <RuleChip id={line.event.rule} />}{' '}
            {line.reason !== null && <em>{texts.reason(line.reason)}</em>}{' '}
          </span>
        ))}
      </span>
      {entry.correctable && scope.client.corrections !== null && (
        <IconButton
          size="small"
          label={texts.correctEntry(number)}
          icon={<Pencil size={16} aria-hidden />}
          onClick={() => onCorrect(entry.number)}
        />
      )}
    </li>
  )
}

/** A sentence for a line; trades say what is offered. */
function sentence({ rulebook, gameView, names, locale }: TableScope, { event, offer }: LogLine): string {
  const text = eventText(rulebook, event, names, locale)
  return offer === null ? text : `${text} ${offerText(rulebook, gameView, offer, names, locale)}`
}
