import { pack } from '@hausregeln/engine'
import { parseAmount } from '@hausregeln/view-kit/design/fields/amount.ts'
import { Amounts, Button, FieldFrame, IconButton, NumberField } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { noticeOf, withRule } from '@hausregeln/view-kit/table/acting/notice.ts'
import { useAct } from '@hausregeln/view-kit/table/acting/useAct.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { extraOf, raisedBid, type SlipTerms, slipTerms } from './slip.ts'
import { sealedTexts } from './texts.ts'

/** Raises that one tap makes. */
const RAISES = [10, 50, 100] as const

interface SlipEntryProps {
  /** Others watch. */
  readonly masked: boolean
  /** The slip is handed in. */
  readonly onDone: () => void
}

/** Where a bid is entered: what it costs in any case, with protection money, and what is left. */
export function SlipEntry({ masked, onDone }: SlipEntryProps) {
  const scope = useTable()
  const { gameView, me, locale } = scope
  const texts = useTexts(sealedTexts)
  const words = useTexts(tableTexts)
  const act = useAct()
  const terms = slipTerms(gameView, me)
  const [draft, setDraft] = useState(masked ? '' : String(terms.low))
  const [shown, setShown] = useState(!masked)
  const bid = amountIn(draft, terms)
  const number = (value: number) => formatNumber(locale, value)
  const notice = bid === null ? null : noticeOf(scope, pack(gameView.book.codes.sealedBid, me, bid))
  const wrong = texts.noAmount(number(terms.low), number(terms.high))
  const reason = bid === null ? wrong : notice === null ? undefined : withRule(notice)
  function handIn(event: FormEvent) {
    event.preventDefault()
    if (bid !== null && notice === null) void act({ do: 'sealedBid', seat: me, amount: bid }).then(onDone)
  }
  return (
    <Amounts>
      <form className="stack" onSubmit={handIn} autoComplete="off">
        {masked ? (
          <MaskedField draft={draft} shown={shown} terms={terms} onDraft={setDraft} onShown={setShown} />
        ) : (
          <div className="bid">
            <NumberField
              label={texts.slip}
              value={bid ?? terms.low}
              min={terms.low}
              max={terms.high}
              onChange={(amount) => setDraft(String(amount))}
            />
            <div className="bid__raises">
              {RAISES.map((raise) => (
                <Button
                  key={raise}
                  size="small"
                  onClick={() => setDraft(String(raisedBid(bid ?? terms.low, raise, terms)))}
                >
                  +{raise}
                </Button>
              ))}
            </div>
          </div>
        )}
        <Consequence bid={bid} shown={shown} terms={terms} />
        <div className="answers">
          <Button type="submit" look="primary" sends className={masked ? undefined : 'js-main'} reason={reason}>
            <span className="action__words">
              {shown && bid !== null ? texts.dropIn(number(bid)) : texts.dropHidden}
              {shown && bid !== null && (
                <span className="action__after">
                  {words.cashAfter(number((gameView.s.cash[me] ?? 0) - bid - extraOf(gameView, me, bid)))}
                </span>
              )}
            </span>
          </Button>
        </div>
      </form>
    </Amounts>
  )
}

/** The bid that a draft names; null if it is none that could be made. */
function amountIn(draft: string, { low, high }: SlipTerms): number | null {
  const amount = parseAmount(draft)
  return amount !== null && amount >= low && amount <= high ? amount : null
}

interface MaskedFieldProps {
  readonly draft: string
  readonly shown: boolean
  readonly terms: SlipTerms
  readonly onDraft: (draft: string) => void
  readonly onShown: (shown: boolean) => void
}

/** Digits that nobody can read over the bidder's shoulder, unless the bidder wants to see them. */
function MaskedField({ draft, shown, terms, onDraft, onShown }: MaskedFieldProps) {
  const { locale } = useTable()
  const texts = useTexts(sealedTexts)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus(), [])
  const number = (value: number) => formatNumber(locale, value)
  return (
    <FieldFrame label={texts.hiddenField} hint={texts.between(number(terms.low), number(terms.high))}>
      {(binding) => (
        <div className="slip__row">
          <input
            {...binding}
            ref={input}
            className={shown ? 'hr-input numerals' : 'hr-input numerals slip__masked'}
            inputMode="numeric"
            autoComplete="off"
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
          />
          <IconButton
            label={shown ? texts.hide : texts.show}
            icon={shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            onClick={() => onShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

interface ConsequenceProps {
  readonly bid: number | null
  readonly shown: boolean
  readonly terms: SlipTerms
}

/** What the bid costs, and whether in any case; without the amount while it is covered. */
function Consequence({ bid, shown, terms }: ConsequenceProps) {
  const { gameView, me, locale } = useTable()
  const texts = useTexts(sealedTexts)
  const number = (value: number) => formatNumber(locale, value)
  if (!shown || bid === null) return <p className="fine">{terms.allPay ? texts.payAnywayHidden : texts.payIfWon}</p>
  if (bid === 0) return <p className="fine">{texts.payNothing}</p>
  if (bid < terms.soldFrom)
    return <p className="notice">{(terms.allPay ? texts.notSold : texts.noBid)(number(terms.soldFrom))}</p>
  const extra = extraOf(gameView, me, bid)
  return (
    <p className={terms.allPay ? 'notice' : 'fine'}>
      {terms.allPay ? texts.payAnyway(number(bid)) : texts.payIfWon}{' '}
      {extra > 0 && texts.protection(number(extra), number(bid + extra))}
    </p>
  )
}
