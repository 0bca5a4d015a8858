import { sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { type Game, MAX_AMOUNT, type Terms } from '@hausregeln/engine'

type Side = 'give' | 'get'

/** Offers of `seat` that may be accepted: some for each other player. */
export function soundTerms(g: Game, seat: number): Partial<Terms>[] {
  const sound: Partial<Terms>[] = []
  const mine = ownedBy(g, seat)
  for (let to = 0; to < g.s.seats; to++) {
    if (to === seat) continue
    const theirs = ownedBy(g, to)
    for (const deed of mine.slice(0, 2)) sound.push({ to, ...deeds('give', [deed]), getCash: 1 })
    for (const deed of theirs.slice(0, 2)) sound.push({ to, giveCash: 1, ...deeds('get', [deed]) })
    sound.push({ to, ...deeds('give', mine), ...deeds('get', theirs) })
    sound.push({ to, ...deeds('give', mine.slice(0, 1)) })
    if ((openOffers(g) >>> to) & 1 && recipientOf(g, to) === seat)
      sound.push({ to, counters: serialOf(g, to), giveCash: 2, ...deeds('get', theirs) })
    for (let issuer = 0; issuer < g.s.seats; issuer++) sound.push(...soundShares(g, issuer, seat, to))
  }
  return sound
}

/** Shares of an issuer for money, and money for shares. */
function soundShares(g: Game, issuer: number, seat: number, to: number): Partial<Terms>[] {
  const [mine, theirs] = [sharesOf(g, issuer, seat), sharesOf(g, issuer, to)]
  const sound: Partial<Terms>[] = []
  if (mine > 0)
    sound.push(
      { to, giveIssuer: issuer, giveNumber: 1, getCash: 40 },
      { to, giveIssuer: issuer, giveNumber: mine, getCash: 1 },
    )
  if (theirs > 0) sound.push({ to, getIssuer: issuer, getNumber: (theirs + 1) >> 1, giveCash: 9 })
  return sound
}

/** Offers of `seat` that nobody may accept: broken ones of every kind, for each other player. */
export function unsoundTerms(g: Game, seat: number): Partial<Terms>[] {
  const unsound: Partial<Terms>[] = []
  for (let to = 0; to < g.s.seats; to++) {
    if (to === seat) continue
    for (let issuer = 0; issuer < g.s.seats; issuer++) unsound.push(...unsoundShares(g, issuer, seat, to))
    unsound.push(...unsoundTo(g, seat, to))
  }
  return unsound
}

function unsoundShares(g: Game, issuer: number, seat: number, to: number): Partial<Terms>[] {
  const [mine, theirs] = [sharesOf(g, issuer, seat), sharesOf(g, issuer, to)]
  return [
    { to, giveIssuer: issuer, giveNumber: mine + 1, getCash: 1 },
    { to, getIssuer: issuer, getNumber: theirs + 1, giveCash: 1 },
    { to, giveIssuer: issuer, giveNumber: 1, giveCash: 1 },
    { to, giveIssuer: issuer, giveNumber: 1, getIssuer: issuer, getNumber: 1 },
  ]
}

/** With a deed of `to`, if there is one, so that nothing else is wrong with the offer. */
function unsoundTo({ book, s }: Game, seat: number, to: number): Partial<Terms>[] {
  const cash = s.cash[seat] ?? 0
  const owners = s.owner.subarray(0, book.board.deeds)
  const someDeed = deeds('get', [Math.max(0, owners.indexOf(to))])
  const notMine = owners.findIndex((owner) => owner !== seat)
  return [
    { to: seat, giveCash: 1, ...someDeed },
    { to: s.seats, giveCash: 1, ...someDeed },
    { to },
    { to, giveCash: 1 },
    { to, giveCash: 1, getCash: 1 },
    { to, giveCash: cash + 1, ...someDeed },
    { to, giveCash: Math.max(MAX_AMOUNT, cash + 1), ...someDeed },
    { to, giveCash: -1, ...someDeed },
    { to, giveCash: 1, getCash: -1, ...someDeed },
    { to, giveCash: 1, ...deeds('get', [book.board.deeds]) },
    { to, getCash: 1, ...deeds('give', [63]) },
    ...(notMine < 0 ? [] : [{ to, getCash: 1, ...deeds('give', [notMine]) }]),
    ...s.jailCard.subarray(0, book.board.decks).reduce<Partial<Terms>[]>((found, holder, deck) => {
      if (holder !== seat) found.push({ to, giveCards: 1 << deck, getCash: 1 })
      if (holder !== to) found.push({ to, getCards: 1 << deck, giveCash: 1 })
      return found
    }, []),
    { to, giveCards: 1 << book.board.decks, getCash: 1 },
    { to, giveCash: 1, ...someDeed, counters: s.serial + 1 },
  ]
}

function ownedBy({ book, s }: Game, seat: number): number[] {
  const owned: number[] = []
  for (let deed = 0; deed < book.board.deeds; deed++) if (s.owner[deed] === seat) owned.push(deed)
  return owned
}

function deeds(side: Side, list: readonly number[]): Partial<Terms> {
  let low = 0
  let high = 0
  for (const deed of list) {
    if (deed < 32) low |= 1 << deed
    else high |= 1 << (deed - 32)
  }
  return side === 'give' ? { giveLow: low, giveHigh: high } : { getLow: low, getHigh: high }
}
