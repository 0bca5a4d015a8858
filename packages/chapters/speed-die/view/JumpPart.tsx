import { Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useState } from 'react'

/** Three equal numbers: any space, from the board or from this list. */
export function JumpPart() {
  const { rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  const [space, setSpace] = useState('0')
  return (
    <div className="stack">
      <p className="fine">{texts.jumpHint}</p>
      <Select
        label={texts.space}
        value={space}
        onChange={setSpace}
        options={rulebook.board.spaces.map(({ name }, key) => ({ value: String(key), label: textIn(name, locale) }))}
      />
      <div className="answers">
        <ActionButton name="jumpTo" argument={Number(space)} main />
      </div>
    </div>
  )
}
