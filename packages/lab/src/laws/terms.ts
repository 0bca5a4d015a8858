import { sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { openOffers, recipientOf, serialOf } from '@hausregeln/chapters/trade/rules/offers.ts'
import { type Game, MAX_AMOUNT, type Terms } from '@hausregeln/engine'

interface Sample {
  readonly terms: Partial<Terms>
  /** Whether such an offer may be accepted at all; the others are never. */
  readonly sound: boolean
}

type Side = 'give' | 'get'

/** Offers of `seat`: for each other player sound ones, and broken ones of every kind. */
export function sampleTerms(g: Game, seat: number): Sample[] {
  const { s } = g
  const samples: Sample[] = []
  const mine = ownedBy(g, seat)
  for (let to = 0; to < s.seats; to++) {
    if (to === seat) continue
    const theirs = ownedBy(g, to)
    for (const deed of mine.slice(0, 2))
      samples.push({ terms: { to, ...deeds('give', [deed]), getCash: 1 }, sound: true })
    for (const deed of theirs.slice(0, 2))
      samples.push({ terms: { to, giveCash: 1, ...deeds('get', [deed]) }, sound: true })
    samples.push({ terms: { to, ...deeds('give', mine), ...deeds('get', theirs) }, sound: true })
    samples.push({ terms: { to, ...deeds('give', mine.slice(0, 1)) }, sound: true })
    if ((openOffers(g) >>> to) & 1 && recipientOf(g, to) === seat)
      samples.push({ terms: { to, counters: serialOf(g, to), giveCash: 2, ...deeds('get', theirs) }, sound: true })
    samples.push(...shareSamples(g, seat, to))
    samples.push(...unsound(g, seat, to, theirs[0] ?? 0).map((terms) => ({ terms, sound: false })))
  }
  return samples
}

/** Shares for money and money for shares, of everybody whose shares there are. */
function shareSamples(g: Game, seat: number, to: number): Sample[] {
  const samples: Sample[] = []
  for (let issuer = 0; issuer < g.s.seats; issuer++) {
    const held = (holder: number) => sharesOf(g, issuer, holder)
    const [mine, theirs] = [held(seat), held(to)]
    if (mine > 0)
      samples.push(
        { terms: { to, giveIssuer: issuer, giveNumber: 1, getCash: 40 }, sound: true },
        { terms: { to, giveIssuer: issuer, giveNumber: mine, getCash: 1 }, sound: true },
      )
    if (theirs > 0)
      samples.push({ terms: { to, getIssuer: issuer, getNumber: (theirs + 1) >> 1, giveCash: 9 }, sound: true })
    samples.push(
      { terms: { to, giveIssuer: issuer, giveNumber: mine + 1, getCash: 1 }, sound: false },
      { terms: { to, getIssuer: issuer, getNumber: theirs + 1, giveCash: 1 }, sound: false },
      { terms: { to, giveIssuer: issuer, giveNumber: 1, giveCash: 1 }, sound: false },
      { terms: { to, giveIssuer: issuer, giveNumber: 1, getIssuer: issuer, getNumber: 1 }, sound: false },
    )
  }
  return samples
}

/** `theirs`: a deed of `to`, if there is one, so that nothing else is wrong with the offer. */
function unsound({ book, s }: Game, seat: number, to: number, theirs: number): Partial<Terms>[] {
  const cash = s.cash[seat] ?? 0
  const someDeed = deeds('get', [theirs])
  const notMine = s.owner.subarray(0, book.board.deeds).findIndex((owner) => owner !== seat)
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
