import type { OptionDef } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'
import { timeLimit } from '../table-options.ts'

/** The table options of the simplified rules. */
export const options: readonly OptionDef[] = [
  { id: 'cards', name: text('option-cards'), rule: 'V-6.7', min: 0, max: 1, default: 0 },
  timeLimit('V-3.1'),
]
