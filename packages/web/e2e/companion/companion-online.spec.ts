import { type Browser, expect, type Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { typeDice } from '../support/companion.ts'
import { newcomer } from '../support/hand.ts'
import { bookCard } from '../support/play.ts'
import { test } from '../support/several.ts'

test.use({ keptPage: true })

const PHONE = { width: 360, height: 740 }

interface Kept {
  readonly keeper: Page
  readonly phones: readonly Page[]
}

async function person(browser: Browser, phone: boolean): Promise<Page> {
  return newcomer(browser, {
    locale: 'de-DE',
    reducedMotion: 'reduce',
    ...(phone && { viewport: PHONE }),
  })
}

/** Ada keeps a game on a real board and plays; `devices` come with a phone each, `others` without. */
async function keepGame(
  browser: Browser,
  book: string,
  devices: readonly string[],
  others: readonly string[],
): Promise<Kept> {
  const keeper = await person(browser, false)
  await keeper.goto('/#/online')
  await keeper.getByLabel('Dein Name am Tisch').fill('Ada')
  await bookCard(keeper, book).click()
  await keeper.getByRole('spinbutton', { name: 'Plätze' }).fill(`${1 + devices.length + others.length}`)
  await keeper.getByText('Begleiter für ein echtes Brett').click()
  await keeper.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await keeper.getByRole('button', { name: 'Hier sitzen' }).first().click()
  await expect(keeper.getByText('du, führt Buch')).toBeVisible()
  const phones: Page[] = []
  for (const name of devices) phones.push(await join(browser, keeper.url(), name))
  for (const name of others) {
    await keeper.getByLabel('Wer sitzt hier?').first().selectOption('Jemand ohne Telefon …')
    await keeper.getByRole('dialog').getByLabel('Name').fill(name)
    await keeper.keyboard.press('Enter')
    await expect(keeper.locator('.seats__seat', { hasText: name })).toContainText('ohne Telefon')
  }
  await keeper.getByRole('button', { name: 'Spiel beginnen' }).click()
  await keeper.locator('.dice-input').waitFor()
  return { keeper, phones }
}

async function join(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await person(browser, true)
  await page.goto(address)
  await page.getByLabel('Dein Name am Tisch').fill(name)
  await page.getByRole('button', { name: 'Zum Tisch' }).click()
  await expect(page.getByText('Ada führt Buch.')).toBeVisible()
  await page.getByRole('button', { name: 'Hier sitzen' }).first().click()
  await expect(page.getByRole('button', { name: 'Aufstehen' })).toBeVisible()
  return page
}

const balance = (page: Page, name: string) =>
  page.locator('.balances__seat', { hasText: name }).locator('.balances__cash')

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  expect(await findings(page)).toEqual([])
}

/** A bid on a player's own phone. */
async function bid(phone: Page, amount: number): Promise<void> {
  await phone.getByRole('spinbutton', { name: 'Dein Gebot' }).fill(`${amount}`)
  await phone.getByRole('button', { name: `Zettel mit ${amount} abgeben` }).click()
}

test('the keeping of the books moves from one screen to a table online, to another device, and outlives both', async ({
  browser,
}) => {
  const first = await person(browser, false)
  await first.goto('/#/new')
  await first.getByText('Begleiter für ein echtes Brett').click()
  await first.getByRole('button', { name: 'Spiel beginnen' }).click()
  for (const [seat, name] of ['Anna', 'Ben', 'Cem', 'Dora'].entries())
    await typeDice(first, `Wer beginnt? ${name} wirft`, seat === 0 ? 6 : 1, 2)
  await typeDice(first, 'Anna zieht auf Chausseestraße', 4, 2)
  await first.getByRole('button', { name: /^Chausseestraße für 100 kaufen/ }).click()
  await expect(balance(first, 'Anna')).toContainText('1.400')

  await first.getByRole('button', { name: 'Online weiterspielen' }).click()
  await first.getByLabel('Dein Name am Tisch').fill('Ada')
  await first.getByRole('button', { name: 'Tisch eröffnen' }).click()
  await first.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(balance(first, 'Anna')).toContainText('1.400')
  await first.getByRole('button', { name: 'Zug beenden' }).click()

  const { code, token } = await first.evaluate(() => ({
    code: location.hash.split('/').at(-1),
    token: JSON.parse(localStorage.getItem('hausregeln.guest') ?? '{}').token as string,
  }))
  const second = await person(browser, false)
  await second.goto(`/#/device/${code}/${token}`)
  await second.getByRole('button', { name: 'Ada' }).click()
  await expect(balance(second, 'Anna')).toContainText('1.400')
  await typeDice(second, 'Ben zieht auf', 1, 3)
  await expect(first.locator('.ledger')).toContainText('Ben wirft 1 und 3')

  await first.context().close()
  await second.reload()
  await second.getByRole('button', { name: 'Zug beenden' }).click()
  await typeDice(second, 'Cem zieht auf', 1, 2)
})

