import address from 'virtual:analysis-address'
import type { Decision } from '@hausregeln/lab/analyse/judge.ts'
import type { RolledPoint } from '@hausregeln/lab/analyse/rolling.ts'
import type { Rollouts } from '@hausregeln/lab/analyse/rollouts.ts'
import type { ToldMoves } from '@hausregeln/lab/analyse/told.ts'
import type { Language } from '@hausregeln/rulebooks/texts/index.ts'
import { type Remote, wrap } from 'comlink'
import type { Analyst, OpenedGame, Part } from './analyst.ts'
import type { Weighed } from './weighed.ts'

/** A decision, and what games from there say; undefined: they are not played yet. */
export interface Checked extends Decision {
  readonly rollouts?: Rollouts | null
}

/** A recorded game as far as it is analysed. */
export interface Analysed {
  readonly game: OpenedGame
  /** Parts of what is being weighed and judged that are done, 0 to 1. */
  readonly done: number
  readonly weighed: Weighed | null
  /** The costliest first. */
  readonly decisions: readonly Checked[] | null
  /** Where no net fits: the chances at some moments, by games played on from there, as far as that is done. */
  readonly rolled: readonly RolledPoint[] | null
}

/**
 * Analyses a recorded game in two workers of its own: one weighs what changed the chances, one judges decisions, and both
 * play on from the costliest. `told` hears of all that is found, first of the curve: until then the second is not begun,
 * as two cores have enough to do with the first and the page. `failed` hears an error with a sentence. What is returned
 * ends them, whatever they do.
 */
export function analyseHere(text: string, told: (so: Analysed) => void, failed: (error: unknown) => void): () => void {
  const begun: Begun[] = []
  const start = (name: string) => {
    const one = begin(name)
    begun.push(one)
    return one
  }
  const close = () => {
    for (const one of begun) one.close()
  }
  new Work(start, told).run(text).catch(failed).finally(close)
  return close
}

/** What moves of decisions are called in a language, in a worker of its own; `close` ends it before it has said so. */
export function sayHere(text: string, decisions: readonly Decision[], language: Language) {
  const { analyst, failed, close } = begin('saying')
  const say = async () => {
    await analyst.open(text)
    return analyst.say(decisions, language)
  }
  const said: Promise<readonly ToldMoves[]> = Promise.race([failed, say()]).finally(close)
  return { said, close }
}

/** A worker; `failed` rejects where it could not be loaded: then it never answers. */
interface Begun {
  readonly analyst: Remote<Analyst>
  readonly failed: Promise<never>
  readonly close: () => void
}

function begin(name: string): Begun {
  const worker = new Worker(address, { type: 'module', name })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error(NOT_LOADED)))
  })
  return { analyst: wrap<Analyst>(worker), failed, close: () => worker.terminate() }
}

const NOT_LOADED = 'The analysis could not be loaded.'

class Work {
  readonly #start: (name: string) => Begun
  readonly #told: (so: Analysed) => void
  #so: Analysed | null = null
  readonly #done = { weigh: 0, judge: 0, check: 0 }

  constructor(start: (name: string) => Begun, told: (so: Analysed) => void) {
    this.#start = start
    this.#told = told
  }

  async run(text: string): Promise<void> {
    const { analyst: weigher, failed } = this.#start('weighing')
    const game = this.#begin(await Promise.race([failed, weigher.open(text)]))
    if (game.curve === null) return Promise.race([failed, this.#roll(weigher)])
    const judging = this.#start('judging')
    await Promise.race([failed, judging.failed, this.#weighAndJudge(text, weigher, judging.analyst)])
  }

  async #weighAndJudge(text: string, weigher: Remote<Analyst>, judge: Remote<Analyst>): Promise<void> {
    const opened = judge.open(text)
    const [, decisions] = await Promise.all([
      this.#whole(
        'weigh',
        () => weigher.weigh(),
        (weighed) => this.#tell({ weighed }),
      ),
      opened.then(() =>
        this.#whole(
          'judge',
          () => judge.judge(),
          (found) => this.#tell({ decisions: found }),
        ),
      ),
    ])
    await this.#check(decisions, [weigher, judge])
  }

  #begin(game: OpenedGame): OpenedGame {
    this.#so = { game, done: 0, weighed: null, decisions: null, rolled: null }
    this.#tell({})
    return game
  }

  async #whole<T>(key: 'weigh' | 'judge', go: () => Promise<Part<T>>, tell: (result: T) => void): Promise<T> {
    for (;;) {
      const { done, result } = await go()
      this.#done[key] = done
      if (result === null) {
        this.#tell({})
        continue
      }
      tell(result)
      return result
    }
  }

  /** Games are played on from moments, one after the other. */
  async #roll(weigher: Remote<Analyst>): Promise<void> {
    for (let done = 0; done < 1; ) {
      const part = await weigher.roll()
      done = part.done
      this.#done.check = done
      this.#tell({ rolled: part.result })
    }
  }

  /** Both workers take the next decision, the costliest first. */
  async #check(decisions: readonly Decision[], workers: readonly Remote<Analyst>[]): Promise<void> {
    const open = [...decisions.entries()]
    const lane = async (worker: Remote<Analyst>) => {
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        const [at, decision] = next
        const rollouts = await worker.check(decision)
        this.#done.check += 1 / decisions.length
        const checked = this.#so?.decisions?.map((one, place) => (place === at ? { ...one, rollouts } : one))
        this.#tell({ decisions: checked ?? null })
      }
    }
    await Promise.all(workers.map(lane))
    this.#done.check = 1
    this.#tell({})
  }

  #tell(news: Partial<Analysed>): void {
    if (this.#so === null) return
    const { weigh, judge, check } = this.#done
    this.#so = {
      ...this.#so,
      ...news,
      done: this.#so.game.curve === null || check === 1 ? check : 0.3 * weigh + 0.5 * judge + 0.2 * check,
    }
    this.#told(this.#so)
  }
}
