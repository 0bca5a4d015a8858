import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createBot } from '@hausregeln/bots'
import { EDITION, editionOf } from '@hausregeln/engine'
import { KEY_FILE } from '@hausregeln/server/identity/key.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchBook } from '../support/bookFile.ts'
import { HandTime } from '../support/handTime.ts'
import { Page } from '../support/page.ts'
import { TestServer } from '../support/server.ts'

/**
 * A server's data as it was while edition 1 was the newest: a database with three tables in play, and the key that signs
 * the tokens of those who sit there. It is never rewritten.
 */
const folder = join(import.meta.dirname, 'edition-1')
interface Kept {
  readonly made: number
  readonly key: string
  readonly tables: readonly {
    readonly code: string
    readonly tokens: readonly string[]
    readonly sequence: number
    readonly lines: number
    readonly rulebook: string
  }[]
}
const kept: Kept = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8'))
const MOVES = 40

let server: TestServer
let pages: Page[] = []
beforeEach(async () => {
  server = new TestServer({}, new HandTime(kept.made))
  writeFileSync(join(server.directory, KEY_FILE), Buffer.from(kept.key, 'hex'))
  writeFileSync(join(server.directory, 'hausregeln.db'), gunzipSync(readFileSync(join(folder, 'hausregeln.db.gz'))))
  await server.start()
})
afterEach(async () => {
  leave()
  await server.remove()
})

function leave(): void {
  for (const page of pages.splice(0)) page.close()
}

async function sitDown({ code, tokens }: Kept['tables'][number]): Promise<[Page, ...Page[]]> {
  pages = await Promise.all(tokens.map((token) => new Page(server.address, code, token).open()))
  const [first, ...others] = pages
  if (first === undefined) throw new Error(`Nobody sits at table ${code}.`)
  if (first.table.settings.book !== undefined)
    for (const page of pages) page.rulebook = await fetchBook(server.address, page)
  return [first, ...others]
}

/** Bots on pages play so many moves; what is legal they find on the page. */
async function playOn(moves: number): Promise<void> {
  const bot = createBot('plain')
  bot.begin(5)
  for (let n = 0; n < moves && pages[0]!.table.phase === 'playing'; n++) {
    const page = pages.find((each) => each.choose(bot) !== null)
    await page!.ask({ ask: 'move', move: page!.choose(bot)! })
    await Promise.all(pages.map((each) => each.until(() => each.sequence === page!.sequence)))
  }
}

describe('a table that began in edition 1', () => {
  it.each(kept.tables)('by $rulebook stands as it stood, goes on in its edition, and comes back so', async (table) => {
    const [ada] = await sitDown(table)
    expect([ada.table.frozen, ada.sequence, ada.lines.length]).toEqual([null, table.sequence, table.lines])
    expect(editionOf(ada.header!)).toBe(1)
    await playOn(MOVES)
    const { sequence, lines } = ada!
    expect(sequence).toBeGreaterThan(table.sequence + MOVES / 2)
    leave()
    await server.stop()
    await server.start()
    const [again] = await sitDown(table)
    expect([again.table.frozen, again.sequence, again.lines]).toEqual([null, sequence, lines])
    expect(editionOf(again.header!)).toBe(1)
    await playOn(4)
    expect(again.table.frozen).toBeNull()
  })

  it('takes a move back as it did', async () => {
    const table = kept.tables[0]!
    const [ada, ben] = await sitDown(table)
    while (!ada.takeBack) await playOn(1)
    const { entries, lines } = ada!
    const mover = ada.takeBack.seat === ada.seat ? ada : ben!
    const other = mover === ada ? ben : ada!
    await mover.ask({ ask: 'propose', what: 'takeBack' })
    await other!.until(() => other!.table.proposal !== null)
    await other!.ask({ ask: 'answer', agree: true })
    await ada.until(() => ada.entries > entries)
    expect(ada.table.frozen).toBeNull()
    expect(ada.lines.length).toBeLessThanOrEqual(lines.length)
    await playOn(6)
    expect(ada.table.frozen).toBeNull()
  })

  it('a page that has no later edition can read it, and a new table only a page that has the current one', async () => {
    const goodbyes = async (code: string, token: string, edition: number | undefined) => {
      const page = new Page(server.address, code, token)
      page.layouts = {}
      page.edition = edition
      pages.push(await page.open())
      return page.goodbye?.reason ?? null
    }
    const { code, tokens } = kept.tables[0]!
    expect(await goodbyes(code, tokens[0]!, undefined)).toBeNull()
    const [ada] = await server.playing(['Ada', 'Ben'])
    expect(editionOf(ada.header!)).toBe(EDITION)
    const fresh = ada.table.code
    expect(await goodbyes(fresh, ada.token, undefined)).toBe('otherProtocol')
    expect(await goodbyes(fresh, ada.token, EDITION)).toBeNull()
    expect(await goodbyes(fresh, ada.token, EDITION + 1)).toBeNull()
  })
})
