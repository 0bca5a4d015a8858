import { Coins, Tag } from 'lucide-react'
import { formatNumber, useTexts } from '../../i18n/index.ts'
import { useTable } from '../context.ts'
import type { DeedStakes } from '../stakes/stakes.ts'
import { Ahead } from './Ahead.tsx'
import { Fact } from './Fact.tsx'
import { GroupTiles } from './GroupTiles.tsx'
import { stageTexts } from './texts.ts'
import './stage.css'

interface StakesProps {
  readonly stakes: DeedStakes
  /** Without the cash afterwards, which stands on the button. */
  readonly brief?: boolean
}

/** What getting a deed changes: the rent it earns, cash, the dearest rent ahead, and what becomes of its group. */
export function Stakes({ stakes, brief = false }: StakesProps) {
  const { gameView, locale, rulebook } = useTable()
  const texts = useTexts(stageTexts)
  const number = (amount: number) => formatNumber(locale, amount)
  const { rent, cash, deed } = stakes
  const isByDice = rulebook.board.spaces[gameView.book.board.spaceOf[deed] ?? 0]?.kind === 'utility'
  return (
    <ul className="stakes plain-list" aria-label={texts.stakes}>
      <Fact icon={<Tag size={16} aria-hidden />} label={texts.rentThen}>
        {isByDice ? texts.rentDice(number(rent)) : number(rent)}
      </Fact>
      {!brief && (
        <Fact icon={<Coins size={16} aria-hidden />} label={cash === null ? texts.cannotPay : texts.cashThen}>
          {number(cash ?? gameView.s.cash[stakes.seat] ?? 0)}
        </Fact>
      )}
      <Ahead ahead={stakes.ahead} covers={stakes.covers} />
      <Group stakes={stakes} />
    </ul>
  )
}

/** Who has what of the group, and whose group the deed would make whole. */
function Group({ stakes }: Pick<StakesProps, 'stakes'>) {
  const { names } = useTable()
  const texts = useTexts(stageTexts)
  const { deeds, has, completes, rivals } = stakes
  if (deeds.length < 2) return null
  const rival = rivals.find((one) => one.completes) ?? rivals[0]
  const name = names[rival?.seat ?? -1] ?? ''
  return (
    <li className="stakes__group">
      <GroupTiles stakes={stakes} />
      <span className="stakes__words">
        {completes ? (
          <strong className="stakes__good">{texts.completesOwn}</strong>
        ) : (
          has > 0 && <span>{texts.hasOwn(has, deeds.length)}</span>
        )}
        {rival?.completes && <strong className="stakes__bad">{texts.completesOf(name)}</strong>}
        {rival !== undefined && !rival.completes && <span>{texts.hasOf(name, rival.has, deeds.length)}</span>}
      </span>
    </li>
  )
}
