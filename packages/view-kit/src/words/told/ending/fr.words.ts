// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('fr-FR')

export const words: Words = {
  story: 'L’histoire',
  sat: ($names, $book, $rounds) => ($rounds < 2 ? `${$names} ont joué à ${$book} pendant ${number($rounds)} manche.` : `${$names} ont joué à ${$book} pendant ${number($rounds)} manches.`),
  firstGroup: ($name, $group, $round) => `${$name} a eu le premier groupe complet : ${$group}, à la manche ${$round}.`,
  noGroup: 'Personne n’a eu de groupe complet.',
  dearestRent: ($amount, $from, $to, $deed, $round) => `Le loyer le plus cher : ${$amount}, payé par ${$from} à ${$to} pour ${$deed} à la manche ${$round}.`,
  noRent: 'Personne n’a payé de loyer.',
  lead: ($name, $turns, $changes) => ($changes === 0 ? `${$name} a mené du début à la fin.` : $changes < 2 ? `${$name} a mené le plus longtemps, pendant ${$turns} tours ; la tête a changé une fois.` : `${$name} a mené le plus longtemps, pendant ${$turns} tours ; la tête a changé ${number($changes)} fois.`),
  noLead: 'Personne n’a mené.',
  lastOut: ($name, $round, $ended) => `Le dernier départ fut celui ${of($name)}, à la manche ${$round} ; puis tout fut joué : ${$ended}`,
  over: ($ended) => `Puis tout fut joué : ${$ended}`,
  facts: 'Records de la partie',
  factRent: 'Loyer le plus cher',
  factAuction: 'Enchère la plus chère',
  factLead: 'Plus longue avance',
  turns: ($turns) => ($turns < 2 ? `${number($turns)} tour` : `${number($turns)} tours`),
  forDeed: ($name, $deed) => `${$name}, ${$deed}`,
  fromTo: ($from, $to, $deed) => `${$from} à ${$to}, ${$deed}`,
  nextBook: ($book) => `La prochaine fois : ${$book}`,
  same: 'Encore, avec les mêmes',
  watch: 'Revoir la partie',
  seeMoment: ($round) => `Revoir : manche ${$round}`,
}
