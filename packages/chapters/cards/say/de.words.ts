// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  effect: {
    advanceTo: (a, v) => (v.isOnlyJail(a.space) ? 'vor bis das Gefängnisfeld' : `vor bis ${v.space(a.space)}`),
    nextUtility: (a) => `vor bis zum nächsten Werk, Miete das ${a.factor}-Fache der Augen`,
    nextStation: (a) => (a.times === 1 ? 'vor bis zum nächsten Bahnhof, einfache Miete' : `vor bis zum nächsten Bahnhof, ${a.times}-fache Miete`),
    back: (a) => (a.steps === 1 ? `${a.steps} Feld zurück` : `${a.steps} Felder zurück`),
    toJail: () => 'ins Gefängnis',
    jailFree: 'Freikarte',
    receive: (a, v) => `${v.money(a.amount)} von der Bank`,
    pay: (a, v) => `${v.money(a.amount)} an die Bank`,
    receiveEach: (a, v) => `${v.money(a.amount)} von jedem anderen`,
    payEach: (a, v) => `${v.money(a.amount)} an jeden anderen`,
    repairs: (a, v) => `je ${v.noun(a.houses)} ${v.money(a.house)}, je ${v.noun(a.hotels)} ${v.money(a.hotel)}`,
    nothing: 'nichts',
  },
  card: {
    advanceTo: 'Vor auf ein Feld',
    nextUtility: 'Vor zum nächsten Werk',
    nextStation: 'Vor zum nächsten Bahnhof',
    back: 'Felder zurück',
    toJail: 'Ins Gefängnis',
    jailFree: 'Freikarte',
    receive: 'Geld von der Bank',
    pay: 'Geld an die Bank',
    receiveEach: 'Geld von jedem anderen',
    payEach: 'Geld an jeden anderen',
    repairs: 'Reparaturen für Häuser und Hotels',
    nothing: 'Nichts',
  },
}
