// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  lesson: 'Lesson',
  title: ($title) => `Lesson: ${$title}`,
  opening: 'The lesson is being set up…',
  progress: ($step, $steps) => `Step ${$step} of ${$steps}`,
  next: 'Go on',
  takeBack: 'Take it back',
  again: 'Begin again',
  leave: 'Leave',
  lookAt: ($part) => `Look at: ${$part}`,
  look: {
    question: 'the question',
    board: 'the board',
    players: 'the players',
    holdings: 'your properties',
    shares: 'the shares',
    actions: 'what else you can do',
    log: 'what has happened',
  },
  watch: 'Watch what happens…',
  wrong: 'That was played, but it is not what this step is about',
  refused: 'The rules refuse that',
  happened: 'What came of it:',
  done: 'That was the lesson',
  play: 'Play a game by these rules',
  rules: 'Read the rules',
  noLesson: 'There is no lesson for this rulebook.',
  unplayable: ($detail) => `This lesson cannot be played: ${$detail}`,
  unplayableAsIs: 'This lesson cannot be played as it is:',
  brokenLink: 'This link is incomplete or damaged: there is no lesson in it.',
}
