import { rentFor } from '@hausregeln/chapters/rent/rules/amount.ts'
import { type GameView, NOBODY } from '@hausregeln/engine'

/** The least and the most that two dice show. */
const LEAST = 2
const MOST = 12

/** A rent that a throw can bring. */
export interface Toll {
  readonly deed: number
  readonly owner: number
  readonly amount: number
  /** Spaces from here. */
  readonly steps: number
}

/** What a seat owes if its throw takes it so many spaces on; null: no rent. Cards that send it elsewhere are left aside. */
export function tollAt(l: GameView, seat: number, steps: number): Toll | null {
  const { deedAt, spaces } = l.book.board
  const deed = deedAt[((l.s.place[seat] ?? 0) + steps) % spaces] ?? NOBODY
  const owner = deed < 0 ? NOBODY : (l.s.owner[deed] ?? NOBODY)
  if (owner === NOBODY || owner === seat || l.s.mortgaged[deed] !== 0) return null
  const whole = rentFor(l, deed, steps, 0)
  const amount = (l.s.jail[owner] ?? 0) > 0 ? toJailed(l, whole) : whole
  return amount > 0 ? { deed, owner, amount, steps } : null
}

/** What an owner in jail is paid of a rent: nothing, all of it or a part. */
function toJailed({ book }: GameView, whole: number): number {
  const share = book.policies.rentInJail
  const { coin } = book.board
  return share === 0 ? 0 : Math.floor(whole / share / coin) * coin
}

/** The dearest rent within the reach of a seat's next throw of two dice; null: none is. */
export function dearestAhead(l: GameView, seat: number): Toll | null {
  let dearest: Toll | null = null
  for (let steps = LEAST; steps <= MOST; steps++) {
    const toll = tollAt(l, seat, steps)
    if (toll !== null && toll.amount > (dearest?.amount ?? 0)) dearest = toll
  }
  return dearest
}
