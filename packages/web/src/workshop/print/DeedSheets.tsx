import { newGame } from '@hausregeln/engine'
import { DeedCard } from '@hausregeln/view-kit/board/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { deedDef, rentRows, termRows } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import type { SheetProps } from './sheet.ts'

/** The title deeds, to be cut out. */
export function DeedSheets({ opened: { rulebook } }: SheetProps) {
  const locale = useLocale()
  const texts = useTexts(tableTexts)
  const { book, board } = rulebook
  const game = newGame(book, { seats: book.minSeats, seed: 0 })
  return (
    <div className="print-grid print-grid--deeds">
      {Array.from({ length: book.board.deeds }, (_, deed) => {
        const def = deedDef(rulebook, deed)
        if (def === null) return null
        const rows = rentRows(game, rulebook, deed, def, texts, locale).map(({ label, value }) => ({ label, value }))
        return (
          <DeedCard
            key={book.board.spaceOf[deed]}
            name={textIn(def.name, locale)}
            eyebrow={textIn(board.groups[def.group]?.name, locale)}
            colour={board.groups[def.group]?.colour}
            rows={rows}
            terms={termRows(game, rulebook, deed, texts, locale)}
          />
        )
      })}
    </div>
  )
}
