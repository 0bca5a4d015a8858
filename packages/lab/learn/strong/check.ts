import { parseArgs } from 'node:util'
import { KINDS } from '@hausregeln/bots/chances/kinds.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { PLANS, sittingsOf } from './plan.ts'
import { momentsOfAll } from './table.ts'
import { tell } from './tell.ts'

/**
 * `npm run calibration [-- --seed 5 --part 0.3 --by-seats classic …]`: how well the nets' chances hold in games of other
 * seeds, of all tables together or by the number of their seats.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '90001' },
    part: { type: 'string', default: '0.5' },
    'by-seats': { type: 'boolean', default: false },
  },
})
for (const kind of KINDS) {
  const { rulebook, rounds } = PLANS[kind]
  const net = NETS[kind]
  if (net === undefined || (positionals.length > 0 && !positionals.includes(rulebook))) continue
  const last = rounds.at(-1) ?? rounds[0]
  console.log(rulebook)
  const moments = momentsOfAll(sittingsOf(rulebook, last, Number(values.part), Number(values.seed), net))
  tell(net, moments)
  if (!values['by-seats']) continue
  for (const [seats, some] of Map.groupBy(moments, ({ shape }) => shape.seats)) {
    console.log(`${rulebook}, ${seats} seats`)
    tell(net, some)
  }
}
