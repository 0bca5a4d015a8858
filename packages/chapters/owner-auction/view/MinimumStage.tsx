import { seatsIn } from '@hausregeln/engine'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedForSale } from '@hausregeln/view-kit/table/deeds/lot.ts'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { Fact } from '@hausregeln/view-kit/table/stage/Fact.tsx'
import { GroupTiles } from '@hausregeln/view-kit/table/stage/GroupTiles.tsx'
import { stageLaterTexts } from '@hausregeln/view-kit/table/stage/later.ts'
import { stageTexts } from '@hausregeln/view-kit/table/stage/texts.ts'
import { groupStake } from '@hausregeln/view-kit/table/stakes/group.ts'
import { Coins, Tag } from 'lucide-react'

/** What somebody puts up for auction: the deed, its price, who has what of its group, and who could bid the most. */
export default function MinimumStage() {
  const { gameView, names, locale } = useTable()
  const texts = useTexts(stageLaterTexts)
  const words = useTexts(stageTexts)
  const deed = deedForSale(gameView)
  const seller = seatsIn(gameView.s.must)[0] ?? -1
  const others = seatsIn(gameView.s.alive).filter((seat) => seat !== seller)
  const cashOf = (seat: number) => gameView.s.cash[seat] ?? 0
  const [richest] = others.toSorted((one, other) => cashOf(other) - cashOf(one))
  const number = (amount: number) => formatNumber(locale, amount)
  const group = groupStake(gameView, seller, deed)
  const rival = group.rivals.find((one) => one.completes) ?? group.rivals[0]
  const name = names[rival?.seat ?? -1] ?? ''
  return (
    <DeedStage deed={deed}>
      <ul className="stakes plain-list">
        <Fact icon={<Tag size={16} aria-hidden />} label={texts.printedPrice}>
          {number(gameView.book.board.price[deed] ?? 0)}
        </Fact>
        {richest !== undefined && (
          <Fact icon={<Coins size={16} aria-hidden />} label={texts.richest(names[richest] ?? '')}>
            {number(cashOf(richest))}
          </Fact>
        )}
        {group.deeds.length > 1 && (
          <li className="stakes__group">
            <GroupTiles stakes={{ ...group, deed }} />
            {rival !== undefined && (
              <span>
                {rival.completes ? words.completesOf(name) : words.hasOf(name, rival.has, group.deeds.length)}
              </span>
            )}
          </li>
        )}
      </ul>
    </DeedStage>
  )
}
