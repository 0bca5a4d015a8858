import { type Guest, TABLE_REFUSALS } from '@hausregeln/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Tokens } from '../identity/tokens.ts'
import { Later } from '../quota/later.ts'
import { DamageError } from '../storage/damage.ts'
import { StorageError } from '../storage/storage.ts'
import { Refused } from '../table/steps/refused.ts'
import { AsideError } from '../tables/trials.ts'

/** Statuses of what may be asked again later. */
const LATER: Readonly<Record<string, number>> = { busy: 503, spent: 429 }

/** A request that cannot be answered: its HTTP status, a name, and a sentence. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly reason: string
  constructor(statusCode: number, reason: string, sentence: string) {
    super(sentence)
    this.statusCode = statusCode
    this.reason = reason
  }
}

/** What somebody has sent, as the schema reads it. Throws `HttpError`. */
export function read<T>(schema: z.ZodType<T>, data: unknown): T {
  const { data: found, error } = schema.safeParse(data)
  if (error === undefined) return found as T
  const [issue] = error.issues
  throw new HttpError(400, 'malformed', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'malformed'}`)
}

/** Who asks; null: nobody who is known. Throws `HttpError` if they are not let in. */
export function guestOf({ headers }: FastifyRequest, tokens: Tokens): Guest | null {
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
  const read = token === undefined ? null : tokens.read(token)
  if (read === null || 'guest' in read) return read?.guest ?? null
  if (read.refusal === 'banned') throw new HttpError(403, 'banned', TABLE_REFUSALS.banned)
  return null
}

/** Who asks. Throws `HttpError` if nobody is known. */
export function needGuest(request: FastifyRequest, tokens: Tokens): Guest {
  const guest = guestOf(request, tokens)
  if (guest === null) throw new HttpError(401, 'badToken', TABLE_REFUSALS.badToken)
  return guest
}

/** Errors are told as `{ reason, sentence }`. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const tell = (status: number, reason: string, sentence: string) => void reply.code(status).send({ reason, sentence })
  if (error instanceof HttpError) return tell(error.statusCode, error.reason, error.message)
  if (error instanceof Later) return void tellLater(error, reply)
  if (error instanceof Refused) return tell(422, error.refusal, error.message)
  if (error instanceof AsideError) return tell(503, 'setAside', TABLE_REFUSALS.setAside)
  if (error instanceof DamageError) return tell(500, 'damaged', TABLE_REFUSALS.damaged)
  if (error instanceof StorageError) return tell(503, 'unavailable', TABLE_REFUSALS.unavailable)
  const { statusCode = 500 } = error as { statusCode?: number }
  if (statusCode === 429) return tell(429, 'tooFast', TABLE_REFUSALS.tooFast)
  if (statusCode < 500) return tell(statusCode, 'malformed', TABLE_REFUSALS.malformed)
  const { code: table } = (request.params ?? {}) as { readonly code?: string }
  request.log.error({ table, route: request.routeOptions.url, err: error }, 'A request failed.')
  return tell(500, 'unavailable', TABLE_REFUSALS.unavailable)
}

/** When it may be asked again, for programs (`Retry-After`) and pages. */
export function tellLater({ refusal: reason, message: sentence, wait }: Later, reply: FastifyReply): FastifyReply {
  return reply
    .code(LATER[reason] ?? 429)
    .header('retry-after', wait)
    .send({ reason, sentence, wait })
}
