import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSettings } from '../test/support/server.ts'
import { buildApp } from './app.ts'
import { SqliteStorage } from './storage/sqlite.ts'

let webRoot: string
let app: FastifyInstance
let address: string

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hausregeln-server-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Hausregeln</title>')
  await writeFile(join(webRoot, 'assets/index-abc123.js'), 'export {}')
  await writeFile(join(webRoot, 'assets/worker-abc123.js'), 'export {}')
  await writeFile(join(webRoot, 'assets/large-abc123.js'), 'export const whole = true')
  await writeFile(join(webRoot, 'assets/large-abc123.js.br'), 'smallest')
  await writeFile(join(webRoot, 'assets/large-abc123.js.gz'), 'small')
  app = await buildApp(testSettings(webRoot), new SqliteStorage(webRoot))
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await app.close()
  await rm(webRoot, { recursive: true })
})

describe('the server', () => {
  it('gives the page at /, to be asked for again each time', async () => {
    const answer = await fetch(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('<title>Hausregeln</title>')
  })

  it('lets a page go to the other places of its server, and to no others', async () => {
    const all = ['https://a.example', 'https://b.example']
    const directory = await mkdtemp(join(tmpdir(), 'hausregeln-server-'))
    const settings = testSettings(webRoot, { places: { own: 'https://a.example', all } })
    const placed = await buildApp(settings, new SqliteStorage(directory))
    const { headers } = await placed.inject('/')
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self' wss://a.example wss://b.example;")
    await placed.close()
    await rm(directory, { recursive: true })
  })

  it('lets files named by their content be kept for a year', async () => {
    const answer = await fetch(`${address}/assets/index-abc123.js`)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const asked = ['etag', 'last-modified', 'accept-ranges'].filter((name) => answer.headers.has(name))
    expect(asked).toEqual([])
  })

  it('says what a page may do beside pages and workers, not beside each of their files', async () => {
    const [page, worker, file] = await Promise.all(
      ['', '/assets/worker-abc123.js', '/assets/index-abc123.js'].map((path) => fetch(`${address}${path}`)),
    )
    const policies = [page, worker, file].map((answer) => answer?.headers.has('content-security-policy'))
    expect(policies).toEqual([true, true, false])
    expect(file?.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['br', 'smallest'],
    ['gzip, br;q=0', 'small'],
    ['identity', 'export const whole = true'],
  ])('sends to who takes "%s" the file that was made for it', async (encoding, content) => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/large-abc123.js',
      headers: { 'accept-encoding': encoding },
    })
    expect(rawPayload.toString()).toBe(content)
    expect(headers['content-type']).toContain('javascript')
    expect(headers.vary).toContain('accept-encoding')
    expect(headers['cache-control']).toContain('immutable')
  })

  it('lets a page load and run nothing but its own files', async () => {
    const { headers } = await fetch(address)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("worker-src 'self' blob:")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toContain('script-src')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('does not force TLS on a table in the living room', async () => {
    const { headers } = await fetch(address)
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })

  it.each(['/nothing.html', '/assets/', '/../package.json', '/%2e%2e/package.json'])(
    'has nothing at %s',
    async (path) => {
      const { statusCode } = await app.inject(path)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    },
  )
})
