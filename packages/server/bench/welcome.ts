import { Letter } from '../src/live/lines/frame.ts'
import type { Page } from '../test/support/page.ts'
import { Player } from '../test/support/player.ts'
import { NO_LIMITS, TestServer } from '../test/support/server.ts'

/**
 * `npm run bench:welcome`: what a page is told when it comes to a long game: all of it, as older clients ask for it;
 * the last lines of the log, as today's page does; and how much of that goes over the wire where messages are packed.
 */
const STEPS = 1000
/** As many as the page asks for. */
const LINES = 100

const server = await new TestServer({ limits: NO_LIMITS }).start()
const pages = await server.playing(['Ada', 'Ben', 'Cem', 'Dan'])
const players = pages.map((page, seat) => new Player(page, 'random', seat))
const played = Promise.all(players.map((player) => player.play()))
const [ada] = pages as [Page, ...Page[]]
await ada.until(() => ada.sequence >= STEPS || ada.told?.phase === 'over', 600_000)
for (const player of players) player.stop()
await played

async function welcomed(lines: number | null): Promise<string> {
  const page = ada.again()
  page.frames = []
  page.wanted = lines
  await page.open()
  page.close()
  return page.frames[0] ?? ''
}

const texts = { 'all of it': await welcomed(null), [`the last ${LINES} lines`]: await welcomed(LINES) }
console.log(`After ${ada.sequence} steps, ${ada.lines.length} lines of the log:`)
console.table(
  Object.fromEntries(
    Object.entries(texts).map(([what, text]) => [
      what,
      { bytes: Buffer.byteLength(text), packed: new Letter(text).packed.length },
    ]),
  ),
)
for (const page of pages) page.close()
await server.remove()
