import type { IncomingMessage } from 'node:http'
import { TABLE_REFUSALS } from '@hausregeln/protocol'
import type { FastifyInstance } from 'fastify'
import type { Quotas } from '../quota/quotas.ts'

const TOO_MANY = 429

/** Answers no address that has been sent more than it may, and counts what each is sent: files, lists, records. */
export function limitSending(
  app: FastifyInstance,
  { bytes }: Quotas,
  addressOf: (request: IncomingMessage) => string,
): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (bytes.addresses.has(addressOf(raw))) return
    return reply.code(TOO_MANY).send({ reason: 'tooFast', sentence: TABLE_REFUSALS.tooFast })
  })
  app.addHook('onResponse', async ({ raw }, reply) => {
    bytes.addresses.take(addressOf(raw), Number(reply.getHeader('content-length') ?? 0))
  })
}
