// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  other: 'Eine andere Karte, die nur dieser Tisch hat',
  hint: 'Auch kurz: „erhalte 75“, „zahle jedem 20“, „gehe zu Opernplatz“.',
  isOwn: ($does) => `Karte, die nur dieser Tisch hat: ${$does}`,
  loose: 'Auf dem Tisch liegen andere Karten als im Regelbuch: Jede kann kommen.',
  does: 'Was sagt die Karte?',
  amount: 'Betrag',
  space: 'Wohin?',
  steps: 'Felder zurück',
  times: 'Wievielfache Miete?',
  factor: 'Miete: Augen mal',
  perHouse: 'Für jedes Haus',
  perHotel: 'Für jedes Hotel',
  carryOut: ($does) => `Ausführen: ${$does}`,
  unfit: 'Das geht auf diesem Brett nicht: Beträge müssen sich mit dem Spielgeld zahlen lassen.',
}
