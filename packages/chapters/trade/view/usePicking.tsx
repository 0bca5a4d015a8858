import type { TermsData } from '@hausregeln/engine'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedsToGive } from '@hausregeln/view-kit/table/deeds/goods.ts'
import { useLayoutEffect, useRef } from 'react'
import { OfferHands } from './OfferStage.tsx'

/** An offer that is being put together. */
interface Draft {
  readonly seat: number
  readonly terms: TermsData
  /** Deeds that can be laid into it, with their owners. */
  readonly free: readonly (readonly [deed: number, owner: number])[]
}

/**
 * While an offer is put together, a tap on a space of the board lays its deed into it, or takes it out, and the stage shows
 * both hands. `seats`: whose deeds can be tapped.
 */
export function usePicking(
  terms: TermsData,
  seats: readonly number[],
  toggle: (deed: number, owner: number) => void,
): void {
  const { gameView, me, setPicking } = useTable()
  const { deedAt } = gameView.book.board
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  const free = seats.flatMap((owner) => deedsToGive(gameView, owner).free.map((deed) => [deed, owner] as const))
  // The table is drawn anew only where something else lies there, and before anybody sees it and can tap.
  const draft = JSON.stringify({ seat: me, terms, free } satisfies Draft)
  useLayoutEffect(() => {
    const { seat, terms, free }: Draft = JSON.parse(draft)
    const spaceOf = (deed: number) => deedAt.indexOf(deed)
    setPicking({
      spaces: free.map(([deed]) => spaceOf(deed)),
      picked: [...(terms.give.deeds ?? []), ...(terms.get.deeds ?? [])].map(spaceOf),
      onSpace: (space) => {
        const [deed, owner] = free.find(([each]) => spaceOf(each) === space) ?? []
        if (deed !== undefined && owner !== undefined) latest.current(deed, owner)
      },
      stage: <OfferHands seat={seat} terms={terms} />,
    })
  }, [draft, deedAt, setPicking])
  useLayoutEffect(() => () => setPicking(null), [setPicking])
}
