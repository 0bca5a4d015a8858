import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Books } from './erasure/bar.ts'
import { Journal } from './erasure/journal.ts'
import { replay } from './erasure/replay.ts'
import { callerOf } from './http/address.ts'
import { errorLine } from './http/errorLine.ts'
import { ownHosts } from './http/hosts.ts'
import { figuresApp, healthRoutes, Metrics } from './http/metrics.ts'
import { describeRoutes } from './http/openapi.ts'
import { lostRoute, pageRoute } from './http/pages.ts'
import { reachRoute } from './http/reach.ts'
import { tableRoutes } from './http/routes.ts'
import { NO_COMPILERS } from './http/schemas.ts'
import { limitSending } from './http/sending.ts'
import { placeOfKeys, splitKeys } from './identity/key.ts'
import { Tokens } from './identity/tokens.ts'
import { Connection } from './live/connection.ts'
import { countSockets } from './live/doors.ts'
import { Gate } from './live/gate.ts'
import { ProgramConnection } from './live/programConnection.ts'
import { bringOwnHashes } from './ownHashes.ts'
import { Budgets } from './quota/budgets.ts'
import { Quotas } from './quota/quotas.ts'
import { Sharing } from './quota/sharing.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/storage.ts'
import { Timeline } from './table/time/timeline.ts'
import { Caretaker } from './tables/retention.ts'
import { Tables } from './tables/tables.ts'
import { LongLogs } from './work/longLogs.ts'
import { Threads } from './work/threads.ts'
import { Workers, type WorkersOptions } from './work/workers.ts'

/**
 * What a page of ours may load: its own files, and pictures written into its own code. Styles may stand inline, because
 * charts carry theirs with them. Workers may begin from the page's own code: a large workbook is compressed so. There
 * is no `upgrade-insecure-requests` and no HSTS: whether a table is reached by TLS is the business of those who put a
 * proxy in front. Lines may go to every place that serves tables.
 */
function contentSecurityPolicy({ places }: Settings) {
  const lines = (places?.all ?? []).map((place) => place.replace('http', 'ws'))
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", ...lines],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  }
}

/** Vite names everything below /assets/ by its content, so what is there never changes. */
const forAYear = 'public, max-age=31536000, immutable'
const askEachTime = 'no-cache'

/**
 * What says how a page (and a worker) may behave means nothing beside the files that it loads, and would be half a
 * kilobyte with each of them.
 */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** By these a browser asks whether a file has changed, or for a piece of it: nobody asks so for what never changes. */
const OF_WHAT_CHANGES = ['etag', 'last-modified', 'accept-ranges'] as const

const BODY_BYTES = 16_384

/** How long a connection may stay without anything being sent or read, in milliseconds. */
const SILENCE = 60_000
/** Bytes of an answer from which on it is compressed. */
const COMPRESSED = 1024
/** How often is looked whether keys and bars have become others, in milliseconds. */
const RENEWAL = 2000
/** How often is looked for requests that take too long, in milliseconds. */
const LOOK = 1000

/** How long requests may last when the server ends, in milliseconds. */
const LAST_WORDS = 2000

/** The server, with what its operators are told at an address of its own. Closing `app` closes all, the storage too. */
export interface House {
  readonly app: FastifyInstance
  /** Null: the settings want none. */
  readonly figures: FastifyInstance | null
  /** Something has gone wrong that nobody has caught. */
  uncaught(error: unknown): void
}

/** What a server may share with others of its process. */
export interface Shared {
  /** Without one, the server has the machine's. */
  readonly time?: Timeline | undefined
  /** They outlive the server. Without them, it has its own, which end with it. */
  readonly threads?: Threads | undefined
  /** How long tasks may wait and take, where it is not as usual. */
  readonly work?: Partial<WorkersOptions>
  /** How often tables are looked through, where it is not as usual, in milliseconds. */
  readonly round?: number
}

