import { useEffect, useId, useRef } from 'react'
import { classes } from '../design/classes.ts'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/texts.ts'
import { BoardDefs } from './BoardDefs.tsx'
import { SpaceFace } from './faces/SpaceFace.tsx'
import type { SpaceBox } from './geometry.ts'
import { PieceGlyph } from './pieces/PieceGlyph.tsx'
import { placeOnSpace } from './placing.ts'
import type { Slot } from './seating.ts'
import { spokenSpace } from './spoken.ts'
import { boardTexts, tableTexts } from './texts.ts'
import type { BoardLook, BoardPiece } from './types.ts'
import { useRoving } from './useRoving.ts'
import './board.css'
import './cards/cards.css'

export interface BoardStripProps extends BoardLook {
  /** Key of the space that comes first, usually the one the viewer's piece stands on. */
  readonly focus: number
  /** How many spaces ahead are shown; 12 is as far as two dice carry. */
  readonly ahead?: number | undefined
}

const BOX: SpaceBox = { x: 0, y: 0, width: 84, height: 126, side: 'bottom', corner: false }
const SQUARE: SpaceBox = { ...BOX, width: 126, corner: true }

/** The spaces ahead at a size that can be read on a phone: where I am and what comes. */
export function BoardStrip(props: BoardStripProps) {
  const { spaces, pieces, seatColours, building, labels, focus, ahead = 12, onSpace } = props
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const locale = useLocale()
  const texts = useTexts(tableTexts)
  const words = { ...useTexts(boardTexts), ...labels }
  const first = Math.max(
    0,
    spaces.findIndex((space) => space.key === focus),
  )
  const shown = Array.from(
    { length: Math.min(ahead + 1, spaces.length) },
    (_, step) => spaces[(first + step) % spaces.length],
  )
  const { stop, setStop, onKeyDown } = useRoving(shown.length, (index, key) => {
    if (key === 'ArrowRight') return Math.min(index + 1, shown.length - 1)
    if (key === 'ArrowLeft') return Math.max(index - 1, 0)
    return key === 'Home' ? 0 : key === 'End' ? shown.length - 1 : null
  })

  const shownFocus = useRef(focus)
  useEffect(() => {
    if (shownFocus.current === focus) return
    shownFocus.current = focus
    list.current?.scrollTo({ left: 0, behavior: 'smooth' })
  }, [focus])

  return (
    <section ref={list} className="hr-strip" aria-label={texts.ahead} data-roving>
      <svg className="hr-strip__defs" width="0" height="0" aria-hidden>
        <BoardDefs id={id} seatColours={seatColours} detail="full" />
      </svg>
      {shown.map((space, step) => {
        if (!space) return null
        const box = isCorner(first + step, spaces.length) ? SQUARE : BOX
        const here = pieces.filter((piece) => piece.space === space.key)
        return (
          <div key={space.key} className={classes('hr-strip__space', step === 0 && 'hr-strip__space--here')}>
            <span className="hr-strip__step numerals" aria-hidden>
              {step === 0 ? texts.here : `+${step}`}
            </span>
            <svg className="hr-strip__face" viewBox={`0 0 ${box.width} ${box.height}`} height={BOX.height} aria-hidden>
              <SpaceFace
                {...{ space, box, building, seatColours }}
                detail="full"
                defs={id}
                occupied={here.length > 0}
                mortgageMark={words.mortgageMark}
              />
              {placeOnSpace(here, box, space, 'full', BOX.width).map(({ piece, slot }) => (
                <PlacedGlyph key={piece.seat} piece={piece} slot={slot} />
              ))}
            </svg>
            <button
              type="button"
              className="hr-strip__button"
              data-index={step}
              tabIndex={step === stop ? 0 : -1}
              aria-label={`${step === 0 ? texts.here : `+${step}`}: ${spokenSpace(space, { pieces, building }, words, locale)}`}
              aria-disabled={onSpace ? undefined : true}
              onFocus={() => setStop(step)}
              onKeyDown={onKeyDown}
              onClick={() => onSpace?.(space.key)}
            />
          </div>
        )
      })}
    </section>
  )
}

function isCorner(index: number, count: number): boolean {
  return index % (count / 4) === 0
}

function PlacedGlyph({ piece, slot }: { readonly piece: BoardPiece; readonly slot: Slot }) {
  const scale = slot.size / 32
  return (
    <g transform={`translate(${slot.x - 16 * scale} ${slot.y - 17 * scale}) scale(${scale})`}>
      <PieceGlyph shape={piece.shape} colour={piece.colour} solid />
    </g>
  )
}
