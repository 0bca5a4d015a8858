import { BOT_NAMES } from '@hausregeln/bots/names.ts'
import { Select } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { botWord } from '../../botWords.ts'
import { screenTexts } from '../../texts.ts'
import { labTexts } from '../texts.ts'

interface PlaysOnProps {
  readonly seats: number
  /** Null: as the game has it. */
  readonly bots: readonly string[] | null
  readonly onChange: (bots: readonly string[] | null) => void
}

const AS_RECORDED = 'as recorded'

/** Which bots play a recorded game on. */
export function PlaysOn({ seats, bots, onChange }: PlaysOnProps) {
  const texts = useTexts(labTexts)
  const screen = useTexts(screenTexts)
  const options = [
    { value: AS_RECORDED, label: texts.asRecorded },
    ...BOT_NAMES.map((value) => ({ value: value as string, label: botWord(screen, value) })),
  ]
  return (
    <Select
      label={texts.bots}
      value={bots?.[0] ?? AS_RECORDED}
      onChange={(value) => onChange(value === AS_RECORDED ? null : Array.from({ length: seats }, () => value))}
      options={options}
    />
  )
}
