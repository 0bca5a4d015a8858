/** What plays beside Python, to be run as a program of its own (../program.ts). */
export { rulebookNamed } from '../table.ts'
export { Gym } from './gym.ts'
