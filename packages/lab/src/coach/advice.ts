import { type Bot, NOTHING } from '@hausregeln/bots/bot.ts'
import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import type { Nets } from '@hausregeln/bots/chances/kinds.ts'
import { createStrong } from '@hausregeln/bots/strong/strong.ts'
import { type Reason, reasonFor } from '@hausregeln/bots/why/why.ts'
import { worthForSale } from '@hausregeln/bots/why/worth.ts'
import { sealedLot } from '@hausregeln/chapters/auction-sealed/rules/auction-sealed.ts'
import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import {
  type ActionName,
  apply,
  type Book,
  clone,
  codeOf,
  END_TURN,
  Game,
  type GameView,
  given,
  legalActions,
  type Move,
  may,
  moveOf,
  nameOf,
  type Packed,
  pack,
  ruleOnTop,
  seatOf,
  THROW,
  topFrame,
  topKind,
  topStage,
  verify,
} from '@hausregeln/engine'
import { Outlook } from '../analyse/outlook.ts'
import { After, answersTo, deal, type Until } from './after.ts'
import { type GroupChange, groupChanges } from './groups.ts'
import { Prices } from './prices.ts'

/** Something that a seat can do, and what it does for its chance to win. */
export interface Weighed {
  readonly move: Move
  /** The chance afterwards, 0 to 1; null: no net judges this, or it hangs on what lies face down. */
  readonly chance: number | null
  /** What it adds to the best of what else could be answered, or to doing no business; null: there is nothing to compare. */
  readonly gain: number | null
  /** Groups that become whole by it, or whole no more. */
  readonly groups: readonly GroupChange[]
}

/** What a coach has to say to a seat that is asked something. */
export interface Advice {
  readonly seat: number
  /** What the question is about: to buy, to bid, to take the offer; null: nothing that can be done. */
  readonly asked: Weighed | null
  /** What the coach would do, and why, by its own numbers. */
  readonly best: Weighed
  /** The most that what is for sale is worth to the seat, in money; null: nothing is. */
  readonly worth: number | null
  readonly reason: Reason | null
}

/** What questions are about, the first that is legal; whatever else is asked is about what the coach would do. */
const ABOUT: readonly ActionName[] = ['buy', 'bid', 'playJailCard', 'payBail']
/** What raises money, or lays it down: nets take what is borrowed for riches, so that only the bot judges it. */
const MONEY: readonly ActionName[] = ['mortgage', 'lift', 'sell', 'sellDeed', 'sellShares']
/** What is no answer to a question, or settles nothing by itself. */
const NO_ANSWERS: readonly ActionName[] = [
  ...MONEY,
  'offer',
  'withdraw',
  'bankrupt',
  'report',
  'putUp',
  'setMinimum',
  'buyShares',
]
/** Answers where something is for sale. */
const SALES: readonly ActionName[] = ['buy', 'decline', 'bid', 'pass', 'sealedBid']
/** What has no worth that a net could see. */
const UNSEEN: readonly ActionName[] = [...MONEY, 'withdraw', 'bankrupt', 'report', 'putUp', 'setMinimum', 'demand']
/** What the bot judges by games that are played on: the net alone knows no better. */
const DEALS: readonly ActionName[] = ['offer', 'accept', 'refuse']
/** What the net must see in something else, before the coach leaves the bot's choice. */
const CLEARLY = 0.01

/**
 * Advises seats at tables of one rulebook, by the strong bot and its nets. It looks at no more than it is shown: a game
 * made of what a seat sees has the same advice as the true one.
 */
export class Coach {
  readonly #bot: Bot
  readonly #after: After | null
  readonly #prices: Prices | null
  readonly #trial: Game

