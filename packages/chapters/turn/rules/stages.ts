import { OWN } from '@hausregeln/engine/core/agenda.ts'

/**
 * Stages of a turn, in their order. They are part of saved states. Chapters that let a turn wait for an answer of their own
 * have a stage each in `stages.ts` of their rules: 11, 12, 14, 15 and 16 are theirs.
 */
export const Turn = {
  /** Waits for the throw, or for the choice of one in jail. */
  ready: 0,
  thrown: 1,
  /** The third failed throw in jail is paid: free, and on by that throw. */
  released: 2,
  /** Move by the white dice. */
  move: 3,
  /** The piece has come to rest: carry out its space. */
  land: 4,
  /** Waits: buy, or leave it to the auction. */
  buy: 5,
  /** The rent is found by a throw of its own. */
  rentThrow: 6,
  /** A card is to be drawn. */
  card: 7,
  /** The space is carried out. */
  resolved: 8,
  /** Waits for the end of the turn. */
  done: 9,
  ended: 10,
  /** The dice have fallen, and with them demands have lapsed: a player who is to leave goes before anybody moves. */
  fallen: 13,
} as const

/**
 * Values of `State.again`: no further throw; one by doubles; one that a card orders; one by doubles that must come,
 * because what belongs before it has been done.
 */
export const Again = { none: 0, byDoubles: 1, ordered: 2, bound: 3 } as const

/**
 * Word of the turn frame: the rent that a card has ordered. 0 none, n > 0 n times the dice, n < 0 -n times the rent.
 */
export const CARD_RENT = OWN
/** Word of the turn frame: the player's own deed that they have landed on by this throw, plus 1; 0 none, or used. */
export const OWN_LANDING = OWN + 2
/** Word of the turn frame: 1 if the player has come out of jail in this turn. */
export const RELEASED = OWN + 3
/** Word of the turn frame: 1 while Mr. M's second move is still to come. */
export const SECOND_MOVE = OWN + 1
