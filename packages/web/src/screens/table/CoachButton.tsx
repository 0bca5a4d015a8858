import { IconButton } from '@hausregeln/view-kit/design/index.ts'
import { COACHING } from '@hausregeln/view-kit/game/settings/coaching.ts'
import { useStoredChoice, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { GraduationCap } from 'lucide-react'
import { useEffect } from 'react'
import { presence } from '../../coach/presence.ts'

/** The coach comes to the table, or goes, at one tap; not there where the table has agreed to play without. */
export function CoachButton() {
  const texts = useTexts(tableTexts)
  const { coach } = useTable().snapshot.settings
  const isOn = useStoredChoice(COACHING) === 'on'
  // Switched off, or with the table left, it works no more.
  useEffect(() => (isOn ? () => presence.end?.() : undefined), [isOn])
  if (coach === false) return null
  return (
    <IconButton
      size="small"
      label={texts.coach}
      aria-pressed={isOn}
      icon={<GraduationCap size={20} aria-hidden />}
      onClick={() => COACHING.set(isOn ? 'off' : 'on')}
    />
  )
}
