import type { Slot } from '@hausregeln/engine'
import { askTexts, type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { type ComponentType, useRef } from 'react'
import { PrisonPart } from '../business/PrisonPart.tsx'
import { Panel } from '../design/index.ts'
import { MinimumPart } from '../exchange/MinimumPart.tsx'
import { OpenSlips } from '../exchange/OpenSlips.tsx'
import { ReportPart } from '../exchange/ReportPart.tsx'
import { SealedPart } from '../exchange/SealedPart.tsx'
import { useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { RuleChip } from '../table/RuleChip.tsx'
import { tableTexts } from '../table/texts.ts'
import { AuctionPart } from './AuctionPart.tsx'
import { BusPart } from './BusPart.tsx'
import { Countdown } from './Countdown.tsx'
import { DebtPart } from './DebtPart.tsx'
import { DecisionAside } from './DecisionAside.tsx'
import { DeedChip } from './DeedChip.tsx'
import { DemandsPart } from './DemandsPart.tsx'
import { JumpPart } from './JumpPart.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { openDemands, openSerials } from './matters.ts'
import { OffersPart } from './OffersPart.tsx'
import { PlacePart } from './PlacePart.tsx'
import { SimplePart } from './SimplePart.tsx'
import { useAnswerFocus } from './useAnswerFocus.ts'

/** The part of the panel for each kind of question; a rulebook with questions of its own adds a line here. */
const PARTS: Readonly<Partial<Record<Question['ask'], ComponentType>>> = {
  auction: AuctionPart,
  debt: DebtPart,
  prison: PrisonPart,
  place: PlacePart,
  bus: BusPart,
  triple: JumpPart,
  sealed: SealedPart,
  shareLot: SealedPart,
  minimum: MinimumPart,
  report: ReportPart,
}

/** The rule behind a question that may need to be read up. */
const SLOT_OF: Readonly<Partial<Record<Question['ask'], Slot>>> = {
  jail: 'jailChoice',
  buy: 'purchase',
  auction: 'auction',
  sealed: 'sealedBid',
  debt: 'debt',
  want: 'shortage',
  place: 'shortage',
  bus: 'speedBus',
  triple: 'speedTriple',
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
  const offers = me >= 0 && openSerials(lens, me, 'refuse').length > 0
  useAnswerFocus(body)
  const idle = snapshot.botsPlay ? texts.botsPlay : texts.waiting
  const Part = PARTS[ask] ?? SimplePart
  const rule = rulebook.book.rules[SLOT_OF[ask] ?? 'throw']
  return (
    <Panel
      className="decision"
      tone={waits && !demands && !offers ? 'plain' : 'accent'}
      title={!waits || offers ? texts.yourTurn(names[me] ?? '') : demands ? texts.demands : idle}
      aside={<DecisionAside />}
    >
      <div ref={body} className="stack">
        {!waits && <Meanwhile />}
        <OpenSlips />
        {ask !== 'demands' && (
          <p className="decision__ask">
            {askTexts(rulebook, lens, me, names, locale)[0]} {ask in SLOT_OF && rule && <RuleChip id={rule} />}{' '}
            {!waits && <DeedChip />}
          </p>
        )}
        {demands && (
          <>
            <p className="fine">
              {texts.demandKey} <span className="decision__key">{texts.demandByKey}</span>
            </p>
            <DemandsPart />
          </>
        )}
        {snapshot.countdown && <Countdown countdown={snapshot.countdown} />}
        {!waits && <Part />}
        {offers && !waits && <h3>{texts.offers}</h3>}
        {offers && <OffersPart />}
      </div>
    </Panel>
  )
}
