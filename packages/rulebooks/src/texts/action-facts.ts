import { type ActionName, issuerOf, type Lens, numberOf, topFrame } from '@hausregeln/engine'
import { evenLevel } from '@hausregeln/engine/chapters/building/building.ts'
import { hotelLevel, housesBeforeHotel, nextIsHotel } from '@hausregeln/engine/chapters/building/levels.ts'
import { liftCost } from '@hausregeln/engine/chapters/mortgage/mortgage.ts'
import { housePriceHere } from '@hausregeln/engine/chapters/own-space/own-space.ts'
import { commissionOf } from '@hausregeln/engine/chapters/remote-purchase/remote-purchase.ts'
import { firstIn, firstOn } from '@hausregeln/engine/chapters/remote-purchase/visitors.ts'
import { AMOUNT, DEED, findDemand, PAYER } from '@hausregeln/engine/chapters/rent/rent.ts'
import { sharesOf } from '@hausregeln/engine/chapters/shares/holdings.ts'
import { sharePrice } from '@hausregeln/engine/chapters/shares/price.ts'
import { reportsOwed } from '@hausregeln/engine/chapters/shares/report.ts'
import { HOTEL, PRICE } from '@hausregeln/engine/chapters/shortage/pieces.ts'
import { proposerOf, recipientOf } from '@hausregeln/engine/chapters/trade/offers.ts'
import { bailOf } from '@hausregeln/engine/kit/jail.ts'

type Nothing = Readonly<Record<never, never>>

export interface DemandFacts {
  readonly payer: number
  readonly deed: number
  readonly amount: number
}

/** `to`: whose piece stands there; -1 if there is none. */
export interface RemoteFacts {
  readonly deed: number
  readonly price: number
  readonly to: number
  readonly commission: number
}

/** `price`: of all the shares together; `own`: they are the seat's own, `last`: the last of them. */
export interface ShareFacts {
  readonly issuer: number
  readonly number: number
  readonly price: number
  readonly own: boolean
  readonly last: boolean
}

/** What is to be said of each action, as numbers; null where the matter that it names is closed. */
export interface ActionFacts {
  readonly throw: { readonly reason: 'turn' | 'doubles' | 'jail' }
  readonly endTurn: Nothing
  readonly buy: { readonly deed: number; readonly price: number }
  readonly decline: { readonly deed: number; readonly auction: boolean }
  readonly bid: { readonly amount: number }
  readonly pass: Nothing
  readonly demand: DemandFacts | null
  readonly waive: DemandFacts | null
  readonly build: { readonly deed: number; readonly hotel: boolean; readonly price: number }
  /** `group`: for want of houses the whole colour group is sold down. */
  readonly sell: { readonly deed: number; readonly hotel: boolean; readonly group: boolean; readonly amount: number }
  readonly mortgage: { readonly deed: number; readonly amount: number }
  readonly lift: { readonly deed: number; readonly amount: number }
  readonly payBail: { readonly amount: number }
  readonly playJailCard: Nothing
  readonly offer: { readonly counter: boolean }
  readonly accept: { readonly proposer: number } | null
  readonly refuse: { readonly proposer: number } | null
  readonly withdraw: { readonly to: number } | null
  readonly bankrupt: Nothing
  readonly want: { readonly hotel: boolean }
  readonly leaveIt: { readonly hotel: boolean }
  readonly place: { readonly deed: number; readonly hotel: boolean; readonly price: number }
  readonly chooseMove: { readonly steps: number }
  readonly jumpTo: { readonly space: number }
  readonly sealedBid: { readonly amount: number }
  readonly sellDeed: { readonly deed: number; readonly amount: number }
  readonly stay: Nothing
  readonly buyRemote: RemoteFacts
  readonly buildRemote: RemoteFacts
  readonly putUp: { readonly deed: number }
  readonly setMinimum: { readonly amount: number }
  readonly sellShares: ShareFacts
  readonly buyShares: ShareFacts
  readonly report: { readonly owed: boolean }
}

type Facts<Name extends ActionName> = (l: Lens, seat: number, argument: number) => ActionFacts[Name]

const amount = (_l: Lens, _seat: number, argument: number) => ({ amount: argument })
const nothing = (): Nothing => ({})

