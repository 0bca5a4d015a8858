import { readFileSync } from 'node:fs'

/** Milliseconds of CPU time: in programs themselves, and in the system on their behalf. */
export interface CpuTime {
  readonly user: number
  readonly system: number
}

/** Milliseconds in one of the ticks in which Linux tells CPU times. */
const TICK = 10
/** Where in `/proc/PID/stat`, after the name, the ticks in the program and in the system stand. */
const [USER, SYSTEM] = [11, 12]

/** What a process has used so far, without those that it has started. Linux alone tells it. */
export function cpuOf(pid: number): CpuTime {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { user: Number(fields[USER]) * TICK, system: Number(fields[SYSTEM]) * TICK }
}

/** Processes that this one has started, and that these have started. */
export function startedBy(pid: number): number[] {
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return started.flatMap((each) => [each, ...startedBy(each)])
}
