import type { Table } from '@hausregeln/chapters/testing/script.ts'
import { amountOf, type Bench, can, NONE, type Play } from './bench.ts'
import { pastStart } from './money-and-dice.ts'

/** What a throw on the risk field moves, for each pip that counts. */
function risk(bench: Bench, dice: readonly [number, number], pips: number): string {
  const [space] = bench.spaces('risk')
  if (space === undefined) return NONE
  const t = bench.table({ place: { 0: space - dice[0] - dice[1] } })
  t.throws(0, dice)
  return bench.money(amountOf(t.payments[0]) / pips)
}

/** What seat 0, of whom others hold shares where there are such, pays before it is paid for passing the start. */
function beforeSalary(bench: Bench): string {
  const t = pastStart(bench, {}, bench.book.chapters.has('shares') ? { 0: { 1: 5 } } : {})
  return t.payments[0]?.startsWith('0 → 1 ') ? 'the dividend' : 'nothing'
}

/** What is told of a space beside what it does: whether doubles still throw again there. */
function afterDoubles(bench: Bench, space: number): string {
  const t = bench.table({ place: { 0: (space - 4 + bench.book.board.spaces) % bench.book.board.spaces } })
  const [deck] = deckOf(bench, space)
  if (deck !== undefined) t.written(deck, 'receive', 10)
  t.throws(0, [2, 2])
  return can(t, 0, 'throw') ? '' : '; doubles give no further throw'
}

function deckOf(bench: Bench, space: number): readonly number[] {
  const one = bench.rulebook.board.spaces[space]
  return one?.kind === 'cards' ? [one.deck] : []
}

function start(bench: Bench): string {
  const t = bench.landOn(0)
  return amountOf(t.payments[0]) > 0 ? `pays the salary${afterDoubles(bench, 0)}` : 'nothing happens'
}

function tax(bench: Bench): string {
  const [space] = bench.spaces('tax')
  if (space === undefined) return NONE
  const one = bench.rulebook.board.spaces[space]
  const printed = one?.kind === 'tax' ? one.amount : 0
  return amountOf(bench.landOn(space).payments[0]) === printed ? 'cost their amount' : 'cost something else'
}

/** Whether a tax lies in the pot afterwards, and whether the car park wins it. */
function parkingWith(bench: Bench, options = {}): { readonly filled: boolean; readonly wins: boolean } {
  const taxed = bench.landOn(bench.space('tax'), { options })
  const parked = bench.landOn(bench.space('parking'), { options, pot: 300 })
  return { filled: taxed.payments[0]?.startsWith('0 → pot') ?? false, wins: parked.payments.length > 0 }
}

function parking(bench: Bench): string {
  if (bench.spaces('parking').length === 0) return NONE
  const usual = parkingWith(bench)
  if (usual.filled && usual.wins) return 'wins what is in the pot'
  if (!bench.offers('freeParkingPot')) return 'nothing happens'
  const chosen = parkingWith(bench, { freeParkingPot: 1 })
  return chosen.filled && chosen.wins
    ? 'wins what is in the pot, where the table plays with one; otherwise nothing happens'
    : 'nothing happens'
}

/** Whether landing on a card space draws a card. */
function draws(bench: Bench, options = {}): boolean {
  const space = bench.space('cards')
  const t = bench.table({ place: { 0: bench.before(space) }, options })
  for (const deck of deckOf(bench, space)) t.written(deck, 'receive', 10)
  t.throws(0, [1, 2])
  return t.lines('cardDrawn').length > 0 || t.payments.length > 0
}

function cardSpaces(bench: Bench): string {
  if (draws(bench)) return `a card is drawn${afterDoubles(bench, bench.space('cards'))}`
  return bench.offers('cards') && draws(bench, { cards: 1 }) ? 'a card, where the table plays with cards' : 'nothing'
}

/** What becomes of the last card of a deck that nobody has seen, and of those that have been drawn. */
function drawn(bench: Bench): string {
  if (!draws(bench)) return NONE
  const space = bench.space('cards')
  const [deck = 0] = deckOf(bench, space)
  const effects = bench.rulebook.board.decks[deck]?.cards.map(({ effect }) => effect.do) ?? []
  const last = effects.indexOf('receive')
  const used = effects.flatMap((_, card) => (card === last ? [] : [card]))
  const t = bench.table({ place: { 0: bench.before(space) }, cards: { [deck]: [last] } })
  t.g.s.undrawn[deck] = 1 << last
  used.forEach((card, at) => {
    t.g.s.pile[deck * (t.g.s.pile.length / t.g.s.pileLength.length) + at] = card
  })
  t.g.s.pileLength[deck] = used.length
  t.throws(0, [1, 2])
  if (t.lines('cardsShuffled').length > 0) return 'are laid aside and shuffled again after the last one'
  return t.g.s.undrawn[deck] === 0 && t.g.s.pileLength[deck] === effects.length
    ? 'go back under their deck'
    : 'are gone'
}

