import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { cashAfter, numberWitness, type Stage, witness } from '@hausregeln/chapters/testing/witness.ts'
import { newGame, POT } from '@hausregeln/engine'

const OPENING: Stage = {
  opening: true,
  dice: [
    [6, 5],
    [1, 2],
  ],
}

/** Seat 0 pays a tax of 200, then draws a card that costs 15, then pays bail of 50: what of it lies in the middle. */
function inThePot(t: Table): readonly number[] {
  const seen: number[] = []
  t.throws(0, [1, 1])
  seen.push(t.cash(POT))
  t.g.s.place[0] = 4
  t.throws(0, [1, 2])
  seen.push(t.cash(POT))
  t.do(0, 'endTurn')
  t.do(1, 'payBail')
  return [...seen, t.cash(POT)]
}
const FEES: Stage = { place: { 0: 2 }, jail: { 1: 0 }, cards: { 0: [11] } }

/** A tax takes all that seat 0 has: whether it is still in the game. */
function isInAfterTax(t: Table): boolean {
  t.throws(0, [1, 2])
  return (t.g.s.alive & 1) === 1
}
const LAST_200: Stage = { seats: 3, place: { 0: 1 }, cash: { 0: 200 } }

/** So many houses on both streets of a group, of which each has rents for all that can stand there. */
const houseRow = (houses: number): Stage => ({
  own: { 0: ['Badstraße', 'Turmstraße'] },
  level: { Badstraße: houses, Turmstraße: houses },
  tall: true,
})
/** As high as can be built at all there are no hotels: on a ladder. */
const LADDER: Stage = {
  book: 'euronopoly',
  own: { 0: ['Athen', 'Lissabon', 'Madrid'] },
  level: { Athen: 8, Lissabon: 3, Madrid: 3 },
  place: { 0: 23 },
}

/** With how many at the table a game can be begun. */
function tables({ rulebook: { book } }: Table): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((seats) => {
    try {
      return newGame(book, { seats, seed: 1 }).s.seats === seats
    } catch {
      return false
    }
  })
}

/** What is asked of every rulebook, and the numbers that every one has. */
export const basics = [
  witness('outAtZero=isOut', LAST_200, isInAfterTax, false),
  witness('outAtZero=staysIn', LAST_200, isInAfterTax, true),
  witness('feesToPot=toBank', FEES, inThePot, [0, 0, 0]),
  witness('feesToPot=toPot', FEES, inThePot, [200, 215, 265]),
  witness('feesToPot=taxesToPot', FEES, inThePot, [200, 200, 200]),
  witness('feesToPot=cardsToPot', FEES, inThePot, [0, 15, 15]),
  witness('feesToPot=taxesAndCardsToPot', FEES, inThePot, [200, 215, 215]),
  witness('feesToPot=taxesAndBailToPot', FEES, inThePot, [200, 200, 250]),
  numberWitness(
    'minSeats',
    [3],
    () => ({ seats: 8 }),
    (t) => tables(t)[0],
    (seats) => seats,
  ),
  numberWitness(
    'maxSeats',
    [4],
    () => ({}),
    (t) => tables(t).at(-1),
    (seats) => seats,
  ),
  numberWitness(
    'handicap',
    [500],
    () => OPENING,
    (t) => [t.cash(0), t.cash(1)],
    (more) => [1500 + more, 1500],
    (more) => [more],
  ),
  numberWitness(
    'housesBeforeHotel',
    [4, 8],
    (houses) => (houses === 9 ? LADDER : houseRow(houses)),
    (t, houses) => {
      if (houses < 9) t.do(0, 'build', 'Badstraße')
      else {
        t.throws(0, [1, 2])
        t.do(0, 'build', 'Athen')
      }
      return houses < 9 ? t.stock : t.level('Athen')
    },
    (houses) => (houses === 9 ? 9 : [32 - houses, 11]),
  ),
  numberWitness(
    'startCash',
    [1500],
    () => ({ ...OPENING, seats: 3, dice: [...(OPENING.dice ?? []), [1, 3]] }),
    (t) => [t.cash(0), t.cash(1), t.cash(2)],
    (cash) => [cash, cash, cash],
  ),
  numberWitness(
    'salaryPass',
    [200],
    () => ({ place: { 0: 38 }, own: { 0: ['Badstraße'] } }),
    cashAfter(1, 2),
    (salary) => 1500 + salary,
  ),
  numberWitness(
    'salaryLand',
    [200],
    () => ({ place: { 0: 37 } }),
    cashAfter(1, 2),
    (salary) => 1500 + salary,
  ),
  numberWitness(
    'houses',
    [32],
    () => ({}),
    (t) => t.stock[0],
    (houses) => houses,
  ),
  numberWitness(
    'hotels',
    [12],
    () => ({}),
    (t) => t.stock[1],
    (hotels) => hotels,
  ),
]
