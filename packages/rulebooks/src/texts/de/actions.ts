import type { DemandFacts, RemoteFacts } from '../action-facts.ts'
import type { Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { piece, shares } from './words.ts'

function rent({ payer, deed, amount }: DemandFacts, v: Voice): string {
  return `${v.short(amount)} von ${v.seat(payer)} für ${v.deed(deed)}`
}

/** Price and commission: `300 + 40 an Ben` */
function remote({ price, to, commission }: RemoteFacts, v: Voice): string {
  return to < 0 ? v.short(price) : `${v.short(price)} + ${v.short(commission)} an ${v.seat(to)}`
}

export const actions: Tongue['actions'] = {
  throw: ({ reason }) =>
    reason === 'jail' ? 'Auf einen Pasch würfeln' : reason === 'doubles' ? 'Noch einmal würfeln' : 'Würfeln',
  endTurn: () => 'Zug beenden',
  buy: ({ deed, price }, v) => `${v.deed(deed)} für ${v.short(price)} kaufen`,
  decline: ({ auction }) => (auction ? 'Nicht kaufen, sondern versteigern' : 'Nicht kaufen'),
  bid: ({ amount }, v) => `${v.short(amount)} bieten`,
  pass: () => 'Passen',
  demand: (demand, v) => (demand === null ? 'Miete verlangen' : `Miete verlangen: ${rent(demand, v)}`),
  waive: (demand, v) => (demand === null ? 'Auf Miete verzichten' : `Auf Miete verzichten: ${rent(demand, v)}`),
  build: ({ deed, hotel, price }, v) => `${piece(hotel, v)} ${v.site(deed)} bauen (${v.short(price)})`,
  sell: ({ deed, hotel, group, amount }, v) =>
    group
      ? `Gruppe ${v.group(deed)} abbauen (+${v.short(amount)})`
      : `${piece(hotel, v)} ${v.site(deed)} verkaufen (+${v.short(amount)})`,
  mortgage: ({ deed, amount }, v) => `Hypothek auf ${v.deed(deed)} aufnehmen (+${v.short(amount)})`,
  lift: ({ deed, amount }, v) => `Hypothek auf ${v.deed(deed)} ablösen (${v.short(amount)})`,
  payBail: ({ amount }, v) => `Für ${v.short(amount)} freikaufen`,
  playJailCard: () => 'Freikarte spielen',
  offer: ({ counter }) => (counter ? 'Gegenangebot machen' : 'Angebot machen'),
  accept: (offer, v) => (offer === null ? 'Angebot annehmen' : `Angebot von ${v.seat(offer.proposer)} annehmen`),
  refuse: (offer, v) => (offer === null ? 'Angebot ablehnen' : `Angebot von ${v.seat(offer.proposer)} ablehnen`),
  withdraw: (offer, v) => (offer === null ? 'Angebot zurückziehen' : `Angebot an ${v.seat(offer.to)} zurückziehen`),
  bankrupt: () => 'Bankrott erklären',
  want: ({ hotel }, v) => `Auch ${piece(hotel, v, 'a')} bauen`,
  leaveIt: ({ hotel }, v) => `Jetzt ${piece(hotel, v, 'no')} bauen`,
  place: ({ deed, hotel, price }, v) => `${piece(hotel, v)} ${v.site(deed)} stellen (${v.short(price)})`,
  chooseMove: ({ steps }) => (steps === 1 ? '1 Feld ziehen' : `${steps} Felder ziehen`),
  jumpTo: ({ space }, v) => `Auf ${v.space(space)} springen`,
  sealedBid: ({ amount }, v) => `${v.short(amount)} verdeckt bieten`,
  sellDeed: ({ deed, amount }, v) => `${v.deed(deed)} an die Bank verkaufen (+${v.short(amount)})`,
  stay: () => 'Im Gefängnis bleiben und aussetzen',
  buyRemote: (facts, v) => `${v.deed(facts.deed)} aus der Ferne kaufen (${remote(facts, v)})`,
  buildRemote: (facts, v) => `${piece(false, v)} ${v.site(facts.deed)} aus der Ferne bauen (${remote(facts, v)})`,
  putUp: ({ deed }, v) => `${v.deed(deed)} versteigern`,
  setMinimum: ({ amount }, v) =>
    amount === 0 ? 'Ohne Mindestpreis versteigern' : `Mindestpreis ${v.short(amount)} setzen`,
  sellShares: ({ issuer, number, price, own, last }, v) =>
    `An die Bank verkaufen: ${shares(number, own ? -1 : issuer, -1, v)} (+${v.short(price)}${last ? ', scheidet damit aus' : ''})`,
  buyShares: ({ issuer, number, price }, v) =>
    `Von der Bank kaufen: ${shares(number, issuer, -1, v)} (ab ${v.short(price)})`,
  report: ({ owed }) => (owed ? 'Bericht abgeben' : 'Zwischenbericht abgeben'),
}
