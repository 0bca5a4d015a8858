import { Readable } from 'node:stream'
import { codeSchema, correctionSchema, TABLE_REFUSALS } from '@hausregeln/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DamageError } from '../storage/damage.ts'
import type { StoredHead } from '../storage/storage.ts'
import { wholeLog } from '../storage/wholeLog.ts'
import { recordInLog } from '../table/played/recordInLog.ts'
import { demand, Refused } from '../table/steps/refused.ts'
import { AsideError } from '../tables/trials.ts'
import type { Question } from '../work/task.ts'
import { guestOf, HttpError, needGuest, read } from './answers.ts'
import { ROUTES } from './openapi.ts'
import type { Office } from './routes.ts'

const atTable = z.object({ code: codeSchema })
const numbered = z.object({ code: codeSchema, number: z.coerce.number().int().min(1) })
const ofSeat = z.object({
  code: codeSchema,
  entry: z.coerce.number().int().min(1),
  seat: z.coerce.number().int().min(0).max(7),
})

/** What is asked of all of a table's game: threads of their own play it again for that. */
export function gameRoutes(app: FastifyInstance, office: Office): void {
  const { tokens, quotas, addressOf } = office

  app.get('/api/tables/:code/record', { schema: ROUTES.record }, async (request, reply) => {
    const { code } = read(atTable, request.params)
    const guest = guestOf(request, tokens)?.id ?? null
    const head = await headOf(office, code)
    // Nothing need be played for a game that is over.
    if (head.phase === 'over') return reply.type('application/x-ndjson').send(await fromLog(office, code))
    if (guest === null || !head.guests.includes(guest)) throw notSaved()
    const asked = { head, guest, request, question: { ask: 'record' } } as const
    const text = await ask(office, asked).catch((error) => {
      // The game of a table that is set aside cannot go on here; those who belong to it can take it elsewhere.
      if (error instanceof AsideError) return fromLog(office, code)
      throw error instanceof Refused && error.refusal === 'notSaved' ? notSaved() : error
    })
    return reply.type('application/x-ndjson').send(text)
  })

  app.get('/api/tables/:code/entries/:number', { schema: ROUTES.entry }, async (request) => {
    const { id } = needGuest(request, tokens)
    const { code, number } = read(numbered, request.params)
    const head = await headOf(office, code)
    return ask(office, { head, guest: id, request, question: { ask: 'entry', number } })
  })

  app.post('/api/tables/:code/trial', { schema: ROUTES.trial }, async (request) => {
    const { id } = needGuest(request, tokens)
    const { code } = read(atTable, request.params)
    const correction = read(correctionSchema, request.body)
    const head = await headOf(office, code)
    return ask(office, { head, guest: id, request, question: { ask: 'trial', correction } })
  })

  app.get('/api/tables/:code/whys/:entry/:seat', { schema: ROUTES.why }, async (request) => {
    const { id } = needGuest(request, tokens)
    const { code, ...which } = read(ofSeat, request.params)
    const head = await headOf(office, code)
    demand(head.guests.includes(id), 'notSeated')
    if (!quotas.reactions.take({ guest: id, address: addressOf(request.raw) })) throw new Refused('tooFast')
    return { reason: await ask(office, { head, guest: id, request, question: { ask: 'why', ...which } }) }
  })
}

interface Asked {
  readonly head: StoredHead
  /** Null: nobody who is known. */
  readonly guest: string | null
  readonly request: FastifyRequest
  readonly question: Question
}

/** Has a table's game played again, and asks something of it. Rejects with `Refused`. */
async function ask({ tables, quotas, workers, addressOf }: Office, { head, guest, request, question }: Asked) {
  const { code, book } = head
  const { storage, sickbed, time } = tables
  const doer = { guest: guest ?? '', address: addressOf(request.raw) }
  sickbed.demandHealthy(code, time.lived)
  quotas.budgets.demand(doer)
  if (head.phase !== 'over') await tables.with(code, () => undefined)
  const [texts, stored] = [
    await wholeLog(storage, code),
    book === undefined ? null : await storage.books.get(book.mark),
  ]
  try {
    return await workers.run({ do: 'look', code, texts, book: stored, guest, question }, doer)
  } catch (error) {
    if (error instanceof DamageError) sickbed.failed(code, error, time.lived)
    throw error
  }
}

/** The record as it lies in the log. Rejects with `HttpError` if no game has begun. */
async function fromLog({ tables }: Office, code: string): Promise<Readable> {
  const parts = recordInLog(tables.storage, code)
  const first = await parts.next()
  if (first.done) throw notSaved()
  return Readable.from(
    (async function* () {
      yield first.value
      yield* parts
    })(),
  )
}

async function headOf({ tables }: Office, code: string): Promise<StoredHead> {
  const head = await tables.storage.head(code)
  if (head === null) throw new HttpError(404, 'noSuchTable', TABLE_REFUSALS.noSuchTable)
  return head
}

function notSaved(): HttpError {
  return new HttpError(409, 'notSaved', TABLE_REFUSALS.notSaved)
}
