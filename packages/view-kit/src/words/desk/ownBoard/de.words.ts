// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  hint: 'Namen und Preise, wie sie auf dem Tisch stehen. Die Hypothek folgt dem Preis. Daraus wird ein Regelbuch mit einer Hausregel, die sagt, was anders ist; es liegt jedem Protokoll bei.',
  nameOf: ($name) => `Name von ${$name}`,
  priceOf: ($name) => `Preis von ${$name}`,
  more: 'Mieten',
  rents: 'Mieten, durch Komma getrennt',
  rentsWrong: ($count) => `Es müssen ${$count} ganze Zahlen sein.`,
  house: 'Preis eines Hauses',
  nameless: 'Jede Straße braucht einen Namen.',
  same: 'So steht es schon im Regelbuch.',
  faults: 'So kann nicht gespielt werden:',
  take: ($count) => `Übernehmen (${$count})`,
}
