import { type ChanceSource, SOURCES } from '@hausregeln/engine'
import type { ChapterTexts } from '../chapter-texts.ts'
import { account, lastMoney, richest } from './words.ts'

export const texts: ChapterTexts<'core'> = {
  waits: {
    turn: (seats, v) => `${v.seats(seats)} is on turn.`,
  },
  events: {
    left: ({ seat, heir }, v) => `${v.seat(seat)} is out of the game; what is left goes to ${account(heir, v)}.`,
    resigned: ({ seat }, v) => `${v.seat(seat)} resigns.`,
    timeUp: () => 'Time is up; this turn is still finished.',
    corrected: ({ entry }) => `Entry ${entry} has been corrected; what came after it has been worked out again.`,
    saved: () => 'All agree: the game as it stands has been saved.',
    chanceMoved: ({ source }) => chanceFrom[SOURCES[source] ?? 'seed'],
  },
  payments: {
    resign: lastMoney,
  },
  refusals: {
    gameOver: 'The game is already over.',
    notInGame: 'This seat is not in the game.',
    notInRulebook: 'These rules have no such thing.',
    malformed: 'This input is incomplete or faulty.',
    diceInTheAir: 'First it must be known what the dice or the card show.',
    notYourTurn: 'Somebody else is on turn.',
    notNow: 'This is not possible at the moment.',
    noSuchDeed: 'There is no such property on the board.',
    noChanceAwaited: 'No dice are thrown and no card is drawn here.',
    noSuchOutcome: 'The dice or the deck cannot show this here.',
    otherChance: 'Something else is thrown or drawn here now than it was then.',
    noSuchSpace: 'There is no such space on the board.',
  },
  actions: {
    throw: ({ reason }) =>
      reason === 'jail' ? 'Throw for doubles' : reason === 'doubles' ? 'Throw again' : 'Throw the dice',
    endTurn: () => 'End the turn',
  },
  questions: {
    over: () => 'The game is over.',
    dice: ({ seat }, v) => `${v.seat(seat)} throws the dice.`,
    card: ({ deck }, v) => `A card is drawn from the ${v.deck(deck)} deck.`,
    lot: ({ seats }, v) => `Lots are drawn between ${v.seats(seats)}.`,
    decide: () => 'A decision is due.',
  },
  endings: {
    lastPlayer: (winners, v) => `Only ${v.seats(winners)} is left in the game, and wins.`,
    agreed: (winners, v) => `The game stops here: ${richest(winners, v)}`,
  },
}

const chanceFrom: Readonly<Record<ChanceSource['kind'], string>> = {
  seed: 'From here on this screen throws the dice.',
  given: 'From here on the dice are thrown at the table.',
  committed: 'From here on the server throws the dice; it is committed to its seed.',
}
