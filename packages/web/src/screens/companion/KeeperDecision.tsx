import { Chance, seatsIn } from '@hausregeln/engine'
import { askText, askTexts } from '@hausregeln/rulebooks/texts/index.ts'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { ChanceInput } from '../../given/ChanceInput.tsx'
import { useGive } from '../../given/useGive.ts'
import { PARTS } from '../../parts/parts.ts'
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
  const slips = PARTS.flatMap((part) => part.slips ?? []).find(({ round }) => round(gameView) !== null)
  const [first] = seatsIn(gameView.s.must)
  if (slips === undefined || first === undefined) return <DecisionPanel />
  const [question = ''] = askTexts(rulebook, gameView, first, names, locale)
  return <SlipsPanel key={slips.round(gameView)} slips={slips} question={question} />
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
        {PARTS.map(({ chapter, news: News }) => News && <News key={chapter} />)}
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
