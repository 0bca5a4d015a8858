/** What runs need of the rulebooks and bots. It is bundled: see program.ts. */
export { PLAYER_NAMES } from '@hausregeln/bots/sparring/registry.ts'
export { playArena } from './arena/arena.ts'
export { playMirrored } from './arena/mirror.ts'
export { balanceOf } from './balance.ts'
export { USUAL_CARE } from './lawful.ts'
export { reportOf } from './report.ts'
export { Simulator } from './simulator.ts'
export { checkTable, receive } from './table.ts'
