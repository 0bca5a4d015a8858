// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  for: 'For whom',
  long: 'How long',
  hard: 'How hard',
  length: 'About {minutes} minutes; half of all games take {least} to {most}.',
  pace: 'Measured in {games} games of {seats} bots, at {throw} seconds for each throw and {decision} for each decision.',
  moves: '{moves} kinds of moves, {minutes} minutes to read all paragraphs.',
  differs: 'You know {title}? This is different:',
  classic: 'Many people play it differently. By the book:',
  lesson: 'Learn it by playing',
}
