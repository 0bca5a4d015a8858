import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { type Game, topKind } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { asked, mayDo, recordUntil } from './support/positions.ts'
import { begun } from './support/records.ts'

test.use({ keptPage: true })

const bots = ['Ben', 'Cem', 'Dora'].map((name) => [name, 'steady'] as const)

/** A field that shows what cannot be sent says so, and so does the button; nothing is sent by mouse or Enter. */
async function refuses(field: Locator, typed: string, send: Locator): Promise<void> {
  await field.fill(typed)
  await field.press('Enter')
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.dispatchEvent('click')
  await expect(send).toHaveAccessibleDescription(/Bitte/)
  await expect(field).toHaveValue(typed)
}

function money(page: Page, side: string): Locator {
  return page.getByRole('dialog').getByRole('group', { name: side }).getByRole('spinbutton', { name: 'Geld' })
}

test('a bid that is not in hand stays on the screen and is not made', async ({ page }) => {
  const until = (game: Game) =>
    asked(game, 0)?.ask === 'auction' && mayDo(game, 0, 'bid') && (game.s.cash[0] ?? 0) < 300
  await openRecord(page, recordUntil({ seats: ['Anna', 'Ben', 'Cem'], until }))
  const field = page.getByRole('spinbutton', { name: 'Gebot' })
  const bid = page.getByRole('button', { name: /^\S+ bieten/ })
  const best = await page.locator('.bidders').innerText()
  await refuses(field, '4000', bid)
  await refuses(field, '', bid)
  await refuses(field, '12,5', bid)
  await expect(page.locator('.bidders')).toHaveText(best, { useInnerText: true })
  // A raise by a tap is an amount again, and shown as such.
  await page.getByRole('button', { name: '+1', exact: true }).click()
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(bid).not.toHaveAttribute('aria-disabled')
  await expect(bid).toContainText(await field.inputValue())
})

test('an offer, a report of shares and an adjustment wait for amounts that can be', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: 3 }))
  await page.getByRole('button', { name: 'Würfeln' }).click()
  await page.getByRole('button', { name: /^Elisenstraße für 100 kaufen/ }).click()
  await page.getByRole('button', { name: 'Tauschen', exact: true }).click()
  const send = page.getByRole('dialog').getByRole('button', { name: 'Anbieten' })
  await page.getByRole('group', { name: 'Anna gibt' }).getByRole('checkbox', { name: 'Elisenstraße' }).check()
  await money(page, 'Ben gibt').fill('100')
  await expect(send).not.toHaveAttribute('aria-disabled')
  await refuses(money(page, 'Ben gibt'), '230000', send)
  await refuses(money(page, 'Anna gibt'), '1e3', send)
  await money(page, 'Ben gibt').fill('120')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await money(page, 'Anna gibt').fill('0')
  await send.click()
  await expect(page.getByText(/Ben.*120/).first()).toBeVisible()
})

test('shares are not sold while the field shows more than there may be', async ({ page }) => {
  const until = (game: Game) => game.s.turnSeat === 0 && asked(game, 0)?.ask === 'throw'
  await openRecord(page, recordUntil({ rulebook: exchange, seats: ['Anna', ...bots], until }))
  await page.getByRole('tab', { name: 'Handeln' }).click()
  const sell = page.getByRole('button', { name: /^An die Bank verkaufen/ })
  await expect(sell).not.toHaveAttribute('aria-disabled')
  await refuses(page.getByRole('spinbutton', { name: 'Wie viele?' }), '999', sell)
})

test('a sealed bid beyond what is in hand is not handed in', async ({ page }) => {
  const until = (game: Game) => topKind(game) === SEALED_FRAME && asked(game, 0)?.ask === 'sealed'
  await openRecord(page, recordUntil({ rulebook: exchange, seats: ['Anna', ...bots], until }))
  const slip = page.locator('.decision form')
  const send = slip.locator('button[type=submit]')
  await refuses(slip.getByRole('spinbutton'), '99999', send)
  await expect(slip).toBeVisible()
})

test('a game and a table are not made with numbers that they cannot have', async ({ page }) => {
  await page.goto('/#/new')
  const limit = page.getByRole('spinbutton').first()
  await refuses(limit, '99999999', page.getByRole('button', { name: 'Spiel beginnen' }))
  expect(page.url()).toContain('#/new')
  await page.goto('/#/online')
  await page.getByLabel('Dein Name am Tisch').fill('Ada')
  await refuses(
    page.getByRole('spinbutton', { name: 'Plätze' }),
    '12',
    page.getByRole('button', { name: 'Tisch eröffnen' }),
  )
})

test('the books are not adjusted by what is no amount', async ({ page }) => {
  await page.goto('/#/new')
  await page.getByText('Begleiter für ein echtes Brett').click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await page
    .getByRole('button', { name: /^Nachtragen|^Richtigstellen|^Ausgleichen|^Anpassen/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Grund').fill('Verzählt')
  await refuses(dialog.getByRole('spinbutton'), '12.5', dialog.getByRole('button', { name: 'Ausgleich eintragen' }))
})
