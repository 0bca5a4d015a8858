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
  app = await buildApp(testSettings(webRoot), new SqliteStorage(webRoot))
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await app.close()
  await rm(webRoot, { recursive: true })
})

describe('the server', () => {
  it('gives the page at /, to be asked for anew each time', async () => {
    const answer = await fetch(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('<title>Hausregeln</title>')
  })

  it('lets files named by their content be kept for a year', async () => {
    const answer = await fetch(`${address}/assets/index-abc123.js`)
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
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
