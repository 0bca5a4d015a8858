import { Select } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ActionButton } from '@hausregeln/view-kit/table/acting/ActionButton.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { useState } from 'react'

/** On the start: the salary, or any other space from this list. */
export function TravelPart() {
  const { rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  const [space, setSpace] = useState('1')
  const spaces = rulebook.board.spaces.map(({ name }, key) => ({ value: String(key), label: textIn(name, locale) }))
  return (
    <div className="stack">
      <div className="answers">
        <ActionButton name="takeSalary" main />
      </div>
      <Select label={texts.space} value={space} onChange={setSpace} options={spaces.slice(1)} />
      <div className="answers">
        <ActionButton name="travelTo" argument={Number(space)} />
      </div>
    </div>
  )
}
