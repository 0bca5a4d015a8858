import { BANK, NOBODY, POT } from '@hausregeln/engine'
import { pips, repairsOf, riskOf } from './amounts.ts'
import type { Books } from './books.ts'
import type { Heard } from './heard.ts'
import { onward } from './mirror.ts'
import type { PrintedCard } from './printed.ts'

const SPACES = 40
const BUS = 4
const OPPOSITE = 20
const GO_TO_JAIL = 30
const PARKING = 20

/** Throws, moves and cards: where a piece comes to, and what is then due. */
export const moves: Heard = {
  turnBegan(books) {
    books.settled()
    books.m.ordered = null
    books.m.doubles = 0
  },

  threw(books, _, seat, a, b, c) {
    books.settled()
    const { m } = books
    if (leadsToJail(books, seat, a, b)) books.next.jail = seat
    m.dice = [a, b, c]
    m.rentDice = null
    m.ordered = null
    m.fresh.fill(false)
    const plays = m.options.speedDie === 1
    if (c !== 0 && !plays) books.wrong(`${seat} throws a third die that is not played with.`)
  },

  thrownForRent(books, _, _seat, a, b, c) {
    books.m.rentDice = [a, b, c]
  },

  moved(books, slot, seat, from, to) {
    const { m, next } = books
    books.same(`The space from which ${seat} moves`, from, m.at[seat] ?? 0)
    const card = next.card
    if (next.jail === seat) books.wrong(`${seat} moves, but must go to jail.`)
    const late = books.demands.find(({ payer }) => payer !== seat)
    if (late !== undefined) books.wrong(`${late.payer} can still be asked for rent, though ${seat} has thrown.`)
    if (next.landed?.seat === seat)
      books.wrong(`${seat} moves on from deed ${next.landed.deed}, and nobody spoke of rent.`)
    next.card = null
    checkTarget(books, slot, seat, to, card)
    m.at[seat] = to
    if (slot === 'speedMrM') m.ordered = null
    if (card?.[0] === 'station' || card?.[0] === 'utility') m.ordered = [card[0], card[1]]
    const isForward = card?.[0] !== 'back' && slot !== 'cardsOpposite' && slot !== 'speedTriple'
    if (isForward ? to <= from : slot === 'speedTriple' && to === 0)
      next.salary = { seat, exactly: to === 0, dividendTold: !isForward }
    land(books, seat, to)
  },

  cardDrawn(books, _, seat, deck, card) {
    const order = books.m.printed.decks[deck]?.[card]
    if (order === undefined) return books.wrong(`Deck ${deck} has no card ${card}.`)
    carryOut(books, seat, order)
  },

  jailed(books, _, seat) {
    const { m } = books
    books.next.jail = null
    books.next.landed = null
    m.at[seat] = m.nearestJail(m.at[seat] ?? 0)
    m.jailed[seat] = true
    m.satOut[seat] = 0
    m.ordered = null
  },

  stayedInJail(books, _, seat, attempt) {
    const { m } = books
    const spent = (m.satOut[seat] ?? 0) + 1
    m.satOut[seat] = spent
    books.same(`The attempt of ${seat} in jail`, attempt, spent)
    if (spent === 3) books.mustPay(seat, m.feeAccount(), m.printed.lastBail, 'jailThird')
  },

  satOut(books, slot, seat) {
    if (slot !== 'cards') books.m.satOut[seat] = (books.m.satOut[seat] ?? 0) + 1
  },

  freed(books, slot, seat) {
    books.m.jailed[seat] = false
    if (slot === 'jailSit' || slot === 'jailChoice')
      books.same(`The turns that ${seat} has sat out`, books.m.satOut[seat] ?? 0, 3)
  },
}

/** K-1.2, S-1.1, V-5.2, E-10.1: the third doubles in a row, and perhaps the same ones twice; out of jail they do not count. */
function leadsToJail({ m }: Books, seat: number, a: number, b: number): boolean {
  if (m.jailed[seat]) return false
  const repeated = m.doubles > 0 && m.dice[0] === a && m.dice[1] === b
  m.doubles = a === b ? m.doubles + 1 : 0
  return m.doubles === 3 || (m.printed.sameDoubles && m.doubles > 1 && repeated)
}

