import { ActionButton } from '../table/ActionButton.tsx'
import { useTable } from '../table/context.ts'
import { openSerials } from './matters.ts'

/** Rents that the person at the screen may demand now. */
export function DemandsPart() {
  const { lens, me } = useTable()
  return (
    <div className="answers">
      {openSerials(lens, me, 'demand').map((serial) => (
        <ActionButton key={serial} name="demand" argument={serial} look="primary" />
      ))}
    </div>
  )
}
