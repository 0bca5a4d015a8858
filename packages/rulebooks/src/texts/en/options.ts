import { Space } from '@hausregeln/engine'
import type { Tongue } from '../tongue.ts'

export const options: Tongue['options'] = {
  autoRent: () =>
    'Rent is collected on landing. Otherwise it must be demanded before the next player has thrown the dice.',
  rentGrace: () =>
    'The next throw waits this long after the end of a turn, so that rent can still be demanded. Once everybody has demanded or waived, play goes on at once; at 0 there is no waiting.',
  freeParkingPot(v) {
    const parking = v.space(v.rulebook.book.board.kind.indexOf(Space.parking))
    return `Taxes, card payments to the bank and the money for leaving jail go into a pot. Landing on ${parking} wins it.`
  },
  shortGame: () =>
    'Two title deeds are dealt to each player at the start and paid for. A hotel needs only 3 houses. After the second bankruptcy the greatest wealth wins.',
  timeLimit(v) {
    const dealt = v.rule('deal') === null ? '' : ' At the start two title deeds are dealt to each player and paid for.'
    return `When this time is up, the running turn is finished and the greatest wealth wins.${dealt}`
  },
  autoReports: () =>
    'Every report is filed as soon as it is due. Otherwise there is time until the following player has ended his turn.',
  auctionStreetsOnly: () =>
    'Whoever lands on a station or utility may buy it; otherwise it is auctioned openly. Streets are always auctioned sealed.',
  cards: () => 'Cards are drawn on the card spaces. Otherwise nothing happens there.',
  speedDie: (v) =>
    `Whoever has once reached ${v.space(0)} throws a third die as well: numbers are added, the bus gives a choice between the dice, and the remaining sign leads on to the next property afterwards.`,
}
