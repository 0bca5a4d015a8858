// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, POT } from '@hausregeln/engine'
import { of } from '@hausregeln/say/elision.ts'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  event: {
    reportOwed: (a, v) => `${v.seat(a.seat)} doit un bilan à la Bourse.`,
    reportLate: (a, v) => `Le bilan ${of(v.seat(a.seat))} est en retard ; le jeu l’établit.`,
    dividend: (a, v) => `${v.seat(a.seat)} distribue ${v.money(a.perShare)} par part, ${v.money(a.total)} en tout.`,
    sharesUnsold: (a, v) => (a.number === 0 ? `Aucune part ${of(v.seat(a.issuer))} ne reste à la banque.` : a.number < 2 ? `La part ${of(v.seat(a.issuer))} reste à la banque.` : `Les ${a.number} parts ${of(v.seat(a.issuer))} restent à la banque.`),
  },
  payment: {
    report: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} ${common.phrase.paidTo(a, v)} pour le bilan en retard.`,
    dividend: (a, v) => `${v.seat(a.from)} paie un dividende de ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
    takeover: (a, v) => `De l’argent qu’avait ${v.seat(a.from)}, ${v.money(a.amount)} ${(a.amount === 0 ? 'va' : a.amount < 2 ? 'va' : 'vont')} ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noSharesHeld: 'Il n’y a pas autant de parts ici.',
    sharesForCash: 'Les parts se négocient contre de l’argent : un côté donne des parts, l’autre seulement de l’argent.',
    sharesOutOfTurn: 'Les parts ne changent de main que pendant le tour de l’un des deux.',
    debtorShares: 'Tant qu’une dette est en cours, on ne vend des parts qu’à leur cours ou plus cher.',
    aboutToBeTakenOver: 'Celui qui ne détient plus aucune de ses parts ne négocie que celles-ci : il va passer sous contrôle.',
    lastShareOwing: 'On garde sa dernière part tant qu’une dette est en cours ou qu’un loyer peut être réclamé.',
    tooManySold: 'La banque reprend à chacun {sharesSoldATurn} parts au plus par tour.',
    tooManyBought: 'La banque cède à chacun {sharesBoughtATurn} parts au plus par tour.',
    ownSharesFromBank: 'La banque ne revend à personne ses propres parts.',
    sharesTooDear: 'L’argent liquide ne couvre pas le prix de ces parts.',
    reportedAlready: 'Un bilan a déjà été remis pendant ce tour.',
  },
  ask: {
    report: 'La Bourse attend un bilan.',
  },
  about: {
    autoReports: 'Chaque bilan se fait dès qu’il est dû. Sinon, on a jusqu’à la fin du tour du joueur suivant.',
  },
  wanted: (a, v) => `${v.seat(a.seat)} veut acheter ${common.phrase.shares(a, v)} à la banque (au moins ${v.money(a.minimum)}).`,
  moved: {
    sold: (a, v) => `${v.seat(a.from)} vend ${common.phrase.shares(a, v)} ${common.phrase.paidTo(a, v)} pour ${v.money(a.price)}.`,
    bought: (a, v) => `${v.seat(a.to)} achète ${common.phrase.shares(a, v)} ${(a.from === BANK ? 'à la banque' : a.from === POT ? 'à la cagnotte' : `à ${v.seat(a.from)}`)} pour ${v.money(a.price)}.`,
    gotBack: (a, v) => `${v.seat(a.to)} récupère ${common.phrase.shares(a, v)}, que détenait ${v.seat(a.from)}.`,
    left: (a, v) => `${v.seat(a.from)} laisse ${common.phrase.shares(a, v)} ${common.phrase.paidTo(a, v)}.`,
  },
  reported: (a, v) => `Bilan ${of(v.seat(a.seat))} : argent ${v.money(a.cash)}, biens ${v.money(a.property)}, parts détenues : ${a.number}, cours ${v.money(a.price)}.`,
  takenOver: {
    byPlayer: (a, v) => `${v.seat(a.seat)} ne détient plus aucune de ses parts et passe sous le contrôle ${of(v.seat(a.heir))} (${a.number} parts sur ${v.numberOf('sharesEach')}).`,
    woundUp: (a, v) => `${v.seat(a.seat)} ne détient plus aucune de ses parts et est mis en liquidation ; toutes ses propriétés reviennent à la banque.`,
  },
  adjusted: {
    report: (a, v) => `La surveillance de la Bourse demande à ${v.seat(a.seat)} un bilan intermédiaire.`,
    shares: (a, v) => `Rectification : ${v.seat(a.seat)} a maintenant ${common.phrase.shares(a, v)}.`,
  },
  action: {
    sell: {
      some: (a, v) => `Vendre ${common.phrase.shares(a, v)} à la banque (+${v.short(a.price)})`,
      last: (a, v) => `Vendre ${common.phrase.shares(a, v)} à la banque (+${v.short(a.price)}, et quitter la partie)`,
    },
    buyShares: (a, v) => `Acheter ${common.phrase.shares(a, v)} à la banque (à partir de ${v.short(a.price)})`,
    report: {
      owed: 'Remettre le bilan',
      interim: 'Remettre un bilan intermédiaire',
    },
  },
  lot: {
    must: (a, v) => `Faire une offre cachée pour ${common.phrase.shares(a, v)} : au moins ${v.money(a.minimum)}. Seule la plus haute offre est payée.`,
    may: (a, v) => `Faire une offre cachée pour ${common.phrase.shares(a, v)} : ${v.money(a.minimum)} ou plus, ou 0 pour aucune. Seule la plus haute offre est payée.`,
  },
  lastShare: (a, v) => `${v.seat(a.seat)} cède ainsi la dernière de ses propres parts, passe sous contrôle et quitte la partie.`,
}
