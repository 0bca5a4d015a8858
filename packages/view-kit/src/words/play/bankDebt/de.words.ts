// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  debt: 'Schulden bei der Bank',
  debtLeft: ($left) => `Noch ${$left}, dann sind die Schulden höher als der Beleihungswert: ausgeschieden.`,
  debtBlocks: 'Bis sie getilgt sind, wird weder gekauft noch gebaut; jede Einnahme fließt zuerst in die Tilgung.',
  worth: 'Beleihungswert',
}
