import type { OptionDef } from '@hausregeln/engine'

/** The table options of the classic rules. */
export const options: readonly OptionDef[] = [
  {
    id: 'autoRent',
    name: { de: 'Miete wird von selbst eingezogen', en: 'Rent is collected automatically' },
    rule: 'K-3.1',
    min: 0,
    max: 1,
    default: 0,
  },
  {
    id: 'rentGrace',
    name: { de: 'Sekunden, in denen Miete noch verlangt werden kann', en: 'Seconds left for demanding rent' },
    rule: 'K-3.1',
    min: 0,
    max: 60,
    default: 0,
  },
  {
    id: 'freeParkingPot',
    name: { de: 'Topf auf Frei Parken', en: 'Pot on the free car park' },
    rule: 'K-4.1',
    min: 0,
    max: 1,
    default: 0,
  },
  { id: 'shortGame', name: { de: 'Kurzes Spiel', en: 'Short game' }, rule: 'K-9.1', min: 0, max: 1, default: 0 },
  {
    id: 'timeLimit',
    name: { de: 'Zeitlimit in Minuten (0: keines)', en: 'Time limit in minutes (0: none)' },
    rule: 'K-9.2',
    min: 0,
    max: 600,
    default: 0,
  },
  { id: 'speedDie', name: { de: 'Tempowürfel', en: 'Speed die' }, rule: 'K-0.1', min: 0, max: 1, default: 0 },
]
