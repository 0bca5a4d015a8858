import { BANK, packLot } from '@hausregeln/engine'
import { Amounts, Button, NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { mostAtOnce, salesATurn, sharesOf } from '../rules/holdings.ts'
import { purchasesLeft } from '../rules/lot.ts'
import { issuersIn } from './shares.ts'
import { shareTexts } from './texts.ts'

/** Selling shares to the bank, asking the bank for shares, and deals with other players. */
export function DealTab() {
  const { gameView, me, names, locale, showTrade } = useTable()
  const texts = useTexts(shareTexts)
  const issuers = issuersIn(gameView)
  const [wish, setWish] = useState({ issuer: me, number: 1 })
  const issuer = issuers.includes(wish.issuer) ? wish.issuer : (issuers[0] ?? 0)
  const number = (value: number) => formatNumber(locale, value)
  const argument = packLot(issuer, wish.number)
  return (
    <div className="stack">
      <Amounts>
        <div className="exchange__deal">
          <Select
            label={texts.issuer}
            value={String(issuer)}
            onChange={(value) => setWish({ ...wish, issuer: Number(value) })}
            options={issuers.map((seat) => ({ value: String(seat), label: names[seat] ?? '' }))}
          />
          <NumberField
            label={texts.number}
            value={wish.number}
            min={1}
            max={mostAtOnce(gameView.book)}
            onChange={(count) => setWish({ ...wish, number: count })}
          />
        </div>
        <p className="fine">
          {texts.has(
            names[issuer] ?? '',
            number(sharesOf(gameView, issuer, me)),
            number(sharesOf(gameView, issuer, BANK)),
          )}{' '}
          {texts.left(
            number(salesATurn(gameView.book) - (gameView.s.parts.shares.sold[me] ?? 0)),
            number(purchasesLeft(gameView, me)),
          )}
        </p>
        <div className="stack stack--tight">
          <ActionButton name="sellShares" argument={argument} explained sends />
          <ActionButton name="buyShares" argument={argument} explained sends />
        </div>
      </Amounts>
      <Button
        size="small"
        icon={<Handshake size={18} aria-hidden />}
        onClick={() => showTrade({ to: null, counters: null })}
      >
        {texts.toPlayers}
      </Button>
    </div>
  )
}
