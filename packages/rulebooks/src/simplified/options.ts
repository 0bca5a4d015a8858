import type { OptionDef } from '@hausregeln/engine'

/** The table options of the simplified rules. */
export const options: readonly OptionDef[] = [
  { id: 'cards', name: { de: 'Karten', en: 'Cards' }, rule: 'V-6.7', min: 0, max: 1, default: 0 },
  {
    id: 'timeLimit',
    name: { de: 'Zeitlimit in Minuten (0: keines)', en: 'Time limit in minutes (0: none)' },
    rule: 'V-3.1',
    min: 0,
    max: 600,
    default: 0,
  },
]
