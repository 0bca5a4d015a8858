/** What one side may ask of the other. Sizes are in bytes or characters as named, times in seconds. */
export const LIMITS = {
  /** The longest message that a server reads. */
  messageBytes: 8192,
  /** Characters of the record of a game that a new table goes on with: some 9,000 entries. */
  record: 1_000_000,
  /** Characters of a person's name. */
  name: 24,
  /** Characters of a table's title. */
  title: 40,
  /** Characters of a chat line. */
  chat: 300,
  /** Characters of the reason given in a report. */
  reason: 300,
  /** The longest clock: thirty days. */
  clockSeconds: 30 * 24 * 3600,
  /** The longest countdown of a bot in the rent race. */
  countdownSeconds: 60,
  /** The longest time that is waited for a person before a bot plays for them: an hour. */
  graceSeconds: 3600,
  /** How long a host is away until the others may choose another. */
  hostAwaySeconds: 30,
  /** How long a program has for a decision at a table without clocks. */
  programSeconds: 10,
  /** Chat lines that a server keeps to hand. */
  chatLines: 100,
} as const

/** Letters and digits of a table's code: none that could be taken for another. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
export const CODE_LENGTH = 10
/** Of a code by which a seat is taken. */
export const CLAIM_LENGTH = 6
