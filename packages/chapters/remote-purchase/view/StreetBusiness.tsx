import { NOBODY } from '@hausregeln/engine'
import { isStreet } from '@hausregeln/engine/kit/deeds.ts'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { GroupMark } from '@hausregeln/view-kit/table/deeds/GroupMark.tsx'
import { groupFace } from '@hausregeln/view-kit/table/names.ts'
import type { DeedProps } from '@hausregeln/view-kit/table/part.ts'
import { claimsTexts } from '../../claims/view/texts.ts'
import { remoteStreets } from './remote.ts'

/** On the card of a street: its purchase from afar if that is possible now, and the way to its group. */
export function StreetBusiness({ deed, onClose }: DeedProps) {
  const { gameView, rulebook, locale, me, showGroup } = useTable()
  const texts = useTexts(claimsTexts)
  if (gameView.book.policies.ladder === null || !isStreet(gameView, deed)) return null
  const group = gameView.book.board.groupOf[deed] ?? 0
  const { name, colour } = groupFace(rulebook, gameView, group, locale)
  const free = gameView.s.owner[deed] === NOBODY
  return (
    <>
      {free && remoteStreets(gameView, me).includes(deed) && (
        <ActionButton name="buyRemote" argument={deed} explained onDone={onClose} />
      )}
      <Button
        icon={<GroupMark colour={colour} />}
        onClick={() => {
          onClose()
          showGroup(group)
        }}
      >
        {gameView.s.owner[deed] === me ? texts.lookAtGroup(name) : texts.groupOpen(name)}
      </Button>
    </>
  )
}
