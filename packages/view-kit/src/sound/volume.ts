import { createStoredChoice } from '../i18n/storedChoice.ts'

export const VOLUMES = ['off', 'soft', 'medium', 'loud'] as const
export type Volume = (typeof VOLUMES)[number]

/** How loud this browser plays what is seen at a table. */
export const volume = createStoredChoice<Volume>({
  key: 'hausregeln.volume',
  values: VOLUMES,
  fallback: () => 'medium',
  apply: () => undefined,
})

/** Whether this browser can sound at all. */
export function canSound(): boolean {
  return 'AudioContext' in globalThis
}
