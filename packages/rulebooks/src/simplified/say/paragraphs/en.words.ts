// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  V: {
    '1_1': {
      source: {
        '1': 'Two or more can play.',
        '2': 'All begin on Start and take turns clockwise.',
        '3': 'The player on turn throws the dice, moves the piece, and then carries out what the space reached demands or allows.',
      },
      reading: 'The source does not say who begins. Here the first seat does.',
    },
    '2_1': {
      source: {
        '1': 'The bank begins with {bankCash} M.',
        '2': 'Out of it, it pays each player {startCash} M at the start.',
      },
      reading: {
        '1': 'The source names no greatest number of players.',
        '2': 'With seven the bank could not pay the starting money, so at most six can play.',
      },
    },
    '2_2': {
      source: {
        '1': 'There are no debts. What a player cannot pay in full is paid as far as possible, and the player is out.',
        '2': 'If the bank can no longer pay, the game ends.',
      },
      reading: 'If the bank’s money does not suffice, it pays what it has left; the game ends with the round (V-3.2), not in the middle of a turn.',
    },
    '2_3': {
      source: 'A player who has lost all private wealth is out.',
      reading: 'The source speaks of “private wealth”. We read it as cash that has fallen to exactly 0, since it has the proceeds of sales paid into that very wealth. A player who spends the last of their money by choice is out as well: that is allowed, but the game says so first.',
    },
    '2_4': {
      reading: {
        '1': 'The source is silent.',
        '2': 'Here streets, stations and utilities of eliminated players are free again and their buildings lapse: that keeps the game open for those who remain.',
        '3': 'Players who resign are eliminated in the same way.',
      },
    },
    '3_1': {
      source: {
        '1': 'At the end the greatest wealth wins: cash plus half the purchase price of each station, utility and street.',
        '2': 'Houses count at half their purchase price, too.',
        '3': 'A hotel counts as five houses.',
      },
      option: 'A playing time may be agreed: when it is up, the running turn is finished and wealth decides.',
      reading: {
        '1': 'A house counts at its printed price even if it was bought for half.',
        '2': 'Equal wealth shares the win.',
      },
    },
    '3_2': {
      source: {
        '1': 'The game ends after the round in which the bank’s money has fallen to 0; the tax pot is not the bank’s.',
        '2': 'It also ends as soon as one player is left.',
      },
      reading: {
        '1': 'A round is over when the turn reaches or passes the place of the player who began the game, whether or not they are still in it.',
        '2': 'Later income of the bank does not undo the end.',
      },
    },
    '4_1': {
      source: {
        '1': 'Forty spaces in a ring, from Start to Castle Avenue.',
        '2': 'A station costs {stationPrice} M and earns {stationRent1}, {stationRent2}, {stationRent3} or {stationRent4} M by the number its owner has.',
        '3': 'A utility costs {utilityPrice} M and earns {utilityFactor1} times the throw that reached it, with both utilities {utilityFactor2} times.',
        '4': 'The taxes are {firstTax} M and {secondTax} M.',
      },
    },
    '4_2': {
      source: {
        '1': 'Price, rents and the price of a house are printed on each street’s card.',
        '2': 'They range from Bath Street at {leastPrice} M to Castle Avenue at {mostPrice} M.',
      },
      reading: {
        '1': 'The source prints the price of a house only where it changes; it holds until the next one.',
        '2': 'So streets of one colour can have houses of different prices, such as Lessing Street and Schiller Street.',
      },
    },
    '4_3': {
      source: 'A player who has all streets of a colour builds there at half price.',
      reading: {
        '1': 'The source speaks of colours but names none.',
        '2': 'We take the usual eight groups (K-0.2).',
      },
    },
    '5_1': {
      source: {
        '1': 'Two dice are thrown.',
        '2': 'The piece moves forward by their sum and never turns back.',
      },
      reading: 'If the table plays with cards (V-6.7), the card that sends a piece back three spaces does so.',
    },
    '5_2': {
      source: {
        '1': 'After doubles the same player has another turn at once.',
        '2': 'The third doubles in a row lead to jail at once, as if the police officer had been reached.',
      },
      reading: '“At once” means here: this throw is not moved, and the way there pays no salary.',
    },
    '6_1': {
      source: {
        '1': 'Passing Start pays a salary of {salaryPass} M from the bank.',
        '2': 'Landing exactly on it pays {salaryLand} M.',
      },
    },
    '6_2': {
      source: 'A player who reaches an unowned street may buy it at its fixed price, at once and in full.',
      reading: 'The source does not say what happens if nobody buys. Here the street stays with the bank; there is no auction.',
    },
    '6_3': {
      source: 'A player who lands on a street of their own may sell it to the bank for half the price of the street and of each of its houses. The buildings lapse and the street is free again.',
      reading: {
        '1': 'The street must have been the player’s own on arrival.',
        '2': 'The bank pays as far as it can (V-2.2).',
      },
    },
    '6_4': {
      source: {
        '1': 'A player who lands on a street of their own may build one house there in each turn, up to four; the fifth makes it a hotel.',
        '2': 'Owning the whole colour is not required.',
        '3': 'A player who owns it pays half.',
      },
      reading: 'Not on the landing that buys it: the street must have been the player’s own on arrival. Every throw after doubles is a turn of its own. A landing allows either building or selling.',
    },
    '6_5': {
      source: {
        '1': 'A player who reaches another player’s street pays rent to its owner at once.',
        '2': 'It goes by the number of houses.',
      },
      reading: {
        '1': 'As rent is due at once, here it need not be demanded.',
        '2': 'The source does not say that a whole colour doubles it; here it does not.',
      },
    },
    '6_6': {
      source: {
        '1': 'They are bought like streets.',
        '2': 'They are not built on.',
        '3': 'A player who lands on their own may sell it to the bank for half its price.',
        '4': 'Rent goes by the number the owner has, for a utility also by the throw that reached it.',
      },
    },
    '6_7': {
      source: {
        '1': 'Community and event spaces do nothing.',
        '2': 'The jail space does nothing either.',
      },
      option: 'The source announces cards for a later extension. Tables that like may play with them: effects as in the classic rules (K-0.3), amounts times twenty.',
      reading: {
        '1': 'When cards are used, payments to the bank go to the pot as taxes do.',
        '2': 'Jail cards are void, since only sitting out leads out of jail (V-6.9).',
      },
    },
    '6_8': {
      source: {
        '1': 'Taxes go into the pot.',
        '2': 'A player who lands on the free car park receives the whole pot.',
      },
    },
    '6_9': {
      source: {
        '1': 'A player who reaches the police officer goes to jail at once and sits out three rounds.',
        '2': 'Then play goes on from the jail space.',
      },
      reading: {
        '1': 'The way to jail pays no salary, and there is no bail: the source knows only sitting out.',
        '2': 'Rent is still collected for those who sit out, since it takes away only their own actions.',
      },
    },
  },
}
