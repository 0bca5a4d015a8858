import { botsOffered, levelOf } from '@hausregeln/bots/levels.ts'
import type { BotName } from '@hausregeln/bots/names.ts'
import type { Book } from '@hausregeln/engine'
import { PIECE_SHAPES } from '@hausregeln/view-kit/board/pieces/pieceShapes.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Field, IconButton, SEAT_COLOURS, Select } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { X } from 'lucide-react'
import { botHint, botWord } from '../botWords.ts'
import { screenTexts } from '../texts.ts'
import { type Draft, nameFault, withMark, withPlayer, withSeatRemoved } from './draft.ts'

type Kind = BotName | 'person'

interface SeatFieldsProps {
  readonly book: Book
  readonly draft: Draft
  readonly seat: number
  readonly onChange: (draft: Draft) => void
  readonly removable: boolean
}

/** One place at the table: name, who plays, piece. */
export function SeatFields({ book, draft, seat, onChange, removable }: SeatFieldsProps) {
  const texts = useTexts(screenTexts)
  const colours = Object.values(texts.colours)
  const player = draft.players[seat]
  if (!player) return null
  const fault = nameFault(draft, seat)
  // A bot that was chosen for another rulebook stays chosen, whether this one would offer it or not.
  const bots = botsOffered(book)
  const offered = player.bot === null || bots.includes(player.bot) ? bots : [...bots, player.bot]
  const kinds: readonly Kind[] = ['person', ...offered.toReversed()]
  const level = player.bot === null ? null : levelOf(player.bot, book)
  return (
    <div className="setup__seat">
      <span className="setup__disc">
        <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={42} />
      </span>
      <Field
        label={texts.name}
        value={player.name}
        maxLength={20}
        error={fault === null ? undefined : texts[fault]}
        onChange={(name) => onChange(withPlayer(draft, seat, { name }))}
      />
      <Select
        label={texts.who}
        value={player.bot ?? 'person'}
        hint={
          player.bot === null || level === null
            ? undefined
            : texts.botIs(texts.botLevels[level], botHint(texts, player.bot))
        }
        onChange={(kind) => onChange(withPlayer(draft, seat, { bot: kind === 'person' ? null : kind }))}
        options={kinds.map((kind) => ({
          value: kind,
          label: kind === 'person' ? texts.person : botWord(texts, kind),
        }))}
      />
      <Select
        label={texts.piece}
        value={player.shape}
        onChange={(shape) => onChange(withMark(draft, seat, 'shape', shape))}
        options={PIECE_SHAPES.map((shape) => ({ value: shape, label: texts.pieces[shape] }))}
      />
      <Select
        label={texts.colour}
        value={player.colour}
        onChange={(colour) => onChange(withMark(draft, seat, 'colour', colour))}
        options={SEAT_COLOURS.map((colour, index) => ({ value: colour, label: colours[index] ?? colour }))}
      />
      <IconButton
        label={texts.removeSeat(player.name)}
        icon={<X size={18} aria-hidden />}
        reason={removable ? undefined : texts.seatsIntro}
        onClick={() => onChange(withSeatRemoved(draft, seat))}
      />
    </div>
  )
}
