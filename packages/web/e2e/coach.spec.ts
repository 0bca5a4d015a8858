import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { expectRoom } from './support/layout.ts'
import { openRecord } from './support/play.ts'
import { recordUntil } from './support/positions.ts'
import { STATES } from './support/states.ts'
import { troubles } from './support/troubles.ts'

test.use({ keptPage: true, viewport: { width: 360, height: 740 }, hasTouch: true })

/** What is asked, and what the coach must say of it. */
const SAID = [
  [
    'classic: a purchase in a group that somebody has',
    /^Chausseestraße für 100 kaufen: .*Punkte Gewinnchance; lässt dir 733/,
  ],
  ['classic: an offer', /^Angebot von Cem annehmen: /],
  ['classic: a debt', /^Hypothek auf .*: das entbehrst du am ehesten/],
  ['stadium: a triple', /^Auf .* springen: /],
  ['simplified: a purchase', /^Chausseestraße für 2\.000 kaufen: .*Gewinnchance/],
  ['exchange: a sealed bid', /^Poststraße: ist dir bis zu \d+ wert\.$/],
  ['exchange: a lot of shares', /^Diese Anteile: /],
  ['euronopoly: prison', /^Für 600 freikaufen: /],
] as const

/** Where bots play on, and something else is asked soon: that its answers are in sight phone-states.spec.ts tells. */
const GOES_ON = 'classic: an offer'
/** Where something cannot be done as yet. */
const GREYED = 'classic: a debt'

test('the coach says a sentence in all five books, and what answers the question stays in sight on a phone', async ({
  page,
}) => {
  test.slow()
  for (const [index, [name, said]] of SAID.entries()) {
    const wanted = STATES[name]
    if (wanted === undefined) throw new Error(name)
    await openRecord(page, recordUntil(wanted))
    if (index === 0) {
      await expect(page.locator('.coach')).toHaveCount(0)
      await page.getByRole('button', { name: 'Coach', exact: true }).click()
    }
    await expect(page.locator('.coach__line'), name).toHaveText(said)
    if (name !== GOES_ON) await expect.poll(async () => (await troubles(page)).hidden, { message: name }).toEqual([])
    if (name !== GREYED) continue
    // What is greyed and pressed all the same: the coach says why not, in the engine's words, with their paragraph.
    await page.getByRole('button', { name: 'Bankrott erklären' }).click({ force: true })
    await expect(page.locator('.coach__told')).toHaveText(/^Bankrott erklären: Kein Bankrott, solange .* K-8\.1$/)
  }
  await page.getByRole('button', { name: 'Was würdest du tun?' }).click()
  await expect(page.locator('.coach__told')).toHaveText(/^Mein Rat: /)
  expect(await findings(page, '.decision')).toEqual([])
  await expectRoom(page)
})
