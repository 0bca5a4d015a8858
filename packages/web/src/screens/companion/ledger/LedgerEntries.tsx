import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { IconButton } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Pencil } from 'lucide-react'
import { memo } from 'react'
import { companionTexts } from '../texts.ts'
import type { EntryLines, LedgerTurn } from './entries.ts'
import { lineText } from './lineText.ts'

interface LedgerEntriesProps {
  readonly turn: LedgerTurn
  /** Whether it is the first of its round in the list. */
  readonly beginsRound: boolean
  readonly onCorrect: (number: number) => void
}

/** The entries of one turn. */
export function LedgerEntries({ turn: { seat, round, entries }, beginsRound, onCorrect }: LedgerEntriesProps) {
  const { game } = useTable()
  const texts = useTexts(tableTexts)
  const player = game.players[seat]
  return (
    <li className="ledger__turn">
      {beginsRound && round > 0 && <p className="ledger__round fine">{texts.round(`${round}`)}</p>}
      {player && <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={24} />}
      <ol className="plain-list">
        {entries.map((entry) => (
          <EntryRow key={entry.key} entry={entry} onCorrect={onCorrect} />
        ))}
      </ol>
    </li>
  )
}

interface EntryRowProps {
  readonly entry: EntryLines
  readonly onCorrect: (number: number) => void
}

const EntryRow = memo(function EntryRow({ entry, onCorrect }: EntryRowProps) {
  const scope = useTable()
  const texts = useTexts(companionTexts)
  const number = formatNumber(scope.locale, entry.number)
  return (
    <li className="ledger__entry">
      <span className="ledger__words">
        {entry.lines.map((line, index) => (
          <span key={`${entry.key}-${index.toString()}`}>
            {lineText(scope, line)} {line.event.rule !== '' && <RuleChip id={line.event.rule} />}{' '}
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
})
