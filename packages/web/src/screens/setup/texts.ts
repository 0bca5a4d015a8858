import { defineTexts } from '../../i18n/index.ts'

/** Words for where a game is played. */
export const whereTexts = defineTexts({
  de: {
    where: 'Wo wird gespielt?',
    onScreen: 'Spiel am Bildschirm',
    onScreenHint: 'Brett, Würfel und Karten stellt das Programm; allein gegen Bots oder zu mehreren an einem Gerät.',
    onBoard: 'Begleiter für ein echtes Brett',
    onBoardHint:
      'Gewürfelt und gezogen wird auf dem Tisch. Wer das Gerät hat, trägt es ein; das Programm ist Bank, Börse und Buchhalter und wacht über die Regeln.',
    mark: 'echtes Brett',
  },
  en: {
    where: 'Where do you play?',
    onScreen: 'On the screen',
    onScreenHint: 'The program brings board, dice and cards; alone against bots, or several at one device.',
    onBoard: 'Companion for a real board',
    onBoardHint:
      'Dice are thrown and cards are drawn on the table. Whoever has the device enters them; the program is bank, exchange and book-keeper, and minds the rules.',
    mark: 'real board',
  },
})
