import { offerText, openOffer } from '@hausregeln/rulebooks/texts/index.ts'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { type TableScope, useTable } from '@hausregeln/view-kit/table/context.ts'
import { tradesDeeds } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { openSerials } from '@hausregeln/view-kit/table/matters.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Handshake } from 'lucide-react'
import { OthersOffers } from './OthersOffers.tsx'

/** Make an offer, take one back. (Offers of others are decided on above.) */
export function OwnOffers() {
  const scope = useTable()
  const texts = useTexts(tableTexts)
  if (scope.me < 0 || scope.gameView.s.over !== 0) return null
  const own = openSerials(scope.gameView, scope.me, 'withdraw')
  const trades = scope.gameView.book.codes.offer !== undefined
  return (
    <>
      {own.map((serial) => (
        <Panel key={serial} title={texts.ownOffer}>
          <div className="stack stack--tight">
            <p>{wordsOf(scope, serial)}</p>
            <ActionButton name="withdraw" argument={serial} size="small" />
          </div>
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
            {tradesDeeds(scope.gameView) ? texts.trade : texts.tradeShares}
          </Button>
        </div>
      )}
    </>
  )
}

function wordsOf({ rulebook, gameView, names, locale }: TableScope, serial: number): string {
  const offer = openOffer(gameView, serial)
  return offer === null ? '' : offerText(rulebook, gameView, offer, names, locale)
}
