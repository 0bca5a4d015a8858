import type { OptionDef } from '@hausregeln/engine'

/** Table options that several rulebooks offer, each under its own paragraph `rule`. */

/** Rent is collected without being demanded. */
export function autoRent(rule: string): OptionDef {
  const name = { de: 'Miete wird von selbst eingezogen', en: 'Rent is collected automatically' }
  return { id: 'autoRent', name, rule, min: 0, max: 1, default: 0 }
}

/** How long the next player waits for rent to be demanded. */
export function rentGrace(rule: string): OptionDef {
  const name = { de: 'Sekunden, in denen Miete noch verlangt werden kann', en: 'Seconds left for demanding rent' }
  return { id: 'rentGrace', name, rule, min: 0, max: 60, default: 0 }
}

/** The game ends by wealth when the time is up. */
export function timeLimit(rule: string): OptionDef {
  const name = { de: 'Zeitlimit in Minuten (0: keines)', en: 'Time limit in minutes (0: none)' }
  return { id: 'timeLimit', name, rule, min: 0, max: 600, default: 0 }
}

/** A third die is thrown; `usual`: whether it is unless somebody says otherwise. */
export function speedDie(rule: string, usual: 0 | 1): OptionDef {
  return { id: 'speedDie', name: { de: 'Tempowürfel', en: 'Speed die' }, rule, min: 0, max: 1, default: usual }
}
