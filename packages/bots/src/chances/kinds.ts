import { speedDieAlways, speedDieByOption } from '@hausregeln/chapters/speed-die/rules/speed-die.ts'
import type { Book } from '@hausregeln/engine'
import { playsOf } from '../plays.ts'
import type { Ground } from '../steady/board/ground.ts'
import type { Net } from '../steady/figures/net.ts'
import { type EndsNet, fitsEnds } from './ends.ts'
import { countOf } from './reading.ts'

/** Kinds of rulebook for which a net was learned, each named by what it has. */
export const KINDS = ['groups', 'thirdDie', 'homes', 'shares', 'claims'] as const
export type Kind = (typeof KINDS)[number]

/** Kinds of rulebook for which it was also learned how games end that steady players play on: where deeds are traded. */
export const ENDS = ['groups', 'thirdDie'] as const satisfies readonly Kind[]

/** The nets that have been loaded, by kind. */
export interface Nets extends Readonly<Partial<Record<Kind, Net>>> {
  readonly ends?: Readonly<Partial<Record<(typeof ENDS)[number], EndsNet>>>
}

/** What kind of rulebook a ground is of. */
export function kindOf({ shares, claims, buildingHere, thirdDie }: Ground): Kind {
  if (shares) return 'shares'
  if (claims) return 'claims'
  if (buildingHere !== null) return 'homes'
  return thirdDie ? 'thirdDie' : 'groups'
}

/** The kinds of which tables of a rulebook can be. */
export function kindsOf(book: Book): readonly Kind[] {
  if (book.codes.sellShares !== undefined) return ['shares']
  if (book.chapters.has('claims')) return ['claims']
  if (playsOf(book).buildingHere !== null) return ['homes']
  const { thirdDie } = book.policies
  if (thirdDie === speedDieAlways) return ['thirdDie']
  return thirdDie === speedDieByOption ? ['groups', 'thirdDie'] : ['groups']
}

/** The net for a ground; null where none is loaded, or none was learned by the same numbers. */
export function netFor(ground: Ground, nets: Nets): Net | null {
  const net = nets[kindOf(ground)] ?? null
  return net !== null && fits(net, ground) ? net : null
}

/** Whether a net was learned by the numbers that tell where seats stand on this ground. */
export function fits(net: Net, ground: Ground): boolean {
  return net.direct.length === 2 * countOf(ground)
}

/** The net of how games on a ground end; null where none is loaded, or none was learned by the same numbers. */
export function endsFor(ground: Ground, { ends }: Nets): EndsNet | null {
  const kind = kindOf(ground)
  const isTraded = ground.book.codes.offer !== undefined && (kind === 'groups' || kind === 'thirdDie')
  const net = isTraded ? ends?.[kind] : undefined
  return net !== undefined && fitsEnds(net, ground) ? net : null
}
