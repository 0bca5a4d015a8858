import type { Experiment, OpenedStudy, Standing, StudyReport, StudySum } from '@hausregeln/lab/experiment/index.ts'
import type { BotPrograms } from '@hausregeln/lab/external/bot-programs.ts'
import { Interrupted } from '../../failure.ts'
import { printed } from '../../printed/printed.ts'
import { showProgress } from '../../progress.ts'
import { cores } from '../../workers.ts'

/** What has been found out, and whether somebody has stopped it before it was done. */
export interface Played {
  readonly report: StudyReport
  readonly stopped: Interrupted | null
}

/** How often what there is is kept, in milliseconds. */
const KEEP_EVERY = 2000

/**
 * Plays an experiment with a progress bar. On Ctrl-C the blocks that are being played come to their end, what there is is
 * kept, and the same experiment goes on from there when it is asked for again; `keeps`: also when it is done, until
 * `dropStanding`. Nothing is kept of bots from elsewhere, who may play otherwise then. Throws `ExperimentError` and
 * `GameFault`.
 */
export async function playExperiment(
  experiment: Experiment,
  wanted = cores(),
  { botPrograms = null, keeps = false }: { readonly botPrograms?: BotPrograms | null; readonly keeps?: boolean } = {},
): Promise<Played> {
  const workers = botPrograms === null ? wanted : 1
  const [{ openStudy, pursue }, { findRulebook }, kept] = await Promise.all([
    import('@hausregeln/lab/experiment/index.ts'),
    import('@hausregeln/rulebooks'),
    botPrograms === null ? import('@hausregeln/lab/experiment/unfinished.ts') : null,
  ])
  const { study } = openStudy(experiment, findRulebook, await guestsAt(botPrograms))
  const standing: Standing<StudySum> = kept?.keptStanding(experiment) ?? { blocks: 0, sum: study.blank() }
  if (standing.blocks > 0) {
    const { say } = await printed()
    console.error(say.lab.goingOn({ count: standing.blocks, total: study.blocks }))
  }
  const progress = await showProgress('parts', study.blocks)
  const stopper = stopOnSignals()
  const pool = await playersOf(experiment, study, Math.min(workers, study.blocks))
  let keptAt = 0
  const told = () => {
    progress.update(standing.blocks)
    if (Date.now() - keptAt < KEEP_EVERY) return
    keptAt = Date.now()
    kept?.keepStanding(experiment, standing)
  }
  try {
    await pursue(study, pool.play, workers, standing, told, stopper.signal)
  } finally {
    stopper.close()
    progress.stop()
    await pool.close()
  }
  const stopped = stopper.interrupted()
  if (stopped === null && !keeps) kept?.dropStanding(experiment)
  else kept?.keepStanding(experiment, standing)
  return { report: study.report(standing.sum), stopped }
}

async function guestsAt(botPrograms: BotPrograms | null) {
  if (botPrograms === null) return null
  const { guestsBy } = await import('@hausregeln/lab/external/guests.ts')
  return guestsBy((name) => botPrograms.botProgram(name), Object.keys(botPrograms.counts))
}

async function playersOf(experiment: Experiment, study: OpenedStudy['study'], workers: number) {
  if (workers > 1) return (await import('@hausregeln/lab/experiment/pool.ts')).openBlockPool(experiment, workers)
  const play = async (block: number) => {
    await new Promise((resolve) => setImmediate(resolve))
    return study.play(block)
  }
  return { play, close: async () => {} }
}

/** The first signal lets what runs come to its end; a second one ends the process at once, as usual. */
function stopOnSignals() {
  const controller = new AbortController()
  const signals = ['SIGINT', 'SIGTERM'] as const
  let interrupted: Interrupted | null = null
  const stop = (signal: NodeJS.Signals) => {
    interrupted = new Interrupted(signal)
    controller.abort()
  }
  for (const signal of signals) process.once(signal, stop)
  return {
    signal: controller.signal,
    interrupted: () => interrupted,
    close: () => {
      for (const signal of signals) process.off(signal, stop)
    },
  }
}
