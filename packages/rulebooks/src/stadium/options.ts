import type { OptionDef } from '@hausregeln/engine'

/** The table options of the stadium rules. */
export const options: readonly OptionDef[] = [
  {
    id: 'autoRent',
    name: { de: 'Miete wird von selbst eingezogen', en: 'Rent is collected automatically' },
    rule: 'S-9.1',
    min: 0,
    max: 1,
    default: 0,
  },
  {
    id: 'rentGrace',
    name: { de: 'Sekunden, in denen Miete noch verlangt werden kann', en: 'Seconds left for demanding rent' },
    rule: 'S-9.1',
    min: 0,
    max: 60,
    default: 0,
  },
  { id: 'speedDie', name: { de: 'Tempowürfel', en: 'Speed die' }, rule: 'S-12.1', min: 0, max: 1, default: 1 },
  {
    id: 'timeLimit',
    name: { de: 'Zeitlimit in Minuten (0: keines)', en: 'Time limit in minutes (0: none)' },
    rule: 'S-2.4',
    min: 0,
    max: 600,
    default: 0,
  },
]