/** The server, not yet listening: the web app's files, the tables, and the gate by which pages connect to them. */
export async function buildHouse(settings: Settings, storage: Storage, shared: Shared = {}): Promise<House> {
  bringOwnHashes()
  const { logLevel, requestSeconds, trustedHops, webRoot } = settings
  const app = Fastify({
    logger: { level: logLevel, serializers: { err: errorLine } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < trustedHops,
    bodyLimit: BODY_BYTES,
    schemaController: NO_COMPILERS,
    connectionTimeout: SILENCE,
    requestTimeout: requestSeconds * 1000,
    http: { headersTimeout: requestSeconds * 1000, connectionsCheckingInterval: LOOK },
  })
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(settings),
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(files, {
    root: webRoot,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const file = path.slice(webRoot.length)
      const lasts = /[\\/]assets[\\/]/.test(file)
      reply.header('cache-control', lasts ? forAYear : askEachTime)
      if (!lasts) return
      for (const name of OF_WHAT_CHANGES) reply.removeHeader(name)
      if (!/[\\/]worker-/.test(file)) for (const name of OF_PAGES) reply.removeHeader(name)
    },
  })
  return addTables(app, settings, storage, shared)
}

/** Guests' tokens. Keys and bars may be changed while the server runs, by another process. */
async function openTokens(app: FastifyInstance, settings: Settings, { storage, journal }: Books): Promise<Tokens> {
  const where = placeOfKeys(settings)
  const read = async () => [splitKeys(await storage.key(), where), await storage.bars()] as const
  const tokens = new Tokens(...(await read()))
  const look = () =>
    read().then(
      ([keys, bars]) => {
        tokens.renew(keys, bars)
        journal.keepNew(bars).catch((error) => app.log.error({ err: error }, 'Bars could not be noted in the journal.'))
      },
      (error) => app.log.warn({ err: error }, 'Keys and bars could not be read; the earlier ones are used.'),
    )
  // One look after the other, so that none brings back what an earlier one has read.
  let looking = Promise.resolve()
  const renew = () => {
    looking = looking.then(look)
  }
  const timer = setInterval(renew, RENEWAL)
  storage.follow({
    heard: ({ kind }) => void (kind === 'bars' && renew()),
    restored: renew,
    cut: () => undefined,
  })
  app.addHook('preClose', async () => clearInterval(timer))
  return tokens
}

/** Nobody who was erased or barred comes back with an older copy of what is kept, and no erasure stays half done. */
async function carryOutAgain({ log }: FastifyInstance, books: Books): Promise<void> {
  try {
    const { erased, barred } = await replay(books, Date.now())
    if (erased + barred > 0) log.warn({ erased, barred }, 'Erasures and bars of the journal were carried out again.')
  } catch (error) {
    log.error({ err: error }, 'Not all erasures of the journal could be carried out; they are tried again every hour.')
  }
}

/** The server without what its operators are told. */
export async function buildApp(settings: Settings, storage: Storage): Promise<FastifyInstance> {
  return (await buildHouse(settings, storage)).app
}

/** Origins whose pages may connect: also those of the other places, which send theirs here. */
function welcomed({ origins, places }: Settings): readonly string[] {
  return [...origins, ...(places?.all ?? [])]
}

