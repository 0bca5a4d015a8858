import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { BailSteps } from './PrisonPart.tsx'

/** On the card of the prison: what the way out costs. */
export function PrisonFacts() {
  const { gameView } = useTable()
  const { jailChoice } = gameView.book.rules
  if (gameView.book.policies.jail.bails === null) return null
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
