import {
  apply,
  codeOf,
  type Game,
  type Goods,
  legalActions,
  type Move,
  may,
  moveOf,
  type Packed,
  pack,
  type Rulebook,
  seatOf,
  seatsIn,
  type TermsData,
  type Text,
} from '@hausregeln/engine'
import { actionText, offerText, refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { inEach, type Language } from '@hausregeln/rulebooks/texts/language.ts'
import { say } from '../say.ts'
import { refuse } from './books.ts'
import { offersThoughtOf } from './offers.ts'
import type { TradeData } from './schema.ts'
import type { LayOut } from './side.ts'
import { seatName } from './tables/names.ts'

/** A way to go on, as it is laid out. */
export interface WayOn {
  /** What is done first, in words. */
  readonly label: Text
  /** The same as a move; null: as the bots see fit. */
  readonly move: Move | null
  readonly layOut: LayOut
}

/** A position that is asked about. */
export interface Asked {
  readonly rulebook: Rulebook
  /** A game in that position, to be looked at. */
  readonly game: Game
  readonly layOut: LayOut
  /** By seat; null where no name is known. */
  readonly names: readonly (string | null)[]
}

/** How a position goes on by itself. */
export function asItStands(layOut: LayOut): WayOn {
  return { label: say('way-asItStands'), move: null, layOut }
}

/** Amounts of an action that takes any within limits: the least, the most, and three between. */
const AMOUNTS = 5

/**
 * Those who may do something at this moment: first who has an offer to answer, then who must decide, then all others who
 * may act on something that is open.
 */
export function actors(game: Game): readonly number[] {
  const { accept } = game.book.codes
  const open = seatsIn(may(game))
  const answers = open.filter((seat) => legalActions(game, seat).some(({ action }) => codeOf(action) === accept))
  return [...new Set([...answers, ...seatsIn(game.s.must), ...open])]
}

/**
 * Each action that a seat may take at this moment; of offers those that bots of many styles think of, and the terms that
 * they would ask for in answer to one. `seat`: -1 for the first who may act.
 */
export function waysOn(
  asked: Asked,
  bots: readonly string[],
  wanted: number,
): { readonly seat: number; readonly ways: WayOn[] } {
  const { game, layOut } = asked
  const [first = -1] = actors(game)
  const seat = wanted < 0 ? first : wanted
  if (seat < 0) return { seat, ways: [] }
  const { actionNames, words } = game.book
  const isOffer = (action: Packed) => {
    const name = actionNames[codeOf(action)]
    return name !== undefined && words.actions[name] === 'terms'
  }
  const legal = legalActions(game, seat)
  const actions = legal.flatMap(({ action, low, high }) => (isOffer(action) ? [] : spread(action, low, high)))
  const ways = actions.map((action) => ({
    label: labelOf(asked, action),
    move: moveOf(game, action),
    layOut: firstDone(layOut, action),
  }))
  const offer = legal.find(({ action }) => isOffer(action))?.action
  if (offer === undefined) return { seat, ways }
  return { seat, ways: [...ways, ...offersThoughtOf(game, seat, bots).map((terms) => offerWay(asked, seat, terms))] }
}

function labelOf(asked: Asked, action: Packed): Text {
  const { rulebook, game } = asked
  return toldNow((language) => actionText(rulebook, game, action, namesOf(asked, language), language))
}

function namesOf({ game, names }: Asked, language: Language): string[] {
  return Array.from({ length: game.s.seats }, (_, seat) => seatName(seat, names, language))
}

function spread(action: Packed, low: number, high: number): Packed[] {
  if (low === high) return [action]
  const amounts = Array.from({ length: AMOUNTS }, (_, step) => Math.round(low + ((high - low) * step) / (AMOUNTS - 1)))
  return [...new Set(amounts)].map((amount) => pack(codeOf(action), seatOf(action), amount))
}

function firstDone(layOut: LayOut, action: Packed, terms: TermsData | null = null): LayOut {
  return (g, seed) => {
    layOut(g, seed)
    if (terms !== null) g.terms.read(terms)
    // Of cash that is known by its range alone there can be too little for it: then it is left.
    if (apply(g, action) !== null) layOut(g, seed)
  }
}

/** An offer is made; whether it is taken is for the other to say. */
function offerWay(asked: Asked, seat: number, terms: TermsData): WayOn {
  const action = pack(asked.game.book.codes.offer, seat)
  const label = offerLabel(asked, seat, terms)
  return {
    label: say('way-offer', { offer: label }),
    move: { do: 'offer', seat, terms },
    layOut: firstDone(asked.layOut, action, terms),
  }
}

export function offerLabel(asked: Asked, seat: number, terms: TermsData): Text {
  const { rulebook, game } = asked
  return toldNow((language) => offerText(rulebook, game, { seat, terms }, namesOf(asked, language), language))
}

/** A deed or a share, as an offer names it: what its owner gives, for nothing. */
export function goodsLabel(asked: Asked, owner: number, buyer: number, goods: Goods): Text {
  return offerLabel(asked, owner, { to: buyer, give: goods, get: {} })
}

/** In every language that is spoken here, at once: the game goes on. */
function toldNow(tell: (language: Language) => string): Text {
  return { ...inEach(tell) }
}

/** The way on after a deal. Throws `ExperimentError` if it cannot be made. */
export function afterTrade(asked: Asked, trade: TradeData): WayOn {
  const { rulebook, game, layOut } = asked
  const terms: TermsData = {
    to: trade.to,
    give: goodsOf(rulebook, trade, 'give'),
    get: goodsOf(rulebook, trade, 'get'),
  }
  const { offer } = rulebook.book.codes
  if (offer === undefined) refuse(['trade'], say('noTrade'))
  const label = offerLabel(asked, trade.from, terms)
  const deal = (g: Game) => {
    g.s.parts.trade.offered[trade.from] = 0
    g.terms.read(terms)
    return apply(g, pack(offer, trade.from)) ?? apply(g, pack(g.book.codes.accept, trade.to, g.s.serial))
  }
  layOut(game, 0)
  const refusal = deal(game)
  if (refusal !== null)
    refuse(['trade'], say('asTold', { sentence: inEach((language) => refusalText(rulebook, refusal, language).text) }))
  const laidOut: LayOut = (g, seed) => {
    layOut(g, seed)
    if (deal(g) !== null) layOut(g, seed)
  }
  return { label, move: { do: 'offer', seat: trade.from, terms }, layOut: laidOut }
}

function goodsOf({ book }: Rulebook, trade: TradeData, side: 'give' | 'get') {
  const { cash, spaces = [], jailCards, shares } = trade[side]
  const { board, words } = book
  const deeds = spaces.map((space, index) => {
    const deed = space < board.spaces ? (board.deedAt[space] ?? -1) : -1
    if (deed < 0) refuse(['trade', side, 'spaces', index], say('noDeed', { space }))
    return deed
  })
  if (shares !== undefined && words.lot === null) refuse(['trade', side, 'shares'], say('noShares'))
  return {
    ...(cash !== undefined && cash > 0 && { cash }),
    ...(deeds.length > 0 && { deeds }),
    ...(jailCards !== undefined && { jailCards }),
    ...(shares !== undefined && words.lot !== null && { [words.lot]: shares }),
  }
}
