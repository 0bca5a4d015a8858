import { SEALED_FRAME } from '@hausregeln/chapters/auction-sealed/rules/vocabulary.ts'
import { type Game, topKind } from '@hausregeln/engine'
import { exchange } from '@hausregeln/rulebooks'
import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { bookCard, hurry, openRecord } from './support/play.ts'
import { asked, mayDo, recordUntil } from './support/positions.ts'
import { begun } from './support/records.ts'

test.use({ keptPage: true })

const bots = ['Ben', 'Cem', 'Dora'].map((name) => [name, 'steady'] as const)

const enabled = '.decision .answers button:not([aria-disabled="true"])'

/** Goes on until a person at the shared screen is asked for a sealed bid; that person has not taken the screen yet. */
async function untilCover(page: Page): Promise<void> {
  const cover = page.locator('.cover')
  const answer = page.locator('.decision .answers:not(.cover *) button:not([aria-disabled="true"])')
  for (let step = 0; step < 40 && !(await cover.isVisible()); step++) {
    // The answer may be settled, and the cover be there, before the mouse is.
    await answer
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined)
    await cover.or(answer).first().waitFor()
  }
}

/** Anna is asked for a sealed bid in the turn after another sealed auction. */
function inTwoTurnsRunning(): (game: Game) => boolean {
  let last = 0
  return (game) => {
    const { turns } = game.s
    const isSealed = topKind(game) === SEALED_FRAME
    const found = isSealed && last === turns - 1 && asked(game, 0)?.ask === 'sealed'
    if (isSealed) last = turns
    return found
  }
}

/** The person named takes the screen and hands in a slip. */
async function bid(page: Page, name: string, amount: number): Promise<void> {
  await page.getByRole('button', { name: `Ich bin ${name}` }).click()
  await expect(page.locator('.slip__masked')).toBeFocused()
  await page.keyboard.type(String(amount))
  await page.keyboard.press('Enter')
}

test('sealed bids are taken behind a cover and opened together; everybody pays their own', async ({ page }) => {
  test.slow()
  await openRecord(page, begun({ rulebook: exchange, seats: ['Anna', 'Ben'], seed: 5 }))
  await untilCover(page)
  const first = (await page.getByRole('heading', { level: 2 }).first().innerText()).split(' ')[0] ?? ''
  const second = first === 'Anna' ? 'Ben' : 'Anna'
  await bid(page, first, 40)
  // The next person sees who has bid, and not how much.
  await expect(page.locator('.slips__seat--in')).toHaveCount(1)
  await expect(page.locator('body')).not.toContainText('40 €')
  expect(await findings(page)).toEqual([])
  await bid(page, second, 25)
  await expect(page.locator('.reveal__slip')).toHaveText([new RegExp(`${second}\\s*25`), new RegExp(`${first}\\s*40`)])
  await expect(page.locator('.reveal__outcome')).toContainText(`${first} ersteigert`)
  await expect(page.locator('.players__seat', { hasText: first })).toContainText('1.460')
  await expect(page.locator('.players__seat', { hasText: second })).toContainText('1.475')
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toBeHidden()
})

test('shares are sold to the bank, offered to others, and a report is filed', async ({ page }) => {
  test.slow()
  await openRecord(page, begun({ rulebook: exchange, seats: ['Anna', 'Ben'], seed: 5 }))
  await page.locator(enabled).first().waitFor()
  const seller = (await page.getByRole('heading', { level: 2 }).first().innerText()).split(' ')[0] ?? ''
  await page.getByRole('tab', { name: 'Handeln' }).click()
  await page.getByLabel('Anteile von').selectOption({ label: seller })
  await page.getByRole('spinbutton', { name: 'Wie viele?' }).fill('5')
  await page.getByRole('button', { name: /^An die Bank verkaufen/ }).click()
  await page.getByRole('tab', { name: 'Anteile' }).click()
  await expect(page.locator('.exchange__matrix tbody tr', { hasText: seller })).toContainText(/20.*5/)
  await page.getByRole('tab', { name: 'Berichte' }).click()
  await page.getByRole('button', { name: 'Zwischenbericht abgeben' }).click()
  await expect(page.locator('.exchange__table tbody tr', { hasText: seller })).toContainText('1.800')
  await page.getByRole('button', { name: 'Anteile handeln' }).click()
  const own = page.getByRole('group', { name: `${seller} gibt` })
  await own.getByLabel('Anteile von').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Anbieten' }).click()
  await expect(page.getByRole('heading', { name: 'Eigenes Angebot' })).toBeVisible()
})

