import { createHash } from 'node:crypto'
import { rulebooks } from '@hausregeln/rulebooks'
import { expect, it } from 'vitest'
import { NumberedActions } from '../src/gym/actions.ts'
import { Observation } from '../src/gym/observation.ts'

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
