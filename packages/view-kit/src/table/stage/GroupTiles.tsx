import { SeatDisc } from '../../board/pieces/SeatBadge.tsx'
import { classes } from '../../design/index.ts'
import { textIn, useTexts } from '../../i18n/index.ts'
import { useTable } from '../context.ts'
import { deedDef } from '../deeds/deed.ts'
import type { DeedStakes } from '../stakes/stakes.ts'
import { stageTexts } from './texts.ts'

/** The cards of the group side by side, each with its owner; the one in question stands out. */
export function GroupTiles({ stakes }: { readonly stakes: Pick<DeedStakes, 'deeds' | 'deed'> }) {
  const { rulebook, game, locale } = useTable()
  const texts = useTexts(stageTexts)
  return (
    <ul className="tiles plain-list">
      {stakes.deeds.map(({ deed, owner }) => {
        const def = deedDef(rulebook, deed)
        const player = game.players[owner]
        const label = texts.tile(textIn(def?.name, locale), player?.name ?? texts.free)
        return (
          <li key={deed} className={classes('tiles__tile', deed === stakes.deed && 'tiles__tile--asked')} title={label}>
            <svg className="tiles__band" viewBox="0 0 10 3" preserveAspectRatio="none" aria-hidden>
              <rect width="10" height="3" fill={rulebook.board.groups[def?.group ?? '']?.colour} />
            </svg>
            {player && <SeatDisc seat={owner} colour={player.colour} shape={player.shape} size={20} />}
            <span className="visually-hidden">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
