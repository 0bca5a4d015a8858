import { sealedRound } from '@hausregeln/chapters/auction-sealed/rules/slips.ts'
import { OpenSlips } from '@hausregeln/chapters/auction-sealed/view/OpenSlips.tsx'
import { actionRule, Chance, type GameView, type Range, seatsIn } from '@hausregeln/engine'
import { askText, askTexts } from '@hausregeln/rulebooks/texts/index.ts'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { ChanceInput } from '../../given/ChanceInput.tsx'
import { useGive } from '../../given/useGive.ts'
import { DecisionAside } from '../table/decision/DecisionAside.tsx'
import { DecisionPanel } from '../table/decision/DecisionPanel.tsx'
import EndPanel from '../table/end/EndPanel.tsx'
import { SlipsPanel } from './SlipsPanel.tsx'
import { companionTexts } from './texts.ts'

/** What the keeper has to enter or to decide next, whose turn it may be. */
export function KeeperDecision() {
  const { gameView, rulebook, names, locale } = useTable()
  if (gameView.s.over !== 0) return <EndPanel />
  if (gameView.s.awaiting !== 0) return <AwaitedPanel />
  const slips = slipsAwaited(gameView)
  const [first] = slips
  if (first === undefined) return <DecisionPanel />
  const [question = ''] = askTexts(rulebook, gameView, first, names, locale)
  return <SlipsPanel key={sealedRound(gameView)} question={question} />
}

/** Seats whose sealed bids are still to come. */
function slipsAwaited(gameView: GameView): number[] {
  const range: Range = { low: 0, high: 0 }
  const rule = actionRule(gameView.book, 'sealedBid')
  return seatsIn(gameView.s.must).filter(
    (seat) => rule?.range?.(gameView, seat, range) && rule.check(gameView, seat, range.low) === null,
  )
}

/** Dice, a card or a lot that the game waits for. */
function AwaitedPanel() {
  const { gameView, rulebook, names, locale, me } = useTable()
  const texts = useTexts(companionTexts)
  const give = useGive()
  const { awaiting, awaitingFor, throwsMade } = gameView.s
  const question = askText(rulebook, gameView, me, names, locale)
  return (
    <Panel className="decision" tone="accent" title={texts.awaited} aside={<DecisionAside />}>
      <div className="stack">
        <OpenSlips />
        <p className="decision__ask">{question}</p>
        <ChanceInput
          key={awaiting === Chance.dice ? 'dice' : `${question} ${throwsMade}`}
          gameView={gameView}
          kind={awaiting}
          about={awaitingFor}
          atOnce
          onGive={(outcome) => void give(outcome)}
        />
      </div>
    </Panel>
  )
}
