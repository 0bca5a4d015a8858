import { ACTIONS } from '@hausregeln/engine'
import { offerText, offerWarnings, openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { Handshake } from 'lucide-react'
import { Button, Panel } from '../design/index.ts'
import { useTexts } from '../i18n/index.ts'
import { ActionButton } from '../table/ActionButton.tsx'
import { type TableScope, useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'
import { openSerials } from './matters.ts'
import { OthersOffers } from './OthersOffers.tsx'

/** What one may do without being asked: answer offers, make one. (Rents are demanded in the decision panel.) */
export function MattersPanel() {
  const scope = useTable()
  const texts = useTexts(tableTexts)
  if (scope.me < 0 || scope.lens.s.over !== 0) return null
  const offers = openSerials(scope.lens, scope.me, 'refuse')
  const own = openSerials(scope.lens, scope.me, 'withdraw')
  const trades = scope.lens.book.actions[ACTIONS.offer.code] !== undefined
  return (
    <>
      {offers.map((serial) => (
        <OfferPanel key={serial} serial={serial} />
      ))}
      {own.map((serial) => (
        <Panel key={serial} title={texts.ownOffer}>
          <p>{wordsOf(scope, serial)}</p>
          <ActionButton name="withdraw" argument={serial} size="small" />
        </Panel>
      ))}
      <OthersOffers />
      {trades && (
        <div className="row">
          <Button
            size="small"
            icon={<Handshake size={18} aria-hidden />}
            onClick={() => scope.showTrade({ to: null, counters: null })}
          >
            {texts.trade}
          </Button>
        </div>
      )}
    </>
  )
}

function wordsOf({ rulebook, lens, names, locale }: TableScope, serial: number): string {
  const offer = openOffer(lens, serial)
  return offer === null ? '' : offerText(rulebook, lens, offer, names, locale)
}

/** An offer to the person at the screen, with what accepting would cost beyond it. */
function OfferPanel({ serial }: { readonly serial: number }) {
  const scope = useTable()
  const { rulebook, lens, names, locale, showTrade } = scope
  const texts = useTexts(tableTexts)
  const offer = openOffer(lens, serial)
  if (offer === null) return null
  return (
    <Panel title={texts.offers} tone="accent">
      <p>{offerText(rulebook, lens, offer, names, locale)}</p>
      {offerWarnings(rulebook, lens, offer, names, locale).map((notice) => (
        <p key={notice.text} className="notice">
          {notice.text} ({notice.rule})
        </p>
      ))}
      <div className="answers">
        <ActionButton name="accept" argument={serial} look="primary" />
        <ActionButton name="refuse" argument={serial} />
        <Button onClick={() => showTrade({ to: offer.seat, counters: serial })}>{texts.counter}</Button>
      </div>
    </Panel>
  )
}
