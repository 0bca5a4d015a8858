import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { callerOf } from '@hausregeln/server/http/address.ts'
import { LIMIT_DEFAULTS } from '@hausregeln/server/quota/limits.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { TestServer } from '../support/server.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.remove()
  server = undefined
})

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { headers, socket: { remoteAddress } } as IncomingMessage
}

describe('the address of a caller', () => {
  it.each([
    [0, '1.1.1.1', 'who asks, where no proxy is trusted'],
    [1, '4.4.4.4', 'what the one proxy has added'],
    [2, '3.3.3.3', 'what the outer of two proxies has added'],
    [3, '2.2.2.2', 'what was said to the outermost'],
    [9, '2.2.2.2', 'the first, where there were fewer proxies'],
  ])('is, behind %i proxies, %s: %s', (hops, expected) => {
    expect(callerOf(request('1.1.1.1', '2.2.2.2, 3.3.3.3,4.4.4.4'), hops)).toBe(expected)
  })

  it('is that of the connection if the header is missing or nonsense', () => {
    expect(callerOf(request('1.1.1.1'), 1)).toBe('1.1.1.1')
    expect(callerOf(request('1.1.1.1', '2.2.2.2, unknown'), 1)).toBe('1.1.1.1')
    expect(callerOf(request('1.1.1.1', ','), 1)).toBe('1.1.1.1')
  })

  it.each([
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s: of IPv6 the network', (address, expected) => {
    expect(callerOf(request(address), 0)).toBe(expected)
  })
})

describe('a caller who names another address each time', () => {
  it.each([0, 1, 2])('is counted as one by the routes and at the gate, behind %i proxies', async (hops) => {
    const limits = {
      ...LIMIT_DEFAULTS,
      REQUESTS_PER_MINUTE: 120,
      CONNECTS_PER_ADDRESS: 20,
      CONNECTIONS_PER_ADDRESS: 500,
    }
    server = await new TestServer({ trustedHops: hops, limits }).start()
    const { address } = server
    // What the proxies add, after what the caller says.
    const added = ['203.0.113.9', '10.0.0.1'].slice(0, hops)
    const headers = (n: number) => ({ 'x-forwarded-for': [`198.51.100.${n}`, ...added].join(', ') })
    const answers = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, n) => (await fetch(`${address}/api/tables`, { headers: headers(n) })).status,
      ),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(120)
    const doors = await Promise.all(Array.from({ length: 40 }, (_, n) => knock(address, headers(n))))
    expect(doors.filter((status) => status === 101)).toHaveLength(20)
    expect(doors.filter((status) => status === 429)).toHaveLength(20)
    // Somebody else, told apart by what the outermost trusted proxy has added, is not held up by it.
    if (hops > 0) {
      const other = { 'x-forwarded-for': ['198.51.100.1', '203.0.113.77', ...added.slice(1)].join(', ') }
      expect((await fetch(`${address}/api/tables`, { headers: other })).status).toBe(200)
      expect(await knock(address, other)).toBe(101)
    }
  })
})

/** The status with which a page is let in, or not. */
async function knock(address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/2222222222/live`, { headers })
  socket.on('error', () => undefined)
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, response]) => (response as IncomingMessage).statusCode ?? 0),
  ])
  socket.terminate()
  return status
}