test('the prices are lines, not planes, on a page that has seen no end of a game', async ({ page }) => {
  await openRecord(page, recordUntil({ rulebook: exchange, seats: ['Anna', ...bots], until: inTwoTurnsRunning() }))
  await expect(page.locator('.exchange .chart__line')).toHaveCount(4)
  await expect(page.locator('.exchange .chart__line').first()).toHaveCSS('fill', 'none')
})

test('on a phone a slip can be handed in without scrolling, below those of the round before', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await openRecord(page, recordUntil({ rulebook: exchange, seats: ['Anna', ...bots], until: inTwoTurnsRunning() }))
  await expect(page.locator('.reveal--brief .reveal__slip')).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Zettel mit \d/ })).toBeInViewport({ ratio: 0.9 })
})

test('an owner puts a property up; below the minimum price they keep it and pay half of that (B-3.2)', async ({
  page,
}) => {
  const canPutUp = (game: Game) =>
    game.s.turnSeat === 0 && asked(game, 0)?.ask === 'throw' && mayDo(game, 0, 'putUp') && (game.s.cash[0] ?? 0) > 1000
  await openRecord(page, recordUntil({ rulebook: exchange, seats: ['Anna', ...bots], until: canPutUp }))
  await hurry(page)
  const cash = page.locator('.players__seat', { hasText: 'Anna' }).locator('.hr-money--strong')
  const before = Number((await cash.innerText()).replaceAll(/\D/g, ''))
  await page
    .getByRole('button', { name: /^\S.* versteigern$/ })
    .first()
    .click()
  await page.getByRole('spinbutton', { name: 'Mindestpreis' }).fill('1999')
  await expect(page.locator('.decision')).toContainText('zahlst du 1.000 in den Topf')
  await page.getByRole('button', { name: 'Ab 1.999 verkaufen' }).click()
  await expect(page.locator('.reveal__outcome')).toContainText('B-3.2')
  await expect(cash).toHaveText((before - 1000).toLocaleString('de-DE'))
})

test('a player who owes a report is told until when, and what it costs to forget it (B-4.6)', async ({ page }) => {
  const owing = (game: Game) => (game.s.parts.shares.reportsOwed & 1) === 1 && asked(game, 0)?.ask === 'endTurn'
  const wishes = [['throw', 'sealedBid', 'endTurn']] as const
  await openRecord(page, recordUntil({ rulebook: exchange, seats: ['Anna', ...bots], wishes, until: owing }))
  const notice = page.locator('.decision .notice', { hasText: 'Du schuldest der Börse einen Bericht' })
  await expect(notice).toContainText('bis zum Zugende von Ben, sonst 150 € Strafe')
  await expect(page.getByRole('tab', { name: 'Berichte (1)' })).toBeVisible()
  await notice.getByRole('button', { name: 'Bericht abgeben' }).click()
  await expect(notice).toBeHidden()
})

for (const scheme of ['light', 'dark'] as const)
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme, locale: 'en-GB', viewport: { width: 360, height: 740 } })

    test('every side of the exchange has no barrier that axe finds, on a phone, in English', async ({ page }) => {
      test.slow()
      await page.goto('/#/new')
      await bookCard(page, 'Exchange').click()
      await page.locator('button[type=submit]').click()
      await page.locator('.exchange').waitFor()
      for (const tab of ['Prices', 'Shares', 'Reports', 'Deal']) {
        // Where somebody owes a report already, the tab says how many.
        await page.getByRole('tab', { name: new RegExp(`^${tab}( \\(\\d+\\))?$`) }).click()
        expect(await findings(page)).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
