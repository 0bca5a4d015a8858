import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Measured } from '@hausregeln/rulebooks/introduction/measured.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { commandLine } from '../flags.ts'
import { courseOf } from './course.ts'

/** `npm run course [-- --games 400 --seed 1]`: how long games take and what is done in them, for the books' introductions. */
const { numbers } = commandLine({ books: null, numbers: { games: 400, seed: 1 } })
const { games, seed } = numbers
const seats = ['steady', 'steady', 'steady', 'steady']
const pace = { throw: 10, decision: 10 }
const books = Object.fromEntries(RULEBOOK_IDS.map((id) => [id, courseOf(id, seats, games, seed, pace)]))
const measured: Measured = { games, seed, seats, pace, books }
const file = fileURLToPath(import.meta.resolve('@hausregeln/rulebooks/introduction/measured.json'))
writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
for (const [id, { minutes, moves }] of Object.entries(books))
  console.log(
    `${id}: ${minutes.join(', ')} minutes (a quarter, half, three quarters of the games), ${moves} kinds of moves`,
  )
