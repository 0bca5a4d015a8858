import { createHash } from 'node:crypto'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { NumberedActions } from '../src/gym/actions.ts'
import { Gym } from '../src/gym/gym.ts'
import { AGENT } from '../src/gym/lane.ts'
import { Observation } from '../src/gym/observation.ts'
import { OFFER_NUMBERS } from '../src/gym/offers.ts'
import { rulebookNamed, type Table } from '../src/table.ts'

/** What agents have been trained with: a digest of the fields, frames and actions, and how many numbers there are. */
const SEEN: Readonly<Record<string, string>> = {
  'classic, 2 seats': '4ad447986b7e5b25 204',
  'classic, 4 seats': '5c692294438b5b07 260',
  'stadium, 2 seats': '4ad447986b7e5b25 204',
  'stadium, 4 seats': '5c692294438b5b07 260',
  'simplified, 2 seats': 'b0e9390010d95293 142',
  'simplified, 4 seats': 'e97c2f0dc5267f1d 166',
  'exchange, 2 seats': '6a56c07dd37e7c5e 287',
  'exchange, 4 seats': '85057d8b4762e5d2 353',
  'euronopoly, 2 seats': '1d138bb0b3a50344 184',
  'euronopoly, 4 seats': 'a4e55855650480e2 208',
}

it('what an agent sees of a game, and the numbers of its actions, stay what it was trained with', () => {
  const now = rulebooks.flatMap(({ book }) =>
    [...new Set([book.minSeats, 4])].map((seats) => {
      const { fields, frames, length } = new Observation(book, seats)
      const { list } = new NumberedActions(book, seats)
      const digest = createHash('sha256')
        .update(JSON.stringify([fields, frames, list]))
        .digest('hex')
      return [`${book.id}, ${seats} seats`, `${digest.slice(0, 16)} ${length}`]
    }),
  )
  expect(Object.fromEntries(now)).toEqual(SEEN)
})

/** Numbers that are always the same, below a limit. */
function numbersFrom(seed: number): (limit: number) => number {
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  return (limit) => nextBelow(words, limit)
}

function tableOf(rulebook: string, seats: readonly string[]): Table {
  return { rulebook, seats, options: {}, seed: 3, maxRounds: 30, outside: [AGENT] }
}

/** Plays on at random, and returns what agents were told with every step. */
function playOn(gym: Gym, steps: number, seed = 1): string[] {
  const below = numbersFrom(seed)
  const { mask, buffer } = gym.arrays
  const actions = gym.actions.list.length
  const offers = gym.offers === null ? null : new Int32Array(gym.arrays.seat.length * OFFER_NUMBERS)
  return Array.from({ length: steps }, () => {
    const told = createHash('sha256').update(new Uint8Array(buffer)).digest('hex')
    const chosen = gym.arrays.seat.map((_, game) => {
      const row = mask.subarray(game * actions, (game + 1) * actions)
      const legal = [...row.keys()].filter((number) => row[number] === 1)
      return legal[below(legal.length)] ?? -1
    })
    gym.step(chosen, offers)
    return told
  })
}

describe('many games at once', () => {
  it.each(rulebooks.map(({ book }) => book.id))('of "%s" are the same in parts, and go on as they were saved', (id) => {
    const table = tableOf(id, [AGENT, 'steady', AGENT])
    const whole = new Gym(rulebookNamed(id), table, { games: 4 })
    const part = new Gym(rulebookNamed(id), table, { games: 4, from: 1, to: 3 })
    const { length } = part.arrays.observation
    expect(part.arrays.observation).toEqual(whole.arrays.observation.subarray(length / 2, length / 2 + length))
    playOn(part, 200)
    const bytes = part.save(0)
    part.restore([0, 1].map((game) => ({ game, bytes })))
    const [first, second] = [part.arrays.observation.slice(0, length / 2), part.arrays.observation.slice(length / 2)]
    expect(first).toEqual(second)
    const after = playOn(part, 60)
    part.restore([0, 1].map((game) => ({ game, bytes })))
    expect(playOn(part, 60)).toEqual(after)
    part.restore(
      [0, 1].map((game) => ({ game, bytes })),
      9,
    )
    expect(playOn(part, 60)).not.toEqual(after)
  })

  it('are refused a step that is not legal in one of them, and nothing has happened in any', () => {
    const gym = new Gym(rulebookNamed('classic'), tableOf('classic', [AGENT, AGENT]), { games: 2, offers: true })
    const before = gym.arrays.buffer.slice()
    const legal = gym.arrays.mask.indexOf(1)
    expect(() => gym.step(Int32Array.of(legal, 0))).toThrow('In game 1 the action 0 is not legal')
    expect(() => gym.step(Int32Array.of(legal, -5))).toThrow('In game 1 the action -5 is not legal')
    expect(() => gym.restore([{ game: 1, bytes: gym.save(0).map((byte) => byte ^ 1) }])).toThrow(RangeError)
    expect(() => gym.reset(0.5)).toThrow('A seed is a whole number')
    expect(gym.arrays.buffer).toEqual(before)
  })

  it('with offers: what is marked the rules let through, and one that they refuse changes nothing', () => {
    const gym = new Gym(rulebookNamed('classic'), tableOf('classic', [AGENT, AGENT, AGENT]), { games: 8, offers: true })
    const { offers, arrays, firstOffer } = gym
    const goods = offers?.goods.length ?? 0
    const cash = gym.layout.fields.find(({ name }) => name === 'seats.cash')?.from ?? 0
    let made = 0
    for (let turn = 0; turn < 40; turn++) {
      playOn(gym, 10, turn)
      const said = new Int32Array(8 * OFFER_NUMBERS)
      const chosen = arrays.seat.map((seat, game) => {
        const row = arrays.mask.subarray(game * gym.actions.list.length, (game + 1) * gym.actions.list.length)
        const held = arrays.goods.subarray(game * goods * 3, (game + 1) * goods * 3)
        const [partner, wanted] = [1, 2]
          .map((next) => (seat + next) % 3)
          .map((other) => [other, held.indexOf(1, other * goods + 1) - other * goods] as const)
          .find(([, good]) => good > 0 && good < goods) ?? [0, 0]
        // An eighth of less is no money, and to give nothing is no trade.
        const hasMoney = (arrays.observation[game * gym.layout.length + cash + seat] ?? 0) >= 8
        if (row[firstOffer] !== 1 || wanted === 0 || !hasMoney) return row.indexOf(1)
        said.set([partner, 0, 0, wanted, 0, 1], game * OFFER_NUMBERS)
        made++
        return firstOffer
      })
      gym.step(chosen, said)
      expect([...arrays.refused]).toEqual(new Array(8).fill(0))
    }
    expect(made).toBeGreaterThan(20)
    const open = arrays.seat.map((_, game) => arrays.mask[game * gym.actions.list.length + firstOffer] ?? 0).indexOf(1)
    const observed = arrays.observation.slice()
    const chosen = arrays.seat.map((_, game) => {
      const from = game * gym.actions.list.length
      return game === open ? firstOffer : arrays.mask.subarray(from, from + firstOffer).indexOf(1)
    })
    gym.step(chosen, new Int32Array(8 * OFFER_NUMBERS))
    const row = [open * gym.layout.length, (open + 1) * gym.layout.length] as const
    expect(arrays.refused[open]).toBe(1)
    expect(gym.position(open)).toMatchObject({ refused: expect.stringMatching(/^offer/) })
    expect(arrays.observation.subarray(...row)).toEqual(observed.subarray(...row))
  })
})
