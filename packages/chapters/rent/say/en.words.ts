// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    unowned: 'An unowned property',
    rentOnDemand: 'Rent',
    rentInJail: 'Rent for owners in jail',
    groupRent: 'Rent of unbuilt whole groups',
    freshUtilityThrow: 'Throw for the rent of utilities',
  },
  choice: {
    onStreet: {
      deed: 'buys, pays rent, or rests',
    },
    onStation: {
      deed: 'buys, pays rent, or rests',
    },
    onUtility: {
      deed: 'buys, pays rent, or rests',
    },
    rentThrow: {
      dice: 'the dice',
    },
    rentOnDemand: {
      onDemand: 'only on demand',
      atOnce: 'is collected at once',
    },
    rentInJail: {
      paid: 'is paid',
      half: 'is halved',
      unpaid: 'is not paid',
    },
    groupRent: {
      never: 'as usual',
      unlessMortgaged: '{groupRentFactor} times as much, while nothing in the group is mortgaged',
      always: '{groupRentFactor} times as much',
    },
    freshUtilityThrow: {
      arrival: 'the one that led there',
      fresh: 'a fresh one',
    },
  },
  number: {
    groupRentFactor: 'Rent of unbuilt whole groups, so many times',
    rentGrowth: 'Growth of rents in each round, to ten times at most',
  },
}
