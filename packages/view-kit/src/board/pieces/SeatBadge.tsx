import { Bot, Terminal } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../../design/classes.ts'
import { inkOn } from '../../design/colours/contrast.ts'
import { designTexts } from '../../design/texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { PieceShape } from '../types.ts'
import { PieceGlyph } from './PieceGlyph.tsx'
import { SeatPattern } from './SeatPattern.tsx'

export interface SeatDiscProps {
  readonly seat: number
  readonly colour: string
  readonly shape?: PieceShape | undefined
  /** Side in CSS pixels. */
  readonly size?: number | undefined
}

/** The seat's colour and pattern as a disc, with its piece: the same marks as on the board. */
export function SeatDisc({ seat, colour, shape, size = 36 }: SeatDiscProps) {
  const id = useId()
  return (
    <svg className="hr-disc" width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <defs>
        <SeatPattern id={id} seat={seat} ink={inkOn(colour)} scale={1.25} />
      </defs>
      <circle cx="20" cy="20" r="19" fill={colour} />
      <circle cx="20" cy="20" r="19" fill={`url(#${id})`} />
      <circle cx="20" cy="20" r="19" className="hr-disc__rim" />
      {shape && (
        <>
          <circle cx="20" cy="20" r="13.5" className="hr-disc__field" />
          <g transform="translate(9.5 9) scale(0.66)">
            <PieceGlyph shape={shape} colour={colour} />
          </g>
        </>
      )}
    </svg>
  )
}

export interface SeatBadgeProps extends SeatDiscProps {
  readonly name: string
  readonly sub?: string | undefined
  /** On turn. */
  readonly active?: boolean | undefined
  /** Has left the game. */
  readonly out?: boolean | undefined
  readonly bot?: boolean | undefined
  /** The bot is somebody's program. */
  readonly program?: boolean | undefined
}

/** Who: disc and name, with what else is worth a word below. */
export function SeatBadge({ name, sub, active, out, bot, program, ...disc }: SeatBadgeProps) {
  const texts = useTexts(designTexts)
  const Sign = program ? Terminal : Bot
  return (
    <span className={classes('hr-seat', active && 'hr-seat--active', out && 'hr-seat--out')}>
      <SeatDisc {...disc} />
      <span className="hr-seat__words">
        <span className="hr-seat__name">
          {name}
          {bot && (
            <>
              <Sign size={15} aria-hidden className="hr-seat__bot" />
              <span className="visually-hidden"> ({program ? texts.program : texts.bot})</span>
            </>
          )}
          {active && <span className="visually-hidden">, {texts.onTurn}</span>}
        </span>
        {sub && <span className="hr-seat__sub">{sub}</span>}
      </span>
    </span>
  )
}
