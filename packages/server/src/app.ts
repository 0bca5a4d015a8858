import { hash } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import { bringDigest } from '@hausregeln/engine'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { healthRoutes, Metrics } from './http/metrics.ts'
import { tableRoutes } from './http/routes.ts'
import { Tokens } from './identity/tokens.ts'
import { Connection } from './live/connection.ts'
import { Gate } from './live/gate.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/storage.ts'
import { Tables } from './table/tables.ts'

/**
 * What a page of ours may load: its own files, and pictures written into its own code. Styles may stand inline,
 * because charts carry theirs with them. Workers may begin from the page's own code: a large workbook is compressed so. There is no `upgrade-insecure-requests` and no HSTS: whether a table is
 * reached by TLS is the business of whoever puts a proxy in front.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

/** Vite names everything below /assets/ by its content, so what is there never changes. */
const forAYear = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'

const BODY_BYTES = 16_384

/**
 * The server, not yet listening: the web app's files, the tables, and the gate by which pages connect to them. Closing
 * it closes the storage.
 */
export async function buildApp(settings: Settings, storage: Storage): Promise<FastifyInstance> {
  bringDigest((data) => hash('sha256', data))
  const { logLevel, trustProxy, webRoot } = settings
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ logger: { level: logLevel }, logController, trustProxy, bodyLimit: BODY_BYTES })
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(files, {
    root: webRoot,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path.slice(webRoot.length)) ? forAYear : askEachTime)
    },
  })
  await addTables(app, settings, storage)
  return app
}

async function addTables(app: FastifyInstance, settings: Settings, storage: Storage): Promise<void> {
  const metrics = new Metrics()
  const tables = new Tables(storage, app.log, metrics, { idle: settings.idleSeconds * 1000 })
  const tokens = new Tokens(await storage.key())
  const gate = new Gate(
    app.server,
    settings,
    () => storage.reachable,
    (socket, stream, code) => new Connection(socket, stream, code, tables, tokens, settings.messagesPerSecond),
  )
  metrics.gauge('hausregeln_tables', 'Tables in memory', () => tables.size)
  metrics.gauge('hausregeln_connections', 'Pages that are connected', () => gate.connections)
  healthRoutes(app, metrics, storage)
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: settings.requestsPerMinute })
    await tableRoutes(scope, tables, tokens)
  })
  app.addHook('preClose', async () => {
    await tables.close()
    gate.close()
    await storage.close()
  })
}
