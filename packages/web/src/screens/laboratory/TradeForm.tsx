import { sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import type { TradeData } from '@hausregeln/lab/experiment/index.ts'
import { NumberField, Select } from '@hausregeln/view-kit/design/index.ts'
import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { deedName } from '@hausregeln/view-kit/table/names.ts'
import { labTexts } from './texts.ts'

interface TradeFormProps {
  /** The game as it stands. */
  readonly shown: Pick<TableView, 'gameView' | 'rulebook'>
  /** What players are called, by seat. */
  readonly names: readonly string[]
  readonly trade: TradeData
  readonly onChange: (trade: TradeData) => void
}

type Goods = TradeData['give']

/** A deal that is asked about: who gives what to whom. */
export function TradeForm({ shown, names, trade, onChange }: TradeFormProps) {
  const texts = useTexts(labTexts)
  const { s } = shown.gameView
  const seats = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => (s.alive >>> seat) & 1)
  const options = seats.map((seat) => ({ value: `${seat}`, label: names[seat] ?? '' }))
  const side = (which: 'from' | 'to', goods: 'give' | 'get') => (
    <fieldset className="lab__side">
      <legend>{which === 'from' ? texts.fromSeat : texts.toSeat}</legend>
      <Select
        label={which === 'from' ? texts.fromSeat : texts.toSeat}
        labelHidden
        value={`${trade[which]}`}
        onChange={(value) => onChange({ ...trade, [which]: Number(value), [goods]: {} })}
        options={options}
      />
      <GoodsForm
        key={trade[which]}
        shown={shown}
        names={names}
        seat={trade[which]}
        goods={trade[goods]}
        onChange={(changed) => onChange({ ...trade, [goods]: changed })}
      />
    </fieldset>
  )
  return (
    <div className="lab__trade">
      {side('from', 'give')}
      {side('to', 'get')}
    </div>
  )
}

interface GoodsFormProps {
  readonly shown: TradeFormProps['shown']
  readonly names: readonly string[]
  readonly seat: number
  readonly goods: Goods
  readonly onChange: (goods: Goods) => void
}

function GoodsForm({ shown, names, seat, goods, onChange }: GoodsFormProps) {
  const { gameView, rulebook } = shown
  const texts = useTexts(labTexts)
  const locale = useLocale()
  const { s, book } = gameView
  const owned = Array.from({ length: book.board.deeds }, (_, deed) => deed).filter((deed) => s.owner[deed] === seat)
  const spaces = new Set(goods.spaces ?? [])
  const take = (space: number, isIn: boolean) => {
    const now = new Set(spaces)
    if (isIn) now.add(space)
    else now.delete(space)
    const { spaces: _before, ...others } = goods
    onChange(now.size === 0 ? others : { ...others, spaces: [...now] })
  }
  return (
    <>
      <NumberField
        label={texts.gives}
        value={goods.cash ?? 0}
        onChange={(cash) => onChange({ ...goods, cash })}
        min={0}
        max={Math.max(0, s.cash[seat] ?? 0)}
        step={50}
      />
      <ul className="plain-list lab__deeds">
        {owned.map((deed) => {
          const space = book.board.spaceOf[deed] ?? 0
          return (
            <li key={deed}>
              <label>
                <input
                  type="checkbox"
                  checked={spaces.has(space)}
                  onChange={(event) => take(space, event.target.checked)}
                />{' '}
                {deedName(rulebook, deed, locale)}
              </label>
            </li>
          )
        })}
      </ul>
      {book.words.lot !== null && (
        <SharesForm gameView={gameView} names={names} seat={seat} goods={goods} onChange={onChange} />
      )}
    </>
  )
}

interface SharesFormProps extends Omit<GoodsFormProps, 'shown'> {
  readonly gameView: TableView['gameView']
}

/** Shares that a player has, of one issuer. */
function SharesForm({ gameView, names, seat, goods, onChange }: SharesFormProps) {
  const texts = useTexts(labTexts)
  const issuers = Array.from({ length: gameView.s.seats }, (_, issuer) => issuer).filter(
    (issuer) => sharesOf(gameView, issuer, seat) > 0,
  )
  const issuer = goods.shares?.issuer ?? issuers[0] ?? 0
  const set = (of: number, number: number) => {
    const { shares: _before, ...others } = goods
    onChange(number === 0 ? others : { ...others, shares: { issuer: of, number } })
  }
  if (issuers.length === 0) return null
  return (
    <div className="lab__line">
      <Select
        label={texts.sharesIn}
        value={`${issuer}`}
        onChange={(value) => set(Number(value), 1)}
        options={issuers.map((one) => ({ value: `${one}`, label: names[one] ?? '' }))}
      />
      <NumberField
        label={texts.shares}
        value={goods.shares?.number ?? 0}
        onChange={(number) => set(issuer, number)}
        min={0}
        max={sharesOf(gameView, issuer, seat)}
      />
    </div>
  )
}
