/** What plays beside Python, to be run as a program of its own (../program.ts). */
export { boardFacts } from '@hausregeln/engine'
export { checkTable } from '../table.ts'
export { Gym } from './gym.ts'
export { AGENT } from './lane.ts'
export { checkOffers, MONEY_STEPS, OFFER } from './offers.ts'
