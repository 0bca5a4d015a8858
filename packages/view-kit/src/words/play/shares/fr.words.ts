// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('fr-FR')

export const words: Words = {
  exchange: 'Bourse',
  prices: 'Cours',
  holdings: 'Parts',
  reports: 'Bilans',
  deal: 'Négocier',
  pricesOverTime: 'Les cours au fil de la partie',
  player: 'Joueur',
  price: 'Cours',
  change: 'depuis 1 manche',
  changeShort: '± manche',
  changeFromStart: 'depuis le début',
  ownShares: 'propres',
  issuer: 'Parts de',
  holder: 'détenues par',
  bank: 'Banque',
  gone: 'éliminé',
  takeoverText: ($own) => `${$own} en main propre`,
  takeoverBy: ($name, $held) => `Premier actionnaire : ${$name}, avec ${$held}`,
  takeoverRule: 'Qui ne détient plus aucune de ses parts est racheté ; à partir de 13 parts, tout revient au premier actionnaire.',
  lastReport: 'Caisse au dernier bilan',
  perShare: 'par part',
  atStart: 'dus au Départ',
  owes: ($deadline) => `doit un bilan ${$deadline}`,
  youOwe: ($deadline) => `Vous devez un bilan à la Bourse ${$deadline}.`,
  deadline: ($name, $fine) => `avant la fin du tour ${of($name)}, sinon ${$fine} d’amende`,
  fined: '(en retard)',
  reportNow: ($cash, $perShare, $due) => `Un bilan établi maintenant indique ${$cash} en caisse : dividende ${of($perShare)} par part, ${$due} au Départ.`,
  report: 'Bilan',
  dividendNear: ($steps, $amount) => ($steps < 2 ? `Le Départ est à ${number($steps)} case : votre dividende y coûtera ${$amount}.` : `Le Départ est à ${number($steps)} cases : votre dividende y coûtera ${$amount}.`),
  dividendShort: ($missing) => `Il vous manque ${$missing} pour cela.`,
  number: 'Combien ?',
  has: ($name, $own, $bank) => `${$name} : vous en détenez ${$own}, la banque ${$bank}.`,
  left: ($sell, $buy) => `Encore possible ce tour-ci : en vendre ${$sell}, en acheter ${$buy}.`,
  demand: 'Demander un bilan',
  demandOf: ($name) => `Demander un bilan à ${$name}`,
  demandReason: 'Demandé par la surveillance de la Bourse',
  toPlayers: 'De joueur à joueur',
  noShares: 'aucune',
  sharesCount: 'Nombre',
}
