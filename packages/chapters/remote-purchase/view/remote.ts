import { type GameView, NOBODY, type Packed, pack, type Refusal, verify } from '@hausregeln/engine'
import { streetGroups, streetsOf } from '@hausregeln/view-kit/table/deeds/groups.ts'
import { claimHolder } from '../../claims/rules/claims.ts'
import { firstIn } from '../rules/visitors.ts'

/** What stands in the way of a purchase only for want of money. */
const SHORT: readonly (Refusal | null)[] = [null, 'remoteTooDear', 'remoteBuildTooDear', 'inBankDebt']

function possible(l: GameView, action: Packed): boolean {
  return SHORT.includes(verify(l, action))
}

/** Free streets that a seat may buy from afar now, or could if it had the money. */
export function remoteStreets(l: GameView, seat: number): number[] {
  return Array.from({ length: l.book.board.deeds }, (_, deed) => deed).filter((deed) =>
    possible(l, pack(l.book.codes.buyRemote, seat, deed)),
  )
}

/** Groups in which a seat may build from afar now, with whose visit makes it possible. */
export function remoteGroups(l: GameView, seat: number): { group: number; visitor: number }[] {
  return streetGroups(l).flatMap((group) => {
    if (claimHolder(l, group) !== seat) return []
    const builds = streetsOf(l, group).some((street) => possible(l, pack(l.book.codes.buildRemote, seat, street)))
    const visitor = firstIn(l, seat, group)
    return builds && visitor !== NOBODY ? [{ group, visitor }] : []
  })
}

/** Groups in which a seat may build where it has landed, now. */
export function groupsHere(l: GameView, seat: number): number[] {
  return streetGroups(l).filter((group) =>
    streetsOf(l, group).some((street) => {
      const refusal = verify(l, pack(l.book.codes.build, seat, street))
      return refusal === null || refusal === 'buildTooDear'
    }),
  )
}
