import { type CellNo, column } from '@hausregeln/engine/core/state/column.ts'
import type { Reals } from '../../columns.ts'
import type { Ground } from '../board/ground.ts'
import { LEARNED, LEARNED_WITH_THIRD_DIE } from './learned.ts'
import type { Net } from './net.ts'
import { STRONG_NET, STRONG_NET_WITH_THIRD_DIE } from './strong-learned.ts'

/**
 * How `steady` judges. Amounts are in units of the board's mean printed price, so that boards of other currencies
 * need no other figures; the rest are plain factors. A rulebook of other economics may bring figures of its own.
 */
export interface Tuning {
  /** Rounds over which income is counted at its full amount. */
  readonly horizon: number
  /** What a deed is worth by itself, as a share of its price. */
  readonly face: number
  /** Chance of getting a missing street of a group, if nobody owns it, and if another player does. */
  readonly fromBank: number
  readonly fromPlayer: number
  /** Chance of getting a missing street of a group on which the seat has the claim. */
  readonly fromClaim: number
  /** What keeping a player from a group is worth, as a share of what that group would be worth to them. */
  readonly block: number
  /**
   * Money that a seat misses badly, in units, and how much worse: 0.5 means that each piece below counts one and a
   * half.
   */
  readonly purse: number
  readonly thin: number
  /**
   * By which power of the number of rivals the purse is divided: what one does not buy now, one of many others will.
   */
  readonly haste: number
  /** The reserve: at least this many units, and so many times the rents expected in the next throw and in a round. */
  readonly reserve: number
  readonly reserveNear: number
  readonly reserveRound: number
  /** Money that the player who completes a group some day is taken to have for building, in units. */
  readonly means: number
  /** What a whole group is worth to who has no money now, as a share of what ordinary means would make of it. */
  readonly later: number
  /** Interest on a mortgage, as a share of it. */
  readonly interest: number
  /** How much of the mortgages that could be taken stands in for the reserve; cash that always stays, in units. */
  readonly cover: number
  readonly pocket: number
  /** How much of the mortgages that could be taken counts as money for building. */
  readonly backing: number
  /** Salaries to come that count as money for building. */
  readonly salaries: number
  /** Idle deeds are mortgaged for a piece that earns so many times its price over the horizon. */
  readonly push: number
  /** How much of what a rival gains counts as a loss of the seat's own, with one rival left; with more, less. */
  readonly caution: number
  /**
   * How much more it counts, in addition, to keep a deed of the bank's from others who sell nothing at all: what they
   * get can never be bought from them. Where they have sold half as readily as they could, half as much.
   */
  readonly lasting: number
  /** How a player deals, see heed.ts. */
  readonly deals: Deals
  /** What mortgaging a street of a whole group costs, as a multiple of its rent: it keeps all from being built. */
  readonly whole: number
  /** What a jail card is worth, as a share of the bail. */
  readonly jailCard: number
  /**
   * In jail: what the next throw must cost, in units, to stay; and what share of a free deed's price it is worth to be
   * there first.
   */
  readonly shelter: number
  readonly first: number
  /** What keeping a deed from a rival may cost beyond its own worth, as a multiple of its price. */
  readonly denial: number
  /**
   * In sealed auctions, where nothing is sold at its price and no deed changes hands later: what a lot is worth to one,
   * and what to each of the others, as a multiple of what it adds to their worth.
   */
  readonly keen: number
  readonly keenOthers: number
  /**
   * Building by a ladder: what a level must earn over the horizon for its price, and where the price is dearer by a
   * commission.
   */
  readonly rung: number
  readonly rungFromAfar: number
  /**
   * Where the bank lends: how many times the dearest rent must be left after building, all possessions at their sale
   * value.
   */
  readonly peak: number
  /** What a deal must bring at least, in units. */
  readonly threshold: number
  /** How deals are judged by chances to win, where something was learned of these; null: deals are judged by money. */
  readonly chances: Chances | null
}

/** What a deal that one proposes, or answers, must add to the own chance to win, and by what that is found. */
export interface Chances {
  readonly net: Net
  /** By what `strong` finds it, see strong/. */
  readonly strong: Net
  readonly proposed: number
  readonly answered: number
  /**
   * Whether chances alone decide; else deals are judged by money, and one that is asked for must be good by chances,
   * too.
   */
  readonly alone: boolean
}

