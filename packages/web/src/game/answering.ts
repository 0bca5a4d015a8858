import { createStoredChoice } from '../i18n/storedChoice.ts'

const SWITCH = ['on', 'off'] as const

function choice(key: string, fallback: (typeof SWITCH)[number]) {
  return createStoredChoice({
    key: `hausregeln.${key}`,
    values: SWITCH,
    fallback: () => fallback,
    apply: () => undefined,
  })
}

/** Which answers this page gives by itself. */
export const ANSWERS = {
  /** The only one that there is, the end of the turn among them. */
  only: choice('answer.only', 'off'),
  /** That somebody does not buy what they could not pay even if they sold and mortgaged everything. */
  beyond: choice('answer.beyond', 'on'),
} as const
