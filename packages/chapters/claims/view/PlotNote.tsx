import { NOBODY, pack, type Refusal, verify } from '@hausregeln/engine'
import { isStreet } from '@hausregeln/engine/kit/deeds.ts'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { groupFace } from '@hausregeln/view-kit/table/names.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { claimHolder } from '../rules/claims.ts'
import { claimsTexts } from './texts.ts'

/** Why a free plot under the player's piece is not for sale to them. */
const WITHHELD: readonly (Refusal | null)[] = ['claimOfOther', 'claimsIncomplete', 'inBankDebt']

/**
 * About the plot on which the player has just landed: that its purchase gives the claim on the group, or why it is not
 * offered.
 */
export function PlotNote() {
  const { gameView, rulebook, locale, me } = useTable()
  const texts = useTexts(claimsTexts)
  const { claim } = rulebook.book.rules
  const { board } = gameView.book
  const deed = board.deedAt[gameView.s.place[me] ?? 0] ?? -1
  if (claim === undefined || me !== gameView.s.turnSeat || gameView.s.throwsOfTurn === 0) return null
  if (deed < 0 || gameView.s.owner[deed] !== NOBODY) return null
  const refusal = verify(gameView, pack(gameView.book.codes.buy, me))
  if (refusal !== null && WITHHELD.includes(refusal)) {
    const { text, rule } = refusalText(rulebook, refusal, locale)
    return (
      <p className="notice">
        {text} {rule !== null && <RuleChip id={rule} />}
      </p>
    )
  }
  const group = board.groupOf[deed] ?? 0
  if (refusal === 'nothingForSale' || !isStreet(gameView, deed) || claimHolder(gameView, group) !== NOBODY) return null
  return (
    <p className="fine">
      {texts.givesClaim(groupFace(rulebook, gameView, group, locale).name)} <RuleChip id={claim} />
    </p>
  )
}
