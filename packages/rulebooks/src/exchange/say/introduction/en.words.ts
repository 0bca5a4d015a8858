// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  intro: {
    line: 'Sealed bids, and players whose shares are traded',
    special: 'Nothing has a fixed price: every unowned property goes to sealed bids, and everybody pays what they bid, even those who get nothing. Each player is a company of {sharesEach} shares, which pay dividends and change hands until somebody is taken over.',
    for: 'Experienced players who like to bluff and to calculate.',
    hard: 'Demanding: what a bid or a share is worth takes a game to get a feel for.',
    point: {
      '1': 'Whoever lands on an unowned property starts an auction by sealed bids. 0 is allowed, the highest bid wins, and everybody pays their own.',
      '2': 'If several highest bids are equal, nobody pays, and only those players bid again. If everybody bids 0, the property stays with the bank.',
      '3': 'Players do not trade properties. Owners auction them in the same way, and may set a minimum price: if it is not reached, they pay half of it into the pot.',
      '4': 'A share is worth a {sharesEach}th of the cash and properties of its player. In your turn you sell up to {sharesSoldATurn} to the bank and buy up to {sharesBoughtATurn} from it.',
      '5': 'Passing Start first costs you a dividend on every share that others hold, by the cash in your last report. Only then comes the salary.',
      '6': 'Passing Town Hall Square obliges you to file a report. Forgetting it costs €{lateFine}.',
      '7': 'A player who holds none of their own shares is taken over: a holder of at least {majority} gets the properties.',
    },
  },
}
