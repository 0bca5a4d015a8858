import type { OptionDef } from '@hausregeln/engine'

/** The table options of Euronopoly. */
export const options: readonly OptionDef[] = [
  {
    id: 'timeLimit',
    name: { de: 'Zeitlimit in Minuten (0: keines)', en: 'Time limit in minutes (0: none)' },
    rule: 'E-2.3',
    min: 0,
    max: 600,
    default: 0,
  },
]
