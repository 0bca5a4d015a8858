import { Board, type BoardPiece, BoardStrip } from '@hausregeln/view-kit/board/index.ts'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button, Meter, Money, Panel, SEAT_COLOURS } from '@hausregeln/view-kit/design/index.ts'
import { Dice, type DieFace } from '@hausregeln/view-kit/dice/index.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useState } from 'react'
import { galleryTexts } from './galleryTexts.ts'
import { SAMPLE_PIECES, SAMPLE_SPACES } from './sampleBoard.ts'

const BUILDING = { max: 5, hotelAt: 5 }
const CASH = [1500, 1220, 640, 85, 2310, 0, 1075, 410]
const SPEED_DIE: readonly DieFace[] = [1, 2, 3, 'bus', 'seek', 'seek']

const THROWS: readonly (readonly [1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6])[] = [
  [4, 3],
  [6, 6],
  [2, 1],
  [5, 4],
]

/** A table: board, seats and what lies in the middle. */
export function TableSample() {
  const texts = useTexts(galleryTexts)
  const locale = useLocale()
  const [pieces, setPieces] = useState(SAMPLE_PIECES)
  const [white, setWhite] = useState(THROWS[0] ?? null)
  const [throwId, setThrowId] = useState(0)
  const [pressed, setPressed] = useState('')

  function change(seat: number, to: Partial<BoardPiece>) {
    setPieces((before) => before.map((piece) => (piece.seat === seat ? { ...piece, ...to } : piece)))
  }
  function roll() {
    const [a, b] = THROWS[(throwId + 1) % THROWS.length] ?? [1, 1]
    setWhite([a, b])
    setThrowId(throwId + 1)
    const from = pieces[0]?.space ?? 0
    setTimeout(() => change(0, { space: (from + a + b) % 40, jailed: false, via: 'forward' }), 1100)
  }
  const look = { spaces: SAMPLE_SPACES, pieces, seatColours: SEAT_COLOURS, building: BUILDING }
  const onSpace = (key: number) => setPressed(SAMPLE_SPACES[key]?.name ?? '')
  return (
    <section className="gallery__table" aria-label={texts.board}>
      <div className="gallery__board">
        <Board
          {...look}
          onSpace={onSpace}
          centre={
            <>
              <Dice white={white} third={{ face: 'bus', faces: SPEED_DIE }} throwId={throwId} size={52} />
              <p className="gallery__turn">{pressed || texts.turn({ name: 'Anna' })}</p>
              <Button look="primary" onClick={roll}>
                {texts.roll}
              </Button>
            </>
          }
        />
        <BoardStrip {...look} focus={pieces[0]?.space ?? 0} onSpace={onSpace} />
        <div className="gallery__row">
          <Button onClick={() => change(0, { space: 10, jailed: true, via: 'jump' })}>{texts.jump}</Button>
          <Button onClick={() => change(0, { space: ((pieces[0]?.space ?? 0) + 37) % 40, jailed: false, via: 'back' })}>
            {texts.back}
          </Button>
          <Button onClick={() => setPieces(pieces.map((piece) => ({ ...piece, space: 19, jailed: false })))}>
            {texts.together}
          </Button>
        </div>
      </div>
      <div className="gallery__side">
        <Panel title={texts.turn({ name: 'Anna' })} tone="accent">
          <div className="gallery__row">
            <Button look="primary">{texts.buy}</Button>
            <Button>{texts.auction}</Button>
            <Button reason={texts.buildReason}>{texts.build}</Button>
          </div>
        </Panel>
        <Panel>
          <ul className="gallery__seats">
            {SAMPLE_PIECES.map(({ seat, name, colour, shape }) => (
              <li key={seat}>
                <SeatBadge {...{ seat, name, colour, shape }} active={seat === 0} out={seat === 5} bot={seat > 3} />
                <Money amount={CASH[seat] ?? 0} strong />
              </li>
            ))}
          </ul>
        </Panel>
        <Panel tone="sunken">
          <Meter label={texts.houses} value={12} max={32} text={`${formatNumber(locale, 12)} / 32`} />
          <Meter label={texts.time} value={9} max={60} text="9 s" tone="warning" />
        </Panel>
      </div>
    </section>
  )
}
