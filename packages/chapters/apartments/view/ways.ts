import { type ActionName, type GameView, pack, type Refusal, verify } from '@hausregeln/engine'
import { rungOf } from './rungs.ts'

/** Refusals by which one learns more about building from afar than about building on the spot. */
const NEARLY: readonly (Refusal | null)[] = ['remoteBuildTooDear', 'noBusinessAfterJail', 'justBought']

/**
 * Ways of building on the player's own street that are shown while the ladder lets it rise: those that are legal; else
 * the one that says best why not now.
 */
export function buildingWays(l: GameView, seat: number, street: number): ActionName[] {
  if (rungOf(l, seat, street).is !== 'open') return []
  const ways = (['build', 'buildRemote'] as const).filter((name) => l.book.codes[name] !== undefined)
  const refusal = (name: ActionName) => verify(l, pack(l.book.codes[name], seat, street))
  const legal = ways.filter((name) => refusal(name) === null)
  if (legal.length > 0) return legal
  return [ways.find((name) => name === 'buildRemote' && NEARLY.includes(refusal(name))) ?? 'build']
}
