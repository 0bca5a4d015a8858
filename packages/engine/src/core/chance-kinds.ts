/** Kinds of chance that a game can wait for. */
export const Chance = {
  none: 0,
  /** Two dice for a move; `about` is 1 if a third is thrown too. Outcome: the faces, 1 to 6 each. */
  dice: 1,
  /** A card that nobody has seen, of deck `about`. Outcome: its number. */
  card: 2,
  /** One of the seats in the mask `about`. Outcome: the seat. */
  lot: 3,
  /** A deed of the bank's, dealt to seat `about`. Outcome: its number. */
  deed: 4,
} as const