/** Whether the dice, the sign of the third one or a card lead there. */
function checkTarget(books: Books, slot: string, seat: number, to: number, card: PrintedCard | null): void {
  const { m } = books
  const from = m.at[seat] ?? 0
  const [a, b] = m.dice
  const may = ((): readonly number[] => {
    switch (card?.[0]) {
      case 'to':
        return [card[1]]
      case 'back':
        return [onward(from, -card[1])]
      case 'opposite':
        return [onward(from, OPPOSITE)]
      case 'station':
      case 'utility':
        return [nextOf(books, from, (deed) => m.deed(deed).kind === card[0])]
    }
    if (slot === 'speedBus') return [a, b, a + b].map((steps) => onward(from, steps))
    if (slot === 'speedMrM') return [nextProperty(books, seat, from)]
    if (slot === 'speedTriple') return [to]
    return [onward(from, slot === 'speedDie' ? pips(m.dice) : a + b)]
  })()
  if (!may.includes(to % SPACES))
    books.wrong(`${seat} moves from ${from} to ${to}, but must come to ${may.join(' or ')}.`)
  if (slot === 'speedBus' && m.dice[2] !== BUS) books.wrong(`${seat} takes a bus that the dice do not show.`)
}

/** The next space ahead with such a deed; the space itself, once around, where there is no other; -1 without any. */
function nextOf({ m }: Books, from: number, fits: (deed: number) => boolean): number {
  for (let steps = 1; steps <= SPACES; steps++) {
    const space = onward(from, steps) % SPACES
    const deed = m.deedAt(space)
    if (deed >= 0 && fits(deed)) return space
  }
  return -1
}

/** S-12.5: the next unowned property, else the next of another player. */
function nextProperty(books: Books, seat: number, from: number): number {
  const { owner } = books.m
  const isElsewhere = (deed: number) => books.m.deed(deed).space !== from
  const free = nextOf(books, from, (deed) => owner[deed] === NOBODY && isElsewhere(deed))
  return free >= 0 ? free : nextOf(books, from, (deed) => owner[deed] !== seat && isElsewhere(deed))
}

/** What is due where a piece has come to rest. */
function land(books: Books, seat: number, space: number): void {
  const { m, next } = books
  const deed = m.deedAt(space)
  const owner = m.owner[deed] ?? NOBODY
  if (owner !== NOBODY && owner !== seat) next.landed = { seat, deed }
  const tax = m.printed.taxes[space]
  if (tax !== undefined) books.mustPay(seat, m.feeAccount(), tax, 'tax')
  if (space === m.printed.risk) takeRisk(books, seat)
  else if (space === PARKING && m.feeAccount() === POT && m.money(POT) > 0) books.gains.add(seat, m.money(POT), 'pot')
  if (space === GO_TO_JAIL && m.printed.jails.length === 1) next.jail = seat
}

function takeRisk(books: Books, seat: number): void {
  const [a, b] = books.m.dice
  const amount = riskOf(a, b)
  if (amount < 0) books.mustPay(seat, BANK, -amount, 'risk')
  else books.gains.add(seat, amount, 'risk')
}

function carryOut(books: Books, seat: number, card: PrintedCard): void {
  const { m, next } = books
  switch (card[0]) {
    case 'to':
    case 'back':
    case 'station':
    case 'utility':
    case 'opposite':
      next.card = card
      return
    case 'get':
      return books.gains.add(seat, card[1], 'cards')
    case 'pay':
      return books.mustPay(seat, m.feeAccount(), card[1], 'cards')
    case 'pay each':
      for (const other of m.others(seat)) books.mustPay(seat, other, card[1], 'cards')
      return
    case 'get from each':
      for (const other of m.others(seat)) books.mustPay(other, seat, card[1], 'cards')
      return
    case 'repairs':
      return books.mustPay(seat, m.feeAccount(), repairsOf(m, seat, card[1], card[2]), 'cards')
    case 'jail':
      next.jail = seat
  }
}
