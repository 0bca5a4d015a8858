import { holdingOf } from '@hausregeln/chapters/shares/rules/adjust.ts'
import { sharesEach } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { seatsIn } from '@hausregeln/engine'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { NumberField } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import type { StandingProps } from './StandingSeats.tsx'
import { companionTexts } from './texts.ts'

/** How many shares of whom everybody has; what is left is the bank's. */
export function StandingShares({ standing, onChange }: StandingProps) {
  const { game, gameView, names } = useTable()
  const texts = useTexts(companionTexts)
  const seats = seatsIn(gameView.s.alive)
  return (
    <details className="standing__shares">
      <summary>{texts.whats.shares}</summary>
      {seats.map((issuer) => (
        <div key={issuer} className="standing__issuer">
          <span className="row">
            <SeatDisc seat={issuer} {...game.players[issuer]} colour={game.players[issuer]?.colour ?? ''} size={24} />
            {texts.sharesOfWhom(names[issuer] ?? '')}
          </span>
          <div className="standing__holders">
            {seats.map((holder) => {
              const at = holdingOf(issuer, holder)
              return (
                <NumberField
                  key={holder}
                  label={names[holder] ?? ''}
                  hint=""
                  min={0}
                  max={sharesEach(gameView.book)}
                  value={standing.shares[at] ?? 0}
                  onChange={(number) => onChange({ shares: standing.shares.with(at, number) })}
                />
              )
            })}
          </div>
        </div>
      ))}
    </details>
  )
}
