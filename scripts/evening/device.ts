import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import { newHand } from '../../packages/web/e2e/support/hand.ts'
import { findChromium } from '../lib/chromium.mjs'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Milliseconds in which a page must have come to what is waited for. */
const PATIENCE = 180_000

/** A Chromium with a folder of its own, from which the power can be cut: its processes end without a word to them. */
export class Device {
  readonly #folder: string
  readonly #size: Size
  readonly #address: string
  #process: ChildProcess | null = null
  #browser: Browser | null = null
  #page: Page | null = null

  constructor(address: string, folder: string, size: Size) {
    this.#address = address
    this.#folder = folder
    this.#size = size
  }

  get isOn(): boolean {
    return this.#page !== null
  }

  get page(): Page {
    if (this.#page === null) throw new Error('The device is off.')
    return this.#page
  }

  /** Starts it, at a path of the page. */
  async start(path: string): Promise<void> {
    const { executablePath, args } = await findChromium()
    const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${this.#folder}`, '--lang=en-GB']
    // A group of its own: what is cut off are all its processes.
    const started = spawn(executablePath, [...args, ...own], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
    this.#process = started
    this.#browser = await chromium.connectOverCDP(await endpointOf(started.stderr))
    const [context] = this.#browser.contexts()
    if (context === undefined) throw new Error('The browser has no window.')
    await newHand(context)
    this.#page = await context.newPage()
    // Only bounds what a busy machine may need.
    this.#page.setDefaultTimeout(PATIENCE)
    await this.#page.setViewportSize(this.#size)
    await this.#page.emulateMedia({ reducedMotion: 'reduce' })
    await this.#page.goto(`${this.#address}${path}`)
  }

  /** The power goes, and comes back: the page is opened where it was. */
  async cutPower(): Promise<void> {
    const { hash } = new URL(this.page.url())
    await this.#kill()
    await this.start(`/${hash}`)
  }

  async stop(): Promise<void> {
    await this.#kill()
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  async #kill(): Promise<void> {
    const ended = this.#process
    this.#process = null
    this.#page = null
    if (ended?.pid === undefined || ended.exitCode !== null || ended.signalCode !== null) return
    const gone = once(ended, 'exit')
    process.kill(-ended.pid, 'SIGKILL')
    await gone
    await this.#browser?.close().catch(() => undefined)
  }
}

async function endpointOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, endpoint] = /DevTools listening on (\S+)/.exec(line) ?? []
    if (endpoint !== undefined) {
      output.resume()
      return endpoint
    }
  }
  throw new Error('Chromium has not begun.')
}
