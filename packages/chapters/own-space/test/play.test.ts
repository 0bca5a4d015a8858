import { simplified } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { Table } from '../../testing/script.ts'
import { play } from '../play.ts'

describe('what bots know of building where one has landed', () => {
  it('is what a house really costs, on a whole group and on a part of it', () => {
    const { board } = simplified.book
    const group = [...board.groupDeeds.subarray(board.groupStart[0], board.groupEnd[0])]
    const names = group.map((deed) => simplified.board.spaces[board.spaceOf[deed] ?? 0]?.name.de ?? '')
    for (const owned of [names.slice(0, 1), names]) {
      const table = new Table(simplified, { seats: 2, starts: 0, own: { 0: owned } })
      const [first = 0] = group
      const price = play.buildingHere?.price(table.g, 0, first)
      const part = owned.length === names.length ? play.buildingHere?.partOfWhole(simplified.book) : 1
      expect(price).toBe((board.housePrice[first] ?? 0) * (part ?? 0))
    }
  })
})
