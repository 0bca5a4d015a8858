import { choice, otherwise } from '../../core/choice.ts'

/** What may be agreed on, whatever is traded. */
export const choicesOfAll = [
  otherwise('gifts', 'allowed', [], { de: 'sind erlaubt', en: 'are allowed' }, true),
] as const

/** The same where deeds and money are. */
export const choices = [
  ...choicesOfAll,
  choice(
    'gifts',
    'refused',
    ['trade'],
    { de: 'sind verboten: Beide Seiten geben etwas', en: 'are forbidden: both sides give something' },
    false,
    { slots: ['gifts'] },
  ),
] as const

declare module '../../kit/book/offered.ts' {
  interface OfferedChoices {
    readonly trade: typeof choices
  }
}
