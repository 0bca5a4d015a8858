// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('de-DE')

export const words: Words = {
  newSpace: 'Neues Feld',
  print: {
    advanceTo: (a) => `Rücke vor bis ${a.space}.`,
    nextUtility: (a) => `Rücke vor bis zum nächsten Werk. Gehört es jemandem, zahle das ${number(a.factor)}-Fache der Augen.`,
    nextStation: (a) => (a.times === 1 ? 'Rücke vor bis zum nächsten Bahnhof.' : `Rücke vor bis zum nächsten Bahnhof. Gehört er jemandem, zahle das ${number(a.times)}-Fache der Miete.`),
    back: (a) => (a.steps === 1 ? 'Gehe ein Feld zurück.' : `Gehe ${number(a.steps)} Felder zurück.`),
    toJail: 'Geh ins Gefängnis, auf direktem Weg.',
    jailFree: 'Damit kommst du frei. Behalte diese Karte, bis du sie brauchst.',
    receive: (a) => `Die Bank zahlt dir ${a.amount}.`,
    pay: (a) => `Zahle der Bank ${a.amount}.`,
    receiveEach: (a) => `Alle anderen zahlen dir je ${a.amount}.`,
    payEach: (a) => `Zahle allen anderen je ${a.amount}.`,
    repairs: (a) => `Zahle der Bank für jedes deiner Häuser ${a.house} und für jedes Hotel ${a.hotel}.`,
    nothing: 'Nichts geschieht.',
    sitOut: 'Setze einmal aus.',
    throwAgain: 'Würfle noch einmal.',
    opposite: 'Stelle deine Figur auf das Feld gegenüber.',
  },
}
