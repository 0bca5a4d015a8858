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
  const offers = openSerials(gameView, me, 'refuse').map((serial) => (
    <OpenOffer key={serial} serial={serial} beside={beside} />
  ))
  if (!beside) return offers
  return (
    <section className="offers stack stack--tight">
      <h3 className="offers__title">{texts.offers}</h3>
      {offers}
    </section>
  )
}

interface OpenOfferProps {
  readonly serial: number
  /** Another question is asked beside it: its answers are said in a word each, which is enough below its sentence. */
  readonly beside: boolean
}

/** An offer in words, with what accepting it would cost beyond that. */
function OpenOffer({ serial, beside }: OpenOfferProps) {
  const { rulebook, gameView, names, locale, showTrade } = useTable()
  const texts = useTexts(tableTexts)
  const offer = openOffer(gameView, serial)
  if (offer === null) return null
  const size = beside ? 'small' : undefined
  return (
    <div className="stack stack--tight">
      <p>{offerText(rulebook, gameView, offer, names, locale)}</p>
      {offerWarnings(rulebook, gameView, offer, names, locale).map(({ text, rule }) => (
        <p key={text} className="notice">
          {text} {rule !== null && <RuleChip id={rule} />}
        </p>
      ))}
      <div className="answers">
        <ActionButton
          name="accept"
          argument={serial}
          look="primary"
          size={size}
          {...(beside && { word: texts.accept })}
        />
        <ActionButton name="refuse" argument={serial} size={size} {...(beside && { word: texts.decline })} />
        <Button size={size} onClick={() => showTrade({ to: offer.seat, counters: serial })}>
          {texts.counter}
        </Button>
      </div>
    </div>
  )
}
