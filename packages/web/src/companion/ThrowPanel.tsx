import { ACTIONS, type ActionName, Chance, pack, verify } from '@hausregeln/engine'
import { askTexts } from '@hausregeln/rulebooks/texts/index.ts'
import { Panel } from '../design/index.ts'
import { useTexts } from '../i18n/index.ts'
import { Countdown } from '../panels/Countdown.tsx'
import { DecisionAside } from '../panels/DecisionAside.tsx'
import { DemandsPart } from '../panels/DemandsPart.tsx'
import { openDemands } from '../panels/matters.ts'
import { OffersPart } from '../panels/OffersPart.tsx'
import { HereAnswers, LapsingDemands } from '../panels/SimplePart.tsx'
import { ActionButton } from '../table/ActionButton.tsx'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'
import { ChanceInput } from './ChanceInput.tsx'
import { companionTexts } from './texts.ts'
import { useGive } from './useGive.ts'

/** What one may do instead of throwing. */
const INSTEAD: readonly ActionName[] = ['payBail', 'playJailCard', 'stay', 'endTurn']

/** Somebody is to throw: the keeper enters what the dice show at once; rents are demanded before. */
export function ThrowPanel({ about }: { readonly about: number }) {
  const { lens, rulebook, names, locale, me, persons, snapshot } = useTable()
  const texts = useTexts(companionTexts)
  const common = useTexts(tableTexts)
  const give = useGive()
  const instead = INSTEAD.filter((name) => verify(lens, pack(ACTIONS[name].code, me)) === null)
  const demands = openDemands(lens, persons).length > 0
  const enter = (outcome: readonly number[]) => void give(outcome, { do: 'throw', seat: me })
  return (
    <Panel className="decision" tone="accent" title={texts.throwOf(names[me] ?? '')} aside={<DecisionAside />}>
      <div className="stack">
        <p className="decision__ask">{askTexts(rulebook, lens, me, names, locale)[0]}</p>
        {demands && (
          <>
            <LapsingDemands />
            <p className="fine">{common.demandKey}</p>
            <DemandsPart />
          </>
        )}
        <OffersPart />
        {snapshot.countdown && <Countdown countdown={snapshot.countdown} />}
        <ChanceInput lens={lens} kind={Chance.dice} about={about} onGive={enter} />
        {instead.length > 0 && <p className="fine">{texts.otherwise}</p>}
        <div className="answers">
          <HereAnswers />
          {instead.map((name) => (
            <ActionButton key={name} name={name} />
          ))}
        </div>
      </div>
    </Panel>
  )
}
