import type { Kind } from '@hausregeln/bots/chances/kinds.ts'

/** Games from which the net of a kind of rulebook is learned: which rulebook, and who plays how many of them. */
export interface Plan {
  readonly rulebook: string
  readonly tables: readonly (readonly [names: string, games: number])[]
}

const TRADING: Plan['tables'] = [
  ['steady,steady,steady,steady', 5000],
  ['strong,steady,careful,trader', 2500],
  ['former,shark,steady,hoarder', 1500],
  ['casual,steady,gambler,plain', 1500],
  ['steady,strong,casual', 1500],
  ['steady,strong', 2000],
  ['strong,steady,casual,steady,careful', 600],
  ['steady,strong,gambler,steady,trader,careful', 600],
  ['steady,careful,strong,trader,steady,gambler,steady', 300],
  ['steady,careful,strong,trader,steady,gambler,steady,casual', 300],
]

/** Where nobody trades bots play by other figures, or not at all. */
const ALONE: Plan['tables'] = [
  ['steady,steady,steady,steady', 3000],
  ['strong,steady,steady,steady', 2000],
  ['strong,strong,steady,careful', 2000],
  ['strong,strong,strong,strong', 1500],
  ['casual,steady,plain,gambler', 1500],
  ['steady,strong,casual', 1500],
  ['strong,strong,steady', 1000],
  ['steady,strong', 1500],
  ['strong,strong', 1000],
]

const FIVE_AND_SIX: Plan['tables'] = [
  ['strong,steady,casual,steady,careful', 800],
  ['steady,strong,gambler,steady,plain,careful', 800],
]

const SEVEN_AND_EIGHT: Plan['tables'] = [
  ['steady,careful,strong,gambler,steady,casual,steady', 300],
  ['steady,careful,strong,gambler,steady,casual,steady,plain', 300],
]

/** By kind, each for every number of seats that its rulebook allows. */
export const PLANS: Readonly<Record<Kind, Plan>> = {
  groups: { rulebook: 'classic', tables: TRADING },
  thirdDie: { rulebook: 'stadium', tables: TRADING },
  homes: { rulebook: 'simplified', tables: [...ALONE, ...FIVE_AND_SIX] },
  shares: { rulebook: 'exchange', tables: [...ALONE, ...FIVE_AND_SIX, ...SEVEN_AND_EIGHT] },
  claims: { rulebook: 'euronopoly', tables: ALONE },
}
