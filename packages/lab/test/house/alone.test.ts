import { classic } from '@hausregeln/rulebooks'
import { HOUSE_RULES } from '@hausregeln/rulebooks/house/list.ts'
import { expect, it } from 'vitest'
import { tryHouseRules } from '../../src/house.ts'

it('each house rule of the list is played alone, with what it needs, beside the rulebook itself', () => {
  const rows = [...tryHouseRules(classic, { games: 1, seats: 4, mostRounds: 2, seed: 1, bot: 'random' })]
  expect(rows[0]).toMatchObject({ name: 'classic', games: 1 })
  const names = HOUSE_RULES.flatMap(({ choices = [], numbers = {} }) => [
    ...choices,
    ...Object.entries(numbers).flatMap(([name, values]) => values.map((value) => `${name}=${value}`)),
  ])
  expect(rows.slice(1).map(({ name }) => name)).toEqual(names)
  for (const { rounds } of rows) expect(rounds).toBeGreaterThan(0)
})
