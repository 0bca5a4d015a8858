import type { Rulebook } from '@hausregeln/engine'
import { useMemo } from 'react'
import { Board, PIECE_SHAPES } from '../board/index.ts'
import { SEAT_COLOURS, seatColour } from '../design/index.ts'
import { Dice } from '../dice/index.ts'
import { useLocale } from '../i18n/index.ts'
import { sceneryOf } from '../table/pictures.ts'
import { boardLabels, boardSpaces, buildingStyle } from '../table/spaces.ts'
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
        centre={<Dice white={[5, 3]} throwId={0} size={58} />}
      />
    </div>
  )
}
