import { parseArgs } from 'node:util'
import { KINDS } from '@hausregeln/bots/chances/kinds.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { PLANS } from './plan.ts'
import { momentsOfAll } from './table.ts'
import { tell } from './tell.ts'

/** `npm run calibration [-- --seed 5 --part 0.3 classic …]`: how well the nets' chances hold in games of other seeds. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '90001' }, part: { type: 'string', default: '0.3' } },
})
for (const kind of KINDS) {
  const { rulebook, tables } = PLANS[kind]
  const net = NETS[kind]
  if (net === undefined || (positionals.length > 0 && !positionals.includes(rulebook))) continue
  const sittings = tables.map(([names, games], at) => ({
    rulebook,
    names: names.split(','),
    games: Math.ceil(games * Number(values.part)),
    seed: Number(values.seed) + at,
    every: 9,
  }))
  tell(rulebook, net, momentsOfAll(sittings))
}
