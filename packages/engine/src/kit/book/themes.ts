import { type Text, text } from '../../core/text.ts'

/** What rules are about, in the order in which rulebooks are compared. A chapter says which is its own. */
export const THEMES = {
  players: text('theme-players'),
  turn: text('theme-turn'),
  property: text('theme-property'),
  rent: text('theme-rent'),
  building: text('theme-building'),
  spaces: text('theme-spaces'),
  jail: text('theme-jail'),
  trade: text('theme-trade'),
  debt: text('theme-debt'),
  end: text('theme-end'),
  more: text('theme-more'),
  board: text('theme-board'),
} as const satisfies Readonly<Record<string, Text>>
export type Theme = keyof typeof THEMES

/** The theme of this name; what names none, or one that there is not, is a further rule. */
export function themeOf(name: string | undefined): Theme {
  return name !== undefined && Object.hasOwn(THEMES, name) ? (name as Theme) : 'more'
}
