import { BuildingImage } from '../../board/faces/Buildings.tsx'
import { DeedCard } from '../../board/index.ts'
import { textIn, useTexts } from '../../i18n/index.ts'
import { useTable } from '../context.ts'
import { tableTexts } from '../texts.ts'
import { deedDef, rentRows, termRows } from './deed.ts'
import { buildingStyle } from './spaces.ts'

interface TableDeedProps {
  readonly deed: number
}

/** The title deed as it stands in this game: its rents with the one that holds now, its owner. */
export function TableDeed({ deed }: TableDeedProps) {
  const { rulebook, gameView, locale, game } = useTable()
  const texts = useTexts(tableTexts)
  const def = deedDef(rulebook, deed)
  if (def === null) return null
  const seat = gameView.s.owner[deed] ?? -1
  const owner = game.players[seat]
  const rows = rentRows(gameView, rulebook, deed, def, texts, locale)
  // Where houses add up to greater buildings their names are long: they are shown as the board has them.
  const isDrawn = def.kind === 'street' && rulebook.board.pieces.block !== undefined
  const drawn = (level: number) =>
    level > 0 && <BuildingImage level={level} building={buildingStyle(rulebook, gameView)} height={17} />
  return (
    <DeedCard
      name={textIn(def.name, locale)}
      eyebrow={textIn(rulebook.board.groups[def.group]?.name, locale)}
      colour={rulebook.board.groups[def.group]?.colour}
      rows={isDrawn ? rows.map((row, level) => ({ ...row, picture: drawn(level) })) : rows}
      terms={termRows(gameView, rulebook, deed, texts, locale)}
      owner={owner ? { seat, ...owner } : null}
      mortgaged={gameView.s.mortgaged[deed] === 1}
    />
  )
}
