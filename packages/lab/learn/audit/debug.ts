import { argumentOf, nameOf } from '@hausregeln/engine'
import { createPlayer } from '@hausregeln/bots/sparring/registry.ts'
import { chanceOfAnswer } from '@hausregeln/bots/steady/dealing/heed.ts'
import { Branches } from './branches.ts'
import { dealsOf } from './deals.ts'
import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { Ahead } from '@hausregeln/bots/strong/ahead.ts'
import { netFor } from '@hausregeln/bots/chances/kinds.ts'
import { groundOf } from '@hausregeln/bots/steady/board/ground.ts'
import { pictureOf } from '@hausregeln/bots/steady/reading/pictures.ts'
import { STRONG } from '@hausregeln/bots/steady/figures/characters.ts'
import { promiseOf } from '@hausregeln/bots/steady/chances/chances.ts'
import { noGains } from '@hausregeln/bots/steady/reading/gains.ts'
export function debug(rulebook: string, seed: number, want: readonly (readonly [number, number])[]): void {
  let n = 0
  const last = Math.max(...want.map(([g]) => g))
  for (const deal of dealsOf(rulebook, ['strong', 'steady', 'steady', 'steady'], 'strong', seed)) {
    if (deal.game > last) break
    if (!want.some(([g, r]) => g === deal.game && r === deal.round)) continue
    n++
    const { before, sides, terms } = deal
    const s = before.s
    console.log('game', deal.game, 'round', deal.round, 'proposer', deal.proposer, 'other', deal.other, 'sides', sides, 'cash', [...s.cash].slice(0, 5), 'alive', s.alive)
    console.log('owners', [...s.owner].slice(0, 28).join(' '), 'levels', [...s.level].slice(0, 28).join(' '))
    console.log('terms', terms.giveCash, terms.getCash)
    const net = netFor(groundOf(before.shown), NETS)!
    const p = pictureOf(before.shown, STRONG.tuned)
    p.look(before.shown)
    const gains = noGains()
    const strongNet = p.tuning.chances!.net
    promiseOf(p, strongNet, before.shown, deal.proposer, terms as never, gains)
    console.log('strong net', gains.proposer.toFixed(3), gains.other.toFixed(3), 'chances', chancesBy(before, NETS)?.(before))
    const b = new Branches(before.book, 4, 'steady')
    for (const [games, rounds] of [[200, 0], [200, 5]] as const) {
      const g = b.gains(before, [deal.taken, deal.refused], [...sides], rounds, { games, seed: 5 })
      console.log(' steady rounds', rounds, g.map(({ mean, limits }) => `${(100 * mean).toFixed(1)} (${(100 * limits.low).toFixed(1)}..${(100 * limits.high).toFixed(1)})`).join(' | '))
    }
    const ahead = new Ahead(before.book, net)
    for (const seat of sides) if (seat === deal.other) {
      const serial = argumentOf(deal.taken)
      console.log(' answer', chanceOfAnswer(p, before.shown, seat as never, deal.proposer as never, gains), ahead.ofAnswer(before.shown, seat as never, serial, gains.other, 0.002), ahead.ofAnswer(before.shown, seat as never, serial, gains.other, 0.002))
      const bot = createPlayer('strong'); bot.begin(1)
      const act = bot.consider(before.shown, seat as never, before.terms)
      console.log('  says', nameOf(before, act))
    }
  }
  console.log(n)
}
