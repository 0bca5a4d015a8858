import { offerText, offerWarnings, openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { openSerials } from '@hausregeln/view-kit/table/matters.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** Offers to the person at the screen: to be accepted, declined or answered by another one. */
export function OffersPart({ beside }: { readonly beside: boolean }) {
  const { gameView, me } = useTable()
  const texts = useTexts(tableTexts)
  return (
    <>
      {beside && <h3 className="decision__offers">{texts.offers}</h3>}
      {openSerials(gameView, me, 'refuse').map((serial) => (
        <OpenOffer key={serial} serial={serial} />
      ))}
    </>
  )
}

/** An offer in words, with what accepting it would cost beyond that. */
function OpenOffer({ serial }: { readonly serial: number }) {
  const { rulebook, gameView, names, locale, showTrade } = useTable()
  const texts = useTexts(tableTexts)
  const offer = openOffer(gameView, serial)
  if (offer === null) return null
  return (
    <div className="stack stack--tight">
      <p>{offerText(rulebook, gameView, offer, names, locale)}</p>
      {offerWarnings(rulebook, gameView, offer, names, locale).map(({ text, rule }) => (
        <p key={text} className="notice">
          {text} {rule !== null && <RuleChip id={rule} />}
        </p>
      ))}
      <div className="answers">
        <ActionButton name="accept" argument={serial} look="primary" />
        <ActionButton name="refuse" argument={serial} />
        <Button onClick={() => showTrade({ to: offer.seat, counters: serial })}>{texts.counter}</Button>
      </div>
    </div>
  )
}
