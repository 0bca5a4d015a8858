import type { OptionDef } from '@hausregeln/engine'

/** The table options of the exchange rules. */
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
    id: 'auctionStreetsOnly',
    name: { de: 'Nur Straßen werden versteigert', en: 'Only streets are auctioned' },
    rule: 'B-2.1',
    min: 0,
    max: 1,
    default: 0,
  },
  {
    id: 'autoReports',
    name: { de: 'Berichte werden von selbst abgegeben', en: 'Reports are filed automatically' },
    rule: 'B-4.6',
    min: 0,
    max: 1,
    default: 0,
  },
  {
    id: 'timeLimit',
    name: { de: 'Zeitlimit in Minuten (0: keines)', en: 'Time limit in minutes (0: none)' },
    rule: 'B-5.1',
    min: 0,
    max: 600,
    default: 0,
  },
]
