import { PIECES, type PieceName } from '@hausregeln/protocol'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Dialog, SEAT_COLOURS } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { playersOf } from '@hausregeln/view-kit/room/onlineGame.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import type { Room } from '@hausregeln/view-kit/room/room.ts'
import { Shapes } from 'lucide-react'
import { useState } from 'react'
import { useFailures } from '../table/useFailures.ts'
import { screenTexts } from '../texts.ts'
import { peopleTexts } from './peopleTexts.ts'

interface MarkDialogProps {
  readonly table: OnlineTable
  readonly room: Room
  readonly number: number
}

/** Piece and colour of a seat: nobody has to choose, and what another has chosen is said to be taken. */
export function MarkDialog({ table, room, number }: MarkDialogProps) {
  const texts = useTexts(peopleTexts)
  const words = useTexts(screenTexts)
  const names = Object.values(words.colours)
  const failures = useFailures()
  const [open, setOpen] = useState(false)
  const seats = room.table?.seats ?? []
  const own = playersOf(seats)[number]
  if (own === undefined) return null
  const chosenBy = (mark: 'piece' | 'colour', value: PieceName | number) =>
    seats.find((seat, at) => at !== number && seat[mark] === value)?.name ?? null
  const reason = (name: string | null) => (name === null ? undefined : texts.markTaken(name))
  const choose = (mark: { piece: PieceName } | { colour: number }) =>
    void failures(() => table.ask({ ask: 'mark', seat: number, ...mark }))
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<Shapes size={18} aria-hidden />}
        aria-label={texts.chooseMarkOf(own.name)}
        onClick={() => setOpen(true)}
      >
        {texts.chooseMark}
      </Button>
      <Dialog open={open} title={texts.markTitle} size="small" onClose={() => setOpen(false)}>
        <div className="stack">
          <fieldset className="marks">
            <legend>{words.piece}</legend>
            {PIECES.map((piece) => (
              <Button
                key={piece}
                look={own.shape === piece ? 'primary' : 'quiet'}
                aria-pressed={own.shape === piece}
                reason={reason(chosenBy('piece', piece))}
                icon={<SeatDisc seat={number} colour={own.colour} shape={piece} size={34} />}
                onClick={() => choose({ piece })}
              >
                {words.pieces[piece]}
              </Button>
            ))}
          </fieldset>
          <fieldset className="marks">
            <legend>{words.colour}</legend>
            {SEAT_COLOURS.map((colour, index) => (
              <Button
                key={colour}
                look={own.colour === colour ? 'primary' : 'quiet'}
                aria-pressed={own.colour === colour}
                reason={reason(chosenBy('colour', index))}
                icon={<SeatDisc seat={number} colour={colour} size={34} />}
                onClick={() => choose({ colour: index })}
              >
                {names[index] ?? colour}
              </Button>
            ))}
          </fieldset>
        </div>
      </Dialog>
    </>
  )
}
