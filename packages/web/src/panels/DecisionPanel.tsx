import { askTexts, type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { type ComponentType, useEffect, useRef } from 'react'
import { Panel } from '../design/index.ts'
import { useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'
import { AuctionPart } from './AuctionPart.tsx'
import { BusPart } from './BusPart.tsx'
import { Countdown } from './Countdown.tsx'
import { DebtPart } from './DebtPart.tsx'
import { DecisionAside } from './DecisionAside.tsx'
import { DemandsPart } from './DemandsPart.tsx'
import { JumpPart } from './JumpPart.tsx'
import { openDemands } from './matters.ts'
import { PlacePart } from './PlacePart.tsx'
import { SimplePart } from './SimplePart.tsx'

/** The part of the panel for each kind of question; a rulebook with questions of its own adds a line here. */
const PARTS: Readonly<Partial<Record<Question['ask'], ComponentType>>> = {
  auction: AuctionPart,
  debt: DebtPart,
  place: PlacePart,
  bus: BusPart,
  triple: JumpPart,
}

/** Questions that are no decision of this seat now. */
const WAITING: readonly Question['ask'][] = ['wait', 'over', 'demands', 'offers']

/** What the person at the screen must decide: always here, always in these words. */
export function DecisionPanel() {
  const { rulebook, lens, names, locale, me, persons, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const body = useRef<HTMLDivElement>(null)
  const ask = me < 0 ? 'wait' : (questionsFor(lens, me)[0]?.ask ?? 'wait')
  const waits = WAITING.includes(ask)
  const demands = openDemands(lens, persons).length > 0
  useEffect(() => {
    if (document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>('.js-main:not([aria-disabled="true"])')?.focus({ preventScroll: true })
  })
  const Part = PARTS[ask] ?? SimplePart
  return (
    <Panel
      className="decision"
      tone={waits && !demands ? 'plain' : 'accent'}
      title={!waits ? texts.yourTurn(names[me] ?? '') : demands ? texts.demands : texts.waiting}
      aside={<DecisionAside />}
    >
      <div ref={body} className="stack">
        {ask !== 'demands' && <p className="decision__ask">{askTexts(rulebook, lens, me, names, locale)[0]}</p>}
        {demands && (
          <>
            <p className="fine">{texts.demandKey}</p>
            <DemandsPart />
          </>
        )}
        {snapshot.countdown && <Countdown countdown={snapshot.countdown} />}
        {!waits && <Part />}
      </div>
    </Panel>
  )
}
