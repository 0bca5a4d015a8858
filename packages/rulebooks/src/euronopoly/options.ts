import type { OptionDef } from '@hausregeln/engine'
import { timeLimit } from '../table-options.ts'

/** The table options of Euronopoly. */
export const options: readonly OptionDef[] = [timeLimit('E-2.3')]
