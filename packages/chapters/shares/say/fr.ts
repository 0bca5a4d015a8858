import { BANK } from '@hausregeln/engine'
import { of } from '@hausregeln/say/elision.ts'
import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { account, paidTo, shares } from '../../say/fr/words.ts'
import { told } from '../../say/told.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { SHAREHOLDERS } from '../rules/section.ts'
import { words } from './fr.words.ts'

/** What the register says of shares that change hands: sold, bought, or left behind. */
function sharesMoved({ from, to, issuer, number, price, slot }: EventOf<'sharesMoved'>, v: Voice): string {
  switch (slot) {
    case 'shareTrade':
    case 'shareSale':
      return `${v.seat(from)} vend ${shares(number, issuer, from, v)} ${paidTo(to, v)} pour ${v.money(price)}.`
    case 'sharePurchase':
      return `${v.seat(to)} achète ${shares(number, issuer, to, v)} à ${account(from, v)} pour ${v.money(price)}.`
    default:
      if (to === issuer) return `${v.seat(to)} récupère ${shares(number, issuer, to, v)}, que détenait ${v.seat(from)}.`
      return `${v.seat(from)} laisse ${shares(number, issuer, from, v)} ${paidTo(to, v)}.`
  }
}

function takenOver({ seat, heir, shares: held }: EventOf<'takenOver'>, v: Voice): string {
  const who = `${v.seat(seat)} ne détient plus aucune de ses parts`
  return heir < BANK
    ? `${who} et passe sous le contrôle ${of(v.seat(heir))} (${held} parts sur ${v.numberOf('sharesEach')}).`
    : `${who} et est mis en liquidation ; toutes ses propriétés reviennent à la banque.`
}

function shareLot({ issuer, number, minimum, asks }: Questions['shareLot'], v: Voice): string {
  const least = asks ? `au moins ${v.money(minimum)}` : `${v.money(minimum)} ou plus, ou 0 pour aucune`
  return `Faire une offre cachée pour ${shares(number, issuer, -1, v)} : ${least}. Seule la plus haute offre est payée.`
}

function lastShare(seat: number, v: Voice): string {
  return `${v.seat(seat)} cède ainsi la dernière de ses propres parts, passe sous contrôle et quitte la partie.`
}

export const texts: Some<'shares'> = {
  events: {
    ...words.event,
    sharesWanted: ({ seat, issuer, number, minimum }, v) =>
      `${v.seat(seat)} veut acheter ${shares(number, issuer, seat, v)} à la banque (au moins ${v.money(minimum)}).`,
    sharesUnsold: ({ issuer, number }, v) =>
      number === 1
        ? `La part ${of(v.seat(issuer))} reste à la banque.`
        : `Les ${number} parts ${of(v.seat(issuer))} restent à la banque.`,
    sharesMoved,
    reported: ({ seat, cash, property, shares: held, price }, v) =>
      `Bilan ${of(v.seat(seat))} : argent ${v.money(cash)}, biens ${v.money(property)}, parts détenues : ${held}, cours ${v.money(price)}.`,
    takenOver,
  },
  payments: {
    ...words.payment,
    takeover: ({ from, to, amount }, v) =>
      `De l’argent qu’avait ${v.seat(from)}, ${v.money(amount)} ${amount === 1 ? 'va' : 'vont'} ${paidTo(to, v)}.`,
  },
  refusals: words.refusal,
  adjustments: {
    report: ({ of }, v) => `La surveillance de la Bourse demande à ${v.seat(of)} un bilan intermédiaire.`,
    shares: ({ of, value }, v) =>
      `Rectification : ${v.seat(of % SHAREHOLDERS)} a maintenant ${shares(value, Math.floor(of / SHAREHOLDERS), of % SHAREHOLDERS, v)}.`,
  },
  actions: {
    sellShares: ({ issuer, number, price, own, last }, v) =>
      `Vendre ${shares(number, own ? -1 : issuer, -1, v)} à la banque (+${v.short(price)}${last ? ', et quitter la partie' : ''})`,
    buyShares: ({ issuer, number, price }, v) =>
      `Acheter ${shares(number, issuer, -1, v)} à la banque (à partir de ${v.short(price)})`,
    report: ({ owed }) => (owed ? 'Remettre le bilan' : 'Remettre un bilan intermédiaire'),
  },
  questions: {
    ...told(words.ask),
    shareLot,
  },
  options: told(words.about),
  phrases: { lastShare },
}
