import type { IncomingMessage } from 'node:http'
import {
  claimRequestSchema,
  codeSchema,
  createTableSchema,
  type Guest,
  guestRequestSchema,
  LIMITS,
  TABLE_REFUSALS,
  type TableSettings,
  type TableSummary,
} from '@hausregeln/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Books, barGuest } from '../erasure/bar.ts'
import { eraseGuest, unleft } from '../erasure/erase.ts'
import { exportGuest } from '../erasure/export.ts'
import { hasLeft } from '../erasure/left.ts'
import type { Tokens } from '../identity/tokens.ts'
import type { Quotas } from '../quota/quotas.ts'
import type { StoredHead } from '../storage/storage.ts'
import { CURRENT } from '../table/people/register.ts'
import { demandLikely } from '../table/played/brought.ts'
import { type PlayedBook, playedBook } from '../table/played/playedBook.ts'
import { checkSettings } from '../table/requests/lobby.ts'
import { closeTable } from '../table/state/closing.ts'
import { demand, Refused } from '../table/steps/refused.ts'
import type { Table } from '../table/table.ts'
import { expiryOf, type Retention } from '../tables/retention.ts'
import type { Tables } from '../tables/tables.ts'
import type { LongLogs } from '../work/longLogs.ts'
import type { Workers } from '../work/workers.ts'
import { answerError, guestOf, HttpError, needGuest, read } from './answers.ts'
import { bookRoutes } from './books.ts'
import { Briefly } from './briefly.ts'
import { gameRoutes } from './games.ts'
import { ROUTES } from './openapi.ts'

/** A table's settings, and the record of a game, in which a letter may be two bytes. */
const TABLE_BYTES = 2 * LIMITS.record
/** How many tables a list shows. */
const LISTED = 50
const OWN = 100
/** How many open tables of one host. */
const OF_ONE_HOST = 3
/** For how long the list of open tables is given out again, in milliseconds. */
const LIST_TIME = 100

/** What the routes need of the server around them. */
export interface Office {
  readonly tables: Tables
  readonly tokens: Tokens
  readonly quotas: Quotas
  readonly workers: Workers
  readonly longLogs: LongLogs
  readonly retention: Retention
  readonly books: Books
  addressOf(request: IncomingMessage): string
}

/** Everything that is asked for by HTTP; what happens at a table goes by WebSocket. */
export async function tableRoutes(app: FastifyInstance, office: Office): Promise<void> {
  const { tables, tokens } = office
  app.setErrorHandler(answerError)

  app.post('/api/guest', { schema: ROUTES.introduce }, async (request) => {
    const { name, renew } = read(guestRequestSchema, request.body)
    const guest = guestOf(request, tokens)
    return renew && guest !== null ? renewToken(office, name, guest) : tokens.issue(name, guest?.id)
  })

  const openTables = new Briefly(LIST_TIME, () => tables.storage.open(LISTED, tables.time.now() - CURRENT, OF_ONE_HOST))
  app.get('/api/tables', { schema: ROUTES.openTables }, async () => ({
    tables: (await openTables.get()).map((head) => summary(head, office)),
  }))

  // Nobody who is not known sends a long record.
  const onRequest = async (request: FastifyRequest) => void needGuest(request, tokens)
  app.post('/api/tables', { schema: ROUTES.createTable, onRequest, bodyLimit: TABLE_BYTES }, async (request, reply) => {
    const guest = needGuest(request, tokens)
    const { record, ...settings } = read(createTableSchema, request.body)
    if (settings.book !== undefined) await tables.library.use(settings.book, tables.time.now())
    const played = playedBook(settings, tables.library)
    checkSettings(settings, played, record !== undefined)
    const code = await makeTable(office, { settings, played, record, guest, address: office.addressOf(request.raw) })
    return reply.code(201).send({ code })
  })

  app.get('/api/games', { schema: ROUTES.ownTables }, async (request) => {
    const guest = needGuest(request, tokens)
    return { tables: (await tables.storage.ofGuest(guest.id, OWN)).map((head) => summary(head, office)) }
  })

  app.delete('/api/tables/:code', { schema: ROUTES.closeTable }, async (request, reply) => {
    const { id } = needGuest(request, tokens)
    const { code } = read(z.object({ code: codeSchema }), request.params)
    await closeOwn(tables, id, code)
    return reply.code(204).send()
  })

  app.post('/api/tables/:code/claim', { schema: ROUTES.claim }, async (request) => {
    const guest = needGuest(request, tokens)
    const { code } = read(z.object({ code: codeSchema }), request.params)
    const { claim } = read(claimRequestSchema, request.body)
    return { seat: await claimSeat(office, { guest, code, claim, address: office.addressOf(request.raw) }) }
  })

  guestRoutes(app, office)
  await app.register(async (scope) => bookRoutes(scope, office))
  gameRoutes(app, office)
}

interface Claimed {
  readonly guest: Guest
  readonly address: string
  readonly code: string
  readonly claim: string
}

/**
 * Somebody takes a seat by its code; how often codes can be tried is limited for the person who tries, and for the
 * table.
 */
