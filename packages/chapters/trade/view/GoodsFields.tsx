import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { Arrows, NumberField } from '@hausregeln/view-kit/design/index.ts'
import { formatList, formatNumber, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { completesGroup, deedsToGive, type GoodsChoiceProps, toggled } from '@hausregeln/view-kit/table/deeds/goods.ts'
import { deedName } from '@hausregeln/view-kit/table/names.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { DeedFace } from '@hausregeln/view-kit/table/stage/DeedFace.tsx'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { ShareFields } from '../../shares/view/ShareFields.tsx'
import { tradesSharesOnly } from '../../shares/view/shares.ts'
import './trade.css'

interface GoodsFieldsProps extends GoodsChoiceProps {
  /** The other side. */
  readonly to: number
  /** Cash that comes from the other side. */
  readonly incoming: number
}

/** What one side gives: cash, and deeds and jail cards or shares. */
export function GoodsFields({ seat, to, basket, incoming, onChange }: GoodsFieldsProps) {
  const { gameView, names, locale } = useTable()
  const texts = useTexts(tableTexts)
  const cash = gameView.s.cash[seat] ?? 0
  const number = (amount: number) => formatNumber(locale, amount)
  return (
    <fieldset className="trade__side">
      <legend>{texts.youGive(names[seat] ?? '')}</legend>
      <NumberField
        label={texts.money}
        value={basket.cash}
        min={0}
        max={cash}
        step={10}
        onChange={(given) => onChange({ ...basket, cash: given })}
      />
      <p className="fine numerals">
        <Arrows text={texts.cashBecomes(number(cash), number(cash - basket.cash + incoming))} />
      </p>
      {tradesSharesOnly(gameView) ? (
        <ShareFields seat={seat} basket={basket} onChange={onChange} />
      ) : (
        <DeedFields seat={seat} to={to} basket={basket} onChange={onChange} />
      )}
    </fieldset>
  )
}

/** Deeds and jail cards to choose from. */
function DeedFields({ seat, to, basket, onChange }: Omit<GoodsFieldsProps, 'incoming'>) {
  const { gameView, rulebook, names, locale } = useTable()
  const texts = useTexts(tableTexts)
  const decks = rulebook.board.decks.flatMap((deck, index) =>
    gameView.s.jailCard[index] === seat ? [{ deck, index }] : [],
  )
  const { free, built } = deedsToGive(gameView, seat)
  return (
    <>
      <div className="trade__cards">
        {free.map((deed) => (
          <DeedChoice
            key={deed}
            deed={deed}
            completes={completesGroup(gameView, deed, to) ? (names[to] ?? '') : null}
            checked={basket.deeds.includes(deed)}
            onChange={() => onChange({ ...basket, deeds: toggled(basket.deeds, deed) })}
          />
        ))}
      </div>
      {decks.map(({ deck, index }) => (
        <label key={index} className="trade__item">
          <input
            type="checkbox"
            checked={basket.jailCards.includes(index)}
            onChange={() => onChange({ ...basket, jailCards: toggled(basket.jailCards, index) })}
          />
          <span>{texts.jailCard(textIn(deck.name, locale))}</span>
        </label>
      ))}
      {built.length > 0 && <BuiltDeeds deeds={built} />}
    </>
  )
}

interface DeedChoiceProps {
  readonly deed: number
  /** Whose group it would complete; null: nobody's. */
  readonly completes: string | null
  readonly checked: boolean
  readonly onChange: () => void
}

/** A deed as the board has it: a tap lays it into the offer, or takes it out. */
function DeedChoice({ deed, completes, checked, onChange }: DeedChoiceProps) {
  const { gameView, rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  return (
    <label className="trade__card">
      <span className="trade__face">
        <input type="checkbox" checked={checked} onChange={onChange} />
        <DeedFace deed={deed} />
      </span>
      <span className="visually-hidden">{deedName(rulebook, deed, locale)}</span>
      {gameView.s.mortgaged[deed] === 1 && <span className="trade__mark trade__mark--bad">{texts.mortgage}</span>}
      {completes !== null && <span className="trade__mark">{texts.completes(completes)}</span>}
    </label>
  )
}

/** What cannot be given, and by which paragraph. */
function BuiltDeeds({ deeds }: { readonly deeds: readonly number[] }) {
  const { rulebook, locale } = useTable()
  const { text, rule } = refusalText(rulebook, 'offerBuilt', locale)
  const built = deeds.map((deed) => textIn(deedDef(rulebook, deed)?.name, locale))
  return (
    <p className="fine">
      {formatList(locale, built)}: {text} {rule !== null && <RuleChip id={rule} />}
    </p>
  )
}
