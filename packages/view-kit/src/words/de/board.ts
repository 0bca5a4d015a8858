import { plural } from '../../i18n/format.ts'

/** What the board says of itself to those who do not see it. */
export const board = {
  board: (spaces: number) =>
    `Spielbrett mit ${spaces} Feldern. Die Pfeiltasten gehen um das Brett, Enter öffnet ein Feld.`,
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
  price: (price: string) => `Preis ${price}`,
  free: 'frei',
  owner: (name: string) => `gehört ${name}`,
  claimed: (name: string) => `Anspruch: ${name}`,
  seat: (seat: number) => `Platz ${seat + 1}`,
  houses: (count: number) => plural('de', count, { one: '1 Haus', other: `${count} Häuser` }),
  hotel: 'Hotel',
  mortgaged: 'mit Hypothek belastet',
  mortgageMark: 'Hypothek',
  standing: (names: string) => `hier: ${names}`,
  jailed: (name: string) => `${name} (im Gefängnis)`,
  choice: 'kann gewählt werden',
}
