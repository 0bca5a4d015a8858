import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useRoom } from '@hausregeln/view-kit/table/useRoom.ts'
import { givenTexts } from './texts.ts'

/** In place of the button that throws, on the device of somebody at a real board: who enters the dice. */
export default function ThrowElsewhere() {
  const texts = useTexts(givenTexts)
  const { table } = useRoom()
  return (
    <p>
      {texts.throwOnBoard} {table !== null && texts.throwKeeper(table.host.name)}
    </p>
  )
}
