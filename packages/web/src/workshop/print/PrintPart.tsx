import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { BookOpen, Grid3x3, RectangleVertical, ScrollText } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Difference } from '../../rules/described/differences.ts'
import { workshopTexts } from '../texts.ts'
import { BoardSheet } from './BoardSheet.tsx'
import { Booklet } from './Booklet.tsx'
import { CardSheets } from './CardSheets.tsx'
import { DeedSheets } from './DeedSheets.tsx'
import type { SheetProps } from './sheet.ts'
import './print.css'

const SHEETS = {
  booklet: Booklet,
  cards: CardSheets,
  deeds: DeedSheets,
  board: BoardSheet,
} as const satisfies Readonly<Record<string, ComponentType<SheetProps>>>
type SheetName = keyof typeof SHEETS
const ICONS = { booklet: BookOpen, cards: RectangleVertical, deeds: ScrollText, board: Grid3x3 } as const
const NAMES = Object.keys(SHEETS) as readonly SheetName[]

interface PrintPartProps {
  readonly opened: OpenedBook | undefined
  readonly differences: readonly Difference[]
}

/** The rulebook as a booklet, its cards, deeds and board on paper, by the browser's own print. */
export function PrintPart({ opened, differences }: PrintPartProps) {
  const texts = useTexts(workshopTexts)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  return (
    <div className="stack stack--tight">
      <p className="fine">{texts.printHint}</p>
      <div className="row">
        {NAMES.map((name) => {
          const Icon = ICONS[name]
          return (
            <Button
              key={name}
              icon={<Icon size={18} aria-hidden />}
              reason={opened === undefined ? texts.notYet : undefined}
              onClick={() => setSheet(name)}
            >
              {texts.sheets[name]}
            </Button>
          )
        })}
      </div>
      {sheet !== null && opened !== undefined && (
        <Printing key={sheet} name={sheet} {...{ opened, differences }} onDone={() => setSheet(null)} />
      )}
    </div>
  )
}

interface PrintingProps extends SheetProps {
  readonly name: SheetName
  readonly onDone: () => void
}

/** Lays a sheet out beside the page, prints it, and takes it away. */
function Printing({ name, onDone, ...sheet }: PrintingProps) {
  const Sheet = SHEETS[name]
  useEffect(() => {
    addEventListener('afterprint', onDone)
    // The board is drawn once it knows its width.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => print()))
    return () => {
      removeEventListener('afterprint', onDone)
      cancelAnimationFrame(frame)
    }
  }, [onDone])
  return createPortal(
    <div className={`print-sheets print-sheets--${name}`} inert>
      <Sheet {...sheet} />
    </div>,
    document.body,
  )
}
