import { askText, type Question, questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { type ComponentType, useEffect, useRef } from 'react'
import { Panel } from '../design/index.ts'
import { useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'
import { AuctionPart } from './AuctionPart.tsx'
import { Countdown } from './Countdown.tsx'
import { DebtPart } from './DebtPart.tsx'
import { DemandsPart } from './DemandsPart.tsx'
import { openSerials } from './matters.ts'
import { PlacePart } from './PlacePart.tsx'
import { SimplePart } from './SimplePart.tsx'

/** The part of the panel for each kind of question; a rulebook with questions of its own adds a line here. */
const PARTS: Readonly<Partial<Record<Question['ask'], ComponentType>>> = {
  auction: AuctionPart,
  debt: DebtPart,
  place: PlacePart,
}

/** Questions that are no decision of this seat now. */
const WAITING: readonly Question['ask'][] = ['wait', 'over', 'demands', 'offers']

/** What the person at the screen must decide: always here, always in these words. */
export function DecisionPanel() {
  const { rulebook, lens, names, locale, me, persons, setMe, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const body = useRef<HTMLDivElement>(null)
  const ask = me < 0 ? 'wait' : (questionsFor(lens, me)[0]?.ask ?? 'wait')
  const waits = WAITING.includes(ask)
  const demands = me >= 0 && openSerials(lens, me, 'demand').length > 0
  useEffect(() => {
    if (document.activeElement === document.body) body.current?.querySelector<HTMLElement>('.js-main')?.focus()
  })
  const Part = PARTS[ask] ?? SimplePart
  return (
    <Panel
      className="decision"
      tone={waits && !demands ? 'plain' : 'accent'}
      title={!waits ? texts.yourTurn(names[me] ?? '') : demands ? texts.demands : texts.waiting}
      aside={
        persons.length > 1 ? (
          <label className="decision__who">
            <span className="visually-hidden">{texts.actAs}</span>
            <select className="hr-input hr-select" value={me} onChange={(event) => setMe(Number(event.target.value))}>
              {persons.map((seat) => (
                <option key={seat} value={seat}>
                  {names[seat]}
                </option>
              ))}
            </select>
          </label>
        ) : undefined
      }
    >
      <div ref={body} className="stack">
        {ask !== 'demands' && <p className="decision__ask">{askText(rulebook, lens, me, names, locale)}</p>}
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
