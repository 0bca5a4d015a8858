import type { Slot } from '@hausregeln/engine'
import { askTexts, type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { type ComponentType, useRef } from 'react'
import { AuctionPart } from '../../chapters/auction-open/AuctionPart.tsx'
import { OpenSlips } from '../../chapters/auction-sealed/OpenSlips.tsx'
import { SealedPart } from '../../chapters/auction-sealed/SealedPart.tsx'
import { MinimumPart } from '../../chapters/owner-auction/MinimumPart.tsx'
import { PrisonPart } from '../../chapters/prison-bail/PrisonPart.tsx'
import { DemandsPart } from '../../chapters/rent/DemandsPart.tsx'
import { DebtPart } from '../../chapters/settle/DebtPart.tsx'
import { ReportPart } from '../../chapters/shares/ReportPart.tsx'
import { PlacePart } from '../../chapters/shortage/PlacePart.tsx'
import { BusPart } from '../../chapters/speed-die/BusPart.tsx'
import { JumpPart } from '../../chapters/speed-die/JumpPart.tsx'
import { OffersPart } from '../../chapters/trade/OffersPart.tsx'
import { Panel } from '../../design/index.ts'
import { useTexts } from '../../i18n/index.ts'
import { useTable } from '../../table/context.ts'
import { openDemands, openSerials } from '../../table/matters.ts'
import { RuleChip } from '../../table/RuleChip.tsx'
import { tableTexts } from '../../table/texts.ts'
import { Countdown } from './Countdown.tsx'
import { DecisionAside } from './DecisionAside.tsx'
import { DeedChip } from './DeedChip.tsx'
import { Meanwhile } from './Meanwhile.tsx'
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
