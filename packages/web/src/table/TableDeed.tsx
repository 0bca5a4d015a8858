import { DeedCard } from '../board/index.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { useTable } from './context.ts'
import { deedDef, rentRows } from './deed.ts'
import { tableTexts } from './texts.ts'

interface TableDeedProps {
  readonly deed: number
}

/** The title deed as it stands in this game: its rents with the one that holds now, its owner. */
export function TableDeed({ deed }: TableDeedProps) {
  const { rulebook, lens, locale, game } = useTable()
  const texts = useTexts(tableTexts)
  const def = deedDef(rulebook, deed)
  if (def === null) return null
  const seat = lens.s.owner[deed] ?? -1
  const owner = game.players[seat]
  const number = (value: number) => formatNumber(locale, value)
  return (
    <DeedCard
      name={def.name[locale]}
      eyebrow={rulebook.board.groups[def.group]?.name[locale]}
      colour={rulebook.board.groups[def.group]?.colour}
      rows={rentRows(lens, rulebook, deed, def, texts, locale)}
      terms={[
        { label: texts.price, value: number(def.price) },
        ...(def.house === undefined
          ? []
          : [{ label: texts.housePrice(rulebook.board.pieces.house[locale]), value: number(def.house) }]),
        { label: texts.mortgage, value: number(lens.book.board.mortgageValue[deed] ?? 0) },
      ]}
      owner={owner ? { seat, ...owner } : null}
      mortgaged={lens.s.mortgaged[deed] === 1}
    />
  )
}
