// Written by `npm run words` from the .ftl files beside it; change those.
import { BANK, bits, POT } from '@hausregeln/engine'
import type { Words } from './shape.words.ts'

const phrase_forDeed: Words['phrase']['forDeed'] = (a, v) => (a.deed < 0 ? '' : ` for ${v.deed(a.deed)}`)
const phrase_aPiece: Words['phrase']['aPiece'] = (a, v) => (v.isVowelFirst(a.piece) ? `an ${v.noun(a.piece)}` : `a ${v.noun(a.piece)}`)
const phrase_paidTo: Words['phrase']['paidTo'] = (a, v) => (a.to === BANK ? 'to the bank' : a.to === POT ? 'into the pot' : `to ${v.seat(a.to)}`)
const phrase_paidFrom: Words['phrase']['paidFrom'] = (a, v) => (a.from === BANK ? 'from the bank' : a.from === POT ? 'from the pot' : `from ${v.seat(a.from)}`)
const phrase_richest: Words['phrase']['richest'] = (a, v) => (bits(a.winners).length === 1 ? `${v.seats(a.winners)} wins with the greatest wealth.` : `${v.seats(a.winners)} are equally wealthy and share the win.`)

export const words: Words = {
  phrase: {
    paidTo: phrase_paidTo,
    forDeed: phrase_forDeed,
    lot: (a, v) => (a.deed < 0 ? 'a building' : v.deed(a.deed)),
    paidFrom: phrase_paidFrom,
    lacking: (a, v) => (a.missing === 1 ? `${v.money(a.missing)} is missing` : `${v.money(a.missing)} are missing`),
    richest: phrase_richest,
    shares: (a, v) => (a.own ? (a.number === 1 ? 'one own share' : `${a.number} own shares`) : (a.number === 1 ? `one share of ${v.seat(a.issuer)}` : `${a.number} shares of ${v.seat(a.issuer)}`)),
    aPiece: phrase_aPiece,
    thePiece: (a, v) => `the ${v.noun(a.piece)}`,
    bus: '“bus”',
    nextProperty: '“next property”',
    boughtAt: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)}${phrase_forDeed(a, v)}.`,
    forPiece: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} for ${phrase_aPiece(a, v)} ${v.site(a.deed)}.`,
    leavingJail: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} ${phrase_paidTo(a, v)} to leave ${a.jail}.`,
    lastMoney: (a, v) => `What ${v.seat(a.from)} has left goes ${phrase_paidTo(a, v)}: ${v.money(a.amount)}.`,
    paidBid: (a, v) => `${v.seat(a.from)} pays the bid of ${v.money(a.amount)}${phrase_forDeed(a, v)} ${phrase_paidTo(a, v)}.`,
    payment: (a, v) => `${v.seat(a.from)} pays ${v.money(a.amount)} ${phrase_paidTo(a, v)}.`,
    received: (a, v) => `${v.seat(a.to)} receives ${v.money(a.amount)} ${phrase_paidFrom(a, v)}.`,
  },
  core: {
    wait: {
      turn: (a, v) => (bits(a.seats).length === 1 ? `It is ${v.seats(a.seats)}’s turn.` : `It is the turn of ${v.seats(a.seats)}.`),
    },
    event: {
      left: (a, v) => `${v.seat(a.seat)} is out of the game; what is left goes ${(a.heir === BANK ? 'to the bank' : a.heir === POT ? 'to the pot' : `to ${v.seat(a.heir)}`)}.`,
      resigned: (a, v) => `${v.seat(a.seat)} resigns.`,
      timeUp: 'Time is up; this turn is still finished.',
      corrected: (a) => `Entry ${a.entry} has been corrected; what came after it has been worked out again.`,
      saved: 'All agree: the game as it stands has been saved.',
    },
    chance: {
      seed: 'From here on this screen throws the dice.',
      given: 'From here on the dice are thrown at the table.',
      committed: 'From here on the server throws the dice; it is committed to its seed.',
    },
    refusal: {
      gameOver: 'The game is already over.',
      notInGame: 'This seat is not in the game.',
      notInRulebook: 'These rules have no such thing.',
      malformed: 'This input is incomplete or faulty.',
      diceInTheAir: 'First it must be known what the dice or the card show.',
      notYourTurn: 'It is somebody else’s turn.',
      notNow: 'This is not possible at the moment.',
      noSuchDeed: 'There is no such property on the board.',
      noChanceAwaited: 'No dice are thrown and no card is drawn here.',
      noSuchOutcome: 'The dice or the deck cannot show this here.',
      otherChance: 'Something else is thrown or drawn here now than it was then.',
      noSuchSpace: 'There is no such space on the board.',
    },
    action: {
      throw: {
        turn: 'Throw the dice',
        doubles: 'Throw again',
        jail: 'Throw for doubles',
      },
      endTurn: 'End the turn',
    },
    ask: {
      over: 'The game is over.',
      dice: (a, v) => `${v.seat(a.seat)} throws the dice.`,
      card: (a, v) => `A card is drawn from the ${v.deck(a.deck)} deck.`,
      lot: (a, v) => `Lots are drawn between ${v.seats(a.seats)}.`,
      decide: 'A decision is due.',
    },
    end: {
      lastPlayer: (a, v) => `Only ${v.seats(a.winners)} is left in the game, and wins.`,
      agreed: (a, v) => `The game stops here: ${phrase_richest(a, v)}`,
    },
  },
  money: {
    refusal: {
      debtFirst: 'The open debt must be settled first.',
      noSuchMoney: 'This amount cannot be paid with the money of the game.',
    },
    about: {
      freeParkingPot: (a, v) => `Taxes, card payments to the bank and the money for leaving jail go into a pot. Landing on ${v.space(a.space)} wins it.`,
    },
  },
  auctions: {
    wait: {
      auction: (a, v) => `${v.seats(a.seats)} can still bid.`,
    },
    event: {
      auctionWon: (a, v) => `${v.seat(a.seat)} wins ${v.deed(a.deed)} at auction for ${v.money(a.amount)}.`,
    },
    tooLow: (a, v) => `No bid is high enough; ${v.deed(a.deed)} stays with its owner.`,
    noBid: (a, v) => `Nobody bids for ${v.deed(a.deed)}; the deed stays with the bank.`,
    refusal: {
      auctionRuns: 'While something is auctioned or scarce buildings are shared out, everything else rests.',
    },
  },
  decks: {
    cardDrawn: (a, v) => `${v.seat(a.seat)} draws from the ${v.deck(a.deck)} deck: “${a.card}”`,
    cardWritten: (a, v) => `${v.seat(a.seat)} draws a card from the ${v.deck(a.deck)} deck that only this table has: ${a.card}.`,
    kept: (a, v) => `${v.seat(a.seat)} keeps the jail card.`,
    given: (a, v) => `${v.seat(a.seat)} receives a jail card.`,
    event: {
      jailCardReturned: (a, v) => `The jail card goes back to the bottom of the ${v.deck(a.deck)} deck.`,
      cardsShuffled: (a, v) => `The ${v.deck(a.deck)} deck is used up: all its cards are shuffled again.`,
    },
  },
  deeds: {
    toBank: (a, v) => `${v.deed(a.deed)} falls back to the bank.`,
    fromBank: (a, v) => `${v.deed(a.deed)} now belongs to ${v.seat(a.to)}.`,
    moved: (a, v) => `${v.deed(a.deed)} goes from ${v.seat(a.from)} to ${v.seat(a.to)}.`,
    event: {
      deedSold: (a, v) => `${v.seat(a.seat)} sells ${v.deed(a.deed)} to the bank for ${v.money(a.amount)}.`,
    },
    refusal: {
      notYourDeed: 'The property belongs to somebody else, or still to the bank.',
      nobodyOwnsIt: 'The property still belongs to the bank.',
    },
    action: {
      sellDeed: (a, v) => `Sell ${v.deed(a.deed)} to the bank (+${v.short(a.amount)})`,
    },
  },
  jail: {
    jailed: {
      plain: (a, v) => `${v.seat(a.seat)} goes to ${a.jail}.`,
      thirdDoubles: (a, v) => `${v.seat(a.seat)} goes to ${a.jail} for throwing doubles three times.`,
      sameDoubles: (a, v) => `${v.seat(a.seat)} goes to ${a.jail} for throwing the same doubles twice.`,
    },
    freed: {
      plain: (a, v) => `${v.seat(a.seat)} leaves ${a.jail}.`,
      jailDoubles: (a, v) => `${v.seat(a.seat)} throws doubles and leaves ${a.jail}.`,
      jailBail: (a, v) => `${v.seat(a.seat)} pays the bail and leaves ${a.jail}.`,
      jailCard: (a, v) => `${v.seat(a.seat)} plays a jail card and leaves ${a.jail}.`,
      jailThird: (a, v) => `${v.seat(a.seat)} pays after the last attempt and leaves ${a.jail}.`,
    },
    satOut: {
      byCard: (a, v) => `${v.seat(a.seat)} sits out this round.`,
      inJail: (a, v) => `${v.seat(a.seat)} sits out in ${a.jail} (round ${a.round}).`,
    },
    refusal: {
      notInJail: 'This is possible only in jail.',
      bailTooDear: 'The cash does not cover the bail.',
      staysInJail: 'A player who sits in jail stands nowhere else.',
    },
    action: {
      payBail: (a, v) => `Pay ${v.short(a.amount)} bail`,
    },
  },
}
