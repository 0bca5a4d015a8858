import { Interrupted } from './failure.ts'

/** How far a long run is: a bar, where somebody looks at a terminal; else a line now and then. */
export interface Progress {
  update(done: number): void
  stop(): void
}

/** Shows progress on stderr. */
export async function showProgress(what: string, total: number): Promise<Progress> {
  if (!process.stderr.isTTY) return progressLines(what, total, (line) => console.error(line))
  const { Presets, SingleBar } = await import('cli-progress')
  const format = `${what} {bar} {percentage}% of {total}, {eta_formatted} to go`
  const bar = new SingleBar({ format, clearOnComplete: true, stream: process.stderr }, Presets.shades_classic)
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}

/** Milliseconds between two lines. */
const LINE_EVERY = 10_000

/** Tells every ten seconds how far it is, and how long it will take at the pace so far. */
export function progressLines(
  what: string,
  total: number,
  tell: (line: string) => void,
  now: () => number = Date.now,
): Progress {
  const began = now()
  let told = began
  let before: number | null = null
  return {
    update(done) {
      before ??= done - 1
      const time = now()
      if (time - told < LINE_EVERY || done >= total) return
      told = time
      const left = Math.round((((time - began) / (done - before)) * (total - done)) / 1000)
      tell(`${done} of ${total} ${what}, some ${left} s to go`)
    },
    stop: () => {},
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs what can be interrupted: on a signal `stop` is aborted, and the promise rejects with `Interrupted` at once. */
export async function interruptible<T>(run: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const abort = (signal: NodeJS.Signals) => controller.abort(new Interrupted(signal))
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  for (const signal of SIGNALS) process.once(signal, abort)
  try {
    return await Promise.race([run(controller.signal), stopped])
  } finally {
    for (const signal of SIGNALS) process.off(signal, abort)
  }
}
