import type { GameView, Goods } from '@hausregeln/engine'
import { isHeldByBuildings } from '@hausregeln/engine/kit/deeds.ts'
import { deedsOf } from './deed.ts'

/** One side of an offer in the making. */
export interface Basket {
  readonly cash: number
  readonly deeds: readonly number[]
  readonly jailCards: readonly number[]
  /** Shares of one player. */
  readonly shares: { readonly issuer: number; readonly number: number } | null
}

/** What a control for one side of an offer is given. */
export interface GoodsChoiceProps {
  readonly seat: number
  readonly basket: Basket
  readonly onChange: (basket: Basket) => void
}

export const EMPTY_BASKET: Basket = { cash: 0, deeds: [], jailCards: [], shares: null }

/** One side of an offer, as the form has it. */
export function basketOf(goods: Goods): Basket {
  return {
    cash: goods.cash ?? 0,
    deeds: goods.deeds ?? [],
    jailCards: goods.jailCards ?? [],
    shares: goods.shares ?? null,
  }
}

/** One side of an offer, as the rules have it: without what is not there. */
export function goodsOf(basket: Basket): Goods {
  return {
    ...(basket.cash > 0 && { cash: basket.cash }),
    ...(basket.deeds.length > 0 && { deeds: basket.deeds }),
    ...(basket.jailCards.length > 0 && { jailCards: basket.jailCards }),
    ...(basket.shares !== null && { shares: basket.shares }),
  }
}

/** The list with an item, in order, or without it. */
export function toggled(list: readonly number[], item: number): readonly number[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item].sort((a, b) => a - b)
}

/** The deeds of a seat: those that it could give, and those in groups with buildings, which nobody may trade. */
export function deedsToGive(l: GameView, seat: number): { readonly free: number[]; readonly built: number[] } {
  const isBuilt = (deed: number) => isHeldByBuildings(l, deed)
  const deeds = deedsOf(l, seat)
  return { free: deeds.filter((deed) => !isBuilt(deed)), built: deeds.filter(isBuilt) }
}

/** Whether a seat that gets this deed has its whole group then. */
export function completesGroup(l: GameView, deed: number, seat: number): boolean {
  const group = l.book.board.groupOf[deed]
  return l.book.board.groupOf.every((other, at) => other !== group || at === deed || l.s.owner[at] === seat)
}
