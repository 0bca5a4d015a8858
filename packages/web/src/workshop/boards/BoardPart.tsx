import { Board } from '@hausregeln/view-kit/board/index.ts'
import { IconButton, Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { sceneryOf } from '@hausregeln/view-kit/table/deeds/pictures.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { workshopTexts } from '../texts.ts'
import type { Editor } from '../useDraft.ts'
import { GroupFields } from './GroupFields.tsx'
import { previewSpaces } from './preview.ts'
import { SpaceFields } from './SpaceFields.tsx'
import { useBoard } from './useBoard.ts'
import './boards.css'

const BUILDING = { max: 5, hotelAt: 5 } as const

/** The board as it will be, live, and the space that is being worked on. */
export function BoardPart({ editor }: { readonly editor: Editor }) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const { board, set } = useBoard(editor)
  const [chosen, setChosen] = useState(1)
  const { def } = editor.built
  const count = def.board.spaces.length
  const at = Math.min(chosen, count - 1)
  const spaces = useMemo(() => previewSpaces(def.board, locale, at), [def, locale, at])
  const move = (by: number) => setChosen((at + by + count) % count)
  return (
    <div className="boards">
      <div className="boards__board">
        <Board
          spaces={spaces}
          pieces={[]}
          seatColours={[]}
          building={BUILDING}
          scenery={sceneryOf({ board: def.board })}
          onSpace={setChosen}
          centre={<p className="boards__centre">{texts.spaceCount(count)}</p>}
        />
      </div>
      <div className="boards__work">
        <div className="boards__pick">
          <IconButton label={texts.before} icon={<ChevronLeft size={20} aria-hidden />} onClick={() => move(-1)} />
          <Select
            label={texts.space}
            value={String(at)}
            options={spaces.map(({ name }, index) => ({ value: String(index), label: `${index} · ${name}` }))}
            onChange={(value) => setChosen(Number(value))}
          />
          <IconButton label={texts.after} icon={<ChevronRight size={20} aria-hidden />} onClick={() => move(1)} />
        </div>
        <SpaceFields key={at} {...{ editor, board, set, at }} onChoose={setChosen} />
        <GroupFields {...{ board, set }} currency={textIn(def.board.currency, locale)} />
      </div>
    </div>
  )
}
