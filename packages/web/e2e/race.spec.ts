import type { Game } from '@hausregeln/engine'
import { expect } from '@playwright/test'
import { OWN_PAGE, test } from './support/hand.ts'
import { hurry, openRecord, startGame } from './support/play.ts'
import { asked, recordUntil } from './support/positions.ts'

test.use({ keptPage: true })

const enabled = 'button:not([aria-disabled="true"])'
const MOST = 80
const BOTS = ['Ben', 'Clara', 'David', 'Emil', 'Frieda', 'Gero', 'Hanna'] as const
/** In the worker that plays: what is to happen a second from now or later never does. */
const NO_WAITING = `
const { setTimeout: later } = self
self.setTimeout = (what, milliseconds, ...more) => (milliseconds < 1000 ? later(what, milliseconds, ...more) : 0)
`

test('against bots a countdown is seen before the throw that lets a rent lapse, and R demands it in time', async ({
  page,
}) => {
  await startGame(page, { seats: ['person', 'plain', 'plain', 'plain'], seed: 7 })
  await hurry(page)
  // Time enough for a slow machine.
  await page.getByRole('spinbutton', { name: /^Bedenkzeit/ }).fill('60')
  const countdown = page.getByRole('meter', { name: /^Der nächste Wurf fällt in/ })
  const answers = '.decision .answers:not(.answers--demand)'
  const answer = page.locator(`${answers} ${enabled}`)
  for (let step = 0; step < MOST; step++) {
    await countdown.or(answer).first().waitFor()
    if (await countdown.isVisible()) break
    const pass = answer.filter({ hasText: 'Passen' })
    const main = page.locator(`${answers} ${enabled}.js-main`)
    const wish = (await pass.count()) > 0 ? pass : (await main.count()) > 0 ? main : answer
    await wish
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
  }
  await expect(countdown).toBeVisible()
  const demand = page.getByRole('button', { name: /^Miete verlangen/ })
  await expect(demand).not.toHaveCount(0)
  await expect(async () => {
    await page.keyboard.press('r')
    await expect(demand).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.locator('.log')).toContainText(/zahlt .* Miete an Anna/)
  await expect(countdown).toBeHidden()
})

test(
  'settings that are changed one after the other, before the game has answered, are all kept',
  OWN_PAGE,
  async ({ page }) => {
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage
      const held: (() => void)[] = []
      let holds = false
      Worker.prototype.postMessage = function (...message: unknown[]) {
        const send = () => Reflect.apply(post, this, message)
        if (holds) held.push(send)
        else send()
      }
      addEventListener('hold', () => {
        holds = true
      })
      addEventListener('release', () => {
        holds = false
        for (const send of held.splice(0)) send()
      })
    })
    await startGame(page, { seats: ['person', 'plain'], seed: 7 })
    await page.evaluate(() => dispatchEvent(new Event('hold')))
    await hurry(page)
    const wait = page.getByRole('spinbutton', { name: /^Bedenkzeit/ })
    await wait.fill('60')
    await wait.press('Tab')
    await page.evaluate(() => dispatchEvent(new Event('release')))
    await expect(wait).toHaveValue('60')
    await expect(page.getByRole('radio', { name: 'Sofort' })).toBeChecked()
  },
)

test(
  'slow bots are skipped to your own next decision, and what they did is told in a line each',
  OWN_PAGE,
  async ({ page }) => {
    await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${NO_WAITING}${await response.text()}` })
    })
    const until = (game: Game) => asked(game, 0)?.ask === 'endTurn' && game.s.round === 2
    const bots = BOTS.map((name) => [name, 'plain'] as const)
    await openRecord(page, recordUntil({ seats: ['Anna', ...bots], until }))
    await page.getByText('Gemächlich', { exact: true }).click()
    await page.getByRole('spinbutton', { name: /^Bedenkzeit/ }).fill('0')
    await page.getByRole('button', { name: 'Zug beenden' }).click()
    await page.getByRole('button', { name: 'Vorspulen bis zu mir' }).click()
    await expect(page.getByRole('button', { name: /^Würfeln|^Auf einen Pasch/ })).toBeVisible()
    const turns = page.getByRole('list', { name: 'Seit dem letzten Zug' }).getByRole('listitem')
    await expect(turns).toHaveText(BOTS.map((name) => new RegExp(`^${name}`)))
    await expect(page.getByRole('radio', { name: 'Gemächlich' })).toBeChecked()
  },
)
