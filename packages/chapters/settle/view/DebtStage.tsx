import { seatsIn } from '@hausregeln/engine'
import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { Fact } from '@hausregeln/view-kit/table/stage/Fact.tsx'
import { stageLaterTexts } from '@hausregeln/view-kit/table/stage/later.ts'
import { ArrowRight, Coins, HandCoins, Landmark, PiggyBank, TriangleAlert } from 'lucide-react'
import { reserve } from '../rules/debt.ts'
import './debt.css'

/** A debt: who owes whom how much, what is there of it, what could be raised, and whether that would do. */
export default function DebtStage() {
  const { gameView, names, locale } = useTable()
  const texts = useTexts(stageLaterTexts)
  const seat = seatsIn(gameView.s.must)[0] ?? -1
  const question = questionsFor(gameView, seat)[0]
  if (question?.ask !== 'debt') return null
  const { creditor, owed } = question
  const number = (amount: number) => formatNumber(locale, amount)
  const cash = gameView.s.cash[seat] ?? 0
  const raised = reserve(gameView, seat)
  const left = cash + raised - owed
  const share = (amount: number) => `${(100 * Math.min(owed, amount)) / Math.max(1, owed)}%`
  return (
    <DeedStage deed={-1}>
      <p className="owes">
        <Person seat={seat} />
        <span>{names[seat]}</span>
        <strong className="numerals">{number(owed)}</strong>
        <ArrowRight size={20} aria-hidden />
        {names[creditor] === undefined ? <Landmark size={26} aria-hidden /> : <Person seat={creditor} />}
        <span>{names[creditor] ?? texts.bank}</span>
      </p>
      <div className="owes__bar" aria-hidden>
        <span className="owes__there" style={{ inlineSize: share(cash) }} />
        <span className="owes__raised" style={{ inlineSize: share(Math.min(raised, owed - cash)) }} />
      </div>
      <ul className="stakes plain-list">
        <Fact icon={<Coins size={16} aria-hidden />} label={texts.cashNow}>
          {number(cash)}
        </Fact>
        <Fact icon={<HandCoins size={16} aria-hidden />} label={texts.couldRaise}>
          {number(raised)}
        </Fact>
        {left < 0 ? (
          <Fact icon={<TriangleAlert size={16} aria-hidden />} label={texts.stillMissing} bad>
            {number(-left)}
          </Fact>
        ) : (
          <Fact icon={<PiggyBank size={16} aria-hidden />} label={texts.leftAtMost}>
            {number(left)}
          </Fact>
        )}
      </ul>
    </DeedStage>
  )
}

function Person({ seat }: { readonly seat: number }) {
  const player = useTable().game.players[seat]
  return player === undefined ? null : <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={30} />
}
