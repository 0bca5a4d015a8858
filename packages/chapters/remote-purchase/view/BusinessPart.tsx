import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { GroupMark } from '@hausregeln/view-kit/table/deeds/GroupMark.tsx'
import { groupFace } from '@hausregeln/view-kit/table/names.ts'
import { MapPin } from 'lucide-react'
import { BankDebt } from '../../bank-debt/view/BankDebt.tsx'
import { groupsHere, remoteGroups, remoteStreets } from './remote.ts'
import { remoteTexts } from './texts.ts'
import './business.css'

/**
 * What else a player may do where the rules tie it to a place or a time: build in the group where they have landed, buy
 * and build from afar while somebody stands there; and what a debt at the bank forbids.
 */
export function BusinessPart() {
  const { gameView, me, rulebook } = useTable()
  const knows = gameView.book.codes.buyRemote !== undefined
  const texts = useTexts(remoteTexts)
  if (me < 0 || !knows) return null
  const here = groupsHere(gameView, me)
  const streets = remoteStreets(gameView, me)
  const groups = remoteGroups(gameView, me)
  const afar = streets.length + groups.length > 0
  return (
    <>
      <BankDebt seat={me} explained />
      {afar && (
        <div className="business">
          <p className="business__title">
            <MapPin size={18} aria-hidden /> {texts.remote}
          </p>
          <div className="business__row">
            {streets.map((street) => (
              <ActionButton key={street} name="buyRemote" argument={street} explained />
            ))}
            {groups.map(({ group: one, visitor }) => (
              <GroupButton key={one} group={one} visitor={visitor} />
            ))}
          </div>
          {here.length > 0 && rulebook.book.chapters.has('apartments') && <p className="fine">{texts.last}</p>}
        </div>
      )}
      {here.length > 0 && (
        <div className="business__row">
          {here.map((one) => (
            <GroupButton key={one} group={one} />
          ))}
        </div>
      )}
    </>
  )
}

interface GroupButtonProps {
  readonly group: number
  /** Whose visit makes it possible to build from afar. */
  readonly visitor?: number
}

function GroupButton({ group, visitor }: GroupButtonProps) {
  const { gameView, rulebook, locale, names, showGroup } = useTable()
  const texts = useTexts(remoteTexts)
  const { name, colour } = groupFace(rulebook, gameView, group, locale)
  return (
    <Button icon={<GroupMark colour={colour} />} onClick={() => showGroup(group)}>
      {visitor === undefined ? texts.buildIn(name) : texts.buildRemoteIn(name, names[visitor] ?? '')}
    </Button>
  )
}
