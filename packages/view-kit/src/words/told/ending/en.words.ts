// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('en-GB')

export const words: Words = {
  story: 'The story',
  sat: ($names, $book, $rounds) => ($rounds === 1 ? `${$names} played ${$book} for ${number($rounds)} round.` : `${$names} played ${$book} for ${number($rounds)} rounds.`),
  firstGroup: ($name, $group, $round) => `${$name} was the first to own a whole group: ${$group}, in round ${$round}.`,
  noGroup: 'Nobody ever owned a whole group.',
  dearestRent: ($amount, $from, $to, $deed, $round) => `The dearest rent was ${$amount}, which ${$from} paid to ${$to} for ${$deed} in round ${$round}.`,
  noRent: 'Nobody ever paid any rent.',
  lead: ($name, $turns, $changes) => ($changes === 0 ? `${$name} was ahead from beginning to end.` : $changes === 1 ? `${$name} was ahead the longest, for ${$turns} turns; the lead changed once.` : `${$name} was ahead the longest, for ${$turns} turns; the lead changed ${number($changes)} times.`),
  noLead: 'Nobody was ever ahead.',
  lastOut: ($name, $round, $ended) => `${$name} was the last to go, in round ${$round}; then it was over: ${$ended}`,
  over: ($ended) => `And then it was over: ${$ended}`,
  facts: 'Longest and dearest',
  factRent: 'Dearest rent',
  factAuction: 'Dearest auction',
  factLead: 'Longest lead',
  turns: ($turns) => ($turns === 1 ? `${number($turns)} turn` : `${number($turns)} turns`),
  forDeed: ($name, $deed) => `${$name}, ${$deed}`,
  fromTo: ($from, $to, $deed) => `${$from} to ${$to}, ${$deed}`,
  nextBook: ($book) => `Next time: ${$book}`,
  same: 'Again with the same people',
  watch: 'Watch the game again',
  seeMoment: ($round) => `Watch: round ${$round}`,
}
