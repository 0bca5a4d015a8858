import { isStreet } from '@hausregeln/engine/kit/deeds.ts'
import { IconButton } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { groupFace } from '@hausregeln/view-kit/table/names.ts'
import { Plus } from 'lucide-react'
import { claimsTexts } from '../../claims/view/texts.ts'

/** In the list of your deeds: the way to the group of a street. */
export function GroupRow({ deed }: { readonly deed: number }) {
  const { gameView, rulebook, locale, showGroup } = useTable()
  const texts = useTexts(claimsTexts)
  if (gameView.book.policies.ladder === null || !isStreet(gameView, deed)) return null
  const group = gameView.book.board.groupOf[deed] ?? 0
  return (
    <IconButton
      size="small"
      label={texts.lookAtGroup(groupFace(rulebook, gameView, group, locale).name)}
      icon={<Plus size={18} aria-hidden />}
      onClick={() => showGroup(group)}
    />
  )
}
