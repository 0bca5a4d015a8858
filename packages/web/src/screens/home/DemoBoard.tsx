import type { Rulebook } from '@hausregeln/engine'
import { useMemo } from 'react'
import { Board, DECK_TONES, PIECE_SHAPES, PlayingCard } from '../../board/index.ts'
import { SEAT_COLOURS, seatColour } from '../../design/index.ts'
import { Dice } from '../../dice/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { deckIcon, sceneryOf } from '../../table/pictures.ts'
import { boardLabels, boardSpaces, buildingStyle } from '../../table/spaces.ts'
import { demoGame } from './demo.ts'

/** A picture of a game under way; it is not to be used, so nobody is led to it. */
export function DemoBoard({ rulebook }: { readonly rulebook: Rulebook }) {
  const locale = useLocale()
  const game = useMemo(() => demoGame(rulebook), [rulebook])
  const spaces = useMemo(() => boardSpaces(rulebook, game, locale, []), [rulebook, game, locale])
  const pieces = Array.from({ length: game.s.seats }, (_, seat) => ({
    seat,
    name: '',
    colour: seatColour(seat),
    shape: PIECE_SHAPES[seat % PIECE_SHAPES.length] ?? ('cat' as const),
    space: game.s.place[seat] ?? 0,
    jailed: (game.s.jail[seat] ?? 0) > 0,
  }))
  return (
    <div className="home__board" inert aria-hidden>
      <Board
        spaces={spaces}
        pieces={pieces}
        seatColours={SEAT_COLOURS}
        building={buildingStyle(rulebook, game)}
        labels={boardLabels(rulebook, locale)}
        scenery={sceneryOf(rulebook)}
        centre={<Centre rulebook={rulebook} />}
      />
    </div>
  )
}

/** Dice as they have just been thrown, and the decks. */
function Centre({ rulebook }: { readonly rulebook: Rulebook }) {
  const locale = useLocale()
  return (
    <div className="home__centre">
      <Dice white={[5, 3]} throwId={0} size={54} />
      <div className="home__decks">
        {rulebook.board.decks.slice(0, DECK_TONES.length).map((deck, index) => (
          <PlayingCard
            key={deck.name.en}
            tone={DECK_TONES[index] ?? 'dawn'}
            icon={deckIcon(rulebook, index)}
            deck={deck.name[locale]}
            faceUp={false}
            text=""
          />
        ))}
      </div>
    </div>
  )
}
