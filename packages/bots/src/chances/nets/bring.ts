import type { Book } from '@hausregeln/engine'
import type { Net } from '../../steady/figures/net.ts'
import type { EndsNet } from '../ends.ts'
import { ENDS, type Kind, kindsOf, type Nets } from '../kinds.ts'

/** Each by itself, so that a page loads no net but that of the rulebook that is played. */
const LOADERS: Readonly<Record<Kind, () => Promise<{ readonly net: Net }>>> = {
  groups: () => import('./groups.ts'),
  thirdDie: () => import('./thirdDie.ts'),
  homes: () => import('./homes.ts'),
  shares: () => import('./shares.ts'),
  claims: () => import('./claims.ts'),
}
const ENDS_LOADERS: Readonly<Record<(typeof ENDS)[number], () => Promise<{ readonly ends: EndsNet }>>> = {
  groups: () => import('./endsOfGroups.ts'),
  thirdDie: () => import('./endsOfThirdDie.ts'),
}

/** The nets for tables of a rulebook: more than one, where a table may choose the third die. Rejects if one cannot be fetched. */
export async function bringNets(book: Book): Promise<Nets> {
  const kinds = kindsOf(book)
  const [nets, ends] = await Promise.all([
    Promise.all(kinds.map(async (kind) => [kind, (await LOADERS[kind]()).net] as const)),
    Promise.all(
      ENDS.filter((kind) => kinds.includes(kind)).map(
        async (kind) => [kind, (await ENDS_LOADERS[kind]()).ends] as const,
      ),
    ),
  ])
  return { ...Object.fromEntries(nets), ends: Object.fromEntries(ends) }
}
