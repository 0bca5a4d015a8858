/**
 * What a person (a guest) and an address may do, by the name of its setting; each with what it is unless said
 * otherwise. Forty-eight persons behind one address play at twenty-four tables with them and come back twenty times in
 * ten minutes.
 */
export const LIMIT_DEFAULTS = {
  /** Tables that one hosts and that are not over. */
  TABLES_PER_GUEST: 20,
  /** Tables that are made within an hour. */
  TABLES_PER_ADDRESS: 120,
  /** Tables at which one sits, or which one hosts, and that are not over. */
  SEATS_PER_GUEST: 40,
  /** How often somebody sits down within an hour. */
  SEATS_PER_ADDRESS: 960,
  /** Pages that are connected. */
  CONNECTIONS_PER_GUEST: 16,
  CONNECTIONS_PER_ADDRESS: 256,
  /** Connections of any kind, where no proxy stands in front. */
  SOCKETS_PER_ADDRESS: 1024,
  /** How often pages may connect within a minute. */
  CONNECTS_PER_GUEST: 60,
  CONNECTS_PER_ADDRESS: 1200,
  /** Budgets, by the minute and by the day, see budgets.ts. Seconds of a core: */
  CPU_SECONDS_PER_GUEST: 6,
  CPU_SECONDS_PER_ADDRESS: 24,
  CPU_SECONDS_PER_TABLE: 6,
  CPU_SECONDS_PER_GUEST_A_DAY: 1800,
  CPU_SECONDS_PER_ADDRESS_A_DAY: 7200,
  CPU_SECONDS_PER_TABLE_A_DAY: 1800,
  /** Steps that are written, those of a table's bots included: */
  STEPS_PER_GUEST: 6000,
  STEPS_PER_ADDRESS: 30_000,
  STEPS_PER_TABLE: 3000,
  STEPS_PER_GUEST_A_DAY: 300_000,
  STEPS_PER_ADDRESS_A_DAY: 1_000_000,
  STEPS_PER_TABLE_A_DAY: 100_000,
  /** Megabytes that are sent, or brought and kept: */
  MEGABYTES_PER_GUEST: 60,
  MEGABYTES_PER_ADDRESS: 1000,
  MEGABYTES_PER_TABLE: 1000,
  MEGABYTES_PER_GUEST_A_DAY: 3000,
  MEGABYTES_PER_ADDRESS_A_DAY: 50_000,
  MEGABYTES_PER_TABLE_A_DAY: 20_000,
  /** Within a minute. */
  CHAT_PER_GUEST: 30,
  CHAT_PER_ADDRESS: 600,
  REACTIONS_PER_GUEST: 60,
  REACTIONS_PER_ADDRESS: 1200,
  /** Codes for seats that are tried within ten minutes: by a person, from an address, at a table. */
  CLAIMS_PER_GUEST: 10,
  CLAIMS_PER_ADDRESS: 60,
  CLAIMS_PER_TABLE: 60,
  /** Rulebooks that are brought within an hour, whether they can be played or not. */
  BOOKS_PER_GUEST: 60,
  BOOKS_PER_ADDRESS: 240,
  /** Short links to rulebooks that a guest has. */
  LINKS_PER_GUEST: 40,
  /** Millions of characters that all rulebooks have together. */
  BOOK_MEGABYTES: 1000,
  /** Pages of people without a seat at one table; with several processes each counts the pages that it has. */
  WATCHERS_PER_TABLE: 5000,
  REQUESTS_PER_MINUTE: 600,
  /** Of one page, over a longer time; three seconds' worth at once. */
  MESSAGES_PER_SECOND: 20,
} as const

export type LimitName = keyof typeof LIMIT_DEFAULTS
export type BudgetName =
  `${'CPU_SECONDS' | 'STEPS' | 'MEGABYTES'}_PER_${'GUEST' | 'ADDRESS' | 'TABLE'}${'' | '_A_DAY'}` & LimitName
export type Limits = Readonly<Record<LimitName, number>>

export const LIMIT_NAMES = Object.keys(LIMIT_DEFAULTS) as readonly LimitName[]
