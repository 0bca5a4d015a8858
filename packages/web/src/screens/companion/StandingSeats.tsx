import { MAX_AMOUNT, NOBODY, seatsIn } from '@hausregeln/engine'
import { SeatBadge } from '../../board/SeatBadge.tsx'
import { NumberField } from '../../design/index.ts'
import { said, useTexts } from '../../i18n/index.ts'
import { useTable } from '../../table/context.ts'
import { decksOf } from './adjusting.ts'
import { Pick } from './Pick.tsx'
import type { Standing } from './standing.ts'
import { companionTexts } from './texts.ts'

export interface StandingProps {
  readonly standing: Standing
  readonly onChange: (changes: Partial<Standing>) => void
}

/** What everybody has in cash, where their pieces stand, and who holds the cards that lead out of jail. */
export function StandingSeats({ standing, onChange }: StandingProps) {
  const { game, lens, rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const { spaces, decks } = rulebook.board
  const alive = seatsIn(lens.s.alive)
  return (
    <>
      <ul className="standing plain-list">
        {alive.map((seat) => {
          const player = game.players[seat]
          const name = names[seat] ?? ''
          return (
            <li key={seat} className="standing__seat">
              {player && <SeatBadge seat={seat} {...player} size={28} bot={player.bot !== null} />}
              <NumberField
                label={texts.standingCash(name)}
                labelHidden
                min={0}
                max={MAX_AMOUNT}
                value={standing.cash[seat] ?? 0}
                onChange={(amount) => onChange({ cash: standing.cash.with(seat, amount) })}
              />
              <Pick
                label={texts.standingPlace(name)}
                labelHidden
                of={spaces.map((_, space) => space)}
                named={(space) => said(spaces[space]?.name, locale)}
                value={standing.place[seat] ?? 0}
                onPick={(space) => onChange({ place: standing.place.with(seat, space) })}
              />
            </li>
          )
        })}
      </ul>
      {decksOf(lens.book).map((deck, index) => (
        <Pick
          key={deck}
          label={`${texts.whats.jailCard}: ${said(decks[deck]?.name, locale) ?? ''}`}
          of={[NOBODY, ...alive]}
          named={(seat) => names[seat] ?? texts.inDeck}
          value={standing.jailCard[index] ?? NOBODY}
          onPick={(seat) => onChange({ jailCard: standing.jailCard.with(index, seat) })}
        />
      ))}
    </>
  )
}
