import {
  type ActionName,
  actionRule,
  type GameView,
  type Legal,
  legalActions,
  nameOf,
  type Packed,
} from '@hausregeln/engine'

/** Milliseconds for which the only answer is seen, and can be stopped, before the game goes on with it. */
export const GOES_ON_AFTER = 900

/** What nobody wants to be done for them: the throw and the purchase are the game, and whose game ends says so. */
const OWN: readonly ActionName[] = ['throw', 'buy', 'bid', 'sealedBid', 'pass', 'accept', 'bankrupt']

/**
 * What can be done at the beginning of the next turn as well, and so does not keep a turn from ending by itself: raising
 * money, dealing, and business with the bank's shares. Whatever is not named here does.
 */
export const UNHURRIED: readonly ActionName[] = [
  'offer',
  'withdraw',
  'mortgage',
  'sell',
  'sellDeed',
  'putUp',
  'sellShares',
  'buyShares',
  'report',
]

/**
 * The answer with which the game goes on by itself, because a seat that must decide has no other; null: it is asked.
 * Nothing that reveals what was hidden is done by itself.
 */
export function onlyAnswer(l: GameView, seat: number): Packed | null {
  if (seat < 0 || ((l.s.must >>> seat) & 1) === 0) return null
  const legal = legalActions(l, seat)
  const named = (one: Legal) => nameOf(l, one.action)
  const end = legal.find((one) => named(one) === 'endTurn')
  const counted = end === undefined ? legal : legal.filter((one) => !UNHURRIED.includes(named(one) ?? 'endTurn'))
  const [only, ...others] = counted
  if (only === undefined || others.length > 0 || only.low !== only.high) return null
  const name = named(only)
  if (name === undefined || OWN.includes(name) || actionRule(l.book, name)?.reveals !== undefined) return null
  return only.action
}
