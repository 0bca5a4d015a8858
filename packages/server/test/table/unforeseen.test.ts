import { SqliteStorage } from '@hausregeln/server/storage/sqlite.ts'
import type { Standing, TableHead } from '@hausregeln/server/storage/storage.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { newNonce, TestServer } from '../support/server.ts'

/** A real file, which fails once, as nothing in the program has foreseen, where it is told to. */
class Faulty extends SqliteStorage {
  /** The table whose next step, or the person whose next seat, brings the error. */
  table = ''
  guest = ''

  override append(code: string, expected: number, steps: readonly string[], head: TableHead): Promise<void> {
    if (code !== this.table) return super.append(code, expected, steps, head)
    this.table = ''
    throw new TypeError('Something is not a function.')
  }

  override standing(guest: string, except?: string): Promise<Standing> {
    if (guest !== this.guest) return super.standing(guest, except)
    this.guest = ''
    throw new TypeError('Something is undefined.')
  }
}

let storage: Faulty
const server = new TestServer({}, undefined, (directory) => {
  storage = new Faulty(directory)
  return storage
})
beforeAll(() => server.start())
afterAll(() => server.remove())

async function throwDice(pages: readonly Page[]): Promise<void> {
  const seat = pages[0]!.gameView.s.turnSeat
  await pages[seat]!.ask({ ask: 'move', move: { do: 'throw', seat } })
}

const welcomes = (pages: readonly Page[]) => pages.map((page) => page.welcomes)

describe('an error that nothing has foreseen', () => {
  it('at one table has that one loaded again, with what was asked carried out once; no other notices it', async () => {
    const [here, there] = [await server.playing(['Ada', 'Ben']), await server.playing(['Cem', 'Dan'])]
    const { sequence, table } = here[0]
    storage.table = table.code
    await throwDice(here)
    await throwDice(there)
    await Promise.all(here.map((page) => page.until(() => page.sequence === sequence + 1)))
    expect([welcomes(here), welcomes(there)]).toEqual([
      [2, 2],
      [1, 1],
    ])
    const figures = await (await fetch(`${server.figures}/metrics`)).text()
    expect(figures).toMatch(/^hausregeln_tables_lost_total 1$/m)
    expect(figures).toMatch(/^hausregeln_uncaught_total 0$/m)
    for (const page of [...here, ...there]) page.close()
  })

  it('with one page ends its connection; it comes back, and the others at its table notice nothing', async () => {
    const [ada, ben] = await server.seated(['Ada', 'Ben'])
    storage.guest = ben.guest
    await ben.ask({ ask: 'stand' })
    await ben.ask({ ask: 'sit', seat: 1, nonce: newNonce() })
    expect([welcomes([ada]), welcomes([ben]), ben.seat]).toEqual([[1], [2], 1])
    for (const page of [ada, ben]) page.close()
  })
})
