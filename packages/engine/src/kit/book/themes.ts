import type { Text } from '../../core/text.ts'

/** What rules are about, in the order in which rulebooks are compared. A chapter says which is its own. */
export const THEMES = {
  players: { de: 'Spieler und Geld', en: 'Players and money' },
  turn: { de: 'Zug und Würfel', en: 'Turns and dice' },
  property: { de: 'Kaufen und Versteigern', en: 'Buying and auctions' },
  rent: { de: 'Miete', en: 'Rent' },
  building: { de: 'Bauen', en: 'Building' },
  spaces: { de: 'Felder und Karten', en: 'Spaces and cards' },
  jail: { de: 'Gefängnis', en: 'Jail' },
  trade: { de: 'Handel, Hypotheken und Anteile', en: 'Trade, mortgages and shares' },
  debt: { de: 'Schulden und Ausscheiden', en: 'Debts and leaving' },
  end: { de: 'Ende und Wertung', en: 'The end and the winner' },
  more: { de: 'Weitere Regeln', en: 'Further rules' },
  board: { de: 'Spielbrett', en: 'Board' },
} as const satisfies Readonly<Record<string, Text>>
export type Theme = keyof typeof THEMES

/** The theme of this name; what names none, or one that there is not, is a further rule. */
export function themeOf(name: string | undefined): Theme {
  return name !== undefined && Object.hasOwn(THEMES, name) ? (name as Theme) : 'more'
}
