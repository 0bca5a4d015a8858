import { bits } from '@hausregeln/engine'
import type { Questions } from '../questions.ts'
import type { Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { lacking, lot, paidTo, piece, shares } from './words.ts'

function jail({ attempt, attempts, bail, lastBail, card }: Questions['jail'], v: Voice): string {
  const ways = [
    ...(bail === null ? [] : [`${v.money(bail)} zahlen`]),
    ...(card ? ['die Freikarte spielen'] : []),
    'auf einen Pasch würfeln',
  ]
  const otherwise = lastBail === null ? '' : `; ohne Pasch kostet es ${v.money(lastBail)}`
  return `Im Gefängnis, Versuch ${attempt} von ${attempts}: ${ways.join(' oder ')}${otherwise}.`
}

const THROW: Readonly<Record<Questions['throw']['why'], string>> = {
  turn: 'Am Zug: würfeln.',
  doubles: 'Pasch: noch einmal würfeln.',
  optional: 'Pasch: noch einmal würfeln oder den Zug beenden.',
  card: 'Die Karte verlangt es: noch einmal würfeln.',
}

function owing(debt: number, v: Voice): string {
  return debt === 0 ? '' : `Schulden bei der Bank: ${v.money(debt)}; Verkäufe vor dem Wurf tilgen sie. `
}

function prison({ bail, missing, left }: Questions['prison'], v: Voice): string {
  const sitting = left === 1 ? 'noch einmal' : `höchstens noch ${left}-mal`
  return missing > 0
    ? `Im Gefängnis: ${v.money(bail)} kostet der Weg hinaus, ${lacking(missing, v)}. Also aussetzen (${sitting}).`
    : `Im Gefängnis: ${v.money(bail)} zahlen und würfeln, oder aussetzen (${sitting}).`
}

function buy({ deed, price, missing, auction }: Questions['buy'], v: Voice): string {
  const otherwise = auction ? ' Sonst wird versteigert.' : ''
  return missing > 0
    ? `${v.deed(deed)} kostet ${v.money(price)}; ${lacking(missing, v)}.${otherwise}`
    : `${v.deed(deed)} für ${v.money(price)} kaufen?${otherwise}`
}

function auction({ deed, bid, bidder }: Questions['auction'], v: Voice): string {
  const state = bidder < 0 ? 'noch kein Gebot' : `${v.money(bid)} von ${v.seat(bidder)}`
  return `Versteigerung: ${lot(deed, v)}, ${state}. Bieten oder passen?`
}

function debt({ creditor, owed, missing, hopeless }: Questions['debt'], v: Voice): string {
  const way = hopeless
    ? 'Verkäufe und Hypotheken reichen nicht mehr: handeln oder Bankrott erklären.'
    : 'Gebäude verkaufen, Hypotheken aufnehmen oder handeln.'
  return `Zu zahlen: ${v.money(owed)} ${paidTo(creditor, v)}; ${lacking(missing, v)}. ${way}`
}

function want({ hotel, left, orderer }: Questions['want'], v: Voice): string {
  const wish = orderer < 0 ? '' : `${v.seat(orderer)} möchte ${piece(hotel, v, 'a')} bauen. `
  return `${wish}Der Vorrat ist knapp (${left}); reicht er nicht, wird versteigert. Auch ${piece(hotel, v, 'a')} bauen?`
}

function demands({ open }: Questions['demands'], v: Voice): string {
  const rents = open.map(({ payer, deed, amount }) => `${v.money(amount)} von ${v.seat(payer)} für ${v.deed(deed)}`)
  return `Miete verlangen? ${rents.join('; ')}.`
}

function wait({ seats, what }: Questions['wait'], v: Voice): string {
  const several = bits(seats).length > 1
  switch (what) {
    case 'auction':
      return `${v.seats(seats)} ${several ? 'können' : 'kann'} noch bieten.`
    case 'minimum':
      return `${v.seats(seats)} setzt einen Mindestpreis.`
    case 'debt':
      return `${v.seats(seats)} muss erst eine Schuld begleichen.`
    case 'pieces':
      return `Gebäude sind knapp: ${v.seats(seats)} ${several ? 'werden' : 'wird'} gefragt.`
    default:
      return `${v.seats(seats)} ist am Zug.`
  }
}

function sealed({ deed, seller, minimum, reserve }: Questions['sealed'], v: Voice): string {
  const sold = reserve > minimum ? `, verkauft wird ab ${v.money(reserve)}` : ''
  const least = minimum > 0 ? `mindestens ${v.money(minimum)}` : `auch 0 ist ein Gebot${sold}`
  return `Verdeckt auf ${v.deed(deed)} bieten, ${least}. Jeder zahlt sein Gebot ${paidTo(seller, v)}.`
}

function shareLot({ issuer, number, minimum, asks }: Questions['shareLot'], v: Voice): string {
  const least = asks ? `mindestens ${v.money(minimum)}` : `ab ${v.money(minimum)}, oder 0 für keines`
  return `Verdeckt auf ${shares(number, issuer, -1, v)} bieten: ${least}. Nur das höchste Gebot wird gezahlt.`
}

export const questions: Tongue['questions'] = {
  over: () => 'Das Spiel ist zu Ende.',
  dice: ({ seat }, v) => `${v.seat(seat)} würfelt.`,
  card: ({ deck }, v) => `Vom Stapel ${v.deck(deck)} wird eine Karte gezogen.`,
  lot: ({ seats }, v) => `Zwischen ${v.seats(seats)} entscheidet das Los.`,
  deal: ({ seat }, v) => `${v.seat(seat)} bekommt eine Besitzrechtkarte zugeteilt.`,
  throw: ({ why, debt }, v) => `${owing(debt, v)}${THROW[why]}`,
  prison,
  jail,
  buy,
  bus: () => 'Bus: mit einem der beiden weißen Würfel ziehen oder mit beiden.',
  triple: () => 'Drei gleiche: auf ein beliebiges Feld ziehen.',
  endTurn: ({ build, trade }) =>
    build || trade
      ? `Noch etwas ${trade ? 'bauen oder handeln' : 'bauen'}? Sonst den Zug beenden.`
      : 'Den Zug beenden.',
  auction,
  sealed,
  minimum: ({ deed, most }, v) =>
    `${v.deed(deed)} wird versteigert: Mindestpreis setzen (bis ${v.money(most)}), oder 0 für keinen.`,
  shareLot,
  debt,
  want,
  place: ({ hotel, price }, v) =>
    `Wohin mit ${piece(hotel, v, 'withThe')}${price > 0 ? ` für ${v.money(price)}` : ''}? Eine Straße wählen.`,
  decide: () => 'Eine Entscheidung steht an.',
  demands,
  offers: ({ proposers }, v) => `Angebot von ${v.seats(proposers)}: annehmen oder ablehnen?`,
  report: () => 'Die Börse wartet auf einen Bericht.',
  wait,
}
