import { createStoredChoice, useStoredChoice } from '../../i18n/storedChoice.ts'

export type Theme = 'system' | 'light' | 'dark'
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']

const choice = createStoredChoice<Theme>({
  key: 'hausregeln.theme',
  values: THEMES,
  fallback: () => 'system',
  apply(theme) {
    if (!globalThis.document) return
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  },
})

export const setTheme = choice.set

/** The colour scheme that was chosen. */
export function useTheme(): Theme {
  return useStoredChoice(choice)
}
