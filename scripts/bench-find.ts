// npm run bench:find: how long a keeper takes to find an entry of a long game, on a phone that is four times as slow as
// this machine: from the tap into the field to the entry on the screen, with its round and a name typed as slowly as people
// type on glass. Then the entries that stand above it are looked over. Fails where one takes more than ten seconds.
import { writeRecord } from '@hausregeln/engine'
import { classic } from '@hausregeln/rulebooks'
import { chromium, type Page } from '@playwright/test'
import { newHand } from '../packages/web/e2e/support/hand.ts'
import { Evening, NAMES } from '../packages/web/src/screens/companion/correct/testing/evening.ts'
import { ledgerOf } from '../packages/web/src/screens/companion/ledger/entries.ts'
import { findChromium } from './lib/chromium.mjs'
import { served } from './lib/served.ts'

const PHONE = { width: 390, height: 844 }
const SLOWER = 4
/** Turns after which a game of four has more than a thousand entries. */
const TURNS = 280
const LOOKS = 60
/** Seconds between two keys: 30 words a minute, the pace of somebody who does not type much on glass. */
const KEY = 0.4
/** Seconds that a glance at an entry takes. */
const GLANCE = 0.15
const MOST = 10

interface Found {
  readonly query: string
  readonly seconds: number
  readonly above: number
}

const evening = new Evening(classic, 5, TURNS)
const { entries } = evening.session.record

/** What a keeper remembers of an entry: about when it was, and whose turn. */
function queriesOf(): { readonly number: number; readonly query: string }[] {
  const known = ledgerOf(evening.chronicle.lines, true)
    .filter(({ round, seat }) => round > 0 && seat >= 0)
    .flatMap(({ round, seat, entries }) => entries.map(({ number }) => ({ number, round, seat })))
  return Array.from({ length: LOOKS }, (_, look) => {
    const { number, round, seat } = known[Math.floor(((look + 0.5) / LOOKS) * known.length)] ?? known[0] ?? fail()
    return { number, query: `Round ${round} ${NAMES[seat]}` }
  })
}

function fail(): never {
  throw new Error('The evening has no entries.')
}

async function find(page: Page, number: number, query: string): Promise<Found> {
  const field = page.getByRole('searchbox', { name: 'Find an entry' })
  await field.fill('')
  await page.locator('.ledger__found').filter({ hasNotText: 'Found' }).waitFor({ state: 'attached' })
  const begun = performance.now()
  await field.click()
  await page.keyboard.type(query, { delay: KEY * 1000 })
  const row = page.locator('.ledger__entry', {
    has: page.getByRole('button', { name: `Correct entry ${number.toLocaleString('en')}`, exact: true }),
  })
  await row.waitFor()
  const seconds = (performance.now() - begun) / 1000
  const all = await page.locator('.ledger__entry').all()
  const own = await row.elementHandle()
  const same = await Promise.all(all.map((one) => one.evaluate((element, wanted) => element === wanted, own)))
  return { query, seconds, above: same.indexOf(true) }
}

await served(async (address) => {
  const browser = await chromium.launch(await findChromium())
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  await newHand(context)
  const page = await context.newPage()
  await page.goto(address)
  const buffer = Buffer.from(writeRecord(evening.session.record))
  await page.locator('input[type=file]').setInputFiles({ name: 'e.jsonl', mimeType: 'application/jsonl', buffer })
  await page.locator('.balances').waitFor()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const found: Found[] = []
  for (const { number, query } of queriesOf()) found.push(await find(page, number, query))
  await browser.close()
  const taken = found.map(({ seconds, above }) => seconds + (above + 1) * GLANCE).toSorted((a, b) => a - b)
  const at = (share: number) => (taken[Math.round(share * (taken.length - 1))] ?? 0).toFixed(1)
  const drawn = Math.max(...found.map(({ query, seconds }) => seconds - query.length * KEY))
  console.log(
    `${entries.length} entries, ${LOOKS} of them looked for: median ${at(0.5)} s, 95 % ${at(0.95)} s, worst ${at(1)} s;` +
      ` of it the page at most ${drawn.toFixed(2)} s; at most ${Math.max(...found.map(({ above }) => above))} entries above it`,
  )
  if (Number(at(1)) > MOST) process.exitCode = 1
})
