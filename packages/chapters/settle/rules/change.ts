/** What a deal changes for one of its sides: what comes in less what goes out. */
export interface Change {
  /** Its money, surcharges and the interest on mortgaged deeds included. */
  cash: number
  /** What can be borrowed on the deeds. */
  loans: number
  /** The deeds as an estate counts them. */
  deeds: number
  /** How many jail cards. */
  cards: number
  /** Whose lots, and how many of them. */
  issuer: number
  lots: number
  /** The other side, and what the deal changes in its money. */
  other: number
  otherCash: number
}

/** As things stand. */
export const NO_CHANGE: Readonly<Change> = {
  cash: 0,
  loans: 0,
  deeds: 0,
  cards: 0,
  issuer: 0,
  lots: 0,
  other: 0,
  otherCash: 0,
}
