import { seatsIn } from '@hausregeln/engine'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { Ahead } from '@hausregeln/view-kit/table/stage/Ahead.tsx'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { Fact } from '@hausregeln/view-kit/table/stage/Fact.tsx'
import { stageLaterTexts } from '@hausregeln/view-kit/table/stage/later.ts'
import { stageTexts } from '@hausregeln/view-kit/table/stage/texts.ts'
import { dearestAhead } from '@hausregeln/view-kit/table/stakes/ahead.ts'
import { Coins, Dices, Hourglass } from 'lucide-react'
import './jail.css'

/** In jail: the attempts that are left, the chance of doubles, what leaving costs, and what waits outside. */
export default function JailStage() {
  const { gameView, locale } = useTable()
  const texts = useTexts(stageLaterTexts)
  const { cannotPay } = useTexts(stageTexts)
  const seat = seatsIn(gameView.s.must)[0] ?? -1
  const turn = gameView.s.jail[seat] ?? 0
  const { attempts, bail, lastBail } = gameView.book.policies.jail
  const left = (gameView.s.cash[seat] ?? 0) - bail
  const ahead = dearestAhead(gameView, seat)
  const number = (amount: number) => formatNumber(locale, amount)
  return (
    <DeedStage deed={-1}>
      <p className="tries">
        <span>{texts.attempt(turn, attempts)}</span>
        <span className="tries__pips" aria-hidden>
          {Array.from({ length: attempts }, (_, before) => before + 1).map((attempt) => (
            <i key={attempt} className={classes(attempt < turn && 'tries__gone', attempt === turn && 'tries__now')} />
          ))}
        </span>
      </p>
      <ul className="stakes plain-list">
        <Fact icon={<Dices size={16} aria-hidden />} label={texts.doubles}>
          {texts.oneInSix}
        </Fact>
        {turn >= attempts && (
          <Fact icon={<Hourglass size={16} aria-hidden />} label={texts.lastTry}>
            {number(lastBail)}
          </Fact>
        )}
        <Fact
          icon={<Coins size={16} aria-hidden />}
          label={left < 0 ? cannotPay : texts.cashAfterBail(number(bail))}
          bad={left < 0}
        >
          {number(Math.max(left, 0))}
        </Fact>
        <Ahead ahead={ahead} covers={ahead === null || ahead.amount <= left} />
      </ul>
    </DeedStage>
  )
}
