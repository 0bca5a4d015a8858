import { BANK, newGame, type OptionDef } from '@hausregeln/engine'
import { type Bench, NONE, type Play, plain, refused } from './bench.ts'

/** How many go bankrupt in a short game before it is over. */
function bankruptcies(bench: Bench): string {
  if (!bench.offers('shortGame')) return NONE
  const t = bench.table({ seats: 6, options: { shortGame: 1 } })
  for (let count = 1; count < 6; count++) {
    t.resign(count - 1)
    if (t.over !== null) return `${count}`
  }
  return NONE
}

function lastPlayer(bench: Bench): string {
  const t = bench.table()
  const ends = [1, 2].map((seat) => {
    t.resign(seat)
    return t.over?.reason
  })
  return ends[0] === undefined && ends[1] === 'lastPlayer' ? 'with the last player' : `${ends}`
}

const OF_PRICES = 'cash, properties at their price, mortgaged ones at half, buildings at their price'

/** What of the possessions of seat 0 counts for how much. */
function wealth(bench: Bench): string {
  const { book } = bench
  const { board } = book
  const names = bench.group.map((space) => bench.deed(space))
  const [name = ''] = names
  const of = (scene: Parameters<Bench['table']>[0]) => book.wealth(bench.table({ cash: { 0: 0 }, ...scene }).g, 0)
  const deed = board.deedAt[bench.group[0]] ?? 0
  const [price, house, sale] = [board.price[deed] ?? 0, board.housePrice[deed] ?? 0, board.saleValue[deed] ?? 0]
  const cash = of({ cash: { 0: 2500 } })
  const bare = of({ own: { 0: [name] } })
  const built = of({ own: { 0: names }, level: { [name]: 1 } }) - of({ own: { 0: names } })
  if (bench.knowsBankDebt) {
    const owing = of({ own: { 0: [name] }, debt: { 0: 10 } })
    const isSale = cash === 2500 && bare === sale && owing === sale - 10
    return isSale ? 'cash and what the bank would give for the possessions, less debt' : `${[cash, bare, owing]}`
  }
  // Everybody holds 25 shares of their own, at a 25th of cash and property value: all counts a second time.
  const counts = book.chapters.has('shares') ? 2 : 1
  const mortgaged = book.chapters.has('mortgage') ? of({ own: { 0: [name] }, mortgaged: [name] }) : bare
  const parts = [cash / 2500, bare / price, built / house, mortgaged / price].map((part) => part / counts)
  const others = counts === 2 ? of({ shares: { 1: { 0: 5 } } }) : 0
  if (`${parts}` === '1,0.5,0.5,0.5') return 'cash, properties and buildings at half their price'
  if (`${parts}` !== '1,1,1,0.5') return `${parts}`
  return others > 0
    ? 'cash, properties and buildings at their price, mortgaged ones at half, and all shares'
    : OF_PRICES
}

/** Whether a game ends by its time where the table has set one, and by a bank without money. */
function alsoEnds(bench: Bench): string {
  const scene = { own: { 0: bench.deeds }, place: { 0: bench.quietPlace(3) } }
  const timed = bench.table({ ...scene, options: { timeLimit: 30 } })
  timed.timeUp()
  timed.throws(0, [1, 2])
  timed.do(0, 'endTurn')
  const byTime = timed.over?.reason === 'timeUp' ? 'after the time that the table sets' : ''
  return `${byTime}${byBank(bench) ? '; and with the round in which the bank has no money left' : ''}`
}

function byBank(bench: Bench): boolean {
  const before = bench.table()
  const cash = { 0: before.cash(0) + before.cash(BANK) }
  const t = bench.table({ cash, own: { 0: bench.deeds }, place: { 0: bench.book.board.spaces - 2, 1: 3, 2: 3 } })
  t.throws(0, [1, 2])
  for (const seat of [0, 1, 2]) {
    if (t.over !== null) break
    if (t.turn !== seat) return false
    if (seat > 0) {
      t.g.s.place[seat] = bench.quietPlace(3)
      t.throws(seat, [1, 2])
    }
    t.do(seat, 'endTurn')
  }
  return t.over?.reason === 'bankBroke'
}

/** What an option is where nobody chooses, and what it may be: found by beginning games with it. */
function option(bench: Bench, def: OptionDef): string {
  const own = bench.book.options.find(({ id }) => id === def.id)
  if (own === undefined) return NONE
  const begins = (value: number) =>
    !refused(() => newGame(bench.book, { seats: 2, seed: 1, options: { [def.id]: value } }))
  const usual = newGame(bench.book, { seats: 2, seed: 1 }).s.option[bench.book.places[def.id] ?? -1] ?? 0
  const highest = [1, 60, 600].find((value) => begins(value) && !begins(value + 1))
  if (highest === 1) return usual === 0 ? 'only as a house rule' : 'yes, can be switched off'
  return usual === 0 ? `only as a house rule, 1 to ${highest}` : `${usual}`
}

/** A play for each option of these books, by its name on the screen. */
export function optionPlays(options: readonly OptionDef[]): Readonly<Record<string, Play>> {
  return Object.fromEntries(options.map((def) => [def.name.en, (bench: Bench) => option(bench, def)]))
}

function properties(bench: Bench): string {
  const { board } = bench.book
  const prices = [...board.price.slice(0, board.deeds)]
  return plain(`${prices.length}, from ${bench.money(Math.min(...prices))} to ${bench.money(Math.max(...prices))}`)
}

/** How many spaces lead once around the board: the first throw that ends at a lower number than it began tells. */
function around(bench: Bench): string {
  for (let from = 0; from < 64; from++) {
    const t = bench.table({ place: { 0: from }, own: { 0: bench.deeds } })
    if (refused(() => t.throws(0, [1, 2]))) continue
    const to = t.lines('moved').length > 0 ? t.g.s.place[0] : undefined
    if (to !== undefined && to < from && !t.inJail(0)) return `${from + 3 - to}`
  }
  return NONE
}

export const endAndBoard: Readonly<Record<string, Play>> = {
  'Bankruptcies that end a short game': bankruptcies,
  'The game ends': lastPlayer,
  'What counts as wealth': wealth,
  'It also ends': alsoEnds,
  'Spaces of the board': around,
  Properties: properties,
  'Mark of the rules': ({ book }) => book.identity().slice(0, 8),
}