/** Gathers what is to be said of an action from what everybody sees. */
export const actionFacts: { readonly [Name in ActionName]: Facts<Name> } = {
  throw: (l, seat) => ({ reason: l.s.jail[seat] ? 'jail' : l.s.throwsOfTurn > 0 ? 'doubles' : 'turn' }),
  endTurn: nothing,
  buy: (l, seat) => ({ deed: deedHere(l, seat), price: l.book.board.price[deedHere(l, seat)] ?? 0 }),
  decline: (l, seat) => ({
    deed: deedHere(l, seat),
    auction: l.book.codes.bid !== undefined || l.book.codes.sealedBid !== undefined,
  }),
  bid: amount,
  pass: nothing,
  demand: demandFacts,
  waive: demandFacts,
  build: (l, seat, deed) => ({ deed, hotel: nextIsHotel(l, deed), price: buildingPrice(l, seat, deed) }),
  sell: (l, _seat, deed) => saleFacts(l, deed),
  mortgage: (l, _seat, deed) => ({ deed, amount: l.book.board.mortgageValue[deed] ?? 0 }),
  lift: (l, _seat, deed) => ({ deed, amount: liftCost(l, deed) }),
  payBail: (l, seat) => ({ amount: bailOf(l, seat) }),
  playJailCard: nothing,
  offer: (l) => ({ counter: l.terms.counters !== 0 }),
  accept: proposerFacts,
  refuse: proposerFacts,
  withdraw(l, seat, serial) {
    return proposerOf(l, serial) === seat ? { to: recipientOf(l, seat) } : null
  },
  bankrupt: nothing,
  want: scarcePiece,
  leaveIt: scarcePiece,
  place: (l, _seat, deed) => ({
    deed,
    ...scarcePiece(l),
    price: scarcePrice(l) || (l.book.board.housePrice[deed] ?? 0),
  }),
  chooseMove: (l, _seat, choice) => ({ steps: [l.s.dieA, l.s.dieB, l.s.dieA + l.s.dieB][choice] ?? 0 }),
  jumpTo: (_l, _seat, space) => ({ space }),
  sealedBid: amount,
  sellDeed: (l, _seat, deed) => ({ deed, amount: saleValue(l, deed) }),
  stay: nothing,
  buyRemote: (l, seat, deed) =>
    remoteFacts(l, deed, l.book.board.price[deed], firstOn(l, seat, l.book.board.spaceOf[deed] ?? -1)),
  buildRemote: (l, seat, deed) =>
    remoteFacts(l, deed, l.book.board.housePrice[deed], firstIn(l, seat, l.book.board.groupOf[deed] ?? 0)),
  putUp: (_l, _seat, deed) => ({ deed }),
  setMinimum: amount,
  sellShares: shareFacts,
  buyShares: shareFacts,
  report: (l, seat) => ({ owed: ((reportsOwed(l) >>> seat) & 1) === 1 }),
}

function shareFacts(l: Lens, seat: number, argument: number): ShareFacts {
  const issuer = issuerOf(argument)
  const number = numberOf(argument)
  const own = issuer === seat
  return {
    issuer,
    number,
    price: number * sharePrice(l, issuer),
    own,
    last: own && sharesOf(l, issuer, seat) === number,
  }
}

function remoteFacts(l: Lens, deed: number, price: number | undefined, to: number): RemoteFacts {
  return { deed, price: price ?? 0, to, commission: to < 0 ? 0 : commissionOf(l, to) }
}

/** Where one builds only on the space where one stands, a whole group makes it cheaper. */
function buildingPrice(l: Lens, seat: number, deed: number): number {
  return l.book.chapters.has('own-space') ? housePriceHere(l, seat, deed) : (l.book.board.housePrice[deed] ?? 0)
}

/** What the bank gives for a deed and its buildings. */
function saleValue(l: Lens, deed: number): number {
  const { saleValue, houseSale } = l.book.board
  return (saleValue[deed] ?? 0) + (l.s.level[deed] ?? 0) * (houseSale[deed] ?? 0)
}

export function deedHere(l: Lens, seat: number): number {
  return l.book.board.deedAt[l.s.place[seat] ?? 0] ?? -1
}

/** The open demand with this serial, or null. */
export function demandOf(l: Lens, serial: number): DemandFacts | null {
  const row = findDemand(l, serial)
  if (row < 0) return null
  const word = (n: number) => l.s.parts.rent.demands[row + n] ?? 0
  return { payer: word(PAYER), deed: word(DEED), amount: word(AMOUNT) }
}

function demandFacts(l: Lens, _seat: number, serial: number): DemandFacts | null {
  return demandOf(l, serial)
}

function proposerFacts(l: Lens, _seat: number, serial: number): { proposer: number } | null {
  const proposer = proposerOf(l, serial)
  return proposer < 0 ? null : { proposer }
}

/** The piece in short supply that the frame on top is about. */
function scarcePiece(l: Lens): { hotel: boolean } {
  return { hotel: l.s.frames[topFrame(l) + HOTEL] === 1 }
}

/** What the winner of a piece has bid, or 0 where the printed price holds. */
function scarcePrice(l: Lens): number {
  return l.s.frames[topFrame(l) + PRICE] ?? 0
}

function saleFacts(l: Lens, deed: number): ActionFacts['sell'] {
  const level = l.s.level[deed] ?? 0
  const hotel = level === hotelLevel(l)
  const half = l.book.board.houseSale[deed] ?? 0
  if (!hotel || l.s.housesLeft >= housesBeforeHotel(l)) return { deed, hotel, group: false, amount: half }
  const group = l.book.board.groupOf[deed] ?? 0
  const target = evenLevel(l, group)
  const pieces = groupLevels(l, group).map((height) => height - Math.min(height, target))
  return { deed, hotel, group: true, amount: half * pieces.reduce((sum, n) => sum + n, 0) }
}

function groupLevels(l: Lens, group: number): number[] {
  const { groupStart, groupDeeds } = l.book.board
  return [...groupDeeds.subarray(groupStart[group], groupStart[group + 1])].map((deed) => l.s.level[deed] ?? 0)
}

/** What is to be said of an action; of one of a chapter from elsewhere, its number by what it means: `{ deed: 5 }`. */
export function factsOf<Name extends ActionName>(
  name: Name,
  l: Lens,
  seat: number,
  argument: number,
): ActionFacts[Name] {
  const gather: Facts<Name> | undefined = actionFacts[name]
  if (gather !== undefined) return gather(l, seat, argument)
  return { [l.book.words.actions[name] ?? 'none']: argument } as unknown as ActionFacts[Name]
}
