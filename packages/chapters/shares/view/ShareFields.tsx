import { NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import type { GoodsChoiceProps } from '@hausregeln/view-kit/table/deeds/goods.ts'
import { sharesOf } from '../rules/holdings.ts'
import { sharePrice } from '../rules/price.ts'
import { issuersIn } from './shares.ts'
import { shareTexts } from './texts.ts'

/** Shares that one side of a deal gives: whose, and how many. */
export function ShareFields({ seat, basket, onChange }: GoodsChoiceProps) {
  const { gameView, names, locale } = useTable()
  const texts = useTexts(shareTexts)
  const held = issuersIn(gameView).filter((issuer) => sharesOf(gameView, issuer, seat) > 0)
  const { shares } = basket
  const number = (value: number) => formatNumber(locale, value)
  const most = shares === null ? 0 : sharesOf(gameView, shares.issuer, seat)
  const sharesFrom = (issuer: number) => ({
    issuer,
    number: Math.min(shares?.number ?? 1, sharesOf(gameView, issuer, seat)),
  })
  return (
    <>
      <Select
        label={texts.issuer}
        value={shares === null ? '' : String(shares.issuer)}
        onChange={(value) => onChange({ ...basket, shares: value === '' ? null : sharesFrom(Number(value)) })}
        options={[
          { value: '', label: texts.noShares },
          ...held.map((issuer) => ({
            value: String(issuer),
            label: `${names[issuer] ?? ''} (${number(sharesOf(gameView, issuer, seat))} × ${number(sharePrice(gameView, issuer))})`,
          })),
        ]}
      />
      {shares !== null && (
        <NumberField
          label={texts.sharesCount}
          value={shares.number}
          min={1}
          max={most}
          onChange={(count) => onChange({ ...basket, shares: { ...shares, number: count } })}
        />
      )}
    </>
  )
}
