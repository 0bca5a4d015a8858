import type { OptionDef } from '@hausregeln/engine'
import { text } from '@hausregeln/engine/core/text.ts'

/** Table options that several rulebooks offer, each under its own paragraph `rule`. */

/** Rent is collected without being demanded. */
export function autoRent(rule: string): OptionDef {
  return { id: 'autoRent', name: text('option-autoRent'), rule, min: 0, max: 1, default: 0 }
}

/** How long the next player waits for rent to be demanded. */
export function rentGrace(rule: string): OptionDef {
  return { id: 'rentGrace', name: text('option-rentGrace'), rule, min: 0, max: 60, default: 0 }
}

/** The game ends by wealth when the time is up. */
export function timeLimit(rule: string): OptionDef {
  return { id: 'timeLimit', name: text('option-timeLimit'), rule, min: 0, max: 600, default: 0 }
}

/** A third die is thrown; `usual`: whether it is unless somebody says otherwise. */
export function speedDie(rule: string, usual: 0 | 1): OptionDef {
  return { id: 'speedDie', name: text('option-speedDie'), rule, min: 0, max: 1, default: usual }
}
