/** What a beat can sound like. */
export type Sound =
  | 'throw'
  | 'step'
  | 'moneyIn'
  | 'moneyOut'
  | 'card'
  | 'bid'
  | 'gavel'
  | 'house'
  | 'jail'
  | 'yourTurn'
  | 'offer'
  | 'cheer'
  | 'ruin'
  | 'win'

/** What is heard when a beat begins. */
export interface Heard {
  /** By all who look on; nothing where it is left out. */
  readonly sound?: Sound
  /** So many times, evenly over the beat; once where it is left out. */
  readonly times?: number
  /** Whoever sits here at their screen hears this in its place. */
  readonly own?: { readonly seat: number; readonly sound: Sound }
}
