import { KINDS } from '@hausregeln/bots/chances/kinds.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { commandLine } from '../flags.ts'
import { PLANS, sittingsOf } from './plan.ts'
import { momentsOfAll } from './table.ts'
import { tell } from './tell.ts'

/**
 * `npm run calibration [-- --seed 5 --part 0.3 --by-seats classic …]`: how well the nets' chances hold in games of other
 * seeds, of all tables together or by the number of their seats.
 */
const { books, numbers, flagged } = commandLine({
  books: RULEBOOK_IDS,
  numbers: { seed: 90_001, part: 0.5 },
  flag: 'by-seats',
})
for (const kind of KINDS) {
  const { rulebook, rounds } = PLANS[kind]
  const net = NETS[kind]
  if (net === undefined || !books.includes(rulebook)) continue
  const last = rounds.at(-1) ?? rounds[0]
  console.log(rulebook)
  const moments = momentsOfAll(sittingsOf(rulebook, last, numbers.part, numbers.seed, net))
  tell(net, moments)
  if (!flagged) continue
  for (const [seats, some] of Map.groupBy(moments, ({ shape }) => shape.seats)) {
    console.log(`${rulebook}, ${seats} seats`)
    tell(net, some)
  }
}
