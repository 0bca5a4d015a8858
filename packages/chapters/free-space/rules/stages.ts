/** The stage that this chapter adds to a turn. It is part of saved states. */
export const stages = {
  /** Waits for where to go from the start. */
  start: 16,
} as const
