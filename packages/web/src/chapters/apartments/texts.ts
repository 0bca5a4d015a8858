import { defineTexts } from '../../i18n/index.ts'

/** Words for building in groups, step by step. */
export const ladderTexts = defineTexts({
  de: {
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
  },
  en: {
    visitors: (names) => `here: ${names}`,
    unownedFor: (price) => `still free, price ${price}`,
    ownedBy: (name) => `owned by ${name}`,
    rentNow: (now) => `rent ${now}`,
    rentNext: (now, next) => `rent ${now}, with the next step ${next}`,
    steps: (level, reach, top) => `step ${level} of ${top}, allowed up to ${reach}`,
    needsStreets: (most, missing) => `More than ${most} only once ${missing} belongs to it too.`,
    needsOthers: (next, least, low) => `For ${next} there must first be ${least} on ${low}.`,
    topReached: 'It goes no higher.',
    limits: 'How high one may build',
    withStreets: (count, all) =>
      count === all ? 'with the whole group' : count === 1 ? 'with one plot' : `with ${count} plots`,
    upTo: (what) => `up to ${what}`,
    eachUpTo: (what) => `up to ${what} each`,
    forLevel: (what, least) => `${what}: at least ${least} on the two others`,
  },
})
