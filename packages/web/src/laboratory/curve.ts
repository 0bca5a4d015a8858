import {
  BLOCK,
  type ComparedSum,
  type CompareExperiment,
  CompareStudy,
  type CurvePoint,
  curveValues,
  pairOf,
  type Standing,
} from '@hausregeln/lab/experiment/index.ts'
import { openHere } from './bench.ts'
import { type Job, Lanes } from './lanes.ts'

/** How far one value of a curve has been played. Plain data. */
export interface KeptPoint {
  readonly value: number
  readonly name: string
  readonly standing: Standing<ComparedSum>
}

/** A value while it is played: blocks may come back in another order than they are added in. */
interface Playing extends KeptPoint {
  readonly pair: CompareExperiment
  /** Whether the experiment asks for it, or somebody has only slid there. */
  readonly isAsked: boolean
  next: number
  readonly waiting: Map<number, ComparedSum>
}

/**
 * A curve while it is played: first the value that somebody looks at, then all others, those first that were played least.
 * What was played stays, wherever the slider goes.
 */
export class CurveRun {
  readonly #experiment: CompareExperiment
  readonly #study: CompareStudy
  readonly #blocks: number
  readonly #told: () => void
  readonly #values = new Map<number, Playing>()
  #lanes: Lanes | null = null
  #wished: number | null = null

  private constructor(experiment: CompareExperiment, study: CompareStudy, told: () => void) {
    this.#experiment = experiment
    this.#study = study
    this.#told = told
    this.#blocks = Math.ceil(experiment.games / BLOCK)
  }

  /** A curve that is ready to be played. `told` hears of every block. Rejects with `ExperimentError`. */
  static async open(experiment: CompareExperiment, begun: readonly KeptPoint[], told: () => void): Promise<CurveRun> {
    const [first] = curveValues(experiment)
    // What is summed up and reported is the same for every value: one study serves them all.
    const { study } = await openHere(pairOf(experiment, first?.value ?? 0))
    if (!(study instanceof CompareStudy)) throw new Error('A curve is a comparison.')
    const run = new CurveRun(experiment, study, told)
    for (const { value, name } of curveValues(experiment)) run.#lay(value, name, true)
    for (const { value, name, standing } of begun) {
      run.#lay(value, name, run.#values.get(value)?.isAsked ?? false, structuredClone(standing))
    }
    return run
  }

  #lay(value: number, name: string, isAsked: boolean, standing?: Standing<ComparedSum>): void {
    this.#values.set(value, {
      value,
      name,
      isAsked,
      standing: standing ?? { blocks: 0, sum: this.#study.blank() },
      pair: pairOf(this.#experiment, value),
      next: standing?.blocks ?? 0,
      waiting: new Map(),
    })
  }

  /** The values that were played so far, and what they have shown. */
  get points(): readonly CurvePoint[] {
    return this.kept.map(({ value, name, standing }) => ({ value, name, report: this.#study.report(standing.sum) }))
  }

  get kept(): readonly KeptPoint[] {
    return [...this.#values.values()].filter(({ standing }) => standing.blocks > 0)
  }

  /** Parts that were played, of all. */
  get done(): { readonly blocks: number; readonly all: number } {
    const all = [...this.#values.values()]
    return {
      blocks: all.reduce((sum, { standing }) => sum + standing.blocks, 0),
      all: all.length * this.#blocks,
    }
  }

  /** Somebody looks at this value: it is played before all others. `null`: at what holds usually. */
  wish(value: number | null, name: string): void {
    const before = this.#wished === null ? undefined : this.#values.get(this.#wished)
    if (before !== undefined && !before.isAsked && before.next === 0) this.#values.delete(before.value)
    this.#wished = value
    if (value !== null && !this.#values.has(value)) this.#lay(value, name, false)
  }

  get isPlaying(): boolean {
    return this.#lanes !== null
  }

  /** Whether nothing is missing. */
  get isWhole(): boolean {
    return this.#open().length === 0
  }

  /** Plays what is missing, until all is there or it is stopped. Rejects with a sentence. */
  async play(): Promise<void> {
    const lanes = new Lanes()
    this.#lanes = lanes
    try {
      await lanes.play(() => this.#next())
    } finally {
      // Where a worker has failed, what others were playing is lost, and played again.
      if (this.#lanes === lanes) this.stop()
    }
  }

  stop(): void {
    this.#lanes?.close()
    for (const one of this.#values.values()) {
      one.next = one.standing.blocks
      one.waiting.clear()
    }
    this.#lanes = null
  }

  #open(): Playing[] {
    return [...this.#values.values()].filter(({ next }) => next < this.#blocks)
  }

  #next(): Job | null {
    const open = this.#open()
    const wished = open.find(({ value }) => value === this.#wished)
    const one = wished ?? open.sort((a, b) => a.next - b.next)[0]
    if (one === undefined) return null
    return { experiment: one.pair, block: one.next, done: this.#taking(one, one.next++) }
  }

  #taking(one: Playing, block: number): Job['done'] {
    return (sum) => {
      if (!('moments' in sum)) throw new Error('A curve is a comparison.')
      one.waiting.set(block, sum)
      for (let ready = one.waiting.get(one.standing.blocks); ready !== undefined; ) {
        one.waiting.delete(one.standing.blocks)
        this.#study.add(one.standing.sum, ready)
        one.standing.blocks++
        ready = one.waiting.get(one.standing.blocks)
      }
      this.#told()
    }
  }
}
