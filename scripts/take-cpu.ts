// npm run cpu -- COMMAND: runs a command and tells how much CPU it took, user and system, by the kinds of processes in it,
// those that other processes started included. On a machine that others use, too, that says more than how long it took.
// Linux only: what processes take stands in /proc.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** How often processes are looked at; what one takes after the last look at it is missed. */
const EVERY_MS = 100
const TICKS_PER_SECOND = 100
const MOST_KINDS = 25

interface Seen {
  readonly parent: number
  /** When it began: a number may be given to a later process again. */
  readonly begun: string
  readonly ticks: number
}

interface Taken {
  kind: string
  ticks: number
}

/** Columns of /proc/PID/stat after the name, which may have spaces in it. */
const [PARENT, USER, SYSTEM, BEGUN] = [1, 11, 12, 19]

function processes(): Map<number, Seen> {
  const seen = new Map<number, Seen>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && read(`/proc/${name}/stat`)
    if (!stat) continue
    const columns = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(columns[USER]) + Number(columns[SYSTEM])
    seen.set(Number(name), { parent: Number(columns[PARENT]), begun: columns[BEGUN] ?? '', ticks })
  }
  return seen
}

/** A process may end while one looks at it: then there is nothing to read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Options of Node after which comes what is loaded, or a condition, before the script. */
const LOADS = ['--import', '--require', '--conditions']

/** Which program it is: of a browser which part of it, of Node which script. */
function kindOf(pid: number): string {
  const line = read(`/proc/${pid}/cmdline`)
  // Parts of a browser that come from its zygote have put blanks between their words.
  const part = /[\0 ]--type=([\w-]+)/.exec(line)?.[1]
  if (part !== undefined) return `browser: ${part}`
  const words = line.split('\0').filter(Boolean)
  const script = words.find((word, at) => at > 0 && !word.startsWith('-') && !LOADS.includes(words[at - 1] ?? ''))
  return [words[0], script].flatMap((path) => path?.split('/').slice(-3).join('/') ?? []).join(' ')
}

/** Processes that come from the first, also where the one in between has gone. */
function family(first: number, known: Set<number>, all: ReadonlyMap<number, Seen>): void {
  known.add(first)
  for (let before = 0; before !== known.size; ) {
    before = known.size
    for (const [pid, { parent }] of all) if (known.has(parent)) known.add(pid)
  }
  for (const pid of known) if (pid !== first && !all.has(pid)) known.delete(pid)
}

const [command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('npm run cpu -- COMMAND: which command is missing.')
const child = spawn(command, args, { stdio: 'inherit' })
const known = new Set<number>()
const taken = new Map<string, Taken>()

function look(): void {
  const all = processes()
  family(child.pid ?? 0, known, all)
  for (const pid of known) {
    const seen = all.get(pid)
    if (seen === undefined) continue
    const key = `${pid} ${seen.begun}`
    // A process is a copy of the one that started it until it becomes another program.
    taken.set(key, { kind: kindOf(pid) || (taken.get(key)?.kind ?? '?'), ticks: seen.ticks })
  }
}

const looking = setInterval(look, EVERY_MS)
child.on('exit', (code) => {
  clearInterval(looking)
  const sums = new Map<string, { seconds: number; processes: number }>()
  for (const { kind, ticks } of taken.values()) {
    const sum = sums.get(kind) ?? { seconds: 0, processes: 0 }
    sums.set(kind, { seconds: sum.seconds + ticks / TICKS_PER_SECOND, processes: sum.processes + 1 })
  }
  const dearest = [...sums].sort(([, a], [, b]) => b.seconds - a.seconds)
  const total = dearest.reduce((sum, [, { seconds }]) => sum + seconds, 0)
  console.log(`${total.toFixed(1)} s of CPU`)
  for (const [kind, { seconds, processes }] of dearest.slice(0, MOST_KINDS))
    console.log(`${seconds.toFixed(1).padStart(8)} s ${String(processes).padStart(4)} × ${kind}`)
  process.exitCode = code ?? 1
})
