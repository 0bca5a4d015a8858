import { openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { openSerials } from '@hausregeln/view-kit/table/matters.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** Offers to other persons at this screen: a tap lets them look. */
export function OthersOffers() {
  const { gameView, me, persons, names, setMe } = useTable()
  const texts = useTexts(tableTexts)
  const offers = persons.flatMap((seat) =>
    seat === me ? [] : openSerials(gameView, seat, 'refuse').map((serial) => ({ seat, serial })),
  )
  if (offers.length === 0) return null
  return (
    <Panel title={texts.offers}>
      <ul className="stack stack--tight plain-list">
        {offers.map(({ seat, serial }) => (
          <li key={serial} className="row row--spread">
            <span>{texts.offerTo(names[openOffer(gameView, serial)?.seat ?? -1] ?? '', names[seat] ?? '')}</span>
            <Button size="small" onClick={() => setMe(seat)}>
              {texts.answer}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
