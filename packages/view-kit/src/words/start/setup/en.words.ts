// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  where: 'Where do you play?',
  onScreen: 'On the screen',
  onScreenHint: 'The program brings board, dice and cards; solo against bots, or together at one device.',
  onBoard: 'Companion for a real board',
  onBoardHint: 'Dice are thrown and cards are drawn on the table. The person with the device enters them; the program is bank, exchange and book-keeper, and checks the rules.',
  mark: 'real board',
  openBook: 'Finished house rules, or a rulebook from a file',
  ownBoard: 'The board has other streets or prices',
  chooseFile: 'Choose a file',
  bookFaults: 'This file cannot be played:',
  fromFile: 'from a file',
}
