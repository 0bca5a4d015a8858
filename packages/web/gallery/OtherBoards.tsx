import { Board, type BoardPiece, type BoardSpace, type SpaceKind } from '@hausregeln/view-kit/board/index.ts'
import { GROUP_COLOURS, SEAT_COLOURS, seatColour } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { galleryTexts } from './galleryTexts.ts'

const COLOURS = Object.values(GROUP_COLOURS)
const CORNERS: readonly SpaceKind[] = ['start', 'jail', 'risk', 'jail']
const CORNER_NAMES = ['Start', 'Prison west', 'Risk', 'Prison east']

/** A board of cities with many levels, claims and two prisons, of any size. */
function makeSpaces(count: number): readonly BoardSpace[] {
  const perSide = count / 4
  return Array.from({ length: count }, (_, key): BoardSpace => {
    const step = key % perSide
    const side = Math.floor(key / perSide)
    if (step === 0) return { key, name: CORNER_NAMES[side] ?? '', kind: CORNERS[side] ?? 'parking', sub: 'Visit' }
    if (step === 3) return { key, name: 'Zollstation', kind: 'station', price: '2.000', icon: 'barrier', owner: side }
    if (step === 5) return { key, name: 'Radarfalle', kind: 'utility', price: '1.500', icon: 'camera' }
    return {
      key,
      name: step % 2 ? 'Luxemburg' : 'San Ma\u00adrino',
      kind: 'street',
      price: '4.000',
      colour: COLOURS[side * 2 + (step > perSide / 2 ? 1 : 0)],
      owner: step % 4 === 1 ? side : undefined,
      claimed: step % 4 === 2 ? side + 4 : undefined,
      level: step % 4 === 1 ? (key * 3) % 10 : 0,
      clickable: key % 11 === 4 ? false : undefined,
    }
  })
}

const PIECES: readonly BoardPiece[] = [
  { seat: 0, name: 'Anna', colour: seatColour(0), shape: 'lighthouse', space: 0 },
  { seat: 1, name: 'Ben', colour: seatColour(1), shape: 'teapot', space: 6, jailed: true },
  { seat: 2, name: 'Cem', colour: seatColour(2), shape: 'boat', space: 18, jailed: true },
  { seat: 3, name: 'Dora', colour: seatColour(3), shape: 'cat', space: 18 },
]

/** The boards of the other rulebooks, for the gallery. */
export function OtherBoards() {
  const texts = useTexts(galleryTexts)
  return (
    <>
      <h2>{texts.otherBoards}</h2>
      <div className="gallery__boards">
        {[24, 52, 64].map((count) => (
          <Board
            key={count}
            spaces={makeSpaces(count)}
            pieces={PIECES}
            seatColours={SEAT_COLOURS}
            building={{ max: 9, hotelAt: null, look: count === 52 ? 'stand' : 'house' }}
            centre={<strong>{count}</strong>}
          />
        ))}
      </div>
    </>
  )
}
