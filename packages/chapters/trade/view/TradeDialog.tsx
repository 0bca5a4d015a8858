import { NOBODY, pack, type TermsData, verify } from '@hausregeln/engine'
import { offerText, offerWarnings, openOffer, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { Button, Dialog, Select } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import { useAct } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { type TradeStart, useTable } from '@hausregeln/view-kit/table/context.ts'
import { tradesDeeds } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { type Basket, basketOf, EMPTY_BASKET, goodsOf, toggled } from '@hausregeln/view-kit/table/deeds/goods.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useState } from 'react'
import { agreedDeal } from './agreed.ts'
import { GoodsFields } from './GoodsFields.tsx'
import { usePicking } from './usePicking.tsx'

interface TradeDialogProps {
  readonly start: TradeStart
  readonly onClose: () => void
}

/** What is asked for to begin with: nothing, or the deed whose card led here. */
function asked({ want }: TradeStart): Basket {
  return want === undefined ? EMPTY_BASKET : { ...EMPTY_BASKET, deeds: [want] }
}

/** Builds an offer: who with, what each gives, what it says in words, and whether the rules allow it. */
export default function TradeDialog({ start, onClose }: TradeDialogProps) {
  const { gameView, rulebook, me, names, locale, keeper, persons, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const carryOut = useAct()
  const others = names.flatMap((_, seat) => (seat !== me && (gameView.s.alive >>> seat) & 1 ? [seat] : []))
  const answered = start.counters === null ? null : openOffer(gameView, start.counters)
  const [to, setTo] = useState(start.to ?? others[0] ?? NOBODY)
  const [give, setGive] = useState<Basket>(answered ? basketOf(answered.terms.get) : EMPTY_BASKET)
  const [get, setGet] = useState<Basket>(answered ? basketOf(answered.terms.give) : asked(start))
  const counters = answered === null || start.counters === null ? {} : { counters: start.counters }
  const terms: TermsData = { to, give: goodsOf(give), get: goodsOf(get), ...counters }
  gameView.terms.read(terms)
  const refusal = verify(gameView, pack(gameView.book.codes.offer, me))
  const notice = refusal === null ? null : refusalText(rulebook, refusal, locale)
  const offer = { seat: me, terms }
  usePicking(terms, answered === null ? [me, ...others] : [me, to], (deed, owner) => {
    if (owner === me) return setGive({ ...give, deeds: toggled(give.deeds, deed) })
    if (owner === to) return setGet({ ...get, deeds: toggled(get.deeds, deed) })
    setTo(owner)
    setGet({ ...EMPTY_BASKET, deeds: [deed] })
  })
  const isBlank = [give, get].every((basket) => Object.keys(goodsOf(basket)).length === 0)
  // Who keeps the books of a real table acts for both: what they have agreed on is one step.
  const isAgreed = keeper && persons.includes(to)
  const deal = isAgreed && refusal === null ? agreedDeal(rulebook, snapshot.view, me, terms) : { refusal }
  const agreedFault = deal.refusal
  async function book() {
    if (!('moves' in deal)) return
    onClose()
    for (const move of deal.moves) await carryOut(move)
  }
  async function send() {
    onClose()
    await carryOut({ do: 'offer', seat: me, terms })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={start.counters === null ? (tradesDeeds(gameView) ? texts.trade : texts.tradeShares) : texts.counter}
      size="large"
      beside
      actions={
        <>
          {isAgreed && (
            <Button
              look="primary"
              sends
              reason={agreedFault === null ? undefined : withRule(refusalText(rulebook, agreedFault, locale))}
              onClick={() => void book()}
            >
              {texts.agreed}
            </Button>
          )}
          <Button
            look={isAgreed ? undefined : 'primary'}
            sends
            reason={notice === null ? undefined : withRule(notice)}
            onClick={() => void send()}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="stack">
        {answered === null && (
          <Select
            label={texts.tradeWith}
            value={String(to)}
            onChange={(seat) => {
              setTo(Number(seat))
              setGet(EMPTY_BASKET)
            }}
            options={others.map((seat) => ({ value: String(seat), label: names[seat] ?? '' }))}
          />
        )}
        <div className="trade">
          <GoodsFields seat={me} to={to} basket={give} incoming={get.cash} onChange={setGive} />
          <GoodsFields seat={to} to={me} basket={get} incoming={give.cash} onChange={setGet} />
        </div>
        {isBlank && <p className="soft">{texts.whatToTrade}</p>}
        {!isBlank && notice !== null && (
          <p className="notice" role="status">
            {notice.text} {notice.rule !== null && <RuleChip id={notice.rule} />}
          </p>
        )}
        {refusal === null && <p className="trade__words">{offerText(rulebook, gameView, offer, names, locale)}</p>}
        {offerWarnings(rulebook, gameView, offer, names, locale).map((warning) => (
          <p key={warning.text} className="notice">
            {warning.text} {warning.rule !== null && <RuleChip id={warning.rule} />}
          </p>
        ))}
      </div>
    </Dialog>
  )
}
