/** The stage that this chapter adds to a turn. It is part of saved states. */
export const stages = {
  /** Waits for how the tax is paid. */
  tax: 14,
} as const
