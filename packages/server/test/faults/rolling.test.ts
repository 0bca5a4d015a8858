import { afterAll, beforeAll, expect, it } from 'vitest'
import { LONG } from '../support/cluster.ts'
import { TestDatabase } from '../support/postgres.ts'
import { rollThrough } from './rolling.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await TestDatabase.start()
}, LONG)
afterAll(() => database?.remove(), LONG)

it('three processes are restarted one after the other under load: nothing is lost, every page keeps its place', async () => {
  const { lost, twice, strayed, pages, moves } = await rollThrough(database, 2)
  expect({ lost, twice, strayed, pages }).toEqual({ lost: 0, twice: 0, strayed: 0, pages: 6 })
  expect(moves).toBeGreaterThan(30)
}, 300_000)
