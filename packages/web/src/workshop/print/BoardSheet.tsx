import { Board } from '@hausregeln/view-kit/board/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { sceneryOf } from '@hausregeln/view-kit/table/deeds/pictures.ts'
import { previewSpaces } from '../boards/preview.ts'
import type { SheetProps } from './sheet.ts'

/** The board on one sheet. */
export function BoardSheet({ opened: { rulebook } }: SheetProps) {
  const locale = useLocale()
  return (
    <Board
      spaces={previewSpaces(rulebook.board, locale, null)}
      printed
      pieces={[]}
      seatColours={[]}
      building={{ max: 5, hotelAt: 5 }}
      scenery={sceneryOf(rulebook)}
      centre={
        <p className="print-board__title">
          <Text text={rulebook.title} />
        </p>
      }
    />
  )
}
