import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { classic } from '@hausregeln/rulebooks/classic/book.ts'
import { fallenBehind, type Ratios, readKept, writeKept } from './baseline.ts'
import { EFFORTS, type Effort } from './effort.ts'
import { SEATS } from './games.ts'
import { hasPython, type Measured, measure, oneCore } from './processes.ts'
import { ROWS, type Row } from './rows.ts'
import { compileTwin, type Twin } from './twin.ts'
import { twinSpeed } from './warm.ts'

const USAGE = `usage: npm run bench -- [--quick] [--only TEXT] [--json] [--keep]

Measures engine, bots and command line in CPU time, beside their twin in C.
  --quick   a short run, too short to be compared with what was kept
  --only    rows whose names contain this
  --json    for programs
  --keep    keep the ratios of this run, for later runs to be compared with`

function readArguments() {
  try {
    return parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
      },
    }).values
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}\n`)
    process.exit(2)
  }
}

/** A row as measured; `ratio`: its speed by that of the twin just before and after, or what is a ratio by itself. */
interface Result extends Measured {
  readonly name: string
  readonly ratio?: number
}

function resultOf(row: Row, effort: Effort, twin: Twin | null): Result {
  const before = twin === null ? Number.NaN : twinSpeed(twin, effort)
  const measured = measure(row, effort)
  if (row.task.kind === 'twin') return { name: row.name, ...measured }
  if (row.task.kind === 'workers') return { name: row.name, ...measured, ratio: measured.speed }
  if (twin === null) return { name: row.name, ...measured }
  // By a million turns of the twin.
  return { name: row.name, ...measured, ratio: measured.speed / ((before + twinSpeed(twin, effort)) / 2e6) }
}

function perSecond(speed: number): string {
  return Math.round(speed).toLocaleString('en')
}

const units = {
  twin: (speed: number) => `${(speed / 1e6).toFixed(2)} million turns/s`,
  clone: (speed: number) => `${(1e6 / speed).toFixed(3)} µs`,
  hash: (speed: number) => `${(1e6 / speed).toFixed(2)} µs`,
  replay: (speed: number) => `${speed.toFixed(0)} entries/s`,
  warm: (speed: number) => `${speed.toFixed(0)} games/s`,
  cold: (speed: number) => `${(1 / speed).toFixed(2)} s`,
  workbook: (speed: number) => `${(1 / speed).toFixed(2)} s`,
  gym: (speed: number) => `${perSecond(speed)} steps/s`,
  python: (speed: number) => `${perSecond(speed)} steps/s`,
  workers: (speed: number) => `${speed.toFixed(2)} times`,
} as const

function line({ name, speed, ratio, theirs, limit }: Result, kind: Row['task']['kind'], kept: Ratios): string[] {
  const twin = theirs === undefined ? '' : ` (C: ${units.twin(theirs)})`
  const copying = limit === undefined ? '' : ` (copying alone: ${units.python(limit)})`
  const part = ratio === undefined || kept[name] === undefined ? '' : `${(ratio / kept[name]).toFixed(2)}`
  return [name, `${units[kind](speed)}${twin}${copying}`, ratio?.toPrecision(3) ?? '', part]
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd()}\n`,
    )
}

function tell(results: readonly Result[], rows: readonly Row[], kept: Ratios): void {
  process.stdout.write(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, CPU time\n\n`)
  const lines = results.map((result, index) => line(result, rows[index]?.task.kind ?? 'warm', kept))
  print([['', 'measured', 'by the twin', 'of what was kept'], ...lines])
  const compiler = results.find((result) => result.compiler !== undefined)?.compiler
  process.stdout.write(compiler === undefined ? '' : `\nThe twin: ${compiler}; all games compared were the same.\n`)
  for (const [name, part] of fallenBehind(ratiosOf(results), kept))
    process.stdout.write(`Fallen behind: ${name}, ${(100 * part).toFixed(0)} % of what was kept.\n`)
}

function ratiosOf(results: readonly Result[]): Ratios {
  return Object.fromEntries(results.flatMap(({ name, ratio }) => (ratio === undefined ? [] : [[name, ratio]])))
}

const { quick, json, keep, only } = readArguments()
if (quick && keep) {
  process.stderr.write('A short run is no measure for later ones: --keep goes without --quick.\n')
  process.exit(2)
}
const effort = quick ? EFFORTS.quick : EFFORTS.full
const python = hasPython()
const rows = ROWS.filter(({ name, task }) => name.includes(only) && (python || task.kind !== 'python'))
const twin = compileTwin(classic.book, SEATS)
if (twin === null) process.stderr.write('No C compiler (cc, gcc, clang) was found: there are no ratios.\n')
if (!python) process.stderr.write('No python3 with NumPy on Linux was found: its rows are left out.\n')
if (!oneCore) process.stderr.write('No taskset was found: what is meant to run on one core has all.\n')
try {
  const kept = quick ? {} : readKept()
  const results = rows.map((row) => {
    if (process.stderr.isTTY) process.stderr.write(`${row.name} …\n`)
    return resultOf(row, effort, twin)
  })
  if (json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
  else tell(results, rows, kept)
  if (keep) writeKept({ ...kept, ...ratiosOf(results) })
} finally {
  twin?.remove()
}
