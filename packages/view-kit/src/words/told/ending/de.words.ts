// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('de-DE')

export const words: Words = {
  story: 'Die Geschichte',
  sat: ($names, $book, $rounds) => ($rounds === 1 ? `${$names} spielten ${$book}, ${number($rounds)} Runde lang.` : `${$names} spielten ${$book}, ${number($rounds)} Runden lang.`),
  firstGroup: ($name, $group, $round) => `Die erste ganze Gruppe hatte ${$name}: ${$group}, in Runde ${$round}.`,
  noGroup: 'Eine ganze Gruppe besaß niemand.',
  dearestRent: ($amount, $from, $to, $deed, $round) => `Die teuerste Miete war ${$amount}: ${$from} zahlte sie ${$to} in Runde ${$round} für ${$deed}.`,
  noRent: 'Miete zahlte niemand.',
  lead: ($name, $turns, $changes) => ($changes === 0 ? `${$name} lag von Anfang bis Ende vorn.` : $changes === 1 ? `${$name} lag am längsten vorn, ${$turns} Züge lang; die Führung wechselte einmal.` : `${$name} lag am längsten vorn, ${$turns} Züge lang; die Führung wechselte ${number($changes)}-mal.`),
  noLead: 'Vorn lag niemand.',
  lastOut: ($name, $round, $ended) => `Zuletzt schied ${$name} aus, in Runde ${$round}; dann war es entschieden: ${$ended}`,
  over: ($ended) => `Dann war es entschieden: ${$ended}`,
  facts: 'Am längsten, am teuersten',
  factRent: 'Teuerste Miete',
  factAuction: 'Teuerste Auktion',
  factLead: 'Längste Führung',
  turns: ($turns) => ($turns === 1 ? `${number($turns)} Zug` : `${number($turns)} Züge`),
  forDeed: ($name, $deed) => `${$name}, ${$deed}`,
  fromTo: ($from, $to, $deed) => `${$from} an ${$to}, ${$deed}`,
  nextBook: ($book) => `Nächstes Mal: ${$book}`,
  same: 'Noch einmal mit denselben Leuten',
  watch: 'Die Partie noch einmal ansehen',
  seeMoment: ($round) => `Ansehen: Runde ${$round}`,
}
