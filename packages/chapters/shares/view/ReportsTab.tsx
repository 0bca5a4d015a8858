import { checkAdjustment } from '@hausregeln/engine'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import { useEnter } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { dividendPerShare, perShareOf } from '../rules/dividend.ts'
import { useDeadline } from './deadline.ts'
import { dividendDue, issuersIn } from './shares.ts'
import { shareTexts } from './texts.ts'

/** The last report of everybody, the dividend that follows from it, and who owes a report. */
export function ReportsTab() {
  const { gameView, game, locale, me, keeper } = useTable()
  const texts = useTexts(shareTexts)
  const number = (value: number) => formatNumber(locale, value)
  const deadline = useDeadline()
  const { dividend, report } = gameView.book.rules
  const demands = keeper && gameView.s.over === 0
  return (
    <div className="stack">
      <div className="exchange__scroll">
        <table className="exchange__table">
          <caption className="visually-hidden">{texts.reports}</caption>
          <thead>
            <tr>
              <th scope="col">
                {texts.report} {report !== undefined && <RuleChip id={report} />}
              </th>
              <th scope="col">{texts.lastReport}</th>
              <th scope="col">{texts.perShare}</th>
              <th scope="col">
                {texts.atStart} {dividend !== undefined && <RuleChip id={dividend} />}
              </th>
              {demands && (
                <th scope="col">
                  <span className="visually-hidden">{texts.demand}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {issuersIn(gameView).map((seat) => {
              const player = game.players[seat]
              return (
                <tr key={seat}>
                  <th scope="row">
                    <span className="exchange__who">
                      {player && <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={22} />}
                      <span>
                        {player?.name}
                        {(gameView.s.parts.shares.reportsOwed >>> seat) & 1 ? (
                          <span className="exchange__owes">{texts.owes(deadline(seat))}</span>
                        ) : null}
                      </span>
                    </span>
                  </th>
                  <td className="numerals">{number(gameView.s.parts.shares.reportCash[seat] ?? 0)}</td>
                  <td className="numerals">{number(dividendPerShare(gameView, seat))}</td>
                  <td className="numerals">{number(dividendDue(gameView, seat))}</td>
                  {demands && (
                    <td>
                      <DemandButton seat={seat} />
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {me >= 0 && gameView.s.over === 0 && <ReportNow seat={me} />}
    </div>
  )
}

/** Who keeps the books of a real board is the exchange's supervision: it may demand a report on special occasions. */
function DemandButton({ seat }: { readonly seat: number }) {
  const { gameView, rulebook, names, locale } = useTable()
  const texts = useTexts(shareTexts)
  const enter = useEnter()
  const demand = { host: 'adjust', what: 'report', of: seat, value: 1, reason: texts.demandReason } as const
  const refusal = checkAdjustment(gameView, demand)
  return (
    <Button
      size="small"
      aria-label={texts.demandOf(names[seat] ?? '')}
      reason={refusal === null ? undefined : withRule(refusalText(rulebook, refusal, locale))}
      onClick={() => void enter(demand)}
    >
      {texts.demand}
    </Button>
  )
}

/** What a report would say now, and what the dividend would be by it. */
function ReportNow({ seat }: { readonly seat: number }) {
  const { gameView, locale } = useTable()
  const texts = useTexts(shareTexts)
  const number = (value: number) => formatNumber(locale, value)
  const cash = gameView.s.cash[seat] ?? 0
  const perShare = perShareOf(gameView.book, cash)
  return (
    <>
      <p className="fine">
        {texts.reportNow(number(cash), number(perShare), number(dividendDue(gameView, seat, perShare)))}
      </p>
      <ActionButton name="report" size="small" explained />
    </>
  )
}
