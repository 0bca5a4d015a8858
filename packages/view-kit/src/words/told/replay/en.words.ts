// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  title: 'Replay',
  open: 'Replay',
  opening: 'The game is being wound back…',
  back: 'One step back',
  next: 'One step on',
  play: 'Play',
  pause: 'Pause',
  begin: 'To the beginning',
  end: 'To the end',
  speed: 'Speed',
  times: ($times) => `${$times}×`,
  at: 'Moment of the game',
  position: ($entry, $all, $round) => `Entry ${$entry} of ${$all}, round ${$round}`,
  marks: 'What happened',
  marksHint: 'Tap a line to see it again.',
  rent: ($amount, $from, $to, $deed) => `${$from} pays ${$to} ${$amount} for ${$deed}`,
  inRound: ($round) => `Round ${$round}`,
  copy: 'Copy a link to this moment',
  copied: 'Link copied',
  toGame: 'To the game',
  fault: ($fault) => `This game cannot be replayed: ${$fault}`,
  stopped: 'From here on the rules are different today.',
  copiedHere: 'This game lies in this browser only: the link leads to it here.',
}
