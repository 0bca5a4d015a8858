import type { Game, GameView } from '../core/game.ts'
import { policy } from '../core/policy.ts'
import { onSpace } from '../core/space-policy.ts'
import type { Slot } from '../core/vocabulary.ts'
import type { ThirdDieRule } from './dice.ts'
import type { Ground, Ladder } from './ground.ts'
import type { JailRule } from './jail.ts'
import type { SurchargeRule } from './surcharge.ts'

/** What the tools that chapters share ask of every rulebook: about money, properties and buildings. */
export const policies = {
  /** What a bank that can run out of money pays of a sum; null: it never does. */
  finiteBank: policy<((g: Game, sum: number) => number) | null>('finiteBank', { theme: 'players' }),
  /** What the bank has to pay with, for rules that count on it; null: as much as anybody can ask for. */
  bankLimit: policy<((l: GameView) => number) | null>(null),
  /** A seat has received money; null: it is its own. */
  income: policy<((g: Game, seat: number) => void) | null>(null),
  /** Payments that go to the pot without any option, a bit each: see money.ts. */
  feesToPot: policy<number>('feesToPot', { theme: 'players' }),
  /** What is paid or received by choice costs so much more. */
  surcharge: policy<SurchargeRule>('surcharge', {
    theme: 'jail',
    governs: ['jailBusiness'],
    arises: ({ dealsInJail }) => dealsInJail,
  }),
  /** How a compulsory payment is met that the cash does not cover; true if it is done with. */
  shortfall: policy<(g: Game, debtor: number, creditor: number, amount: number, slot: Slot) => boolean>('shortfall', {
    theme: 'debt',
    governs: ['debt'],
  }),
  /** Whether a player whose cash falls to exactly 0 is out. */
  outAtZero: policy<boolean>('outAtZero', { theme: 'debt' }),
  /** A third die, or none. */
  thirdDie: policy<ThirdDieRule | null>('thirdDie', { theme: 'turn', governs: ['speedDie'] }),
  /** What becomes of a seat in jail. */
  jail: policy<JailRule>('jail', { theme: 'jail', governs: ['jailChoice'] }),
  onStart: onSpace('start', 'onStart', { theme: 'spaces' }),
  onJail: onSpace('jail'),
  /** What happens on a property, by its kind. */
  onStreet: onSpace('street'),
  onStation: onSpace('station'),
  onUtility: onSpace('utility'),
  /** Where buildings stand. */
  buildsEvenly: policy<Ground>('buildsEvenly', { theme: 'building' }),
  /** How high players may build, where buildings need no whole group. */
  ladder: policy<Ladder | null>(null),
} as const
