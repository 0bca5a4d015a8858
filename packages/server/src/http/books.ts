import type { BookFault } from '@hausregeln/engine'
import {
  type BookMade,
  codeSchema,
  type Guest,
  type KeptBook,
  type LinkMade,
  markSchema,
  type OwnLink,
  TABLE_REFUSALS,
} from '@hausregeln/protocol'
import { describeBookFault, FILE_LIMITS } from '@hausregeln/rulebooks/file/index.ts'
import type { TextFile } from '@hausregeln/rulebooks/file/schema/book.ts'
import { textOf } from '@hausregeln/rulebooks/file/texts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StoredLink } from '../storage/books/bookStore.ts'
import { newCode } from '../table/steps/codes.ts'
import { Refused } from '../table/steps/refused.ts'
import { linkExpiry } from '../tables/retention.ts'
import { HttpError, needGuest, read } from './answers.ts'
import { ROUTES } from './openapi.ts'
import type { Office } from './routes.ts'

const MEGABYTE = 1_000_000
const atLink = z.object({ code: codeSchema })

/** A rulebook that cannot be played: with all that is wrong with it. */
class BadBook extends Refused {
  readonly faults: readonly BookFault[]
  constructor(faults: readonly BookFault[]) {
    super('badBook', faults.map((fault) => describeBookFault(fault, 'en')).join(' '))
    this.faults = faults
  }
}

/**
 * Rulebooks that people bring for tables, and short links to them. `app`: of these routes alone, because they read a
 * file as the text that it is: what is wrong with it is told of the text.
 */
export function bookRoutes(app: FastifyInstance, office: Office): void {
  const { tables, tokens } = office
  const { books } = tables.storage
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const bodyLimit = FILE_LIMITS.bytes

  app.post('/api/books', { schema: ROUTES.bringBook, bodyLimit, errorHandler: tellFaults }, async (request, reply) => {
    const guest = needGuest(request, tokens)
    const { id, kept } = await brought(office, request, guest, true)
    await tables.library.keep(kept, tables.time.now())
    const made: BookMade = { book: kept.mark, rulebook: id, identity: kept.identity }
    return reply.code(201).send(made)
  })

  app.get('/api/books/:mark', { schema: ROUTES.book }, async (request) => {
    const { mark } = read(z.object({ mark: markSchema }), request.params)
    const book = await tables.library.load(mark)
    if (book === null) throw new HttpError(404, 'noSuchBook', TABLE_REFUSALS.noSuchBook)
    const { rules, rulebook, file } = book
    return { rules, layout: rulebook.book.layout.fingerprint, file } satisfies KeptBook
  })

  app.post('/api/links', { schema: ROUTES.makeLink, bodyLimit, errorHandler: tellFaults }, async (request, reply) => {
    const guest = needGuest(request, tokens)
    const own = await books.linksOf(guest.id)
    if (own.length >= office.quotas.limits.LINKS_PER_GUEST) throw new Refused('tooManyLinks')
    const { kept } = await brought(office, request, guest, false)
    const now = tables.time.now()
    const known = own.find(({ mark }) => mark === kept.mark)
    await tables.library.keep(kept, now)
    const code = known?.code ?? newCode((below) => tables.random(below))
    if (known === undefined) await books.addLink({ code, mark: kept.mark, guest: guest.id, made: now, opened: now })
    else await books.openLink(code, now)
    return reply.code(201).send({ code, expires: linkExpiry(now, office.retention) } satisfies LinkMade)
  })

  app.get('/api/links', { schema: ROUTES.ownLinks }, async (request) => {
    const { id } = needGuest(request, tokens)
    const links = await books.linksOf(id)
    return { links: (await Promise.all(links.map((link) => told(office, link)))).flat() }
  })

  app.get('/api/links/:code', { schema: ROUTES.link }, (request, reply) => sendFile(office, request, reply))

  app.delete('/api/links/:code', { schema: ROUTES.removeLink }, async (request, reply) => {
    const { id } = needGuest(request, tokens)
    const { code } = read(atLink, request.params)
    if (!(await books.removeLink(code, id))) throw new HttpError(404, 'noSuchLink', TABLE_REFUSALS.noSuchLink)
    return reply.code(204).send()
  })

  // What people share: a browser opens the page behind it, any other program gets the file.
  app.get('/b/:code', { schema: { hide: true } }, (request, reply) => {
    const { code } = read(atLink, request.params)
    const isBrowser = request.headers.accept?.includes('text/html') === true
    return isBrowser ? reply.redirect(`../#/b/${code}`) : sendFile(office, request, reply)
  })
}

/**
 * A file that somebody has brought, checked completely: to stand alone, or as it was written. Rejects with `BadBook`, or
 * with `HttpError` if it is too much.
 */
async function brought(
  { tables, quotas, workers, addressOf }: Office,
  request: FastifyRequest,
  { id }: Guest,
  alone: boolean,
) {
  const doer = { guest: id, address: addressOf(request.raw) }
  quotas.budgets.demand(doer)
  if (!quotas.books.take(doer)) throw new HttpError(429, 'tooFast', TABLE_REFUSALS.tooFast)
  if ((await tables.storage.books.size()) >= quotas.limits.BOOK_MEGABYTES * MEGABYTE)
    throw new HttpError(503, 'booksFull', TABLE_REFUSALS.booksFull)
  const text = typeof request.body === 'string' ? request.body : ''
  quotas.budgets.spend(doer, { bytes: text.length })
  const found = await workers.run({ do: 'check', text, alone }, doer)
  if ('faults' in found) throw new BadBook(found.faults)
  return found
}

/** All that is wrong with a rulebook is told; everything else as elsewhere. */
function tellFaults(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof BadBook)) throw error
  void reply.code(422).send({ reason: error.refusal, sentence: error.message, faults: error.faults })
}

/** A link as its maker is told of it; none: its rulebook is gone. */
async function told({ tables, retention }: Office, { code, mark, made, opened }: StoredLink): Promise<OwnLink[]> {
  const book = await tables.storage.books.get(mark)
  if (book === null) return []
  const { title } = JSON.parse(book.file) as { readonly title: TextFile }
  return [{ code, title: { ...textOf(title) }, made, expires: linkExpiry(opened, retention) }]
}

/** The file behind a link, as it was written. */
async function sendFile({ tables }: Office, request: FastifyRequest, reply: FastifyReply) {
  const { books } = tables.storage
  const { code } = read(atLink, request.params)
  const link = await books.openLink(code, tables.time.now())
  const book = link && (await books.get(link.mark))
  if (book === null) throw new HttpError(404, 'noSuchLink', TABLE_REFUSALS.noSuchLink)
  return reply
    .header('content-disposition', `attachment; filename="hausregeln-${code}.json"`)
    .type('application/json; charset=utf-8')
    .send(book.file)
}