async function claimSeat({ tables, quotas }: Office, { guest, address, code, claim }: Claimed): Promise<number> {
  if (!quotas.claimsAt.has(code) || !quotas.claims.take({ guest: guest.id, address }))
    throw new HttpError(429, 'tooFast', TABLE_REFUSALS.tooFast)
  quotas.claimsAt.take(code)
  const { belongs } = await tables.storage.standing(guest.id, code)
  demand(belongs < quotas.limits.SEATS_PER_GUEST, 'tooManySeats')
  return tables.with(code, (table) => needTable(table).claim(guest, claim))
}

/** What is kept of a person is theirs to have, and to have erased. */
function guestRoutes(app: FastifyInstance, { tables, tokens, quotas, longLogs, books, addressOf }: Office): void {
  app.get('/api/guest', { schema: ROUTES.exportGuest }, async (request) => {
    const guest = needGuest(request, tokens)
    const doer = { guest: guest.id, address: addressOf(request.raw) }
    quotas.budgets.demand(doer)
    const links = await tables.storage.books.linksOf(guest.id)
    const trace = (texts: readonly string[], id: string) => longLogs.trace(texts, id, doer)
    return { guest, tables: await exportGuest(tables.storage, guest.id, trace), links }
  })

  app.delete('/api/guest', { schema: ROUTES.eraseGuest }, async (request, reply) => {
    const { id } = needGuest(request, tokens)
    const doer = { guest: id, address: addressOf(request.raw) }
    quotas.budgets.demand(doer)
    const asked = (code: string) =>
      tables.with(code, (table) => table?.look((state, play) => hasLeft(state, play, id)) ?? true)
    demand((await unleft(tables.storage, id, asked)).length === 0, 'notOver')
    await eraseGuest({ ...books, redraw: longLogs.redrawing(doer) }, id, Date.now())
    tokens.renew(null, await tables.storage.bars())
    return reply.code(204).send()
  })
}

/** The host closes a table, unless a game is being played at which others have a seat. */
async function closeOwn(tables: Tables, guest: string, code: string): Promise<void> {
  const head = await tables.storage.head(code)
  if (head === null) throw new HttpError(404, 'noSuchTable', TABLE_REFUSALS.noSuchTable)
  demand(head.guests[0] === guest, 'hostOnly')
  demand(head.phase !== 'over', 'gameIsOver')
  demand(head.phase === 'lobby' || head.guests.length === 1, 'gameRuns')
  await closeTable(tables.storage, head, 'host', '', tables.time.now())
  tables.written(code, head.sequence + 1)
}

/** A new token; all earlier ones of the person are no longer valid. */
async function renewToken({ tables, tokens, books }: Office, name: string, { id }: Guest) {
  const at = Date.now()
  await barGuest(books, { guest: id, at, before: at, banned: false, reason: 'The person has asked for a new token.' })
  tokens.renew(null, await tables.storage.bars())
  return tokens.issue(name, id, at)
}

interface Wanted {
  readonly settings: TableSettings
  readonly played: PlayedBook
  /** Of a game that the table goes on with. */
  readonly record: string | undefined
  readonly guest: Guest
  readonly address: string
}

/**
 * Makes a table, if its host has not too many. Returns its code. A game that is brought is played again only when nothing
 * else speaks against it.
 */
async function makeTable({ tables, quotas, workers }: Office, wanted: Wanted): Promise<string> {
  const { settings, played, record, guest, address } = wanted
  let code = ''
  const doer = { guest: guest.id, address }
  if (!quotas.made.has(address)) throw new HttpError(429, 'tooFast', TABLE_REFUSALS.tooFast)
  quotas.budgets.demand(doer)
  quotas.budgets.spend(doer, { bytes: record?.length ?? 0 })
  if (record !== undefined) demandLikely(settings, record)
  const hosted = async () => (await tables.storage.standing(guest.id)).hosts
  const made = await quotas.makeTable(guest.id, hosted, async () => {
    const brought = record === undefined ? null : await workers.run(await bringing(tables, settings, record), doer)
    const table = tables.create(settings, guest, played.own, brought?.facts, brought?.text)
    code = table.code
    await table.durable
  })
  if (!made) throw new Refused('tooManyTables')
  quotas.made.take(address)
  return code
}

async function bringing({ storage }: Tables, settings: TableSettings, text: string) {
  const book = settings.book === undefined ? null : await storage.books.get(settings.book)
  return { do: 'bring', settings, book, text } as const
}

function needTable(table: Table | null): Table {
  if (table === null) throw new HttpError(404, 'noSuchTable', TABLE_REFUSALS.noSuchTable)
  return table
}

function summary(head: StoredHead, { tables, retention }: Office): TableSummary {
  const { code, title, rulebook, phase, seats, changed, round, seen, book: own } = head
  const here = seen >= tables.time.now() - CURRENT ? head.here : 0
  const expires = expiryOf(phase, Math.max(changed, seen), retention)
  return { code, title, rulebook, phase, seats: [...seats], changed, round, here, expires, ...(own && { own }) }
}
