/** The stage that this chapter adds to a turn. It is part of saved states. */
export const stages = {
  /** Waits for whether a card is drawn. */
  draw: 15,
} as const
