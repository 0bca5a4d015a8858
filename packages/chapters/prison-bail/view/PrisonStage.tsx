import { seatsIn } from '@hausregeln/engine'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { Ahead } from '@hausregeln/view-kit/table/stage/Ahead.tsx'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { dearestAhead } from '@hausregeln/view-kit/table/stakes/ahead.ts'
import { BailSteps } from './PrisonPart.tsx'

/** In prison: what the way out costs, round by round, and what waits outside. */
export default function PrisonStage() {
  const { gameView } = useTable()
  const seat = seatsIn(gameView.s.must)[0] ?? -1
  const turn = gameView.s.jail[seat] ?? 0
  const left = (gameView.s.cash[seat] ?? 0) - (gameView.book.policies.jail.bails?.[turn - 1] ?? 0)
  const ahead = dearestAhead(gameView, seat)
  return (
    <DeedStage deed={-1}>
      <BailSteps now={turn} />
      <ul className="stakes plain-list">
        <Ahead ahead={ahead} covers={ahead === null || ahead.amount <= left} />
      </ul>
    </DeedStage>
  )
}
