import { BANK, type Slot, Space } from '@hausregeln/engine'
import { tellEnd } from '../tell-end.ts'
import type { EventOf, Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { adjusted } from './adjusted.ts'
import { endings } from './endings.ts'
import { payment, payments } from './payments.ts'
import { dice, forDeed, houses, lot, nthHouse, owedTo, paidFrom, paidTo, piece, place, shares } from './words.ts'

function freed({ seat, slot }: EventOf<'freed'>, v: Voice): string {
  switch (slot) {
    case 'jailDoubles':
      return `${v.seat(seat)} kommt mit einem Pasch aus dem Gefängnis frei.`
    case 'jailBail':
      return `${v.seat(seat)} kauft sich aus dem Gefängnis frei.`
    case 'jailCard':
      return `${v.seat(seat)} kommt mit einer Freikarte aus dem Gefängnis frei.`
    case 'jailThird':
      return `${v.seat(seat)} zahlt nach dem letzten Versuch und kommt frei.`
    default:
      return `${v.seat(seat)} kommt aus dem Gefängnis frei.`
  }
}

function visited({ seat, space }: EventOf<'visited'>, v: Voice): string {
  switch (v.rulebook.book.board.kind[space]) {
    case Space.jail:
      return `${v.seat(seat)} ist im Gefängnis nur zu Besuch.`
    case Space.parking:
      return `${v.seat(seat)} ruht sich auf ${v.space(space)} aus.`
    default:
      return `${v.seat(seat)} bleibt auf ${v.space(space)} stehen.`
  }
}

function deedMoved({ deed, from, to }: EventOf<'deedMoved'>, v: Voice): string {
  if (to < 0) return `${v.deed(deed)} fällt an die Bank zurück.`
  return from < 0
    ? `${v.deed(deed)} gehört jetzt ${v.seat(to)}.`
    : `${v.deed(deed)} geht von ${v.seat(from)} an ${v.seat(to)}.`
}

/** The order that the stock does not serve, or a hotel that cannot be exchanged for houses. */
function shortage({ seat, deed, stock, slot }: EventOf<'shortage'>, v: Voice): string {
  return slot === 'stock'
    ? `Es fehlen ${v.pieces.house.de.many} zum Tausch gegen ${piece(true, v, 'the')} (Vorrat: ${stock}). ${v.seat(seat)} baut die ganze Gruppe ${v.group(deed)} ab.`
    : `${v.seat(seat)} möchte auf ${v.deed(deed)} bauen, aber der Vorrat (${stock}) reicht nicht für alle.`
}

function newBuilding(slot: Slot, level: number, v: Voice): string {
  const hotel = slot === 'buildHotel'
  return hotel || level === 1 ? piece(hotel, v, 'a') : nthHouse(level, v)
}

/** K-3.1 and its like: rent between two seats. */
function rent({ seat, owner, deed, amount }: EventOf<'rentDue'> | EventOf<'rentLapsed'>, v: Voice): string {
  return `${v.money(amount)} Miete von ${v.seat(seat)} an ${v.seat(owner)} für ${v.deed(deed)}`
}

/** Doubles that lead to jail. */
const BY_DOUBLES: Readonly<Partial<Record<Slot, string>>> = {
  thirdDoubles: 'nach dem dritten Pasch ',
  sameDoubles: 'nach zweimal dem gleichen Pasch ',
}

function built({ seat, deed, level, slot }: EventOf<'built'>, v: Voice): string {
  if (v.pieces.block === undefined) return `${v.seat(seat)} baut ${newBuilding(slot, level, v)} ${v.site(deed)}.`
  return `${v.seat(seat)} baut ${piece(false, v, 'a')} ${v.site(deed)}; dort steht jetzt: ${houses(level, v)}.`
}

function noRent({ seat, owner, deed, slot }: EventOf<'noRent'>, v: Voice): string {
  const why =
    slot === 'jailBusiness' ? `${v.seat(owner)} sitzt im Gefängnis` : `Auf ${v.deed(deed)} liegt eine Hypothek`
  return `${why}; ${v.seat(seat)} zahlt keine Miete.`
}

/** Why a free property on which somebody has landed cannot be bought. */
function notForSale({ seat, deed, holder, slot }: EventOf<'notForSale'>, v: Voice): string {
  switch (slot) {
    case 'debtor':
      return `${v.seat(seat)} hat Schulden und darf ${v.deed(deed)} nicht kaufen.`
    case 'claimPair':
      return `${v.seat(seat)} darf ${v.deed(deed)} nicht kaufen, solange eine eigene Gruppe nur eine Karte zählt.`
    default:
      return holder < 0
        ? `${v.seat(seat)} darf ${v.deed(deed)} nicht kaufen.`
        : `Anspruch auf ${v.deed(deed)} hat allein ${v.seat(holder)}; ${v.seat(seat)} darf nicht kaufen.`
  }
}

/** What the register says of shares that change hands: sold, bought, or left behind. */
function sharesMoved({ from, to, issuer, number, price, slot }: EventOf<'sharesMoved'>, v: Voice): string {
  switch (slot) {
    case 'shareTrade':
    case 'shareSale':
      return `${v.seat(from)} verkauft ${shares(number, issuer, from, v)} für ${v.money(price)} ${paidTo(to, v)}.`
    case 'sharePurchase':
      return `${v.seat(to)} kauft ${shares(number, issuer, to, v)} für ${v.money(price)} ${paidFrom(from, v)}.`
    default:
      if (to === issuer)
        return `${v.seat(to)} bekommt ${shares(number, issuer, to, v)} aus dem Besitz von ${v.seat(from)} zurück.`
      return `${v.seat(from)} hinterlässt ${shares(number, issuer, from, v)}; ${number === 1 ? 'er geht' : 'sie gehen'} ${paidTo(to, v)}.`
  }
}

function takenOver({ seat, heir, shares: held }: EventOf<'takenOver'>, v: Voice): string {
  const who = `${v.seat(seat)} hält keinen eigenen Anteil mehr`
  return heir < BANK
    ? `${who} und wird von ${v.seat(heir)} übernommen (${held} von 25 Anteilen).`
    : `${who} und wird aufgelöst; alle Grundstücke fallen an die Bank zurück.`
}

export const events: Tongue['events'] = {
  firstThrow: ({ seat, dieA, dieB }, v) => `Wer beginnt? ${v.seat(seat)} wirft ${dice(dieA, dieB, 0, v)}.`,
  starts: ({ seat }, v) => `${v.seat(seat)} beginnt.`,
  dealt: ({ seat, deed }, v) =>
    `${v.seat(seat)} bekommt ${v.deed(deed)} zugeteilt und zahlt dafür ${v.money(v.price(deed))}.`,
  turnBegan: ({ seat, round }, v) => `${v.seat(seat)} ist am Zug (Runde ${v.number(round)}).`,
  threw: ({ seat, dieA, dieB, dieC }, v) =>
    `${v.seat(seat)} wirft ${dieA === dieB ? 'einen Pasch: ' : ''}${dice(dieA, dieB, dieC, v)}.`,
  thrownForRent: ({ seat, dieA, dieB, dieC }, v) => `${v.seat(seat)} wirft für die Miete ${dice(dieA, dieB, dieC, v)}.`,
  moved: ({ seat, to }, v) => `${v.seat(seat)} zieht ${v.isCity(to) ? 'nach' : 'auf'} ${place(to, v)}.`,
  moneyMoved: (event, v) => (payments[event.slot] ?? payment)(event, v),
  jailed: ({ seat, slot }, v) => `${v.seat(seat)} muss ${BY_DOUBLES[slot] ?? ''}ins Gefängnis.`,
  freed,
  stayedInJail: ({ seat, attempt }, v) => `Im Gefängnis kein Pasch für ${v.seat(seat)} (Versuch ${attempt}).`,
  visited,
  cardDrawn: ({ seat, deck, card }, v) => `${v.seat(seat)} zieht vom Stapel ${v.deck(deck)}: „${v.card(deck, card)}“`,
  jailCardKept: ({ seat, slot }, v) =>
    slot === 'cards' ? `${v.seat(seat)} behält die Freikarte.` : `${v.seat(seat)} bekommt eine Freikarte.`,
  jailCardReturned: ({ deck }, v) => `Die Freikarte kommt zurück unter den Stapel ${v.deck(deck)}.`,
  offeredForSale: ({ seat, deed, price }, v) => `${v.seat(seat)} darf ${v.deed(deed)} für ${v.money(price)} kaufen.`,
  declined: ({ seat, deed }, v) => `${v.seat(seat)} kauft ${v.deed(deed)} nicht.`,
  deedMoved,
  auctionOpened: ({ deed }, v) => `${v.deed(deed)} wird versteigert.`,
  bid: ({ seat, amount, deed }, v) => `${v.seat(seat)} bietet ${v.money(amount)} für ${lot(deed, v)}.`,
  passed: ({ seat }, v) => `${v.seat(seat)} passt.`,
  auctionWon: ({ seat, deed, amount }, v) => `${v.seat(seat)} ersteigert ${v.deed(deed)} für ${v.money(amount)}.`,
  auctionUnsold: ({ deed, slot }, v) =>
    slot === 'minimumPrice'
      ? `Kein Gebot reicht; ${v.deed(deed)} bleibt beim Eigentümer.`
      : `Niemand bietet auf ${v.deed(deed)}; die Karte bleibt bei der Bank.`,
  rentDue: (event, v) => `Fällig: ${rent(event, v)}.`,
  rentDemanded: ({ seat, owner, deed, amount }, v) =>
    `${v.seat(owner)} verlangt ${v.money(amount)} Miete von ${v.seat(seat)} für ${v.deed(deed)}.`,
  rentWaived: ({ seat, owner, deed, amount }, v) =>
    `${v.seat(owner)} verzichtet auf ${v.money(amount)} Miete von ${v.seat(seat)} für ${v.deed(deed)}.`,
  rentLapsed: (event, v) => `Verfallen: ${rent(event, v)}.`,
  noRent,
  built,
  sold: ({ seat, deed, level }, v) =>
    level === 0
      ? `${v.seat(seat)} verkauft alle Gebäude ${v.site(deed)}.`
      : `${v.seat(seat)} verkauft Gebäude ${v.site(deed)}; dort steht jetzt: ${houses(level, v)}.`,
  shortage,
  wanted: ({ seat }, v) => `${v.seat(seat)} möchte auch bauen.`,
  notWanted: ({ seat }, v) => `${v.seat(seat)} möchte jetzt nicht bauen.`,
  pieceAuctioned: ({ stock }) => `Ein Gebäude wird versteigert (Vorrat: ${stock}).`,
  pieceWon: ({ seat, amount }, v) => `${v.seat(seat)} ersteigert ein Gebäude für ${v.money(amount)}.`,
  mortgaged: ({ seat, deed, amount }, v) =>
    `${v.seat(seat)} nimmt auf ${v.deed(deed)} eine Hypothek auf und erhält ${v.money(amount)}.`,
  lifted: ({ seat, deed, amount }, v) =>
    `${v.seat(seat)} löst die Hypothek auf ${v.deed(deed)} für ${v.money(amount)} ab.`,
  tradeOffered: ({ seat, to }, v) => `${v.seat(seat)} macht ${v.seat(to)} ein Angebot.`,
  tradeCountered: ({ seat, to }, v) => `${v.seat(seat)} macht ${v.seat(to)} ein Gegenangebot.`,
  tradeDeclined: ({ seat, to }, v) => `${v.seat(to)} lehnt das Angebot von ${v.seat(seat)} ab.`,
  tradeWithdrawn: ({ seat, to }, v) => `${v.seat(seat)} zieht das Angebot an ${v.seat(to)} zurück.`,
  tradeLapsed: ({ seat, to }, v) => `Das Angebot von ${v.seat(seat)} an ${v.seat(to)} ist verfallen.`,
  traded: ({ seat, to }, v) =>
    `${v.seat(seat)} und ${v.seat(to)} sind sich einig${v.rule('shareTrade') === null ? ' und tauschen' : ''}.`,
  debtOpened: ({ seat, creditor, amount }, v) =>
    `${v.seat(seat)} schuldet ${owedTo(creditor, v)} ${v.money(amount)} und hat nicht genug Bargeld.`,
  debtPaid: ({ seat, creditor, amount }, v) =>
    `${v.seat(seat)} hat die Schuld beglichen: ${v.money(amount)} ${paidTo(creditor, v)}.`,
  bankDebt: ({ seat, amount, total }, v) =>
    `${v.seat(seat)} leiht sich ${v.money(amount)} von der Bank (Schulden: ${v.money(total)}).`,
  bankDebtRepaid: ({ seat, amount, left }, v) =>
    `${v.seat(seat)} tilgt ${v.money(amount)} bei der Bank (Schulden: ${v.money(left)}).`,
  bankrupt: ({ seat, amount }, v) => `${v.seat(seat)} kann ${v.money(amount)} nicht zahlen und ist bankrott.`,
  left: ({ seat, heir }, v) =>
    `${v.seat(seat)} scheidet aus; ${heir === BANK ? 'was bleibt, fällt an die Bank' : `was bleibt, geht an ${v.seat(heir)}`}.`,
  resigned: ({ seat }, v) => `${v.seat(seat)} gibt auf.`,
  estateAuctioned: ({ seat, deed }, v) => `Aus dem Besitz von ${v.seat(seat)} kommt ${v.deed(deed)} zur Versteigerung.`,
  timeUp: () => 'Die Zeit ist um; dieser Zug wird noch beendet.',
  gameOver: ({ reason, winners }, v) => tellEnd(endings, reason, winners, v),
  sealedOpened: ({ deed, seat }, v) =>
    seat < BANK ? `${v.seat(seat)} versteigert ${v.deed(deed)}.` : `${v.deed(deed)} wird verdeckt versteigert.`,
  sealedBidIn: ({ seat }, v) => `${v.seat(seat)} hat ein verdecktes Gebot abgegeben.`,
  sealedRevealed: ({ seat, amount }, v) => `${v.seat(seat)} hat ${v.money(amount)} geboten.`,
  sealedTied: ({ deed, amount }, v) => `Gleichstand${forDeed(deed, v)}: mehrmals ${v.money(amount)} geboten.`,
  lotsDrawn: ({ seat }, v) => `Das Los fällt auf ${v.seat(seat)}.`,
  deedSold: ({ seat, deed, amount }, v) =>
    `${v.seat(seat)} verkauft ${v.deed(deed)} für ${v.money(amount)} an die Bank.`,
  satOut: ({ seat, round, slot }, v) =>
    slot === 'cards'
      ? `${v.seat(seat)} setzt diese Runde aus.`
      : `${v.seat(seat)} setzt im Gefängnis aus (Runde ${round}).`,
  paymentCut: ({ seat, paid, owed }, v) =>
    `Fällig: ${v.money(owed)}; ${v.seat(seat)} kann nur ${v.money(paid)} zahlen.`,
  eliminated: ({ seat }, v) => `${v.seat(seat)} hat kein Geld mehr und ist aus dem Spiel.`,
  notForSale,
  claimed: ({ seat, deed }, v) => `${v.seat(seat)} hat jetzt den Anspruch auf die Gruppe ${v.group(deed)}.`,
  claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} verliert den Anspruch auf die Gruppe ${v.group(deed)}.`,
  noFurtherThrow: ({ seat }, v) => `Hier bringt der Pasch ${v.seat(seat)} keinen weiteren Wurf.`,
  cardsShuffled: ({ deck }, v) => `Der Stapel ${v.deck(deck)} ist durch: Alle Karten werden neu gemischt.`,
  lostByDebt: ({ seat, debt, value }, v) =>
    `${v.seat(seat)} schuldet der Bank ${v.money(debt)}, aller Besitz bringt nur ${v.money(value)}: verloren.`,
  minimumSet: ({ seat, deed, amount }, v) =>
    amount === 0
      ? `${v.seat(seat)} setzt keinen Mindestpreis für ${v.deed(deed)}.`
      : `${v.seat(seat)} setzt für ${v.deed(deed)} einen Mindestpreis von ${v.money(amount)}.`,
  sharesWanted: ({ seat, issuer, number, minimum }, v) =>
    `${v.seat(seat)} möchte ${shares(number, issuer, seat, v)} von der Bank kaufen (mindestens ${v.money(minimum)}).`,
  sharesUnsold: ({ issuer, number }, v) =>
    number === 1
      ? `Der Anteil von ${v.seat(issuer)} bleibt bei der Bank.`
      : `Die ${number} Anteile von ${v.seat(issuer)} bleiben bei der Bank.`,
  sharesMoved,
  reportOwed: ({ seat }, v) => `${v.seat(seat)} schuldet der Börse einen Bericht.`,
  reported: ({ seat, cash, property, shares: held, price }, v) =>
    `${v.seat(seat)} berichtet: Bargeld ${v.money(cash)}, Grundstücke ${v.money(property)}, Anteile in der Hand: ${held}, Kurs ${v.money(price)}.`,
  reportLate: ({ seat }, v) => `Der Bericht von ${v.seat(seat)} kommt zu spät; das Spiel gibt ihn ab.`,
  dividend: ({ seat, perShare, total }, v) =>
    `${v.seat(seat)} schüttet ${v.money(perShare)} je Anteil aus, zusammen ${v.money(total)}.`,
  takenOver,
  adjusted,
  corrected: ({ entry }) => `Eintrag ${entry} ist berichtigt; was danach kam, ist nachgerechnet.`,
}
