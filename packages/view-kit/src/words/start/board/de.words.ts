// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  board: ($spaces) => `Spielbrett mit ${$spaces} Feldern.`,
  roam: 'Pfeiltasten gehen um das Brett, Enter öffnet ein Feld.',
  kinds: {
    start: 'Startfeld',
    street: 'Straße',
    station: 'Bahnhof',
    utility: 'Werk',
    tax: 'Steuerfeld',
    cards: 'Kartenfeld',
    jail: 'Gefängnis',
    parking: 'Ruhefeld',
    goToJail: 'Gefängnisecke',
    risk: 'Risikofeld',
  },
  price: ($price) => `Preis ${$price}`,
  free: 'frei',
  owner: ($name) => `gehört ${$name}`,
  claimed: ($name) => `Anspruch: ${$name}`,
  houses: ($count) => ($count === 1 ? `${$count} Haus` : `${$count} Häuser`),
  hotel: 'Hotel',
  mortgaged: 'mit Hypothek belastet',
  mortgageMark: 'Hypothek',
  standing: ($names) => `hier: ${$names}`,
  jailed: ($name) => `${$name} (im Gefängnis)`,
  choice: 'kann gewählt werden',
  seat: ($number) => `Platz ${$number}`,
}
