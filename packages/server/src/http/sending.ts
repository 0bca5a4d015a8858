import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Later } from '../quota/later.ts'
import type { Quotas } from '../quota/quotas.ts'
import { tellLater } from './answers.ts'

/** Milliseconds of CPU that a request costs at least. */
const REQUEST = 0.3
/** The operators' own questions are always answered. */
const PROBES = ['/healthz', '/readyz']

/**
 * Answers no address that has spent more than it may, and counts what each is sent: files, lists, records, and what is
 * not there.
 */
export function limitSending(
  app: FastifyInstance,
  { budgets }: Quotas,
  addressOf: (request: IncomingMessage) => string,
): void {
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    const wait = PROBES.includes(url) ? 0 : budgets.wait({ address: addressOf(raw) })
    if (wait > 0) return tellLater(new Later('spent', wait), reply)
  })
  app.addHook('onResponse', async ({ raw }, reply) => {
    const bytes = Number(reply.getHeader('content-length') ?? 0)
    budgets.spend({ address: addressOf(raw) }, { bytes, cpu: REQUEST })
  })
}
