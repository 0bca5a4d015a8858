import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { openDemands } from '@hausregeln/view-kit/table/matters.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/**
 * Rents that the persons at this screen may demand now, or waive so that nobody waits for them; each for themselves.
 */
export function DemandsPart() {
  const { gameView, persons, game } = useTable()
  const texts = useTexts(tableTexts)
  const several = persons.length > 1
  const demands = openDemands(gameView, persons).map(({ seat, serial }) => {
    const player = several ? game.players[seat] : undefined
    return (
      <div key={serial} className="answers answers--demand">
        <ActionButton
          name="demand"
          seat={seat}
          argument={serial}
          look="primary"
          note={player?.name}
          icon={player && <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={24} />}
        />
        <ActionButton name="waive" seat={seat} argument={serial} look="quiet" word={texts.waive} />
      </div>
    )
  })
  return (
    <>
      <p className="fine">
        {texts.demandKey} <span className="decision__key">{texts.demandByKey}</span>
      </p>
      {demands}
    </>
  )
}
