import { Branches } from './branches.ts'
import { dealsOf } from './deals.ts'
import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { pictureOf } from '@hausregeln/bots/steady/reading/pictures.ts'
import { STRONG } from '@hausregeln/bots/steady/figures/characters.ts'
import { promiseOf } from '@hausregeln/bots/steady/chances/chances.ts'
import { noGains } from '@hausregeln/bots/steady/reading/gains.ts'
import { apply, clone } from '@hausregeln/engine'
export function debug(rulebook: string, seed: number, names: string[], whose: string, most: number): void {
  let n = 0
  let b: Branches | null = null
  for (const deal of dealsOf(rulebook, names, whose, seed)) {
    if (n === most) break
    n++
    const { before, terms } = deal
    const p = pictureOf(before.shown, STRONG.tuned)
    p.look(before.shown)
    const gains = noGains()
    promiseOf(p, p.tuning.chances!.net, before.shown, deal.proposer as never, terms as never, gains)
    const after = (a: number) => { const g = clone(before); apply(g, a); return chancesBy(g, NETS)!(g) }
    const yes = after(deal.taken); const no = after(deal.refused)
    b ??= new Branches(before.book, names.length, 'steady')
    const seats = [deal.proposer, deal.other]
    const long = b.gains(before, [deal.taken, deal.refused], seats, 5, { games: 120, seed: 5 })
    const far = b.gains(before, [deal.taken, deal.refused], seats, 15, { games: 120, seed: 5 })
    seats.forEach((seat, i) => console.log('D', (i === 0 ? gains.proposer : gains.other).toFixed(4), (yes[seat]! - no[seat]!).toFixed(4), long[i]!.mean.toFixed(4), ((long[i]!.limits.high - long[i]!.limits.low) / 4).toFixed(4), far[i]!.mean.toFixed(4), ((far[i]!.limits.high - far[i]!.limits.low) / 4).toFixed(4), deal.sides.includes(seat) ? 1 : 0))
  }
}
