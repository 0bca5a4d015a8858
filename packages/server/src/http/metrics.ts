import Fastify, { type FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Storage } from '../storage/storage.ts'
import type { Meter } from '../table/world.ts'
import { NO_COMPILERS } from './schemas.ts'

/** Seconds: from what a fast disk needs to what a person notices. */
const WRITE_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5]

/** How long a caller may take, in milliseconds. */
const PATIENCE = 30_000

/** Counts what happens, for Prometheus. */
export class Metrics implements Meter {
  readonly registry = new Registry()
  readonly #steps = new Counter({
    name: 'hausregeln_steps_total',
    help: 'Steps made at tables, by who made them',
    labelNames: ['by'],
    registers: [this.registry],
  })
  readonly #refused = new Counter({
    name: 'hausregeln_refused_total',
    help: 'Requests refused by the rules or by the table',
    registers: [this.registry],
  })
  readonly #lost = new Counter({
    name: 'hausregeln_tables_lost_total',
    help: 'Tables that were loaded again because a step could not be written',
    registers: [this.registry],
  })
  readonly #reported = new Counter({
    name: 'hausregeln_reports_total',
    help: 'Chat lines that were reported',
    registers: [this.registry],
  })
  readonly #turnedAway = new Counter({
    name: 'hausregeln_turned_away_total',
    help: 'Connections that were not let in, by why',
    labelNames: ['status'],
    registers: [this.registry],
  })
  readonly #uncaught = new Counter({
    name: 'hausregeln_uncaught_total',
    help: 'Errors that nobody has caught',
    registers: [this.registry],
  })
  readonly #snapshots = new Counter({
    name: 'hausregeln_snapshots_total',
    help: 'Snapshots of tables: written, used to open a table, or left aside because they were of no use',
    labelNames: ['what'],
    registers: [this.registry],
  })
  readonly #leapt = new Counter({
    name: 'hausregeln_time_leaps_total',
    help: 'How often the time of day has leapt, or the process was stopped',
    registers: [this.registry],
  })
  readonly #writes = new Histogram({
    name: 'hausregeln_write_seconds',
    help: 'Time until a step is durable',
    buckets: WRITE_BUCKETS,
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Something that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    const collect = (): void => gauge.set(read())
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect })
  }

  step(by: 'person' | 'bot' | 'clock'): void {
    this.#steps.inc({ by })
  }
  refused(): void {
    this.#refused.inc()
  }
  lost(): void {
    this.#lost.inc()
  }
  turnedAway(status: string): void {
    this.#turnedAway.inc({ status })
  }
  snapshot(what: 'written' | 'used' | 'ignored'): void {
    this.#snapshots.inc({ what })
  }
  leapt(): void {
    this.#leapt.inc()
  }
  uncaught(): void {
    this.#uncaught.inc()
  }
  reported(): void {
    this.#reported.inc()
  }
  written(seconds: number): void {
    this.#writes.observe(seconds)
  }
}

/** `/healthz`: the process runs; `/readyz`: it can write, how many tables are damaged, which does not
 * hold up others, and how many of several databases are away. */
export function healthRoutes(app: FastifyInstance, storage: Storage, damaged: () => number): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const [ready, away] = await Promise.all([storage.ready(), storage.away()])
    const status = !ready ? 'storage unavailable' : away > 0 ? 'partial' : damaged() > 0 ? 'damaged' : 'ready'
    return reply.code(ready ? 200 : 503).send({ status, damaged: damaged(), ...(away > 0 && ready && { away }) })
  })
}

/** What is for its operators and nobody else: to listen at an address of its own. `/metrics` is for Prometheus. */
export function figuresApp(metrics: Metrics, storage: Storage, damaged: () => number): FastifyInstance {
  const app = Fastify({ requestTimeout: PATIENCE, connectionTimeout: PATIENCE, schemaController: NO_COMPILERS })
  healthRoutes(app, storage, damaged)
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return app
}
