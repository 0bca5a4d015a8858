import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { FieldFrame, GROUP_COLOURS, Panel } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { alikeGroups, groupsOf, withGroup } from '../model/board/groups.ts'
import type { BoardFile } from '../model/draft.ts'
import { workshopTexts } from '../texts.ts'
import { NameField } from './NameField.tsx'
import type { ChangeBoard } from './useBoard.ts'

interface GroupFieldsProps {
  readonly board: BoardFile
  readonly set: ChangeBoard
  readonly currency: string
}

/** Names and colours of the groups, and which of them some people cannot tell apart; and what the money is called. */
export function GroupFields({ board, set, currency }: GroupFieldsProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const alike = alikeGroups(board)
  const named = (name: Parameters<typeof textOf>[0]) => textIn(textOf(name), locale)
  return (
    <Panel title={texts.groups}>
      <ul className="boards__groups plain-list">
        {groupsOf(board).map(([id, group]) => (
          <li key={id} className="boards__group">
            <FieldFrame label={texts.colourOf(named(group.name))} labelHidden>
              {(binding) => (
                <input
                  {...binding}
                  type="color"
                  className="boards__colour"
                  list="group-colours"
                  value={group.colour}
                  onChange={(event) =>
                    set((now) => withGroup(now, id, { ...group, colour: event.target.value }), `group.${id}.colour`)
                  }
                />
              )}
            </FieldFrame>
            <NameField
              label={texts.groupName}
              labelHidden
              value={group.name}
              most={80}
              onChange={(name) => set((now) => withGroup(now, id, { ...group, name }), `group.${id}.name`)}
            />
          </li>
        ))}
      </ul>
      <datalist id="group-colours">
        {Object.values(GROUP_COLOURS).map((colour) => (
          <option key={colour} value={colour} />
        ))}
      </datalist>
      <div role="status">
        {alike.length > 0 && (
          <div className="notice">
            <p>{texts.alike}</p>
            <ul className="workshop__fault-list">
              {alike.map(({ one, other }) => (
                <li key={`${named(one.name)} ${named(other.name)}`}>
                  {texts.alikePair(named(one.name), named(other.name))}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <NameField
        label={texts.currency}
        value={board.currency ?? currency}
        most={80}
        onChange={(next) => set((now) => ({ ...now, currency: next }), 'currency')}
      />
    </Panel>
  )
}
