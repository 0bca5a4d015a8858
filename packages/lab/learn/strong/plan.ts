import type { Kind } from '@hausregeln/bots/chances/kinds.ts'
import type { Net } from '@hausregeln/bots/steady/figures/net.ts'
import type { Sitting } from './moments.ts'

/** Who plays, and how many games. */
type Tables = readonly (readonly [names: string, games: number])[]

/** A round of learning. */
interface Round {
  readonly tables: Tables
  /** The same again with deeds that change hands at random in one of the first so many turns; 0: without. */
  readonly shifts: number
}

/**
 * From which games the net of a kind of rulebook is learned, round by round: in the first `strong` has no net yet, in the
 * next it plays by that of the round before.
 */
export interface Plan {
  readonly rulebook: string
  readonly rounds: readonly [Round, ...Round[]]
}

/** Where `strong` deals by a net of its own, whatever is learned here. */
const TRADING: Round = {
  tables: [
    ['steady,steady,steady,steady', 2500],
    ['strong,steady,careful,trader', 1250],
    ['former,shark,steady,hoarder', 750],
    ['casual,steady,gambler,plain', 750],
    ['steady,strong,casual', 750],
    ['steady,strong', 1000],
    ['strong,steady,casual,steady,careful', 300],
    ['steady,strong,gambler,steady,trader,careful', 300],
    ['steady,careful,strong,trader,steady,gambler,steady', 150],
    ['steady,careful,strong,trader,steady,gambler,steady,casual', 150],
  ],
  shifts: 0,
}

const UP_TO_FOUR: Tables = [
  ['steady,steady,steady,steady', 3000],
  ['strong,steady,careful,gambler', 1500],
  ['casual,steady,plain,gambler', 1200],
  ['steady,strong,casual', 1200],
  ['steady,strong', 1500],
]
const UP_TO_SIX: Tables = [
  ...UP_TO_FOUR,
  ['strong,steady,casual,steady,careful', 480],
  ['steady,strong,gambler,steady,plain,careful', 480],
]
const UP_TO_EIGHT: Tables = [
  ...UP_TO_SIX,
  ['steady,careful,strong,gambler,steady,casual,steady', 180],
  ['steady,careful,strong,gambler,steady,casual,steady,plain', 180],
]

/** Where dice decide most, it takes so many times as many games to see what a house is worth. */
const LUCK = 3

/** By kind, each for every number of seats that its rulebook allows. */
export const PLANS: Readonly<Record<Kind, Plan>> = {
  groups: { rulebook: 'classic', rounds: [TRADING] },
  thirdDie: { rulebook: 'stadium', rounds: [TRADING] },
  homes: { rulebook: 'simplified', rounds: [{ tables: times(LUCK, UP_TO_SIX), shifts: 0 }] },
  shares: { rulebook: 'exchange', rounds: [{ tables: UP_TO_EIGHT, shifts: 0 }] },
  claims: { rulebook: 'euronopoly', rounds: [{ tables: UP_TO_FOUR, shifts: 0 }] },
}

/** The same tables with so many times as many games. */
function times(many: number, tables: Tables): Tables {
  return tables.map(([names, games]) => [names, many * games])
}

/** Of so many turns one is kept. */
const EVERY = 9
/** Seeds of games in which deeds change hands are so far from those of the others. */
const SHIFTED = 500

/** The sittings of a round: so large a part of its games, from this seed on; `strong` plays there by this net. */
export function sittingsOf(
  rulebook: string,
  { tables, shifts }: Round,
  part: number,
  seed: number,
  net: Net | null,
): Sitting[] {
  const sittings = tables.map(([names, games], at) => ({
    rulebook,
    names: names.split(','),
    games: Math.ceil(games * part),
    seed: seed + at,
    every: EVERY,
    shifts: 0,
    net,
  }))
  if (shifts === 0) return sittings
  return [...sittings, ...sittings.map((sitting) => ({ ...sitting, seed: sitting.seed + SHIFTED, shifts }))]
}
