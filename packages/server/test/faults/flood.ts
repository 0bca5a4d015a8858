import { setTimeout as sleep } from 'node:timers/promises'
import { bring, sunday } from '../support/bookFile.ts'
import type { Page } from '../support/page.ts'
import type { ServerProcess } from '../support/process.ts'
import { newNonce, Person, tableSettings } from '../support/server.ts'

/** A rulebook in which nobody ever goes bankrupt: each round earns more than all rents take. */
export const RICH = sunday({ numbers: { startCash: 100_000, salaryPass: 100_000, salaryLand: 100_000 } })
/** How often is looked how the server is, in milliseconds. */
const LOOK = 1000
/** Letters of its log that are kept when it ends by itself. */
const LAST_WORDS = 4000

/** What is asked of a run. */
export interface FloodPlan {
  /** Of two bots each that play without a pause. */
  readonly tables: number
  /** How long it is played between two restarts. */
  readonly seconds: number
  readonly restarts: number
}

/** What a run has shown. */
export interface FloodReport {
  /** How often the server ended by itself. */
  deaths: number
  /** Steps of all tables. */
  steps: number
  /** Games that the server has ended because they had grown too long. */
  counted: number
  /** Of each stretch between two restarts: the largest live heap and the largest process, in MiB. */
  readonly heap: number[]
  readonly process: number[]
  /** The longest time that its figures took, in milliseconds. */
  slowest: number
  /** What it wrote last when it ended by itself. */
  readonly lastWords: string[]
}

/**
 * One guest does what can be done to fill a server's memory: tables of bots that play endless games as fast as they
 * may. The server is killed and started again with nobody connected, and with all at once.
 */
export async function flood(server: ServerProcess, plan: FloodPlan): Promise<FloodReport> {
  const report: FloodReport = { deaths: 0, steps: 0, counted: 0, heap: [], process: [], slowest: 0, lastWords: [] }
  await server.start()
  const guest = await Person.named('Mallory', server.address)
  const book = await bring(server.address, guest.token, RICH)
  const crowd = new Crowd(guest, book, plan.tables)
  await crowd.come()
  for (let stretch = 0; stretch <= plan.restarts; stretch++) {
    await play(server, crowd, plan.seconds, report)
    if (stretch === plan.restarts) break
    // First nobody is there when it starts again, then everybody at once.
    if (stretch % 2 === 0) crowd.leave()
    if (!server.exited) await server.kill()
    await server.start()
  }
  report.counted = crowd.counted
  crowd.leave()
  return report
}

async function play(server: ServerProcess, crowd: Crowd, seconds: number, report: FloodReport): Promise<void> {
  const seen = { heap: 0, process: 0 }
  const [middle, end] = [performance.now() + seconds * 500, performance.now() + seconds * 1000]
  const before = await stepsOf(server)
  let steps = before
  while (performance.now() < end) {
    await sleep(LOOK)
    if (server.exited) {
      report.deaths++
      report.lastWords.push(server.output.slice(-LAST_WORDS))
      break
    }
    const begun = performance.now()
    const figures = await figuresOf(server)
    report.slowest = Math.max(report.slowest, Math.round(performance.now() - begun))
    seen.heap = Math.max(seen.heap, mebibytes(figures, 'nodejs_heap_size_used_bytes'))
    seen.process = Math.max(seen.process, mebibytes(figures, 'process_resident_memory_bytes'))
    steps = Math.max(steps, stepsIn(figures))
    if (performance.now() > middle) await crowd.come()
  }
  report.steps += steps - before
  report.heap.push(seen.heap)
  report.process.push(seen.process)
}

/** A guest at tables of bots: as many pages as tables. */
class Crowd {
  readonly #guest: Person
  readonly #book: string
  readonly #pages: (Page | null)[]
  readonly #codes: (string | null)[]
  /** Games that have ended. */
  counted = 0

  constructor(guest: Person, book: string, tables: number) {
    this.#guest = guest
    this.#book = book
    this.#pages = Array.from({ length: tables }, () => null)
    this.#codes = Array.from({ length: tables }, () => null)
  }

  /** Comes to all tables, and makes new ones in the place of those that are over. */
  async come(): Promise<void> {
    await Promise.all(this.#pages.map((_, index) => this.#sitDown(index).catch(() => undefined)))
  }

  leave(): void {
    for (const [index, page] of this.#pages.entries()) {
      page?.close()
      this.#pages[index] = null
    }
  }

  async #sitDown(index: number): Promise<void> {
    const page = this.#pages[index] ?? null
    if (page !== null && page.told?.phase !== 'over') return forget(page)
    if (page?.told?.phase === 'over') {
      this.counted++
      page.close()
      this.#codes[index] = null
    }
    const code = this.#codes[index] ?? null
    const settings = tableSettings({ rulebook: 'sunday', book: this.#book, seats: 3, unattended: 'play' })
    const next = this.#guest.page(code ?? (await this.#guest.createTable(settings)))
    try {
      await next.open()
      if (code === null) await this.#begin(next)
    } catch (error) {
      // Nobody would close it: it would come back for ever.
      next.close()
      throw error
    }
    this.#pages[index] = next
    this.#codes[index] = next.code
  }

  async #begin(page: Page): Promise<void> {
    for (const seat of [0, 1]) await page.ask({ ask: 'seatBot', seat, bot: 'plain' })
    await page.ask({ ask: 'sit', seat: 2, nonce: newNonce() })
    await page.ask({ ask: 'start' })
    // A player who has resigned still belongs to the table, and bots go on there.
    await page.ask({ ask: 'resign' })
  }
}

/** A page keeps no more of the log than it shows. */
function forget(page: Page): void {
  page.missing += page.lines.length
  page.lines = []
}

async function figuresOf({ figures }: ServerProcess): Promise<string> {
  return fetch(`${figures}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
}

async function stepsOf(server: ServerProcess): Promise<number> {
  return stepsIn(await figuresOf(server))
}

function stepsIn(figures: string): number {
  return [...figures.matchAll(/^hausregeln_steps_total\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
}

function mebibytes(figures: string, name: string): number {
  return Math.round(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1] ?? 0) / 2 ** 20)
}
