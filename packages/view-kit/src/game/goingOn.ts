import {
  type ActionName,
  actionRule,
  argumentOf,
  type GameView,
  type Legal,
  legalActions,
  nameOf,
  type Packed,
  pack,
  verify,
} from '@hausregeln/engine'

/** Milliseconds for which an answer is seen, and can be stopped, before the game goes on with it. */
export const GOES_ON_AFTER = 900
/** So many times as long at the end of a turn after business: its player may want to do more. */
const AFTER_BUSINESS = 3

/** What nobody wants to be done for them: the throw and the purchase are the game, and whose game ends says so. */
const OWN: readonly ActionName[] = ['throw', 'buy', 'bid', 'sealedBid', 'pass', 'accept', 'bankrupt']

/** By these a player leaves jail and throws. */
const RELEASES: readonly ActionName[] = ['payBail', 'playJailCard']

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

/** Business that raises no money. */
const BUILDING: readonly ActionName[] = ['build', 'buildRemote', 'buyRemote', 'lift']

/** For how many milliseconds the end of a turn with choices is seen; `last`: what its player has done last. */
export function seenBeforeEnd(last: ActionName | null): number {
  const isBusiness = last !== null && (UNHURRIED.includes(last) || BUILDING.includes(last))
  return isBusiness ? AFTER_BUSINESS * GOES_ON_AFTER : GOES_ON_AFTER
}

/**
 * The answer with which the game goes on by itself, because a seat that must decide has no other; null: it is asked.
 * Nothing that reveals what was hidden is done by itself.
 */
export function onlyAnswer(l: GameView, seat: number): Packed | null {
  const [only, ...others] = pressing(l, seat)
  return only === undefined || others.length > 0 || !isGivenAlone(l, only) ? null : only.action
}

/** The throw of a seat that has just left jail by what it did last: one tap does both. Null: it is asked. */
export function throwOnRelease(l: GameView, seat: number, last: ActionName | null): Packed | null {
  if (last === null || !RELEASES.includes(last) || seat < 0 || ((l.s.must >>> seat) & 1) === 0) return null
  const action = pack(l.book.codes.throw, seat)
  return l.s.jail[seat] === 0 && verify(l, action) === null ? action : null
}

/** The end of a turn, and what its player could do instead that cannot wait. */
export interface TurnEnd {
  readonly action: Packed
  /** Each way by its action and what it is done with, such as the building on one street. */
  readonly open: readonly string[]
}

/** The end of a turn that has alternatives, of which none is the game itself; null: a seat is asked for something else. */
export function endWithChoices(l: GameView, seat: number): TurnEnd | null {
  const legal = pressing(l, seat)
  const end = legal.find((one) => nameOf(l, one.action) === 'endTurn')
  const others = legal.filter((one) => one !== end)
  if (end === undefined || others.length === 0 || !isGivenAlone(l, end)) return null
  if (others.some(({ action }) => isOwn(nameOf(l, action)))) return null
  return { action: end.action, open: others.map(({ action }) => `${nameOf(l, action)} ${argumentOf(action)}`) }
}

/** What a seat that must decide can do; where its turn can end, only what cannot wait for its next one. */
function pressing(l: GameView, seat: number): readonly Legal[] {
  if (seat < 0 || ((l.s.must >>> seat) & 1) === 0) return []
  const legal = legalActions(l, seat)
  const names = legal.map(({ action }) => nameOf(l, action) ?? 'endTurn')
  return names.includes('endTurn') ? legal.filter((_, at) => !UNHURRIED.includes(names[at] ?? 'endTurn')) : legal
}

function isGivenAlone(l: GameView, { action, low, high }: Legal): boolean {
  const name = nameOf(l, action)
  return low === high && !isOwn(name) && name !== undefined && actionRule(l.book, name)?.reveals === undefined
}

function isOwn(name: ActionName | undefined): boolean {
  return name !== undefined && OWN.includes(name)
}
