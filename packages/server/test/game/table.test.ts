import { readRecord, verifyRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Player } from '../support/player.ts'
import { TestServer } from '../support/server.ts'

const server = new TestServer()
beforeAll(() => server.start())
afterAll(() => server.remove())

describe('a table', () => {
  it('is played from the lobby to the end, and its record proves the dice', async () => {
    const pages = await server.playing(['Ada', 'Ben', 'Cem'], { options: { shortGame: 1, autoRent: 1 } })
    const players = pages.map((page, seat) => new Player(page, seat === 0 ? 'random' : 'plain', seat))
    const played = Promise.all(players.map((player) => player.play()))
    const [page, ben, cem] = pages
    // Not every game ends by itself: after many moves two give up.
    await page.until(() => page.told?.phase === 'over' || page.sequence > 300)
    for (const player of players) player.stop()
    for (const loser of [ben, cem]) await loser.request({ ask: 'resign' })
    await page.until(() => page.told?.phase === 'over')
    await played
    expect(page.lines.at(-1)?.event.type).toBe('gameOver')
    for (const other of pages) {
      await other.until(() => other.sequence === page.sequence)
      expect(other.lines).toEqual(page.lines)
    }
    const answer = await fetch(`${server.address}/api/tables/${page.table.code}/record`)
    const record = readRecord(await answer.text())
    expect(record.entries.length).toBe(page.entries)
    expect(verifyRecord(classic.book, record)).toMatchObject({ seed: 'revealed' })
    expect(record.header.chance).toMatchObject({ commitment: page.table.commitment })
    for (const each of pages) each.close()
  })
})
