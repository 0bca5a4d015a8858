import { createBot } from '@hausregeln/bots'
import { countOfEnds, fitsEnds, weighEnds } from '@hausregeln/bots/chances/ends.ts'
import { ENDS, endsFor } from '@hausregeln/bots/chances/kinds.ts'
import { NETS } from '@hausregeln/bots/chances/nets/all.ts'
import { bringNets } from '@hausregeln/bots/chances/nets/bring.ts'
import { endsInHundredths, endsOf } from '@hausregeln/bots/chances/written.ts'
import { reals } from '@hausregeln/bots/columns.ts'
import { groundOf } from '@hausregeln/bots/steady/board/ground.ts'
import { mayPropose } from '@hausregeln/bots/steady/reading/manners.ts'
import { Picture } from '@hausregeln/bots/steady/reading/picture.ts'
import { noteOffer } from '@hausregeln/chapters/trade/rules/notes.ts'
import { type Game, newGame } from '@hausregeln/engine'
import type { DeedNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { classic, rulebooks, stadium } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut } from '../steady/play.ts'

function played(book: Game['book'], seats: number, rounds: number): Game {
  const g = newGame(book, { seats, seed: 8 })
  const bots = Array.from({ length: seats }, () => createBot('steady'))
  bots.forEach((bot, seat) => {
    bot.begin(seat)
  })
  playOut(g, bots, rounds)
  return g
}

function chancesIn(g: Game): number[] {
  const net = endsFor(groundOf(g), NETS)
  if (net === null) throw new Error('there is no net')
  const picture = new Picture()
  picture.look(g.shown)
  const chances = reals<SeatNo>(g.s.seats)
  weighEnds(picture, g.shown, net, chances)
  return [...chances]
}

/** The first group of three streets. */
function streetsOf({ board }: Game['book']): DeedNo[] {
  const { groupDeeds, groupStart, groupEnd, groups } = board
  const each = Array.from({ length: groups }, (_, group) => [...groupDeeds.slice(groupStart[group], groupEnd[group])])
  return each.find((deeds) => deeds.length === 3) ?? []
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe.each([classic, stadium].map(({ book }) => [book.id, book] as const))('how games of %s end', (_id, book) => {
  it.each([book.minSeats, 4, book.maxSeats])('is told for all of %i seats, and changes nothing', (seats) => {
    const g = played(book, seats, 25)
    const before = g.s.bytes.slice()
    const chances = chancesIn(g)
    expect(sum(chances)).toBeCloseTo(1, 9)
    chances.forEach((chance, seat) => {
      if ((g.s.alive >>> seat) & 1) expect(chance).toBeGreaterThan(0)
      else expect(chance).toBe(0)
    })
    expect(chancesIn(g)).toEqual(chances)
    expect(g.s.bytes).toEqual(before)
  })

  it('is better for who has money, and for who has a group', () => {
    const g = newGame(book, { seats: 3, seed: 1 })
    const [before = 0] = chancesIn(g)
    g.s.cash[0] = 3 * (g.s.cash[0] ?? 0)
    const [rich = 0] = chancesIn(g)
    expect(rich).toBeGreaterThan(before + 0.03)
    for (const deed of streetsOf(book)) g.s.own(deed, 1)
    expect(chancesIn(g)[0]).toBeLessThan(rich)
  })

  it('is better for who alone has a group where nobody has anything new to propose', () => {
    const g = newGame(book, { seats: 3, seed: 1 })
    const streets = streetsOf(book)
    for (let deed: DeedNo = 0; deed < book.board.deeds; deed++) g.s.own(deed, streets.includes(deed) ? 0 : deed % 3)
    for (const deed of streets) g.s.level[deed] = 3
    g.s.round = 40
    const [talking = 0] = chancesIn(g)
    const pairs = [0, 1, 2].flatMap((seat) => [0, 1, 2].map((to) => [seat, to] as const)).filter(([a, b]) => a !== b)
    for (const [seat, to] of pairs) noteOffer(g, seat, to)
    expect(pairs.some(([seat, to]) => mayPropose(g.shown, seat as SeatNo, to as SeatNo))).toBe(false)
    expect(chancesIn(g)[0]).toBeGreaterThan(talking)
  })
})

describe('a net of how games end', () => {
  it('is brought for rulebooks in which deeds are traded, and for no others', async () => {
    for (const { book } of rulebooks) {
      const g = newGame(book, { seats: book.minSeats, seed: 1 })
      const nets = await bringNets(book)
      const isTraded = [classic.book, stadium.book].includes(book)
      expect(endsFor(groundOf(g), nets) !== null, book.id).toBe(isTraded)
    }
    expect(endsFor(groundOf(newGame(classic.book, { seats: 2, seed: 1 })), {})).toBeNull()
  })

  it('fits a ground of as many numbers, and is read in letters as it was written', () => {
    const ground = groundOf(newGame(classic.book, { seats: 2, seed: 1 }))
    const count = countOfEnds(ground)
    const row = (length: number) => Array.from({ length }, (_, at) => (at % 7) / 100)
    const net = { others: [row(count + 1)], net: { direct: row(2 * count + 2), hidden: [row(2 * count + 4)] } }
    expect(fitsEnds(net, ground)).toBe(true)
    expect(endsOf(...endsInHundredths(net))).toEqual(net)
    expect(fitsEnds({ ...net, others: [row(count)] }, ground)).toBe(false)
    expect(fitsEnds({ ...net, others: [] }, ground)).toBe(false)
    for (const kind of ENDS) expect(NETS.ends?.[kind]?.others.length).toBeGreaterThan(0)
  })
})
