import { createStoredChoice } from '../../i18n/storedChoice.ts'

const SWITCH = ['on', 'off'] as const

/** A switch that this browser keeps, by its name. */
export function switched(key: string, fallback: (typeof SWITCH)[number]) {
  return createStoredChoice({
    key: `hausregeln.${key}`,
    values: SWITCH,
    fallback: () => fallback,
    apply: () => undefined,
  })
}
