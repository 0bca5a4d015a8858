import { Monitor, Moon, Sun } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { Choice } from '../fields/Choice.tsx'
import { designTexts } from '../texts.ts'
import { setTheme, THEMES, useTheme } from './theme.ts'

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const

/** The choice of light, dark, or what the system has. */
export function ThemeSwitch() {
  const texts = useTexts(designTexts)
  return (
    <Choice
      label={texts.theme}
      value={useTheme()}
      onChange={setTheme}
      options={THEMES.map((theme) => {
        const Icon = ICONS[theme]
        return { value: theme, label: <Icon size={18} aria-hidden />, title: texts.themes[theme] }
      })}
    />
  )
}
