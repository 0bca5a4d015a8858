// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, bits, POT } from '@hausregeln/engine'
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

const phrase_forDeed: Words['phrase']['forDeed'] = (a, v) => (a.deed < 0 ? '' : ` pour ${v.deed(a.deed)}`)
const phrase_aPiece: Words['phrase']['aPiece'] = (a, v) => (v.gender(a.piece) === 'f' ? `une ${v.noun(a.piece)}` : `un ${v.noun(a.piece)}`)
const phrase_paidTo: Words['phrase']['paidTo'] = (a, v) => (a.to === BANK ? 'à la banque' : a.to === POT ? 'dans la cagnotte' : `à ${v.seat(a.to)}`)
const phrase_paidFrom: Words['phrase']['paidFrom'] = (a, v) => (a.from === BANK ? 'de la banque' : a.from === POT ? 'de la cagnotte' : `${of(v.seat(a.from))}`)
const phrase_richest: Words['phrase']['richest'] = (a, v) => (bits(a.winners).length < 2 ? `${v.seats(a.winners)} l’emporte avec la plus grande fortune.` : `${v.seats(a.winners)} sont à égalité de fortune et partagent la victoire.`)

export const words: Words = {
  phrase: {
    paidTo: phrase_paidTo,
    forDeed: phrase_forDeed,
    lot: (a, v) => (a.deed < 0 ? 'un bâtiment' : v.deed(a.deed)),
    paidFrom: phrase_paidFrom,
    lacking: (a, v) => `il manque ${v.money(a.missing)}`,
    richest: phrase_richest,
    shares: (a, v) => (a.own ? (a.number === 0 ? `${a.number} de ses propres parts` : a.number < 2 ? 'une de ses propres parts' : `${a.number} de ses propres parts`) : (a.number === 0 ? `${a.number} part ${of(v.seat(a.issuer))}` : a.number < 2 ? `une part ${of(v.seat(a.issuer))}` : `${a.number} parts ${of(v.seat(a.issuer))}`)),
    aPiece: phrase_aPiece,
    thePiece: (a, v) => (v.isVowelFirst(a.piece) ? `l’${v.noun(a.piece)}` : v.gender(a.piece) === 'f' ? `la ${v.noun(a.piece)}` : `le ${v.noun(a.piece)}`),
    bus: '« bus »',
    nextProperty: '« propriété suivante »',
    boughtAt: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)}${phrase_forDeed(a, v)}.`,
    forPiece: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} pour ${phrase_aPiece(a, v)} ${v.site(a.deed)}.`,
    leavingJail: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} ${phrase_paidTo(a, v)} pour sortir de prison.`,
    lastMoney: (a, v) => `Ce qui reste à ${v.seat(a.from)} va ${phrase_paidTo(a, v)} : ${v.money(a.amount)}.`,
    paidBid: (a, v) => `${v.seat(a.from)} paie son offre de ${v.money(a.amount)}${phrase_forDeed(a, v)} ${phrase_paidTo(a, v)}.`,
    payment: (a, v) => `${v.seat(a.from)} paie ${v.money(a.amount)} ${phrase_paidTo(a, v)}.`,
    received: (a, v) => `${v.seat(a.to)} reçoit ${v.money(a.amount)} ${phrase_paidFrom(a, v)}.`,
  },
  core: {
    wait: {
      turn: (a, v) => `C’est à ${v.seats(a.seats)} de jouer.`,
    },
    event: {
      left: (a, v) => `${v.seat(a.seat)} quitte la partie ; ce qui reste revient ${(a.heir === BANK ? 'à la banque' : a.heir === POT ? 'à la cagnotte' : `à ${v.seat(a.heir)}`)}.`,
      resigned: (a, v) => `${v.seat(a.seat)} abandonne.`,
      timeUp: 'Le temps est écoulé ; on termine encore ce tour.',
      corrected: (a) => `L’entrée ${a.entry} a été corrigée ; la suite a été recalculée.`,
      saved: 'Tout le monde est d’accord : la partie est enregistrée telle quelle.',
    },
    chance: {
      seed: 'À partir d’ici, c’est cet écran qui lance les dés.',
      given: 'À partir d’ici, on lance les dés à table.',
      committed: 'À partir d’ici, c’est le serveur qui lance les dés ; il s’est engagé sur son nombre de départ.',
    },
    refusal: {
      gameOver: 'La partie est déjà terminée.',
      notInGame: 'Cette place n’est pas en jeu.',
      notInRulebook: 'Ces règles ne le prévoient pas.',
      malformed: 'Cette saisie est incomplète ou erronée.',
      diceInTheAir: 'Il faut d’abord savoir ce que montrent les dés ou la carte.',
      notYourTurn: 'C’est à quelqu’un d’autre de jouer.',
      notNow: 'Ce n’est pas possible pour le moment.',
      noSuchDeed: 'Il n’y a pas de telle propriété sur le plateau.',
      noChanceAwaited: 'Ici, on ne lance pas les dés et on ne tire pas de carte.',
      noSuchOutcome: 'Les dés ou le paquet ne peuvent pas donner cela ici.',
      otherChance: 'On lance ou on tire ici autre chose qu’à l’époque.',
      noSuchSpace: 'Il n’y a pas de telle case sur le plateau.',
    },
    action: {
      throw: {
        turn: 'Lancer les dés',
        doubles: 'Relancer les dés',
        jail: 'Tenter un double',
      },
      endTurn: 'Terminer le tour',
    },
    ask: {
      over: 'La partie est terminée.',
      dice: (a, v) => `${v.seat(a.seat)} lance les dés.`,
      card: (a, v) => `On tire une carte du paquet ${v.deck(a.deck)}.`,
      lot: (a, v) => `Le sort décide entre ${v.seats(a.seats)}.`,
      decide: 'Une décision est attendue.',
    },
    end: {
      lastPlayer: (a, v) => `Il ne reste que ${v.seats(a.winners)}, qui gagne la partie.`,
      agreed: (a, v) => `La partie s’arrête ici : ${phrase_richest(a, v)}`,
    },
  },
  money: {
    refusal: {
      debtFirst: 'Il faut d’abord régler la dette en cours.',
      noSuchMoney: 'Ce montant ne peut pas être payé avec la monnaie du jeu.',
    },
    about: {
      freeParkingPot: (a, v) => `Les taxes, les paiements des cartes à la banque et l’argent versé pour sortir de prison vont dans une cagnotte. Elle revient à qui s’arrête sur ${v.space(a.space)}.`,
    },
  },
  auctions: {
    wait: {
      auction: (a, v) => (bits(a.seats).length < 2 ? `${v.seats(a.seats)} peut encore enchérir.` : `${v.seats(a.seats)} peuvent encore enchérir.`),
    },
    event: {
      auctionWon: (a, v) => `${v.seat(a.seat)} remporte ${v.deed(a.deed)} aux enchères pour ${v.money(a.amount)}.`,
    },
    tooLow: (a, v) => `Aucune offre n’est assez haute ; ${v.deed(a.deed)} reste à son propriétaire.`,
    noBid: (a, v) => `Personne n’enchérit sur ${v.deed(a.deed)} ; le titre reste à la banque.`,
    refusal: {
      auctionRuns: 'Tant qu’une vente aux enchères ou un partage de bâtiments est en cours, tout le reste attend.',
    },
  },
  decks: {
    cardDrawn: (a, v) => `${v.seat(a.seat)} tire du paquet ${v.deck(a.deck)} : « ${a.card} »`,
    cardWritten: (a, v) => `${v.seat(a.seat)} tire du paquet ${v.deck(a.deck)} une carte propre à cette table : ${a.card}.`,
    kept: (a, v) => `${v.seat(a.seat)} garde la carte de sortie.`,
    given: (a, v) => `${v.seat(a.seat)} reçoit une carte de sortie.`,
    event: {
      jailCardReturned: (a, v) => `La carte de sortie retourne sous le paquet ${v.deck(a.deck)}.`,
      cardsShuffled: (a, v) => `Le paquet ${v.deck(a.deck)} est épuisé : toutes ses cartes sont remélangées.`,
    },
  },
  deeds: {
    toBank: (a, v) => `${v.deed(a.deed)} revient à la banque.`,
    fromBank: (a, v) => `${v.deed(a.deed)} appartient maintenant à ${v.seat(a.to)}.`,
    moved: (a, v) => `${v.deed(a.deed)} passe ${of(v.seat(a.from))} à ${v.seat(a.to)}.`,
    event: {
      deedSold: (a, v) => `${v.seat(a.seat)} vend ${v.deed(a.deed)} à la banque pour ${v.money(a.amount)}.`,
    },
    refusal: {
      notYourDeed: 'La propriété appartient à quelqu’un d’autre, ou encore à la banque.',
      nobodyOwnsIt: 'La propriété appartient encore à la banque.',
    },
    action: {
      sellDeed: (a, v) => `Vendre ${v.deed(a.deed)} à la banque (+${v.short(a.amount)})`,
    },
  },
  jail: {
    jailed: {
      plain: (a, v) => `${v.seat(a.seat)} va en prison.`,
      thirdDoubles: (a, v) => `${v.seat(a.seat)} va en prison après un troisième double.`,
      sameDoubles: (a, v) => `${v.seat(a.seat)} va en prison après deux fois le même double.`,
    },
    freed: {
      plain: (a, v) => `${v.seat(a.seat)} sort de prison.`,
      jailDoubles: (a, v) => `${v.seat(a.seat)} fait un double et sort de prison.`,
      jailBail: (a, v) => `${v.seat(a.seat)} paie la caution et sort de prison.`,
      jailCard: (a, v) => `${v.seat(a.seat)} joue une carte de sortie et quitte la prison.`,
      jailThird: (a, v) => `${v.seat(a.seat)} paie après la dernière tentative et sort de prison.`,
    },
    satOut: {
      byCard: (a, v) => `${v.seat(a.seat)} passe ce tour.`,
      inJail: (a, v) => `${v.seat(a.seat)} passe son tour en prison (manche ${a.round}).`,
    },
    refusal: {
      notInJail: 'Ce n’est possible qu’en prison.',
      bailTooDear: 'L’argent liquide ne suffit pas pour la caution.',
      staysInJail: 'Qui est en prison n’est nulle part ailleurs.',
    },
    action: {
      payBail: (a, v) => `Payer ${v.short(a.amount)} de caution`,
    },
  },
}
