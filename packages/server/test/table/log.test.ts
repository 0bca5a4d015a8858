import { createBot } from '@hausregeln/bots'
import { namedActions, positionOf } from '@hausregeln/engine'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '../support/page.ts'
import { TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

let pages: Page[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})

/** A game of two in which so many moves have been made. */
async function played(moves: number): Promise<[Page, Page]> {
  pages = await server.playing(['Ada', 'Ben'])
  await playOn(moves)
  return [pages[0]!, pages[1]!]
}

async function playOn(moves: number): Promise<void> {
  const bot = createBot('plain')
  bot.begin(1)
  for (let done = 0; done < moves; done++) {
    const page = pages.find((each) => each.choose(bot) !== null)
    await page!.ask({ ask: 'move', move: page!.choose(bot)! })
    await Promise.all(pages.map((each) => each.until(() => each.sequence === page!.sequence)))
  }
}

/** The same person's page that wants only the last lines at once. */
async function late(page: Page, lines: number): Promise<Page> {
  const another = page.again()
  another.wanted = lines
  pages.push(await another.open())
  return another
}

async function askEarlier(page: Page, count: number): Promise<void> {
  const before = page.missing
  page.sendRaw(JSON.stringify({ type: 'log', before, count }))
  await page.until(() => page.missing < before)
}

describe('a page that asks for the position', () => {
  it('is told its own seat’s as named JSON, with what it may do', async () => {
    for (const page of await played(6)) {
      page.sendRaw(JSON.stringify({ type: 'position' }))
      await page.until(() => page.position !== null)
      const { state, legal, sequence } = page.position!
      expect(sequence).toBe(page.sequence)
      expect(state).toEqual(positionOf(page.gameView, page.seat))
      expect(legal).toEqual(namedActions(page.gameView, page.seat))
      expect(state.question.must.includes(page.seat)).toBe(
        legal.length > 0 && (page.gameView.s.must >>> page.seat) % 2 === 1,
      )
    }
  })
})

describe('a page that wants the last lines of a long log', () => {
  it('is told these, and earlier ones when it asks for them', async () => {
    const [ada] = await played(40)
    const page = await late(ada, 10)
    expect(page.lines).toEqual(ada.lines.slice(-10))
    expect(page.missing).toBe(ada.lines.length - 10)
    await askEarlier(page, 15)
    expect(page.lines).toEqual(ada.lines.slice(-25))
    while (page.missing > 0) await askEarlier(page, 500)
    expect(page.lines).toEqual(ada.lines)
  })

  it('goes on with them when it plays, and when it comes back after others have played', async () => {
    const [ada] = await played(30)
    const page = await late(ada, 5)
    await playOn(5)
    expect(page.missing + page.lines.length).toBe(ada.lines.length)
    expect(page.lines).toEqual(ada.lines.slice(page.missing))
    const visits = page.welcomes
    page.vanish()
    await page.until(() => page.welcomes > visits)
    await playOn(5)
    expect(page.lines).toEqual(ada.lines.slice(page.missing))
    await askEarlier(page, 500)
    expect(page.lines).toEqual(ada.lines)
  })

  it('gets all of a log that is shorter, and a page that says nothing gets all', async () => {
    const [ada] = await played(4)
    expect((await late(ada, 500)).lines).toEqual(ada.lines)
    const other = await ada.again().open()
    pages.push(other)
    expect(other.lines).toEqual(ada.lines)
    expect(other.missing).toBe(0)
  })

  it('is refused a question that makes no sense', async () => {
    const [ada] = await played(1)
    ada.frames = []
    for (const count of [0, 501, 1.5]) ada.sendRaw(JSON.stringify({ type: 'log', before: 3, count }))
    const told = (what: string) => ada.frames?.filter((frame) => frame.includes(what)).length
    await ada.until(() => told('"malformed"') === 3)
    expect(told('"type":"log"')).toBe(0)
  })
})
