/** The stages that this chapter adds to a turn. They are part of saved states. */
export const stages = {
  /** Waits for the choice of a move by bus. */
  bus: 11,
  /** Waits for the choice of a space after a triple. */
  triple: 12,
} as const
