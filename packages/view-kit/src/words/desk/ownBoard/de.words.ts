// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('de-DE')

export const words: Words = {
  hint: 'Namen und Preise, wie sie auf dem Tisch stehen. Die Hypothek folgt dem Preis. Daraus wird ein Regelbuch mit einer Hausregel, die sagt, was anders ist; es liegt jeder Aufzeichnung bei.',
  nameOf: ($name) => `Name von ${$name}`,
  priceOf: ($name) => `Preis von ${$name}`,
  more: 'Mieten',
  rents: 'Mieten, durch Komma getrennt',
  rentsWrong: ($count) => ($count === 1 ? `Es muss ${number($count)} ganze Zahl sein.` : `Es müssen ${number($count)} ganze Zahlen sein.`),
  house: 'Preis eines Hauses',
  nameless: 'Jede Straße braucht einen Namen.',
  same: 'So steht es schon im Regelbuch.',
  faults: 'So kann nicht gespielt werden:',
  take: ($count) => `Übernehmen (${$count})`,
}
