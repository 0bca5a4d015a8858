import { SeatDisc } from '../design/index.ts'
import { ActionButton } from '../table/ActionButton.tsx'
import { useTable } from '../table/context.ts'
import { openDemands } from './matters.ts'

/** Rents that the persons at this screen may demand now, each for himself. */
export function DemandsPart() {
  const { lens, persons, game } = useTable()
  return (
    <div className="answers">
      {openDemands(lens, persons).map(({ seat, serial }) => {
        const player = game.players[seat]
        return (
          <ActionButton
            key={serial}
            name="demand"
            seat={seat}
            argument={serial}
            look="primary"
            note={persons.length > 1 ? player?.name : undefined}
            icon={
              persons.length > 1 && player ? (
                <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={24} />
              ) : undefined
            }
          />
        )
      })}
    </div>
  )
}
