import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const BUILT = join(import.meta.dirname, '../../dist')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Plain web space: the built folder as it is, below a folder, and nothing else. */
export class WebSpace {
  readonly #folder: string
  readonly #server: Server
  readonly #changed = new Map<string, string>()
  /** Paths that were asked for and are not there. */
  readonly missed: string[] = []

  constructor(folder: string) {
    this.#folder = folder
    this.#server = createServer(async ({ url = '' }, response) => {
      const path = new URL(url, 'http://localhost').pathname
      const body = await this.#read(path)
      if (body === null) this.missed.push(path)
      response.writeHead(body === null ? 404 : 200, { 'content-type': TYPES[extname(path) || '.html'] })
      response.end(body ?? '<!doctype html><title>Not found</title>')
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.#folder}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** From now on a file is another. */
  async change(name: string, change: (text: string) => string): Promise<void> {
    this.#changed.set(name, change(await readFile(join(BUILT, name), 'utf8')))
  }

  async #read(path: string): Promise<Buffer | string | null> {
    if (!path.startsWith(this.#folder)) return null
    const name = path.slice(this.#folder.length) || 'index.html'
    return this.#changed.get(name) ?? readFile(join(BUILT, name)).catch(() => null)
  }
}
