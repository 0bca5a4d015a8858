import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { isLoopback, type Listening, reachedAt } from '../reach/addresses.ts'

/**
 * `GET /api/reach`: the addresses by which other devices in the network reach this server, likeliest first, for links
 * that are made on a page that was opened as localhost. People at other machines are told none.
 */
export function reachRoute(app: FastifyInstance, listening: Listening): void {
  app.get('/api/reach', async ({ ip }) => {
    const { port } = app.server.address() as AddressInfo
    return { addresses: isLoopback(ip) ? reachedAt(listening, port, networkInterfaces()) : [] }
  })
}
