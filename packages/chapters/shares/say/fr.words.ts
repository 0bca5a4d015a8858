// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    share: {
      trade: {
        title: 'Commerce des parts de joueurs',
      },
    },
    shares: {
      title: 'Parts de joueurs et leur Bourse',
    },
  },
  choice: {
    startReached: {
      dividend: 'le dividende',
    },
    milestone: {
      annualReport: 'avec {reportSpace}',
    },
    received: {
      reports: 'fait l’objet d’un bilan',
    },
    turnEnded: {
      closeExchange: 'après le temps que fixe la table',
    },
    wealth: {
      withShares: 'l’argent, les propriétés et les bâtiments à leur prix, hypothéqués à la moitié, et toutes les parts',
    },
    eliminate: {
      takenOver: 'est racheté',
    },
    estate: {
      withShares: 'revient, avec toutes les parts, au créancier ou à la banque',
    },
  },
  number: {
    lateFine: 'Amende pour un bilan tardif',
    reportSpace: 'Case du bilan annuel',
    sharesEach: 'Parts dont se compose chaque joueur',
    majority: 'Parts pour la majorité',
    sharesSoldATurn: 'Parts que la banque reprend en un tour',
    sharesBoughtATurn: 'Parts que la banque cède en un tour',
  },
  event: {
    reportOwed: (a, v) => `${v.seat(a.seat)} doit un bilan à la Bourse.`,
    reportLate: (a, v) => `Le bilan ${of(v.seat(a.seat))} est en retard ; le jeu l’établit.`,
    dividend: (a, v) => `${v.seat(a.seat)} distribue ${v.money(a.perShare)} par part, ${v.money(a.total)} en tout.`,
  },
  payment: {
    report: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} ${common.phrase.paidTo(a, v)} pour le bilan en retard.`,
    dividend: (a, v) => `${v.seat(a.from)} paie un dividende de ${v.money(a.amount)} ${common.phrase.paidTo(a, v)}.`,
  },
  refusal: {
    noSharesHeld: 'Il n’y a pas autant de parts ici.',
    sharesForCash: 'Les parts se négocient contre de l’argent : un côté donne des parts, l’autre seulement de l’argent.',
    sharesOutOfTurn: 'Les parts ne changent de mains que pendant le tour de l’un des deux.',
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
}
