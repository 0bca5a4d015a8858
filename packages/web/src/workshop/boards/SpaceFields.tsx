import { kindsOf } from '@hausregeln/engine/kit/book/policies.ts'
import { coinOf } from '@hausregeln/engine/kit/book/spaces.ts'
import { boardFile } from '@hausregeln/rulebooks/file/board.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import { Button, IconButton, NumberField, Panel, Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { kindWord } from '@hausregeln/view-kit/table/deeds/spaces.ts'
import { ArrowLeft, ArrowRight, Plus, Trash2 } from 'lucide-react'
import { FaultList } from '../DraftFaults.tsx'
import { type Shift, withShift } from '../model/board/shift.ts'
import {
  isProperty,
  LEAST_SPACES,
  MOST_SPACES,
  newSpace,
  type Space,
  type SpaceKind,
  spacesOf,
  withKind,
  withSpace,
} from '../model/board/spaces.ts'
import { faultsIn } from '../model/build.ts'
import type { BoardFile } from '../model/draft.ts'
import { workshopTexts } from '../texts.ts'
import type { Editor } from '../useDraft.ts'
import { DeedFields } from './DeedFields.tsx'
import { NameField } from './NameField.tsx'
import type { ChangeBoard } from './useBoard.ts'

const KINDS = ['street', 'station', 'utility', 'tax', 'cards', 'parking', 'jail', 'goToJail', 'risk'] as const

/** Kinds of space that the chapters of this rulebook bring. */
function furtherKinds({ built }: Editor): readonly SpaceKind[] {
  const known: readonly string[] = ['start', ...KINDS]
  return (Object.keys(kindsOf(built.def.chapters)) as SpaceKind[]).filter((kind) => !known.includes(kind))
}

export interface SpaceProps {
  readonly editor: Editor
  readonly board: BoardFile
  readonly set: ChangeBoard
  readonly at: number
}

interface SpaceFieldsProps extends SpaceProps {
  readonly onChoose: (at: number) => void
}

/** All that can be said of a space. What is wrong with it stands beside it. */
export function SpaceFields({ editor, board, set, at, onChoose }: SpaceFieldsProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const space = spacesOf(board)[at]
  if (space === undefined) return null
  const about = (field: string) => `space.${at}.${field}`
  const put = (next: Space, field: string) => set((now) => withSpace(now, at, next), about(field))
  const faults = faultsIn(editor.built).filter(
    (one) => one.at[0] === 'board' && one.at[1] === 'spaces' && one.at[2] === at,
  )
  const offered: readonly SpaceKind[] = at === 0 ? ['start'] : [...KINDS, ...furtherKinds(editor)]
  return (
    <Panel title={texts.spaceAt(at)}>
      <Places {...{ board, editor, at, onChoose }} />
      <div className="boards__fields">
        <NameField
          label={texts.spaceName}
          value={space.name}
          most={80}
          onChange={(name) => put({ ...space, name }, 'name')}
        />
        <Select
          label={texts.spaceKind}
          value={space.kind}
          options={offered.map((kind) => ({ value: kind, label: kindWord(kind, locale) }))}
          onChange={(kind) => set((now) => withKind(now, at, kind))}
        />
        {isProperty(space) && (
          <DeedFields
            {...{ board, space, put, at, set }}
            coin={coinOf(editor.built.def.board)}
            isBuilt={editor.built.def.chapters.some(({ builds }) => builds === true)}
          />
        )}
        {space.kind === 'tax' && (
          <NumberField
            label={texts.amount}
            value={space.amount}
            min={0}
            max={1_000_000}
            step={10}
            onChange={(amount) => put({ ...space, amount }, 'amount')}
          />
        )}
        {space.kind === 'cards' && (
          <Select
            label={texts.deck}
            value={String(space.deck)}
            options={(board.decks ?? []).map(({ name }, deck) => ({
              value: String(deck),
              label: textIn(textOf(name), locale),
            }))}
            onChange={(deck) => put({ ...space, deck: Number(deck) }, 'deck')}
          />
        )}
      </div>
      {faults.length > 0 && (
        <div role="status" className="notice">
          <FaultList faults={faults} />
        </div>
      )}
    </Panel>
  )
}

type PlacesProps = Omit<SpaceFieldsProps, 'set'>

/** Where it stands: moved, added beside it, taken away. */
function Places({ board, editor, at, onChoose }: PlacesProps) {
  const texts = useTexts(workshopTexts)
  const count = spacesOf(board).length
  const shift = (next: Shift) =>
    editor.change((draft) =>
      withShift(draft, editor.source, draft.board ?? boardFile(editor.source.rulebook.board), next),
    )
  const move = (to: number) => {
    shift({ do: 'move', from: at, to })
    onChoose(to)
  }
  const add = () => {
    shift({ do: 'add', at: at + 1, space: newSpace(board, 'street') })
    onChoose(at + 1)
  }
  const remove = () => {
    shift({ do: 'remove', at })
    onChoose(Math.max(0, at - 1))
  }
  const stays = at === 0 ? texts.startStays : undefined
  return (
    <div className="boards__places">
      <IconButton
        label={texts.moveBack}
        icon={<ArrowLeft size={18} aria-hidden />}
        reason={stays ?? (at === 1 ? texts.startStays : undefined)}
        onClick={() => move(at - 1)}
      />
      <IconButton
        label={texts.moveOn}
        icon={<ArrowRight size={18} aria-hidden />}
        reason={stays ?? (at === count - 1 ? texts.lastSpace : undefined)}
        onClick={() => move(at + 1)}
      />
      <Button
        size="small"
        icon={<Plus size={18} aria-hidden />}
        reason={count >= MOST_SPACES ? texts.mostSpaces(MOST_SPACES) : undefined}
        onClick={add}
      >
        {texts.addSpace}
      </Button>
      <Button
        size="small"
        look="danger"
        icon={<Trash2 size={18} aria-hidden />}
        reason={stays ?? (count <= LEAST_SPACES ? texts.leastSpaces(LEAST_SPACES) : undefined)}
        onClick={remove}
      >
        {texts.removeSpace}
      </Button>
    </div>
  )
}
