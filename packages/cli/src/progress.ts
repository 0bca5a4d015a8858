import { Interrupted } from './failure.ts'
import { type Printed, printed } from './printed/printed.ts'
import type { Words } from './printed/shape.words.ts'

/** How far a long run is: a bar, where somebody looks at a terminal; else a line now and then. */
export interface Progress {
  update(done: number): void
  stop(): void
}

/** What a run has so many of. */
export type Unit = keyof Words['unit']

/** Shows progress on stderr; `name`: of what, where there are several. */
export async function showProgress(unit: Unit, total: number, name = ''): Promise<Progress> {
  const inWords = await printed()
  if (!process.stderr.isTTY) return progressLines(unit, total, inWords, (line) => console.error(line))
  const { Presets, SingleBar } = await import('cli-progress')
  const format = inWords.say.progress.bar({
    what: inWords.say.unit[unit],
    name: `${name} {bar}`.trimStart(),
    share: '{percentage}%',
    total: '{total}',
    time: '{eta_formatted}',
  })
  const bar = new SingleBar({ format, clearOnComplete: true, stream: process.stderr }, Presets.shades_classic)
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}

/** Milliseconds between two lines. */
const LINE_EVERY = 10_000

/** Tells every ten seconds how far it is, and how long it will take at the pace so far. */
export function progressLines(
  unit: Unit,
  total: number,
  { say }: Pick<Printed, 'say'>,
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
      tell(say.progress.line({ count: done, total, what: say.unit[unit], left }))
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
