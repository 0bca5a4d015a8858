import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Measured, ROWS, type RowName } from './rows.ts'

const USAGE = `usage: npm run bench -- [--quick] [--json]

Measures the engine on one core, in CPU time. --quick: a short run. --json: for programs.`

function readArguments(): { quick: boolean; json: boolean } {
  try {
    const { values } = parseArgs({
      options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    })
    return values
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}\n`)
    process.exit(2)
  }
}

/**
 * Measures a row in a process of its own. The compile cache lets that process start without Node's type stripper, whose
 * growing memory would make V8 check for detached buffers at every access to a typed array.
 */
function measure(row: RowName, effort: string, cache: string): Measured {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'row.ts'), row, effort], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  })
  if (status !== 0) {
    process.stderr.write(stderr)
    process.exit(1)
  }
  return JSON.parse(stdout) as Measured
}

function measureAll(effort: string): Record<RowName, Measured> {
  const cache = mkdtempSync(join(tmpdir(), 'hausregeln-bench-'))
  try {
    measure('clone', 'quick', cache)
    const rows = Object.keys(ROWS) as RowName[]
    return Object.fromEntries(rows.map((row) => [row, measure(row, effort, cache)])) as Record<RowName, Measured>
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

const millions = (value = Number.NaN) => `${(value / 1e6).toFixed(2)} million turns/s`
const fixed = (value = Number.NaN, digits: number, unit: string) => `${value.toFixed(digits)} ${unit}`

/** The table: what, how much, and the aim. */
function table({ plain, clone, record, steady, random }: Record<RowName, Measured>): string[][] {
  const { ours, theirs, ratio } = plain.numbers
  return [
    ['', 'measured', 'aim'],
    ['four plain bots, engine', millions(ours), ''],
    ['four plain bots, C twin', theirs === undefined ? '–' : millions(theirs), ''],
    ['engine / C twin', ratio === undefined ? '–' : fixed(ratio, 3, ''), '≥ 0.333'],
    ['clone into a pooled state', fixed(clone.numbers.microseconds, 3, 'µs'), '≤ 0.2 µs'],
    ['size of a state', fixed(clone.numbers.bytes, 0, 'bytes'), 'about 4 KiB'],
    ['hash of a state, in a page', fixed(record.numbers.hash, 2, 'µs'), ''],
    ['hash of a state, on a server', fixed(record.numbers.serverHash, 2, 'µs'), ''],
    ['a record played again, in a page', fixed(record.numbers.entries, 0, 'entries/s'), ''],
    ['a record played again, on a server', fixed(record.numbers.serverEntries, 0, 'entries/s'), ''],
    ['four steady bots', fixed(steady.numbers.games, 1, 'games/s'), ''],
    ['four random bots', fixed(random.numbers.games, 1, 'games/s'), ''],
  ]
}

function print(rows: readonly (readonly string[])[]): void {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  for (const row of rows)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('   ')
        .trimEnd()}\n`,
    )
}

const { quick, json } = readArguments()
const measured = measureAll(quick ? 'quick' : 'full')
if (json) process.stdout.write(`${JSON.stringify(measured, null, 2)}\n`)
else {
  process.stdout.write(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one core, CPU time\n\n`)
  print(table(measured))
  if (measured.plain.sentence !== undefined) process.stdout.write(`\n${measured.plain.sentence}\n`)
}