  /** `l`: a table of the rulebook, with the choices that it is played with. */
  constructor(l: GameView, nets: Nets) {
    const chances = chancesBy(l, nets)
    this.#bot = createStrong(nets)
    this.#bot.begin(1)
    this.#after = chances === null ? null : new After(l, new Outlook(l, chances))
    this.#prices = chances === null ? null : new Prices(l, chances)
    this.#trial = new Game(l.book, given)
  }

  /** Null where the seat is asked nothing and may do nothing. `g`: what the seat sees, with chance given. */
  advise(g: Game, seat: number): Advice | null {
    const chosen = this.#chosen(g, seat)
    if (chosen === NOTHING) return null
    const rivals = this.#rivals(g, seat, chosen)
    const until = untilOf(g, seat, chosen)
    const chance = (action: Packed | null) => this.#chance(g, seat, action, until)
    const weighed = new Map([chosen, ...rivals].map((action) => [action, chance(action)]))
    const isBusiness = isFree(g, seat) && !isNext(chosen) && !isOneOf(g, chosen, UNSEEN)
    const idle = isBusiness ? chance(null) : null
    const weigh = (action: Packed): Weighed => ({
      move: moveOf(g, action),
      chance: weighed.get(action) ?? null,
      gain: gainOf(action, weighed, idle),
      groups: this.#groupsMovedBy(g, action),
    })
    const isLoss = idle !== null && (weigh(chosen).gain ?? 0) < -CLEARLY
    const known = isLoss ? onward(g, seat, chosen) : betterOf(chosen, weighed)
    const best = isOneOf(g, chosen, DEALS) ? chosen : known
    const about = answersTo(g, chosen)[0] ?? this.#about(g, seat, [chosen, ...rivals])
    return {
      seat,
      asked: about === null ? null : weigh(about),
      best: weigh(best),
      worth: isOneOf(g, chosen, SALES) ? this.#worth(g, seat) : null,
      reason: best === chosen ? reasonFor('strong', g, chosen) : null,
    }
  }

  /** What the bot would do in this seat's place; the terms of an offer lie in `g.terms`. */
  #chosen(g: Game, seat: number): Packed {
    const isOpen = ((may(g) >>> seat) & 1) === 1
    const considered = isOpen ? this.#bot.consider(g.shown, seat, g.terms) : NOTHING
    if (considered !== NOTHING || ((g.s.must >>> seat) & 1) === 0) return considered
    return this.#bot.decide(g.shown, seat, g.terms)
  }

  /** A deed for which slips are written is judged by chances, as the bot's bid is. */
  #worth(g: Game, seat: number): number | null {
    if (this.#prices === null || topKind(g) !== SEALED_FRAME) return worthForSale(g, seat)
    const deed = sealedLot(g, topFrame(g))
    return this.#prices.ofDeed(g, seat, deed, this.#prices.rivalFor(g, seat, deed))
  }

  /** What else would be an answer to the same question. */
  #rivals(g: Game, seat: number, chosen: Packed): readonly Packed[] {
    const answers = answersTo(g, chosen)
    if (answers.length > 0) return answers.filter((answer) => answer !== chosen)
    if (isFree(g, seat) || ((g.s.must >>> seat) & 1) === 0 || isOneOf(g, chosen, NO_ANSWERS)) return []
    return legalActions(g, seat)
      .filter(({ action, low, high }) => action !== chosen && !(low < high && codeOf(action) === codeOf(chosen)))
      .map(({ action }) => action)
      .filter((action) => this.#leadsOn(g, seat, action))
  }

  /** Whether an action answers the question, so that the seat is asked something else, or nothing. */
  #leadsOn(g: Game, seat: number, action: Packed): boolean {
    if (isOneOf(g, action, NO_ANSWERS)) return false
    const trial = clone(g, this.#trial)
    if (apply(trial, action) !== null) return false
    const { s } = trial
    const isAskedNoMore = s.awaiting !== 0 || s.over !== 0 || ((s.must >>> seat) & 1) === 0
    const isFreed = s.jail[seat] !== g.s.jail[seat]
    return isAskedNoMore || isFreed || s.depth !== g.s.depth || topStage(trial) !== topStage(g)
  }

  /** An offer that is made moves nothing yet: what it would is told. */
  #groupsMovedBy(g: Game, action: Packed): readonly GroupChange[] {
    const trial = clone(g, this.#trial)
    Object.assign(trial.terms, g.terms)
    const isOffer = codeOf(action) === g.book.codes.offer
    const refusal = isOffer ? deal(trial, seatOf(action), g.terms.data(g.book.words.lot)) : apply(trial, action)
    return refusal === null ? groupChanges(g, trial) : []
  }

  #about(g: Game, seat: number, actions: readonly Packed[]): Packed | null {
    for (const name of ABOUT) {
      const code = g.book.codes[name]
      const found = code === undefined ? undefined : actions.find((action) => codeOf(action) === code)
      if (found !== undefined) return found
    }
    return isFree(g, seat) && isNext(actions[0] ?? NOTHING) ? null : (actions[0] ?? null)
  }

  #chance(g: Game, seat: number, action: Packed | null, until: Until): number | null {
    // What lies face down is known to nobody.
    if (this.#after === null || ruleOnTop(g)?.sealed === true) return null
    const isOffer = action !== null && codeOf(action) === g.book.codes.offer
    const found = isOffer
      ? this.#after.ofDeal(g, seat, g.terms.data(g.book.words.lot), until)
      : this.#after.of(g, action, until)
    return found?.[seat] ?? null
  }
}

