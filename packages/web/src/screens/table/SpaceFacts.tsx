import { Space } from '@hausregeln/engine'
import { DeckList } from '../../chapters/event-cards/DeckList.tsx'
import { BailSteps } from '../../chapters/prison-bail/PrisonPart.tsx'
import { RiskTable } from '../../chapters/risk-field/RiskTable.tsx'
import { useTable } from '../../table/context.ts'
import { RuleChip } from '../../table/RuleChip.tsx'

/** What belongs to a space beside its rule: the risk table, its deck, what the way out of prison costs. */
export function SpaceFacts({ space }: { readonly space: number | null }) {
  const { lens } = useTable()
  const kind = space === null ? undefined : lens.book.board.kind[space]
  if (kind === Space.risk) return <RiskTable />
  if (kind === Space.cards) return <DeckList deck={lens.book.board.deckAt[space ?? 0] ?? -1} />
  const { jailChoice } = lens.book.rules
  if (kind !== Space.jail || lens.book.jail.bails === undefined) return null
  return (
    <div className="stack stack--tight">
      <BailSteps now={0} />
      {jailChoice !== undefined && (
        <p>
          <RuleChip id={jailChoice} />
        </p>
      )}
    </div>
  )
}
