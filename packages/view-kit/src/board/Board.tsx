import { type ComponentType, lazy, Suspense, useId, useMemo, useRef } from 'react'
import { KEYBOARD_LIKELY, useMedia } from '../design/hooks/useMedia.ts'
import { useStages } from '../design/hooks/useStages.ts'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/texts.ts'
import { BoardDefs } from './BoardDefs.tsx'
import { BoardSpaceButton } from './BoardSpaceButton.tsx'
import type { Detail } from './faces/face.ts'
import { SpaceFace } from './faces/SpaceFace.tsx'
import { BOARD_SIZE, boardGeometry, COMPACT_DEPTH, FULL_DEPTH } from './geometry.ts'
import { Pitch } from './Pitch.tsx'
import { Piece } from './pieces/Piece.tsx'
import { placePieces, walkStations } from './placing.ts'
import { roam } from './roam.ts'
import { spokenSpace } from './spoken.ts'
import { Townscape } from './Townscape.tsx'
import { boardTexts } from './texts.ts'
import type { BoardLook, BoardProps, Scenery } from './types.ts'
import { useNarrower } from './useNarrower.ts'
import { useRoving } from './useRoving.ts'
import './board.css'

/** A continent's coasts are much to load, and one board has them. */
const EuropeMap = lazy(() => import('./europe/EuropeMap.tsx'))

/** A space narrower than this, in CSS pixels, has no room for its name. */
const NARROWEST_WITH_NAME = 45
/** What lies in the middle, under dice and cards. */
const SCENES: Readonly<
  Record<Scenery, ComponentType<Pick<BoardLook, 'spaces' | 'seatColours'> & { readonly defs: string }>>
> = {
  town: Townscape,
  ground: Pitch,
  map: EuropeMap,
}

const SIDES = 4

const VIEW = `0 0 ${BOARD_SIZE} ${BOARD_SIZE}`

function useDetail(count: number, printed: boolean) {
  const frame = useRef<HTMLElement>(null)
  const narrowest = useMemo(() => {
    const { cell } = boardGeometry(count)
    return (NARROWEST_WITH_NAME * BOARD_SIZE) / cell
  }, [count])
  const isNarrow = useNarrower(frame, narrowest)
  const detail: Detail = isNarrow && !printed ? 'compact' : 'full'
  return { frame, detail }
}

/**
 * The board: spaces around the edge, pieces on them, anything in the middle. Fills the width that it is given; where
 * that is small it shows colours and marks only, and goes well with a `BoardStrip`.
 */
export function Board(props: BoardProps) {
  const {
    spaces,
    pieces,
    seatColours,
    building,
    labels,
    centre,
    onSpace,
    onPeek,
    onArrival,
    scenery = 'town',
    printed = false,
  } = props
  const id = useId()
  const locale = useLocale()
  const usual = useTexts(boardTexts)
  const words = useMemo(() => ({ ...usual, ...labels }), [usual, labels])
  const { frame, detail } = useDetail(spaces.length, printed)
  const hasKeys = useMedia(KEYBOARD_LIKELY)
  const roving = useRoving(spaces.length, (index, key) => roam(index, key, spaces.length))
  const geometry = useMemo(
    () => boardGeometry(spaces.length, detail === 'full' ? FULL_DEPTH : COMPACT_DEPTH),
    [spaces.length, detail],
  )
  const stations = useMemo(() => walkStations(spaces, geometry, detail), [spaces, geometry, detail])
  const placed = useMemo(() => placePieces(spaces, pieces, geometry, detail), [spaces, pieces, geometry, detail])
  const fields = spaces.flatMap((space, index) => {
    const box = geometry.boxes[index]
    return box ? [{ space, box }] : []
  })
  // A side after the other: all names and pictures in one piece would hold up what is touched meanwhile.
  const side = useStages(SIDES - 1)
  const drawn = printed ? fields : fields.slice(0, Math.ceil((fields.length * (side + 1)) / SIDES))
  const occupied = new Set(pieces.map((piece) => piece.space))
  const Scene = SCENES[scenery]
  const inset = `${(geometry.corner / BOARD_SIZE) * 100}%`

  return (
    <section
      ref={frame}
      className={`hr-board hr-board--${detail}`}
      data-scenery={scenery}
      aria-label={[words.board(spaces.length), hasKeys && words.roam].filter(Boolean).join(' ')}
    >
      <svg className="hr-board__edge" viewBox={VIEW} aria-hidden>
        <BoardDefs id={id} seatColours={seatColours} detail={detail} />
        {drawn.map(({ space, box }) => (
          <g
            key={space.key}
            className={space.clickable === false ? 'hr-face-aside' : undefined}
            transform={`translate(${box.x} ${box.y})`}
          >
            <SpaceFace
              {...{ space, box, detail, building, seatColours }}
              defs={id}
              occupied={occupied.has(space.key)}
              mortgageMark={words.mortgageMark}
            />
          </g>
        ))}
      </svg>
      <div className="hr-board__centre" style={{ inset }}>
        <Suspense>
          <Scene spaces={spaces} seatColours={seatColours} defs={id} />
        </Suspense>
        {centre}
      </div>
      <div className="hr-board__spaces" data-roving>
        {fields.map(({ space, box }, index) => (
          <BoardSpaceButton
            key={space.key}
            {...{ space, box, index, onSpace, onPeek }}
            label={spokenSpace(space, { pieces, building }, words, locale)}
            tabStop={roving.stop === index}
            onFocus={roving.setStop}
            onKeyDown={roving.onKeyDown}
          />
        ))}
      </div>
      <svg className="hr-board__pieces" viewBox={VIEW} aria-hidden>
        {placed.map((place) => (
          <Piece key={place.piece.seat} {...place} stations={stations} onArrival={onArrival} />
        ))}
      </svg>
    </section>
  )
}
