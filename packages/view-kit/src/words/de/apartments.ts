/** Words for building in groups, step by step. */
export const apartments = {
  visitors: (names: string) => `hier ${names}`,
  unownedFor: (price: string) => `noch frei, Preis ${price}`,
  ownedBy: (name: string) => `gehört ${name}`,
  rentNow: (now: string) => `Miete ${now}`,
  rentNext: (now: string, next: string) => `Miete ${now}, mit der nächsten Stufe ${next}`,
  steps: (level: number, reach: number, top: number) => `Stufe ${level} von ${top}, erlaubt bis ${reach}`,
  needsStreets: (most: string, missing: string) => `Mehr als ${most} erst, wenn auch ${missing} dazugehört.`,
  needsOthers: (next: string, least: string, low: string) => `Für ${next} muss erst ${least} auf ${low} stehen.`,
  topReached: 'Höher geht es nicht.',
  limits: 'Wie hoch gebaut werden darf',
  withStreets: (count: number, all: number) =>
    count === all ? 'mit der ganzen Gruppe' : count === 1 ? 'mit einem Grundstück' : `mit ${count} Grundstücken`,
  upTo: (what: string) => `bis ${what}`,
  eachUpTo: (what: string) => `je bis ${what}`,
  forLevel: (what: string, least: string) => `${what}: auf den beiden anderen mindestens ${least}`,
}
