import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createBot } from '@hausregeln/bots'
import { readRecord } from '@hausregeln/engine'
import { headOf } from '@hausregeln/server/table/state/head.ts'
import { History } from '@hausregeln/server/table/state/history.ts'
import type { Fact, Step } from '@hausregeln/server/table/steps/step.ts'
import { Timeline } from '@hausregeln/server/table/time/timeline.ts'
import { afterEach, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { Person, TestServer, tableSettings } from '../support/server.ts'

let server: TestServer
let pages: Page[] = []
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await server.remove()
})

/** A game in play that was written by a program that is a little different: its steps are changed while it is stopped. */
async function upgraded(change: (step: Step) => Step): Promise<Page> {
  server = await new TestServer().start()
  pages = await server.playing(['Ada', 'Ben'])
  const bot = createBot('plain')
  for (let n = 0; n < 20; n++) {
    const page = pages.find((each) => each.choose(bot) !== null)!
    await page.ask({ ask: 'move', move: page.choose(bot)! })
    await Promise.all(pages.map((each) => each.until(() => each.sequence === page.sequence)))
  }
  const code = pages[0]!.table.code
  const { token } = pages[0]!
  for (const page of pages) page.close()
  await server.stop()
  rewrite(change)
  await server.start()
  const page = await new (pages[0]!.constructor as typeof Page)(server.address, code, token).open()
  pages.push(page)
  return page
}

function rewrite(change: (step: Step) => Step): void {
  const db = new DatabaseSync(join(server.directory, 'hausregeln.db'))
  for (const { id, step } of db.prepare('SELECT id, step FROM steps ORDER BY id').all())
    db.prepare('UPDATE steps SET step = ? WHERE id = ?').run(
      JSON.stringify(change(JSON.parse(String(step)) as Step)),
      id ?? 0,
    )
  db.close()
}

/** Changes the game's header, or the state's hash after some entry. */
function game(version: number, wrong: (sequence: number) => boolean): (step: Step) => Step {
  let sequence = 0
  return (step) => {
    sequence++
    const facts = step.facts.map((fact) => {
      if (fact.fact === 'started')
        return { ...fact, header: { ...fact.header, version: fact.header.version + version } }
      if (fact.fact !== 'entered' || !wrong(sequence)) return fact
      return { ...fact, entries: fact.entries.map((entry) => ({ ...entry, state: '0'.repeat(16) })) }
    })
    return { ...step, facts }
  }
}

it('a game of an older version of the rulebook is played on when it runs the same', async () => {
  const page = await upgraded(game(-1, () => false))
  expect(page.table.frozen).toBeNull()
  expect(page.lines.length).toBeGreaterThan(20)
})

it('a game that runs differently now can be looked at up to there, and says why it does not go on', async () => {
  const page = await upgraded(game(-1, (sequence) => sequence > 10))
  expect(page.table.frozen).toMatch(
    /^The record was made with version \d+ of the rulebook; with version \d+ it runs differently from entry \d+ on\.$/,
  )
  expect(page.lines.length).toBeGreaterThan(3)
  const seat = page.seat
  expect(await page.request({ ask: 'move', move: { do: 'throw', seat } })).toMatchObject({ refusal: 'frozen' })
})

it('a damaged game of the same version is not played on either', async () => {
  const page = await upgraded(game(0, (sequence) => sequence > 10))
  expect(page.table.frozen).toMatch(
    /^The record cannot be followed at entry \d+: the game runs differently from there\.$/,
  )
})

it('a game of an older format of records is brought over whenever its table is opened, and goes on', async () => {
  const path = join(import.meta.dirname, '../../../lab/test/games/format-1/classic-committed-3.jsonl')
  const { header, entries } = readRecord(readFileSync(path, 'utf8'))
  const open = entries.filter(({ entry }) => !('host' in entry && entry.host === 'reveal'))
  server = await new TestServer().start()
  const persons = await Promise.all(header.seats.map(({ name }) => Person.named(name ?? '', server.address)))
  const guests = persons.map(({ id }, seat) => ({ id, name: header.seats[seat]!.name ?? '' }))
  const settings = tableSettings({ seats: guests.length, options: header.options })
  const { chance } = header
  const nonces = chance.kind === 'committed' ? chance.nonces : []
  const facts: Fact[][] = [
    [{ fact: 'created', settings, host: guests[0]!, seed: '5eed'.repeat(16) }],
    guests.map((guest, seat): Fact => ({ fact: 'sat', seat, guest, nonce: nonces[seat]! })),
    [
      { fact: 'started', header },
      { fact: 'entered', entries: open, must: 0 },
    ],
  ]
  const steps = facts.map((each, at): Step => ({ at, facts: each }))
  const history = History.begin('abcdefghkm', steps[0]!, new Timeline())
  for (const step of steps.slice(1)) history.absorb(step)
  const texts = steps.map((step) => JSON.stringify(step))
  await server.storage.append('abcdefghkm', 0, texts, headOf(history.state, 1, null, 3))
  pages = await Promise.all(persons.map((person) => person.page('abcdefghkm').open()))
  expect(pages[0]!.table.frozen).toBeNull()
  expect(pages[0]!.entries).toBe(open.length)
  const bot = createBot('plain')
  const page = pages.find((each) => each.choose(bot) !== null)!
  await page.ask({ ask: 'move', move: page.choose(bot)! })
  expect(page.entries).toBeGreaterThan(open.length)
})
