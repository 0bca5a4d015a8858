import { parseArgs } from 'node:util'
import { TestDatabase } from '../test/support/postgres.ts'
import { type Growth, grow, kneeOf, type Stage } from './grow.ts'

/**
 * `npm run load:server`: more and more tables of four scripted pages at a real server, until it does not keep up. It
 * prints each step, and the knee. `--postgres`: on a PostgreSQL of the test's own, with so many processes; else on
 * SQLite. `--packed`: messages are packed, as browsers have it.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '250' },
    'per-table': { type: 'string', default: '2' },
    seconds: { type: 'string', default: '6' },
    steps: { type: 'string', default: '40' },
    late: { type: 'string', default: '100' },
    postgres: { type: 'string' },
    packed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const growth: Growth = {
  tables: Number(values.tables),
  perTable: Number(values['per-table']),
  seconds: Number(values.seconds),
  steps: Number(values.steps),
  late: Number(values.late),
}
const processes = Number(values.postgres ?? 1)

const COLUMNS: readonly (readonly [title: string, value: (stage: Stage) => string])[] = [
  ['tables', ({ tables }) => String(tables)],
  ['asked/s', ({ asked }) => String(Math.round(asked))],
  ['done/s', ({ perSecond }) => String(Math.round(perSecond))],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p99 ms', ({ p99 }) => p99.toFixed(1)],
  ['cores: server', ({ serverShare }) => serverShare.toFixed(2)],
  ['cores: pages', ({ ownShare }) => ownShare.toFixed(2)],
  ['CPU ms/action', ({ cpuEach }) => cpuEach.toFixed(3)],
  ['KiB/table', ({ memoryEach }) => memoryEach.toFixed(1)],
  ['resident KiB/table', ({ residentEach }) => residentEach.toFixed(1)],
]

function line(cells: readonly string[]): string {
  return cells.map((cell, index) => cell.padStart(COLUMNS[index]?.[0].length ?? 0)).join('  ')
}

const database = values.postgres === undefined ? null : await TestDatabase.start()
if (!values.json) console.log(line(COLUMNS.map(([title]) => title)))
const grown = await grow(
  growth,
  { database: (await database?.fresh()) ?? null, processes, together: true, packed: values.packed },
  (stage) => {
    if (!values.json) console.log(line(COLUMNS.map(([, value]) => value(stage))))
  },
)
await database?.remove()
const knee = kneeOf(grown, growth.late, processes)
console.log(values.json ? JSON.stringify({ stages: grown.stages, knee }, null, 2) : `\n${knee}`)
