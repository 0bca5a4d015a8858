/** What runs need of the rulebooks and bots. It is bundled: see program.ts. */
export { PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
export { playArena } from '../arena/arena.ts'
export { playMirrored } from '../arena/mirror.ts'
export { USUAL_CARE } from '../lawful.ts'
export { balanceOf } from '../report/balance.ts'
export { reportOf } from '../report/report.ts'
export { Simulator } from '../simulator.ts'
export { checkTable, receive } from '../table.ts'
