/**
 * Why a table refuses a request, when it is not the game's rules that do: a name, and a sentence in English for those
 * who have no text of their own for it.
 */
export const TABLE_REFUSALS = {
  notSeated: 'You have no seat at this table.',
  seatTaken: 'This seat is taken.',
  noSuchSeat: 'There is no such seat.',
  noSuchBot: 'There is no such bot.',
  alreadySeated: 'You sit at this table already.',
  hostOnly: 'Only the host may do that.',
  gameRuns: 'The game has begun.',
  gameNotBegun: 'The game has not begun.',
  gameIsOver: 'The game is over.',
  gameNotOver: 'The game is not over.',
  paused: 'The game is paused.',
  notPaused: 'The game is not paused.',
  notYourSeat: 'This is not your seat.',
  seatOccupied: 'Somebody sits on a seat that would go.',
  seatsEmpty: 'A seat is still empty.',
  noPerson: 'No person sits at the table.',
  badSettings: 'The rulebook does not allow these settings.',
  botPlays: 'A bot plays this seat now: return to it first.',
  noStandIn: 'No bot plays for you.',
  stillHere: 'This person is at the table.',
  proposalOpen: 'Something else is being agreed on.',
  noProposal: 'There is nothing to agree on.',
  nothingToTakeBack: 'There is nothing that could be taken back.',
  companionOnly: 'Only a game on a real board is kept by hand.',
  noSuchEntry: 'There is no such entry that counts.',
  slipsHidden: 'Sealed bids are being made: entries can be corrected again when they are open.',
  badOutcome: 'These dice or this card cannot be.',
  rentGrace: 'The time for demanding rent is not over.',
  noSuchLine: 'There is no such line.',
  tooFast: 'That is too much at once. Wait a little.',
  frozen: 'This game cannot go on with this version of the rulebook.',
  noSuchTable: 'There is no table of this code.',
  noSpectators: 'Nobody may watch at this table.',
  malformed: 'This message cannot be read.',
  unavailable: 'The server cannot write now. Try again.',
  hostError: 'That cannot be done now.',
} as const satisfies Readonly<Record<string, string>>

export type TableRefusal = keyof typeof TABLE_REFUSALS
