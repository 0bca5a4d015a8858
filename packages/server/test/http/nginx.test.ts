import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, get } from 'node:https'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { PROTOCOL_VERSION } from '@hausregeln/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { NGINX, Nginx } from '../support/nginx.ts'
import { freePort } from '../support/postgres.ts'
import { NO_LIMITS, Person, TestServer } from '../support/server.ts'

const OPENSSL = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find((path) => existsSync(path))
const REQUESTS = 40

const server = new TestServer({ trustedHops: 1, limits: { ...NO_LIMITS, REQUESTS_PER_MINUTE: REQUESTS } })
const nginx = new Nginx()
const { directory } = nginx
const there = NGINX !== undefined && OPENSSL !== undefined
let port = 0

function certificate(): void {
  const names = ['-subj', '/CN=tables.example.org', '-addext', 'subjectAltName=DNS:tables.example.org']
  const files = ['-keyout', join(directory, 'privkey.pem'), '-out', join(directory, 'fullchain.pem')]
  const kind = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-days', '2']
  execFileSync(OPENSSL ?? '', [...kind, ...names, ...files], { stdio: 'ignore' })
}

beforeAll(async () => {
  if (!there) return
  await server.start()
  port = await freePort()
  certificate()
  nginx.start('nginx-tls.conf', [
    ['/etc/letsencrypt/live/tables.example.org', directory],
    ['http://127.0.0.1:3000', server.address],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
  ])
  await expect.poll(async () => (await ask('/healthz')).status).toBe(200)
})
afterAll(async () => {
  await nginx.remove()
  await server.remove()
})

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks by TLS; the certificate must be that of the name. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
  const ca = readFileSync(join(directory, 'fullchain.pem'))
  const request = get({ host: '127.0.0.1', port, servername: 'tables.example.org', path, headers, ca })
  const [response] = await once(request, 'response')
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

describe.skipIf(!there)('behind nginx with TLS (Debian: nginx, openssl)', () => {
  it('the page is served, to be asked for by TLS from then on', async () => {
    const { status, headers, body } = await ask('/')
    expect([status, String(body)]).toEqual([200, expect.stringContaining('<title>Hausregeln</title>')])
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('what a caller claims about the host is not passed on', async () => {
    const { body } = await ask('/', { host: 'tables.example.org', 'x-forwarded-host': 'evil.example' })
    expect(String(body)).not.toContain('evil.example')
    const seen = new Promise((done) => server.app?.server.once('request', ({ headers }) => done(headers)))
    await ask('/healthz', { 'x-forwarded-host': 'evil.example' })
    expect(await seen).not.toHaveProperty('x-forwarded-host')
  })

  it('long answers are compressed', async () => {
    const ada = await Person.named('Ada', server.address)
    for (let n = 0; n < 12; n++) await ada.createTable({ title: `Table ${n}` })
    const { headers, body } = await ask('/api/games', {
      authorization: `Bearer ${ada.token}`,
      'accept-encoding': 'gzip',
    })
    expect(headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(String(gunzipSync(body))).tables).toHaveLength(12)
  })

  it('a table is reached by WebSocket, from the page of the same name', async () => {
    const ada = await Person.named('Ada', server.address)
    const code = await ada.createTable()
    const host = `tables.example.org:${port}`
    const socket = new WebSocket(`wss://127.0.0.1:${port}/api/tables/${code}/live`, [], {
      agent: new Agent({ ca: readFileSync(join(directory, 'fullchain.pem')), servername: 'tables.example.org' }),
      headers: { host },
      origin: `https://${host}`,
    })
    await once(socket, 'open')
    const client = 'nginx-page-000000001'
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token: ada.token, client, from: 0 }))
    const [first] = await once(socket, 'message')
    expect(JSON.parse(String(first))).toMatchObject({ type: 'welcome', table: { code } })
    socket.terminate()
  })

  it('a caller who says that they are somebody else is counted as who they are', async () => {
    const said = await Promise.all(
      Array.from({ length: REQUESTS + 20 }, (_, n) => ask('/api/tables', { 'x-forwarded-for': `198.51.100.${n}` })),
    )
    const statuses = said.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(REQUESTS)
    expect(statuses).toContain(429)
  })
})
