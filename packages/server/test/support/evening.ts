import type { TableSettings } from '@hausregeln/protocol'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { HandTime } from './handTime.ts'
import type { Page, PagesOf } from './page.ts'
import { TestServer } from './server.ts'

/** A server whose time passes by hand, for the tests of a file. */
export class Evening {
  readonly time = new HandTime()
  readonly server = new TestServer({}, this.time)
  /** They are closed after each test. */
  pages: Page[] = []

  async playing<const Names extends readonly string[]>(
    names: Names,
    changes: Partial<TableSettings> = {},
  ): Promise<PagesOf<Names>> {
    const pages = await this.server.playing(names, changes)
    this.pages = [...pages]
    return pages
  }
}

/** Begins before the first test of the file, and ends after the last. */
export function anEvening(): Evening {
  const evening = new Evening()
  beforeAll(() => evening.server.start())
  afterEach(() => {
    for (const page of evening.pages.splice(0)) page.close()
  })
  afterAll(() => evening.server.remove())
  return evening
}