test('sealed bids at a real board: each on their own phone, the keeper types for those who have none, nobody sees another’s', async ({
  browser,
}) => {
  const { keeper, phones } = await keepGame(browser, 'Börse', ['Bo', 'Cleo'], ['Dan'])
  const [bo, cleo] = phones as [Page, Page]
  await typeDice(keeper, 'Wer beginnt? Ada wirft 1 und 2', 1, 2)
  await typeDice(keeper, 'Wer beginnt? Bo wirft 6 und 5', 6, 5)
  await typeDice(keeper, 'Wer beginnt? Cleo wirft 1 und 3', 1, 3)
  await typeDice(keeper, 'Bo beginnt', 2, 2)

  await expect(bo.getByText('Ada trägt ein, was die Würfel zeigen.')).toBeVisible()
  await expect(bo.getByRole('button', { name: /^Würfeln/ })).toHaveCount(0)
  await typeDice(keeper, 'Bo zieht auf Chausseestraße', 4, 2)

  const slips = keeper.getByRole('region', { name: 'Verdeckte Gebote' })
  const slipOf = (name: string) =>
    slips.locator('.desk-slips__slip', { has: keeper.locator('.hr-seat__name', { hasText: name }) })
  await expect(slipOf('Bo')).toContainText('bietet am eigenen Telefon')
  await fits(bo)
  expect(await findings(keeper)).toEqual([])
  await bid(bo, 617)
  await expect(slipOf('Bo')).toContainText('abgegeben')
  for (const page of [keeper, cleo]) await expect(page.locator('body')).not.toContainText('617')

  await keeper
    .getByRole('button', { name: /^Eintrag \d+ berichtigen/ })
    .first()
    .click()
  await expect(keeper.getByRole('dialog')).toContainText('Verdeckte Gebote werden gerade abgegeben.')
  await keeper.keyboard.press('Escape')

  await slips.getByLabel('Gebot von Ada', { exact: true }).fill('7')
  await slips.getByLabel('Gebot von Ada', { exact: true }).press('Enter')
  await slips.getByLabel('Gebot von Dan', { exact: true }).fill('618')
  await slips.getByLabel('Gebot von Dan', { exact: true }).press('Enter')
  // Cleo’s phone gives out: the slip of paper it is.
  await cleo.context().close()
  await expect(slipOf('Cleo')).toContainText('Telefon nicht verbunden')
  await slips.getByRole('button', { name: 'Zettel eintragen: Cleo' }).click()
  await slips.getByLabel('Gebot von Cleo', { exact: true }).fill('3')
  await slips.getByLabel('Gebot von Cleo', { exact: true }).press('Enter')

  await expect(bo.getByText('Dein Zettel mit 617 liegt verdeckt auf dem Tisch.')).toBeVisible()
  await bo.getByRole('button', { name: 'Zettel ändern' }).click()
  await bid(bo, 616)
  await expect(bo.getByText('Dein Zettel mit 616 liegt verdeckt auf dem Tisch.')).toBeVisible()
  await expect(keeper.locator('.ledger')).not.toContainText('ersteigert')
  await slips.getByRole('button', { name: 'Aufdecken' }).click()
  await expect(slips).toBeHidden()
  await expect(bo.getByText('Die Zettel liegen offen')).toBeVisible()
  await expect(bo.locator('.reveal')).toContainText('Dan ersteigert Chausseestraße für 618')
  await expect(balance(keeper, 'Bo')).toContainText('884')
  await expect(balance(keeper, 'Dan')).toContainText('882')
  await fits(bo)
  expect(await findings(keeper)).toEqual([])

  await keeper.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(balance(keeper, 'Bo')).toContainText('1.500')
  await expect(slips.getByRole('button', { name: 'Aufdecken' })).toBeVisible()
})

test('a classic game at a real board: a purchase on a player’s own phone, a wrong die corrected, a missing note made good', async ({
  browser,
}) => {
  const { keeper, phones } = await keepGame(browser, 'Klassisch', ['Bo'], [])
  const [bo] = phones as [Page]
  await typeDice(keeper, 'Wer beginnt? Ada wirft 1 und 2', 1, 2)
  await typeDice(keeper, 'Bo beginnt', 6, 5)
  await typeDice(keeper, 'Bo zieht auf Chausseestraße', 4, 2)
  await bo.getByRole('button', { name: /^Chausseestraße für 100 kaufen/ }).click()
  await expect(bo.getByText(/^„Chausseestraße für 100 kaufen“ liegt der Bank vor/)).toBeVisible()
  await expect(bo.getByRole('button', { name: /^Chausseestraße für 100 kaufen/ })).toHaveCount(0)
  await expect(balance(keeper, 'Bo')).toContainText('1.500')
  const fromPhones = keeper.getByRole('region', { name: 'Von den Telefonen' })
  await expect(fromPhones).toContainText('Bo: Chausseestraße für 100 kaufen')
  await fits(bo)
  await fromPhones.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(balance(keeper, 'Bo')).toContainText('1.400')
  await bo.getByRole('button', { name: 'Zug beenden' }).click()
  await typeDice(keeper, 'Ada zieht auf', 3, 4)

  const dialog = keeper.getByRole('dialog')
  await keeper
    .locator('.ledger__entry', { hasText: 'Bo wirft 4 und 2' })
    .getByRole('button', { name: /^Eintrag \d+ berichtigen/ })
    .click()
  await expect(dialog).toContainText('Eingetragen war: 4 + 2')
  await keeper.keyboard.type('54')
  await keeper.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'So geht alles auf' })).toBeVisible()
  await expect(dialog).toContainText('1.400 → 1.380')
  await dialog.getByRole('button', { name: 'Berichtigung eintragen' }).click()
  await expect(balance(keeper, 'Bo')).toContainText('1.380')
  await expect(bo.locator('.players')).toContainText('1.380')

  await keeper.getByRole('button', { name: 'Ausgleichen' }).click()
  await dialog.getByLabel('Spieler').selectOption('Bo')
  await dialog.getByRole('spinbutton', { name: 'Betrag' }).fill('20')
  await dialog.getByLabel('Grund').fill('gefunden')
  await dialog.getByRole('button', { name: 'Ausgleich eintragen' }).click()
  await expect(bo.locator('.players')).toContainText('1.400')
  await expect(keeper.getByRole('button', { name: 'Zug zurücknehmen' })).toHaveCount(0)
})
