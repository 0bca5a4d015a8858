import { MAX_AMOUNT, NOBODY, optionOf, seatsIn } from '@hausregeln/engine'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { NumberField, Switch } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { decksOf } from './adjusting.ts'
import { JailField } from './JailField.tsx'
import { Pick } from './Pick.tsx'
import { StandingShares } from './StandingShares.tsx'
import type { Standing } from './standing.ts'
import { companionTexts } from './texts.ts'

export interface StandingProps {
  readonly standing: Standing
  readonly onChange: (changes: Partial<Standing>) => void
}

/** What everybody has in cash, where their pieces stand, and who holds the cards that lead out of jail. */
export function StandingSeats({ standing, onChange }: StandingProps) {
  const { game, gameView, rulebook, names, locale } = useTable()
  const texts = useTexts(companionTexts)
  const { spaces, decks } = rulebook.board
  const alive = seatsIn(gameView.s.alive)
  const { chosen } = gameView.book
  const waitsForStart =
    Boolean(optionOf(gameView, 'speedDie')) || chosen.thirdDie === 'always' || chosen.mayBuy === 'afterLap'
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
                hint=""
                min={0}
                max={MAX_AMOUNT}
                value={standing.cash[seat] ?? 0}
                onChange={(amount) => onChange({ cash: standing.cash.with(seat, amount) })}
              />
              <Pick
                label={texts.standingPlace(name)}
                labelHidden
                of={spaces.map((_, space) => space)}
                named={(space) => textIn(spaces[space]?.name, locale)}
                value={standing.place[seat] ?? 0}
                onPick={(space) => onChange({ place: standing.place.with(seat, space) })}
              />
              <JailField
                of={name}
                value={standing.jail[seat] ?? 0}
                onPick={(attempt) => onChange({ jail: standing.jail.with(seat, attempt) })}
              />
              {waitsForStart && (
                <Switch
                  label={texts.whats.laps}
                  checked={(standing.laps[seat] ?? 0) > 0}
                  onChange={(has) => onChange({ laps: standing.laps.with(seat, has ? 1 : 0) })}
                />
              )}
            </li>
          )
        })}
      </ul>
      {standing.shares.length > 0 && <StandingShares standing={standing} onChange={onChange} />}
      {decksOf(gameView.book).map((deck, index) => (
        <Pick
          key={deck}
          label={texts.about(texts.whats.jailCard, textIn(decks[deck]?.name, locale) ?? '')}
          of={[NOBODY, ...alive]}
          named={(seat) => names[seat] ?? texts.inDeck}
          value={standing.jailCard[index] ?? NOBODY}
          onPick={(seat) => onChange({ jailCard: standing.jailCard.with(index, seat) })}
        />
      ))}
    </>
  )
}
