import type { Page, Request } from '@playwright/test'

/** Everything that a page asks for from now on, its workers too, and what it still waits for. */
export class Loading {
  readonly #page: Page
  readonly #open = new Set<Request>()
  readonly finished: Request[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => this.#open.add(request))
    page.on('requestfailed', (request) => this.#open.delete(request))
    page.on('requestfinished', (request) => {
      this.#open.delete(request)
      this.finished.push(request)
    })
  }

  /** Waits until all has come that was asked for, and nothing more is asked for once the page has nothing else to do. */
  async isThrough(): Promise<void> {
    do {
      for (const request of this.#open) await request.response().then((response) => response?.finished())
      await this.#page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    } while (this.#open.size > 0)
  }
}
