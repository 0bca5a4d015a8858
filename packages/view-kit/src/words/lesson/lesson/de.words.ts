// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lesson: 'Lektion',
  title: ($title) => `Lektion: ${$title}`,
  opening: 'Die Lektion wird aufgebaut …',
  progress: ($step, $steps) => `Schritt ${$step} von ${$steps}`,
  next: 'Weiter',
  takeBack: 'Zurücknehmen',
  again: 'Von vorn',
  leave: 'Verlassen',
  lookAt: ($part) => `Schau hin: ${$part}`,
  look: {
    question: 'die Frage',
    board: 'das Brett',
    players: 'die Spieler',
    holdings: 'deine Grundstücke',
    shares: 'die Anteile',
    actions: 'was du sonst tun kannst',
    log: 'was geschehen ist',
  },
  watch: 'Sieh zu, was geschieht …',
  wrong: 'Gespielt, aber darum geht es hier nicht',
  refused: 'Das lehnen die Regeln ab',
  happened: 'Daraus ist geworden:',
  done: 'Das war die Lektion',
  play: 'Nach diesen Regeln spielen',
  rules: 'Die Regeln lesen',
  noLesson: 'Zu diesem Regelbuch gibt es keine Lektion.',
  unplayable: ($detail) => `Diese Lektion lässt sich nicht spielen: ${$detail}`,
  unplayableAsIs: 'Diese Lektion lässt sich so nicht spielen:',
  brokenLink: 'Dieser Link ist unvollständig oder beschädigt: Es steht keine Lektion darin.',
}
