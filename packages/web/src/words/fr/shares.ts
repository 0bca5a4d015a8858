import { of } from '@hausregeln/rulebooks/texts/fr/of.ts'
import type { SomeWords } from '../words.ts'

/** Words for shares, reports and dividends. */
export const shares: SomeWords<'shares'> = {
  exchange: 'Bourse',
  prices: 'Cours',
  holdings: 'Parts',
  reports: 'Bilans',
  deal: 'Négocier',
  pricesOverTime: 'Les cours au fil de la partie',
  player: 'Joueur',
  price: 'Cours',
  change: 'depuis 1 tour',
  ownShares: 'propres',
  issuer: 'Parts de',
  holder: 'détenues par',
  bank: 'Banque',
  gone: 'éliminé',
  takeoverText: (own) => `${own} en main propre`,
  takeoverBy: (name, held) => `Premier actionnaire : ${name}, avec ${held}`,
  takeoverRule:
    'Qui ne détient plus aucune de ses parts est racheté ; à partir de 13 parts, tout revient au premier actionnaire.',
  lastReport: 'Caisse au dernier bilan',
  perShare: 'par part',
  atStart: 'dus au Départ',
  owes: (deadline) => `doit un bilan ${deadline}`,
  youOwe: (deadline) => `Vous devez un bilan à la Bourse ${deadline}.`,
  deadline: (name, fine) => `avant la fin du tour ${of(name)}, sinon ${fine} d’amende`,
  fined: '(en retard)',
  reportNow: (cash, perShare, due) =>
    `Un bilan établi maintenant indique ${cash} en caisse : dividende de ${perShare} par part, ${due} au Départ.`,
  report: 'Bilan',
  dividendNear: (steps, amount) => `Le Départ est à ${steps} cases : votre dividende y coûtera ${amount}.`,
  dividendShort: (missing) => `Il vous manque ${missing} pour cela.`,
  number: 'Combien ?',
  has: (name, own, bank) => `${name} : vous en détenez ${own}, la banque ${bank}.`,
  left: (sell, buy) => `Encore possible ce tour-ci : en vendre ${sell}, en acheter ${buy}.`,
  toPlayers: 'De joueur à joueur',
  noShares: 'aucune',
  sharesCount: 'Nombre',
}