async function addTables(
  app: FastifyInstance,
  settings: Settings,
  storage: Storage,
  { time = new Timeline(), threads, work = {}, round }: Shared,
): Promise<House> {
  const metrics = new Metrics()
  const budgets = new Budgets(settings.limits, (await storage.key()).toString('hex'), () => time.now())
  const quotas = new Quotas(settings.limits, budgets)
  const workThreads = threads ?? new Threads(settings.workerThreads)
  const workers = new Workers(workThreads, work, (payers, cpu) => budgets.spend(payers, { cpu }))
  const longLogs = new LongLogs(workers, budgets)
  const tables = new Tables(
    storage,
    app.log,
    metrics,
    {
      ...{ idle: settings.idleSeconds * 1000, places: settings.places, budgets },
      ...{ chatDays: settings.retention.chatDays, load: settings.load },
      ...(round !== undefined && { round }),
      follow: (...asked) => longLogs.follow(...asked),
    },
    time,
  )
  const books = { storage, journal: await Journal.open(settings.journal), redraw: longLogs.redrawing({}) }
  await carryOutAgain(app, books)
  const tokens = await openTokens(app, settings, books)
  const sharing = new Sharing(budgets, storage.spending, app.log)
  const addressOf = (request: IncomingMessage) => callerOf(request, settings.trustedHops)
  const refused = (status: string) => metrics.turnedAway(status)
  if (settings.trustedHops === 0) countSockets(app.server, quotas.sockets, () => refused('socket'))
  const foreign = (name: string) =>
    app.log.warn({ name }, 'A page was refused that came by a name which is none of HOST_NAMES.')
  const gate = new Gate(
    app.server,
    {
      ...{
        origins: welcomed(settings),
        quotas,
        packs: settings.packs,
        crowdFrom: settings.crowdFrom,
        addressOf,
        refused,
      },
      relayLost: (error) =>
        app.log.error({ err: error }, 'The relay has ended: its pages come back, and it is started again.'),
      isOwnHost: ownHosts(settings, foreign),
      isOpen: () => storage.reachable && !tables.usher.leaving,
    },
    (entrant) =>
      entrant.isProgram
        ? new ProgramConnection(entrant, { tables, quotas })
        : new Connection(entrant, { tables, tokens, quotas }),
  )
  app.addHook('onListen', async () => tables.usher.enter())
  const caretaker = new Caretaker(tables, settings.retention, () => carryOutAgain(app, books), books.redraw)
  metrics.gauge('hausregeln_tables', 'Tables in memory', () => tables.size)
  metrics.gauge('hausregeln_entries', 'Entries of games in memory', () => tables.entries)
  metrics.gauge('hausregeln_connections', 'Pages that are connected', () => gate.connections)
  metrics.gauge(
    'hausregeln_relayed_connections',
    'Pages of crowds, whose connections the relay holds',
    () => gate.relayed,
  )
  limitSending(app, quotas, addressOf)
  const damaged = () => tables.sickbed.damaged
  metrics.gauge('hausregeln_damaged_tables', 'Tables that cannot be read as they were written', damaged)
  metrics.gauge('hausregeln_databases_away', 'Databases that cannot be written to', () => tables.away)
  healthRoutes(app, storage, damaged)
  const keyGenerator = ({ raw }: FastifyRequest) => addressOf(raw)
  await app.register(rateLimit, { global: false, max: settings.limits.REQUESTS_PER_MINUTE, keyGenerator })
  const limited = app.rateLimit()
  lostRoute(app, settings.webRoot, limited)
  await app.register(async (scope) => {
    scope.addHook('onRequest', limited)
    await scope.register(compress, { threshold: COMPRESSED, encodings: ['br', 'gzip'] })
    describeRoutes(scope)
    const { retention } = settings
    await tableRoutes(scope, { tables, tokens, quotas, workers, longLogs, books, retention, addressOf })
    reachRoute(scope, settings)
    pageRoute(scope, settings.webRoot, storage)
  })
  const figures = settings.metrics && figuresApp(metrics, storage, damaged)
  app.addHook('preClose', async () => {
    caretaker.end()
    if (storage.shared) await tables.usher.leave()
    await tables.close()
    workers.close()
    if (threads === undefined) await workThreads.close()
    await sharing.close()
    await gate.close()
    await figures?.close()
    await storage.close()
    // A caller that is still sending what was refused would hold up the end.
    setTimeout(() => app.server.closeAllConnections(), LAST_WORDS).unref()
  })
  return { app, figures, uncaught: (error) => tables.startOver(error) }
}
