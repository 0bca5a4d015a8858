import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from './clock.ts'
import type { Effort } from './effort.ts'
import type { Row, Task } from './rows.ts'
import type { Twinned } from './warm.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const COMMAND = path('../../cli/bin/hausregeln.mjs')
const PYTHON = path('../../../python')
/** As many steps as Python makes in a second, about. */
const STEPS = 250_000

/** A process of the bench has failed. */
export class BenchFailed extends Error {
  override readonly name = 'BenchFailed'
}

/** How a process is kept on one core: V8 compiles and clears up in threads of its own, wherever there is room. */
const ON_ONE_CORE = ['taskset', '--cpu-list', '0']

/** Whether this machine can do that. */
export const oneCore = spawnSync(ON_ONE_CORE[0] ?? '', [...ON_ONE_CORE.slice(1), 'true']).status === 0

/** Runs Node, on one core if it may have only one; returns what it wrote to its output and to its fourth stream. */
function node(
  args: readonly string[],
  input: string,
  cores: 1 | null = null,
): { readonly out: string; readonly told: string } {
  const [command = '', ...rest] = [...(cores === 1 && oneCore ? ON_ONE_CORE : []), process.execPath, ...args]
  const ran = spawnSync(command, rest, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe', 'pipe'] })
  if (ran.status !== 0) throw new BenchFailed(ran.stderr)
  return { out: ran.stdout, told: String(ran.output[3] ?? '') }
}

/** CPU seconds of a whole process of the command line on one core, all its threads together. */
function cpuOf(args: readonly string[]): number {
  return Number(node(['--import', path('./tell-cpu.mjs'), COMMAND, ...args], '', 1).told)
}

/** Wall-clock seconds of a simulation, from the first game to the last. */
function secondsOf(args: readonly string[], games: number, workers: number, cores: 1 | null = null): number {
  const { out } = node([COMMAND, ...args, '--games', String(games), '--workers', String(workers)], '', cores)
  return JSON.parse(out).seconds
}

/** What a row has shown: more is better. `limit`: the speed where nothing but the copying of it is done. */
export type Measured = Pick<Twinned, 'speed'> & Partial<Twinned> & { readonly limit?: number }

/** Measures a row, in processes of its own, so that none profits or suffers from another. */
export function measure({ task }: Row, effort: Effort): Measured {
  if (task.kind === 'cold') return { speed: 1 / coldSeconds(task.args, effort) }
  if (task.kind === 'workbook') return { speed: workbooks(task.game, effort) }
  if (task.kind === 'workers') return { speed: workerRatio(task, effort) }
  if (task.kind === 'python') return pythonSteps(task.rulebook, effort)
  return JSON.parse(node([path('./row.ts')], JSON.stringify({ task, effort })).out)
}

/** Whether there is what Python needs for its rows: NumPy, and a system that tells what other processes have used. */
export function hasPython(): boolean {
  return spawnSync('python3', ['-c', 'import numpy; open("/proc/self/stat")']).status === 0
}

/** Random steps a second of CPU of Python and the games' process together, once everything is compiled. */
function pythonSteps(rulebook: string, { repetitions, seconds, warmUp }: Effort): Measured {
  const steps = (of: number) => String(Math.round(of * STEPS))
  const args = [rulebook, '--rounds', String(repetitions), '--steps', steps(seconds), '--warm', steps(warmUp), '--json']
  const ran = spawnSync('python3', [join(PYTHON, 'speed.py'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: PYTHON, HAUSREGELN_NODE: process.execPath, PYTHONDONTWRITEBYTECODE: '1' },
  })
  if (ran.status !== 0) throw new BenchFailed(ran.stderr)
  const [{ stepsPerCpuSecond, copyingPerCpuSecond }] = JSON.parse(ran.stdout).books
  return { speed: stepsPerCpuSecond, limit: copyingPerCpuSecond }
}

/** The first run fills what is kept for later ones; it does not count. */
function coldSeconds(args: readonly string[], { repetitions }: Effort): number {
  cpuOf(args)
  return median(Array.from({ length: repetitions }, () => cpuOf(args)))
}

/** Workbooks of 10,000 entries a second, by that of one game. */
function workbooks(game: readonly string[], effort: Effort): number {
  const folder = mkdtempSync(join(tmpdir(), 'hausregeln-bench-'))
  try {
    const record = join(folder, 'game.json')
    const { entries } = JSON.parse(node([COMMAND, ...game, '--out', record], '').out)
    return entries / 10_000 / coldSeconds(['xlsx', record, '--out', join(folder, 'game.xlsx')], effort)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function workerRatio(
  { args, games, cores }: Extract<Task, { kind: 'workers' }>,
  { share, repetitions }: Effort,
): number {
  const played = Math.round(games * share)
  const ratio = () => secondsOf(args, played, 1, cores) / secondsOf(args, played, 2)
  return median(Array.from({ length: repetitions }, ratio))
}