/** How much of what the other gains in a deal counts against it, and more of that kind. */
export interface Deals {
  /** Where the groups of both grow, or of none. */
  readonly caution: number
  /** Where the other's alone grows by a street, or to a whole. */
  readonly part: number
  readonly whole: number
  /** What comes on top of that for who only refuses, at a table that only refuses. */
  readonly refused: number
  /** Deals by which somebody must have given deeds away before streets are theirs for money alone. */
  readonly trust: number
  /**
   * Refusals of its offers that the seat does not forgive: each deed that their author gives up in some deal makes good
   * one.
   */
  readonly grudge: number
  /** A table that has been less ready to sell is stuck: there the seat asks for so little of what both gain. */
  readonly stuck: number
  readonly little: number
  /**
   * What the seat's own proposals ask for beyond what is usual, between the least that it takes and the most that the
   * other leaves.
   */
  readonly nerve: number
}

const CHANCES: Chances = { net: LEARNED, strong: STRONG_NET, proposed: 0.004, answered: 0.012, alone: false }

/** For rulebooks of the classic family. */
export const TUNING: Tuning = {
  horizon: 16,
  face: 0.85,
  fromBank: 0.2,
  fromPlayer: 0.25,
  fromClaim: 0.6,
  block: 0.2,
  purse: 0.8,
  thin: 0.7,
  haste: 0,
  reserve: 0.2,
  reserveNear: 0.5,
  reserveRound: 0.5,
  cover: 0.9,
  pocket: 0.1,
  means: 4,
  later: 0.5,
  interest: 0.1,
  backing: 0.9,
  salaries: 1,
  push: 1.5,
  caution: 0.65,
  lasting: 5,
  deals: {
    caution: 0.65,
    part: 0.65,
    whole: 0.8,
    refused: 2,
    trust: 1,
    grudge: 256,
    stuck: 0.25,
    little: 0.2,
    nerve: 0.3,
  },
  whole: 3,
  jailCard: 0.8,
  shelter: 0.2,
  first: 0.5,
  denial: 1,
  keen: 1.4,
  keenOthers: 1.2,
  rung: 0.2,
  rungFromAfar: 1,
  peak: 1,
  threshold: 0.1,
  chances: CHANCES,
}

/**
 * For rulebooks in which the first street of a group keeps all others from it: there is no second chance to buy, by
 * auction or by trade, and nothing that is bought earns a share of its price by waiting.
 */
export const CLAIMS_TUNING: Tuning = { ...TUNING, horizon: 24, face: 1.2, pocket: 0, lasting: 0, chances: null }

/**
 * For rulebooks in which houses are built only where one stands, and whose money is gone is out: nothing can be raised
 * when a rent is due, so that money has to lie ready. Games are long, and a house is worth far more than what its
 * rents bring in a few rounds: in the end it is what puts others out.
 */
export const BUILDING_HERE_TUNING: Tuning = {
  ...TUNING,
  horizon: 60,
  face: 1,
  purse: 3,
  thin: 15,
  haste: 0.5,
  reserve: 0.7,
  reserveNear: 0,
  reserveRound: 0.1,
  denial: 0,
  chances: null,
}

/**
 * With a third die games are shorter, what comes later counts less, and the bank's deeds are all sold within a few
 * rounds.
 */
const THIRD_DIE_TUNING: Tuning = {
  ...TUNING,
  fromBank: 0.22,
  chances: { ...CHANCES, net: LEARNED_WITH_THIRD_DIE, strong: STRONG_NET_WITH_THIRD_DIE, answered: 0.002 },
}

/** The tuning for the rulebook that is played. */
export function tuningFor({
  claims,
  buildingHere,
  thirdDie,
}: Pick<Ground, 'claims' | 'buildingHere' | 'thirdDie'>): Tuning {
  if (claims) return CLAIMS_TUNING
  if (buildingHere !== null) return BUILDING_HERE_TUNING
  return thirdDie ? THIRD_DIE_TUNING : TUNING
}

/**
 * The chance to complete a group by how many of its deeds are missing and how many of those are free: at missing ×
 * sizes + free.
 */
export function chancesBy({ fromBank, fromPlayer }: Tuning, sizes: number): Reals<CellNo> {
  const chances = Float64Array.from({ length: sizes ** 2 }, (_, at) => {
    const missing = Math.floor(at / sizes)
    const free = at % sizes
    return fromBank ** free * fromPlayer ** (missing - free)
  })
  return column(chances)
}
