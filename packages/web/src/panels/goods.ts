import type { Goods, Lens } from '@hausregeln/engine'
import { groupIsBuilt } from '@hausregeln/engine/kit/deeds.ts'

/** One side of an offer in the making. */
export interface Basket {
  readonly cash: number
  readonly deeds: readonly number[]
  readonly jailCards: readonly number[]
  /** Shares of one player. */
  readonly shares: { readonly issuer: number; readonly number: number } | null
}

export const EMPTY_BASKET: Basket = { cash: 0, deeds: [], jailCards: [], shares: null }

export function basketOf(goods: Goods): Basket {
  return {
    cash: goods.cash ?? 0,
    deeds: goods.deeds ?? [],
    jailCards: goods.jailCards ?? [],
    shares: goods.shares ?? null,
  }
}

export function goodsOf(basket: Basket): Goods {
  return {
    ...(basket.cash > 0 && { cash: basket.cash }),
    ...(basket.deeds.length > 0 && { deeds: basket.deeds }),
    ...(basket.jailCards.length > 0 && { jailCards: basket.jailCards }),
    ...(basket.shares !== null && { shares: basket.shares }),
  }
}

export function toggled(list: readonly number[], item: number): readonly number[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item].sort((a, b) => a - b)
}

/** Deeds that a seat could give: its own, in groups without buildings. */
export function tradableDeeds(l: Lens, seat: number): number[] {
  const { deeds, groupOf } = l.book.board
  return Array.from({ length: deeds }, (_, deed) => deed).filter(
    (deed) => l.s.owner[deed] === seat && !groupIsBuilt(l, groupOf[deed] ?? 0),
  )
}
