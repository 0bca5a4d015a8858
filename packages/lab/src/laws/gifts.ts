import { inheritedDeed } from '@hausregeln/chapters/settle/rules/possessions.ts'
import { sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { sharePrice } from '@hausregeln/chapters/shares/rules/price.ts'
import { apply, clone, type Game, pack, Terms } from '@hausregeln/engine'
import { isHeldByBuildings } from '@hausregeln/engine/kit/deeds.ts'

/**
 * Deals by which `seat` would leave others what it has: for nothing, for next to nothing, its money for a trifle; and
 * deeds for just what they are worth to creditors.
 */
export function gifts(g: Game, seat: number): Terms[] {
  const { book, s } = g
  const friends = Array.from({ length: s.seats }, (_, other) => other).filter(
    (other) => other !== seat && ((s.alive >>> other) & 1) === 1,
  )
  const given = book.chapters.has('share-trade') ? giftsOfShares : giftsOfDeeds
  return friends.flatMap((to) => given(g, seat, to))
}

function giftsOfDeeds(g: Game, seat: number, to: number): Terms[] {
  const mine = movable(g, seat)
  const theirs = movable(g, to)
  const cash = g.s.cash[seat] ?? 0
  const mortgaged = mine.filter((deed) => g.s.mortgaged[deed] !== 0)
  const cards = g.s.jailCard.subarray(0, g.book.board.decks).reduce((mask, holder, deck) => {
    return holder === seat ? mask | (1 << deck) : mask
  }, 0)
  return [
    ...[mine, mortgaged, mine.slice(0, 1)].map((deeds) => laid({ to, giveCards: cards }, deeds)),
    ...[mortgaged.slice(0, 1), mine.slice(-1)].map((deeds) => laid({ to, getCash: 1 }, deeds)),
    laid({ to, giveCards: cards }),
    ...mine.slice(0, 2).map((deed) => laid({ to, getCash: inheritedDeed(g, deed) }, [deed])),
    ...theirs.slice(0, 1).map((deed) => laid({ to, giveCash: cash }, [], [deed])),
    ...theirs.slice(0, 1).map((deed) => laid({ to }, mine, [deed])),
  ]
}

/** For nothing, and at their price, as a debtor must. */
function giftsOfShares(g: Game, seat: number, to: number): Terms[] {
  const cash = g.s.cash[seat] ?? 0
  const sales = Array.from({ length: g.s.seats }, (_, giveIssuer) => giveIssuer).flatMap((giveIssuer) => {
    const most = sharesOf(g, giveIssuer, seat) - (giveIssuer === seat ? 1 : 0)
    return [most, most >> 1].flatMap((giveNumber) => [
      laid({ to, giveIssuer, giveNumber }),
      laid({ to, giveIssuer, giveNumber, getCash: giveNumber * sharePrice(g, giveIssuer) }),
    ])
  })
  const bought = Math.min(1, sharesOf(g, to, to))
  return [
    ...sales.filter(({ giveNumber }) => giveNumber > 0),
    ...[cash, cash >> 1].map((giveCash) => laid({ to, giveCash, getIssuer: to, getNumber: bought })),
    laid({ to, giveCash: cash, getIssuer: seat, getNumber: sharesOf(g, seat, to) }),
  ]
}

function movable(g: Game, seat: number): number[] {
  return Array.from({ length: g.book.board.deeds }, (_, deed) => deed).filter(
    (deed) => g.s.owner[deed] === seat && !isHeldByBuildings(g, deed),
  )
}

function laid(terms: Partial<Terms>, given: readonly number[] = [], got: readonly number[] = []): Terms {
  const all = Object.assign(new Terms(), terms)
  for (const deed of given) all.giveDeed(deed)
  for (const deed of got) all.getDeed(deed)
  return all
}

/**
 * The game after `seat` has offered this and the other has taken it; null if either is refused. `after`: a game of the same
 * rulebook that is made into it, a new one if none is given.
 */
export function dealt(g: Game, seat: number, terms: Terms, after: Game = clone(g)): Game | null {
  clone(g, after)
  Object.assign(after.terms, terms)
  if (apply(after, pack(g.book.codes.offer, seat)) !== null) return null
  return apply(after, pack(g.book.codes.accept, terms.to, after.s.serial)) === null ? after : null
}

/** The game after `seat` has mortgaged all that it may. */
export function mortgaged(g: Game, seat: number): Game {
  const after = clone(g)
  if (after.book.codes.mortgage !== undefined)
    for (let deed = 0; deed < after.book.board.deeds; deed++) apply(after, pack(after.book.codes.mortgage, seat, deed))
  return after
}
