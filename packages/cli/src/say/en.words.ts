// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { list } = language('en-GB')

export const words: Words = {
  heads: {
    start: 'start',
    luck: 'luck',
    ownLuck: '(own throws)',
    play: 'play',
    others: 'others’ play',
    rest: 'rest',
    end: 'end',
  },
  causes: {
    luck: 'luck',
    play: 'play',
    rest: 'rest',
  },
  verdict: (a) => (a.won ? `${a.name} won: by luck ${a.luck}, by play ${a.play}.` : `${a.name} did not win: by luck ${a.luck}, by play ${a.play}.`),
  lead: (a) => `Longest lead: ${a.name}, rounds ${a.round} to ${a.toRound} (entries ${a.entry} to ${a.toEntry}).`,
  noLead: 'Nobody was ever ahead.',
  running: 'The game is not over: the last chances are those where it stopped.',
  otherRules: 'The net was trained for other, similar rules: its figures may be off.',
  turningPoints: 'Turning points:',
  moment: (a) => `Entry ${a.entry}, round ${a.round}: ${a.name} ${a.change} (${a.cause}).`,
  note: 'In percentage points, by the net’s estimate of the chances to win; play is measured against what the bot “steady” would do.',
  decisions: 'Worst decisions:',
  decision: (a) => `Entry ${a.entry}, round ${a.round}: ${a.name} ${a.change}.`,
  done: (a) => `Done: ${list(a.what)}.`,
  doneNothing: 'Done: nothing.',
  instead: (a) => `Better: ${a.what} (${a.now} % instead of ${a.before} %).`,
  insteadNothing: (a) => `Better: none of it (${a.now} % instead of ${a.before} %).`,
  playedOn: (a) => `Played on ${a.games} times each way: ${a.change} (${a.least} to ${a.most}).`,
  noDecisions: 'No decision cost half a point or more.',
  rolled: (a) => `No net has been trained for these rules: the chances, in percent, are those of games that the bot “steady” has played on from these moments, ${a.games} times each, with the limits of 95 % confidence. Luck and decisions are not reported.`,
  rolledEntry: 'Entry',
  rolledRound: 'Round',
  decisionsNote: 'Decisions: what the best missed choice would have added to the player’s own chance, by the net; a deal that nobody proposed counts where both sides would have gained by it. Sealed bids count by what others might have bid.',
  broken: (a) => `${a.path}: “${a.id}” cannot be played like this.`,
  fine: (a) => `${a.path}: “${a.id}” can be played, mark ${a.mark}.`,
  lessonFine: (a) => (a.count === 1 ? `${a.path}: a lesson on “${a.id}” that can be played, ${a.count} step.` : `${a.path}: a lesson on “${a.id}” that can be played, ${a.count} steps.`),
  completed: (a) => (a.words === '' ? `Completed with: ${a.step}.` : `Completed with: ${a.step} – ${a.words}.`),
  tried: (a) => (a.ended === 1 ? `${a.ended} of ${a.games} trial games ended within ${a.rounds} rounds.` : `${a.ended} of ${a.games} trial games ended within ${a.rounds} rounds.`),
  doubt: 'The game often does not end by itself.',
  stuck: (a) => `A trial game cannot go on: ${a.why}`,
}
