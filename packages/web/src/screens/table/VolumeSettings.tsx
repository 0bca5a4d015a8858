import { Choice } from '@hausregeln/view-kit/design/index.ts'
import { useStoredChoice, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ring } from '@hausregeln/view-kit/sound/ears.ts'
import { canSound, VOLUMES, volume } from '@hausregeln/view-kit/sound/volume.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** How loud dice, pieces and money are; each choice is heard at once. */
export function VolumeSettings() {
  const texts = useTexts(tableTexts)
  const loud = useStoredChoice(volume)
  if (!canSound()) return null
  return (
    <div className="stack stack--tight">
      <p className="fine">{texts.soundHint}</p>
      <Choice
        label={texts.sound}
        value={loud}
        onChange={(choice) => {
          volume.set(choice)
          ring()
        }}
        options={VOLUMES.map((value) => ({ value, label: texts.volumes[value] }))}
      />
    </div>
  )
}