/** Seat 0, in jail with so many turns used up, is on turn. */
function jailed(bench: Bench, used = 0, scene: Parameters<Bench['table']>[0] = {}): Table {
  return bench.table({ ...scene, jail: { 0: used }, own: { 0: bench.deeds } })
}

/** Seats 1 and 2 go to a property of seat 0, who waives its rent if it is asked. */
function others(bench: Bench, t: Table): void {
  for (const seat of [1, 2]) {
    t.g.s.place[seat] = bench.quietPlace(3)
    if (t.turn !== seat) continue
    t.throws(seat, [1, 2])
    t.do(seat, 'endTurn')
  }
}

/** What seat 0 does in each turn in jail until it goes on: it throws and fails, stays, or is passed over. */
function stay(bench: Bench): { readonly turns: number; readonly paid: number } {
  const t = jailed(bench, 0, { starts: 1, cash: { 1: bench.plenty / 2, 2: bench.plenty / 2 } })
  for (let round = 0; round < 9; round++) {
    others(bench, t)
    const turns = t.events.filter((event) => event.type === 'turnBegan' && event.seat === 0).length
    if (t.turn !== 0) continue
    if (!t.inJail(0) || goesFree(t)) return { turns: turns - 1, paid: 0 }
    if (can(t, 0, 'stay')) t.do(0, 'stay')
    else {
      t.throws(0, [1, 2])
      if (!t.inJail(0)) return { turns, paid: amountOf(t.payments[0]) }
      t.do(0, 'endTurn')
    }
  }
  throw new Error('nobody comes out of jail')
}

/** Whether the next throw leads out, whatever falls, and costs nothing. */
function goesFree(t: Table): boolean {
  return can(t, 0, 'throw') && !can(t, 0, 'payBail') && !isKept(t)
}

/** Whether a player who throws now may still not come out by it. */
function isKept(t: Table): boolean {
  return can(t, 0, 'playJailCard') || t.g.book.chapters.has('jail-roll')
}

/** What is paid to leave before the throw of each turn in jail; nothing where it cannot be. */
function bails(bench: Bench, turns: number): readonly number[] {
  return Array.from({ length: turns }, (_, used) => {
    const t = jailed(bench, used)
    if (!can(t, 0, 'payBail')) return 0
    t.do(0, 'payBail')
    return amountOf(t.payments[0])
  })
}

function out(bench: Bench): string {
  const { turns, paid } = stay(bench)
  const [first = 0, ...later] = bails(bench, turns)
  const throwing = jailed(bench)
  if (first === 0) return `sit out ${turns} rounds`
  if (can(throwing, 0, 'stay'))
    return `${[first, ...later].map((bail) => bench.money(bail)).join(', then ')}, then free of charge; or sit out each time`
  throwing.throws(0, [2, 2])
  const byCard = jailed(bench, 0, { jailCards: { 0: 0 } })
  byCard.do(0, 'playJailCard')
  if (throwing.inJail(0) || byCard.inJail(0)) return 'neither doubles nor a card free'
  return `doubles (attempts: ${turns}), a jail card, or ${bench.money(first)} before the throw; after the last failure ${bench.money(paid)} must be paid`
}

function lastBail(bench: Bench): string {
  const { turns } = stay(bench)
  if (!can(jailed(bench), 0, 'throw') || !can(jailed(bench), 0, 'payBail')) return NONE
  return can(jailed(bench, turns - 1), 0, 'payBail') ? 'still possible' : 'no longer possible'
}

/** What a mortgage from jail costs beside; none where nothing can be dealt in there, on anybody's turn. */
function dealsInJail(bench: Bench): string {
  const leaving = ['throw', 'payBail', 'stay', 'playJailCard', 'endTurn']
  const legal = [0, 1].flatMap((starts) => jailed(bench, 0, { starts }).legal(0))
  if (legal.every((action) => leaving.includes(action.split(' ')[0] ?? ''))) return NONE
  const t = jailed(bench)
  t.do(0, 'mortgage', bench.deed(bench.elsewhere))
  const [received, extra] = t.payments.map((payment) => amountOf(payment))
  if (extra === undefined) return 'cost nothing more'
  const to = t.payments[1]?.startsWith('0 → pot') ? 'to the pot' : 'to the bank'
  return `cost ${Math.round((100 * extra) / (received ?? 1))} % of the amount again, ${to}`
}

export const spacesAndJail: Readonly<Record<string, Play>> = {
  'Risk field, for each pip': (bench) => risk(bench, [1, 2], 1),
  'Risk field, for each pip of doubles': (bench) => risk(bench, [2, 2], 4),
  'Before the salary comes': beforeSalary,
  'Cards drawn': drawn,
  'The start': start,
  'Tax spaces': tax,
  'The free car park': parking,
  'Card spaces': cardSpaces,
  'The risk field': (bench) =>
    bench.spaces('risk').length === 0 ? NONE : `the throw decides who pays${afterDoubles(bench, bench.space('risk'))}`,
  'Rounds in jail': (bench) => `${stay(bench).turns}`,
  'Out of jail': out,
  'Bail before the last throw': lastBail,
  'Voluntary deals from jail': dealsInJail,
}
