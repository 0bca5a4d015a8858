import { Board, boardTexts, DECK_TONES, PlayingCard } from '@hausregeln/view-kit/board/index.ts'
import { SEAT_COLOURS } from '@hausregeln/view-kit/design/index.ts'
import { Dice } from '@hausregeln/view-kit/dice/index.ts'
import { useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { useStart } from '../start.ts'

/** A picture of a game under way; it is not to be used, so nobody is led to it. */
export default function DemoBoard() {
  const locale = useLocale()
  const { spaces, pieces, building, scenery } = useStart().demo
  return (
    <Board
      spaces={spaces}
      pieces={pieces}
      seatColours={SEAT_COLOURS}
      building={building}
      labels={boardTexts[locale]}
      scenery={scenery}
      centre={<Centre />}
    />
  )
}

/** Dice as they have just been thrown, and the decks. */
function Centre() {
  const { decks } = useStart().demo
  return (
    <div className="home__centre">
      <Dice white={[5, 3]} throwId={0} size={54} />
      <div className="home__decks">
        {decks.slice(0, DECK_TONES.length).map(({ name, icon }, index) => (
          <PlayingCard key={name} tone={DECK_TONES[index] ?? 'dawn'} icon={icon} deck={name} faceUp={false} text="" />
        ))}
      </div>
    </div>
  )
}
