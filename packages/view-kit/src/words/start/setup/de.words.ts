// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  where: 'Wo wird gespielt?',
  onScreen: 'Spiel am Bildschirm',
  onScreenHint: 'Brett, Würfel und Karten stellt das Programm; allein gegen Bots oder zu mehreren an einem Gerät.',
  onBoard: 'Begleiter für ein echtes Brett',
  onBoardHint: 'Gewürfelt und gezogen wird auf dem Tisch. Wer das Gerät hat, trägt es ein; das Programm ist Bank, Börse und Buchhalter und wacht über die Regeln.',
  mark: 'echtes Brett',
  openBook: 'Fertige Hausregeln, oder ein Regelbuch aus einer Datei',
  ownBoard: 'Auf dem Brett stehen andere Straßen oder Preise',
  chooseFile: 'Datei wählen',
  bookFaults: 'Diese Datei kann nicht gespielt werden:',
  fromFile: 'aus einer Datei',
}
