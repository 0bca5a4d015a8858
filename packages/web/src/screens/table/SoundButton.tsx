import { IconButton } from '@hausregeln/view-kit/design/index.ts'
import { useStoredChoice, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { canSound, volume } from '@hausregeln/view-kit/sound/volume.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Volume2, VolumeX } from 'lucide-react'
import { useRef } from 'react'

/** Silence at one tap, and back; not there where the browser cannot sound. */
export function SoundButton() {
  const texts = useTexts(tableTexts)
  const loud = useStoredChoice(volume)
  const before = useRef(loud)
  if (!canSound()) return null
  const isOn = loud !== 'off'
  function press() {
    if (isOn) before.current = loud
    volume.set(isOn ? 'off' : before.current === 'off' ? 'medium' : before.current)
  }
  return (
    <IconButton
      size="small"
      label={texts.sound}
      aria-pressed={isOn}
      icon={isOn ? <Volume2 size={20} aria-hidden /> : <VolumeX size={20} aria-hidden />}
      onClick={press}
    />
  )
}
