import { choice } from '../../core/choice.ts'

/** What may be agreed on. */
export const choices = [
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