/** What a seat sees of a game, as a game of its own with chance given. `bytes`: see `State.bytes`. */
export function seenGame(book: Book, bytes: Uint8Array): Game {
  const game = new Game(book, given)
  game.s.load(bytes)
  return game
}

/** Whether a seat acts of its own free will: it might as well throw, or end its turn. */
function isFree(l: GameView, seat: number): boolean {
  if (((l.s.must >>> seat) & 1) === 0) return false
  if (verify(l, pack(END_TURN, seat)) === null) return true
  return l.s.jail[seat] === 0 && verify(l, pack(THROW, seat)) === null
}

/** Whether the game goes on by it. */
function isNext(action: Packed): boolean {
  return codeOf(action) === THROW || codeOf(action) === END_TURN
}

function isOneOf(l: GameView, action: Packed, names: readonly ActionName[]): boolean {
  const name = nameOf(l, action)
  return name !== undefined && names.includes(name)
}

/** The end of the turn, or the throw, in the place of business that costs more than it brings; itself, if there is neither. */
function onward(l: GameView, seat: number, business: Packed): Packed {
  return [END_TURN, THROW].map((code) => pack(code, seat)).find((next) => verify(l, next) === null) ?? business
}

function untilOf(l: GameView, seat: number, chosen: Packed): Until {
  if (answersTo(l, chosen).length > 0) return 'asBots'
  if (isFree(l, seat)) return isNext(chosen) ? 'asBots' : 'endOfTurn'
  return (l.s.jail[seat] ?? 0) > 0 ? 'thrown' : 'asBots'
}

type Chances = ReadonlyMap<Packed, number | null>

function gainOf(action: Packed, weighed: Chances, idle: number | null): number | null {
  const chance = weighed.get(action) ?? null
  if (chance === null) return null
  if (idle !== null) return chance - idle
  const others = [...weighed].flatMap(([other, its]) => (other === action || its === null ? [] : [its]))
  return others.length === 0 ? null : chance - Math.max(...others)
}

/** The bot's choice, unless another answer is clearly better. */
function betterOf(chosen: Packed, weighed: Chances): Packed {
  const own = weighed.get(chosen) ?? null
  if (own === null) return chosen
  let best = chosen
  let most = own + CLEARLY
  for (const [action, chance] of weighed) {
    if (chance === null || chance <= most) continue
    best = action
    most = chance
  }
  return best
}
