/** Seconds of CPU time of this thread: other programs at work on the machine do not count. */
export function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/** Seconds of CPU time that `work` takes. */
export function timed(work: () => void): number {
  const from = cpuSeconds()
  work()
  return cpuSeconds() - from
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2
}
