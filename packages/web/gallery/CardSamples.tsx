import {
  DeedCard,
  PIECE_SHAPES,
  PieceGlyph,
  PlayingCard,
  SpaceIconImage,
  type SpaceIconName,
} from '@hausregeln/view-kit/board/index.ts'
import { GROUP_COLOURS, Panel, seatColour } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useState } from 'react'
import { galleryTexts } from './galleryTexts.ts'

const RENTS = ['24', '120', '360', '850', '1.025', '1.200']
const STATION_RENTS = ['25', '50', '100', '200']
const PICTURES: readonly SpaceIconName[] = [
  'start',
  'train',
  'bulb',
  'tap',
  'receipt',
  'comet',
  'letter',
  'bars',
  'bench',
  'arrest',
  'bolt',
  'stadium',
  'shop',
  'barrier',
  'camera',
  'bus',
  'home',
]

/** Cards and deeds, for the gallery. */
export function CardSamples() {
  const texts = useTexts(galleryTexts)
  const [up, setUp] = useState(true)
  const rent = (houses: number) => (houses === 0 ? texts.rents.bare : texts.rents.built({ houses }))
  const rents = RENTS.map((value, level) => ({
    label: level === RENTS.length - 1 ? texts.rents.hotel : rent(level),
    value,
  }))
  const terms = [
    { label: texts.house, value: '150' },
    { label: texts.mortgage, value: '140' },
  ]
  return (
    <>
      <h2>{texts.cards}</h2>
      <div className="gallery__cards">
        <DeedCard
          name="Goethestraße"
          colour={GROUP_COLOURS.yellow}
          rows={rents.map((row, level) => ({ ...row, current: level === 2 }))}
          terms={terms}
          notes={[texts.groupNote]}
          owner={{ seat: 3, name: 'Dora', colour: seatColour(3), shape: 'cat' }}
        />
        <DeedCard
          name="Schlossallee"
          colour={GROUP_COLOURS.darkBlue}
          rows={rents}
          terms={terms}
          owner={{ seat: 6, name: 'Gustav', colour: seatColour(6), shape: 'kite' }}
          mortgaged
        />
        <DeedCard
          name="Südbahnhof"
          icon="train"
          rows={STATION_RENTS.map((value, index) => ({
            label: texts.stations({ stations: index + 1 }),
            value,
            current: index === 0,
          }))}
          terms={terms.slice(1)}
          owner={null}
        />
        <div className="gallery__stack">
          <PlayingCard
            tone="dawn"
            icon="comet"
            deck={texts.event}
            faceUp={up}
            text={texts.cardText}
            foot={texts.cardFoot}
            onTurn={() => setUp(!up)}
          />
          <PlayingCard tone="dusk" icon="letter" deck={texts.community} faceUp={!up} text={texts.cardText} />
          <PlayingCard tone="dusk" icon="letter" deck={texts.community} faceUp={up} text={texts.cardText} />
        </div>
      </div>
      <div className="gallery__grid">
        <Panel title={texts.pieces}>
          <div className="gallery__pieces">
            {PIECE_SHAPES.map((shape, seat) => (
              <svg key={shape} viewBox="-3 -3 38 40" width="76" height="80" role="img" aria-label={shape}>
                <PieceGlyph shape={shape} colour={seatColour(seat)} solid />
              </svg>
            ))}
          </div>
        </Panel>
        <Panel title={texts.pictures}>
          <div className="gallery__pieces">
            {PICTURES.map((name) => (
              <SpaceIconImage key={name} name={name} size={52} />
            ))}
          </div>
        </Panel>
      </div>
    </>
  )
}
