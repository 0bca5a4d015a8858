// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  asTold: (a) => a.sentence,
  noBook: (a) => `There is no rulebook ${a.name} here.`,
  noBot: (a) => `There is no bot ${a.name}. There are: ${a.known}.`,
  tableSize: (a) => `${a.name} is played by ${a.least} to ${a.most} players, not by ${a.count}.`,
  handNeedsBook: 'A position entered by hand needs a rulebook.',
  handSeats: (a) => (a.count === 1 ? `The position has ${a.count} player, but ${a.bots} bots play.` : `The position has ${a.count} players, but ${a.bots} bots play.`),
  tableSeats: (a) => `There are ${a.count} at the table, but ${a.bots} bots play.`,
  entries: (a) => (a.count === 1 ? `The game has only ${a.count} entry.` : `The game has only ${a.count} entries.`),
  over: 'The game is already over there.',
  newer: (a) => `The experiment has format ${a.given}; this program reads up to ${a.most}.`,
  noGroup: (a) => `There is no group ${a.name}.`,
  noSeat: (a) => `There is no seat ${a.seat}.`,
  seatOut: (a) => `Seat ${a.seat} is not in the game.`,
  noDeed: (a) => `There is no property on space ${a.space}.`,
  leastOverMost: 'The least is more than the most.',
  leftWithNothing: 'A player who has left the game has neither money nor properties.',
  fewerThanTwo: 'There are not two players left in the game.',
  noDeal: 'No deal is given.',
  noTrade: 'This rulebook has no trading.',
  noShares: 'This rulebook has no shares.',
  noAtlas: 'This is not an atlas of format 1.',
  notLoaded: 'The games could not begin, because part of the page could not be loaded. Please reload the page.',
}
