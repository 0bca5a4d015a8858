import { pack, verify } from '@hausregeln/engine'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useGoesAlone } from '@hausregeln/view-kit/table/acting/useGoesAlone.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { prisonTexts } from './texts.ts'
import './prison.css'

/** In prison: the price that falls from round to round as steps, and the choice between paying and sitting. */
export function PrisonPart() {
  const { gameView, me, locale } = useTable()
  const goesAlone = useGoesAlone()
  const pays = verify(gameView, pack(gameView.book.codes.payBail, me)) === null
  return (
    <>
      <div className="on-stage">
        <BailSteps now={gameView.s.jail[me] ?? 0} />
      </div>
      <div className="answers">
        <ActionButton
          name="payBail"
          main={pays}
          explained
          note={goesAlone ? tableTexts[locale].thenThrown : undefined}
        />
        <ActionButton name="stay" main={!pays} explained />
      </div>
    </>
  )
}

/** The prices as steps down to the free way out; `now`: the round that one is in, 0 for none. */
export function BailSteps({ now }: { readonly now: number }) {
  const { gameView, locale } = useTable()
  const texts = useTexts(prisonTexts)
  const bails = gameView.book.policies.jail.bails ?? []
  const highest = Math.max(1, ...bails)
  return (
    <ol className="bails plain-list" aria-label={texts.prisonSteps}>
      {[...bails, 0].map((bail, index) => {
        const round = index + 1
        return (
          <li
            key={round}
            className={classes('bails__step', round === now && 'bails__step--now', round < now && 'bails__step--gone')}
            aria-current={round === now ? 'step' : undefined}
          >
            <strong className="numerals">{bail > 0 ? formatNumber(locale, bail) : texts.prisonFree}</strong>
            <span className="bails__tread" style={{ blockSize: `${0.5 + (bail / highest) * 2.2}rem` }} aria-hidden />
            <span className="bails__round">
              {texts.prisonTurn(round)}
              {round === now && ` · ${texts.prisonNow}`}
              {round < now && <span className="visually-hidden"> · {texts.prisonGone}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
