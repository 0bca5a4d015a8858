import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { LOOKS } from './looks.ts'
import { complaints } from './play.ts'

interface KeptWish {
  readonly seats: number
  /** German title of the rulebook; the first one if left out. */
  readonly book?: string
  /** Options to switch on, by their German name. */
  readonly switches?: readonly string[]
  /** How many of the last seats are bots. */
  readonly bots?: number
}

/** From the set-up to the desk of who keeps a game on a real board; Anna has won the first throw in classic. */
async function keepGame(page: Page, { seats, book, switches = [], bots = 0 }: KeptWish): Promise<void> {
  await page.goto('/#/new')
  const rows = page.locator('.setup__seat')
  await rows.first().waitFor()
  if (book !== undefined) await page.locator('.books__card', { hasText: book }).click()
  await page.getByText('Begleiter für ein echtes Brett').click()
  await expect(page.getByLabel('Startzahl der Würfel')).toBeHidden()
  while ((await rows.count()) > seats)
    await rows
      .last()
      .getByRole('button', { name: /vom Tisch/ })
      .click()
  for (let seat = seats - bots; seat < seats; seat++)
    await rows.nth(seat).getByLabel('Wer spielt').selectOption('plain')
  for (const name of switches) await page.locator('.setup__options label', { hasText: name }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await expect(page.getByRole('region', { name: 'Kontostände' })).toBeVisible()
}

/** The first throw of two: Anna 6 and 5, Ben 1 and 2. */
async function annaBegins(page: Page): Promise<void> {
  await typeDice(page, 'Wer beginnt? Anna wirft 6 und 5', 6, 5)
  await typeDice(page, 'Anna beginnt', 1, 2)
}

/** Dice by keys; `told` stands in the log then. */
async function typeDice(page: Page, told: string, ...faces: readonly (number | string)[]): Promise<void> {
  await page.locator('.dice-input').waitFor()
  for (const face of faces) await page.keyboard.press(`${face}`)
  await page.keyboard.press('Enter')
  await expect(page.locator('.ledger')).toContainText(told)
}

const balance = (page: Page, name: string) =>
  page.locator('.balances__seat', { hasText: name }).locator('.balances__cash')
const dialog = (page: Page) => page.getByRole('dialog')

async function correct(page: Page, sentence: string): Promise<void> {
  await page
    .locator('.ledger__entry', { hasText: sentence })
    .getByRole('button', { name: /^Eintrag \d+ berichtigen/ })
    .click()
  await expect(dialog(page)).toBeVisible()
}

async function tapDice(page: Page, ...faces: readonly number[]): Promise<void> {
  for (const [die, face] of faces.entries())
    await dialog(page)
      .getByRole('group', { name: die === 0 ? 'Erster Würfel' : 'Zweiter Würfel' })
      .locator('label', { has: page.getByRole('radio', { name: `${face}`, exact: true }) })
      .click()
  await dialog(page).getByRole('button', { name: 'Wurf eintragen' }).click()
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('svg[aria-hidden]').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

test('a short game on a real board: dice, a card, a wrong die corrected, an adjustment, a reload, the file, the end', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const heard = complaints(page)
  await keepGame(page, { seats: 2 })
  await annaBegins(page)

  await typeDice(page, 'Anna zieht auf Chausseestraße', 4, 2)
  await page.getByRole('button', { name: /^Chausseestraße für 100 kaufen/ }).click()
  await expect(balance(page, 'Anna')).toContainText('1.400')
  await expect(page.getByRole('region', { name: 'Gebucht in diesem Zug' })).toContainText('100')
  await page.getByRole('button', { name: 'Zug beenden' }).click()

  await typeDice(page, 'Ben zieht auf Ereignisfeld', 3, 4)
  const cards = page.locator('.pick__item')
  await expect(cards).toHaveCount(16)
  await page.getByLabel('Suchen').fill('Rückenwind')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ledger')).toContainText('Ben zieht vom Stapel Ereignis')
  await expect(balance(page, 'Ben')).toContainText('1.700')

  await page.reload()
  await expect(balance(page, 'Ben')).toContainText('1.700')
  await page.getByRole('button', { name: 'Zug beenden' }).click()

  await correct(page, 'Anna wirft 4 und 2')
  await expect(dialog(page)).toContainText('Eingetragen war: 4 + 2')
  await tapDice(page, 4, 4)
  await expect(dialog(page).getByRole('heading', { name: /^Dann geht Eintrag \d+ nicht mehr/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(balance(page, 'Anna')).toContainText('1.400')

  await correct(page, 'Anna wirft 4 und 2')
  await tapDice(page, 5, 4)
  await expect(dialog(page).getByRole('heading', { name: 'So geht alles auf' })).toBeVisible()
  await expect(dialog(page)).toContainText('1.400 → 1.380')
  await expect(dialog(page)).toContainText('Poststraße: Bank → Anna')
  await dialog(page).getByRole('button', { name: 'Berichtigung eintragen' }).click()
  await expect(balance(page, 'Anna')).toContainText('1.380')
  await expect(page.locator('.ledger')).toContainText('ist berichtigt')
  await expect(page.locator('.ledger')).not.toContainText('Chausseestraße')

  await page.getByRole('button', { name: 'Ausgleichen' }).click()
  const book = dialog(page).getByRole('button', { name: 'Ausgleich eintragen' })
  await expect(book).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('Spieler').selectOption('Ben')
  await dialog(page).getByText('zahlt an die Bank').click()
  await dialog(page).getByRole('spinbutton', { name: 'Betrag' }).fill('2000')
  await dialog(page).getByLabel('Grund').fill('verzählt')
  await expect(dialog(page)).toContainText('Weniger als nichts kann niemand haben.')
  await dialog(page).getByRole('spinbutton', { name: 'Betrag' }).fill('50')
  await expect(dialog(page)).toContainText('1.700 → 1.650')
  await book.click()
  await expect(balance(page, 'Ben')).toContainText('1.650')
  await expect(page.locator('.ledger')).toContainText('Grund: verzählt')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Datei sichern' }).click()
  const file = await (await download).path()
  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(balance(page, 'Ben')).toContainText('1.650')
  await expect(page.locator('.ledger')).toContainText('ist berichtigt')

  await page.getByRole('button', { name: 'Aufgeben' }).click()
  await dialog(page).getByRole('button', { name: 'Aufgeben' }).click()
  await expect(page.locator('.ranking')).toBeVisible()
  expect(heard).toEqual([])
})

test('what a correction makes impossible is repaired on the spot, or all after it is dropped', async ({ page }) => {
  await keepGame(page, { seats: 2 })
  await annaBegins(page)
  await typeDice(page, 'Anna zieht auf Einkommensteuer', 1, 3)
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  await typeDice(page, 'Ben zieht auf', 1, 4)

  await correct(page, 'Anna wirft 1 und 3')
  await tapDice(page, 4, 2)
  await dialog(page)
    .getByRole('button', { name: /^Chausseestraße für 100 kaufen/ })
    .click()
  await expect(dialog(page).getByRole('heading', { name: 'So geht alles auf' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Berichtigung eintragen' }).click()
  await expect(balance(page, 'Anna')).toContainText('1.400')
  await expect(page.locator('.ledger')).toContainText('Anna kauft Chausseestraße')
  await expect(page.locator('.ledger')).toContainText('Ben wirft 1 und 4')

  await correct(page, 'Anna kauft Chausseestraße')
  await dialog(page).getByRole('button', { name: 'Diesen und alles danach zurücknehmen' }).click()
  await expect(page.locator('.ledger')).not.toContainText('Ben wirft 1 und 4')
})

test('a board with other streets and prices is kept by a rulebook of its own, with a paragraph that says so', async ({
  page,
}) => {
  await page.goto('/#/new')
  await page.getByText('Begleiter für ein echtes Brett').click()
  await page.getByText('Auf dem Brett stehen andere Straßen oder Preise').click()
  await page.getByLabel('Name von Chausseestraße').fill('Oststraße')
  await page.getByRole('spinbutton', { name: 'Preis von Chausseestraße' }).fill('110')
  await page.getByRole('button', { name: 'Übernehmen (1)' }).click()
  await expect(page.locator('.books__card', { hasText: 'Klassisch, eigenes Brett' })).toBeVisible()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  for (const dice of [
    [6, 5],
    [1, 2],
    [1, 3],
    [1, 4],
  ])
    await typeDice(page, `wirft ${dice.join(' und ')}`, ...dice)
  await typeDice(page, 'Anna zieht auf Oststraße', 4, 2)
  await page.getByRole('button', { name: /^Oststraße für 110 kaufen/ }).click()
  await expect(balance(page, 'Anna')).toContainText('1.390')
  await page.getByRole('button', { name: 'Regelbuch' }).click()
  await expect(dialog(page)).toContainText('Das Brett dieses Tischs')
})

test('sealed bids are typed as slips, hidden until all are in', async ({ page }) => {
  await keepGame(page, { seats: 2, book: 'Börse' })
  await annaBegins(page)
  await typeDice(page, 'Anna zieht auf', 4, 2)
  const slips = page.getByRole('region', { name: 'Verdeckte Gebote' })
  await expect(slips).toBeVisible()
  await slips.getByLabel('Gebot von Anna', { exact: true }).fill('7')
  await slips.getByLabel('Gebot von Anna', { exact: true }).press('Enter')
  await expect(slips.getByRole('img', { name: 'abgegeben' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('7 GE')
  await expect(slips.getByLabel('Gebot von Ben', { exact: true })).toBeFocused()
  await slips.getByLabel('Gebot von Ben', { exact: true }).fill('31')
  const reveal = slips.getByRole('button', { name: 'Aufdecken' })
  await expect(reveal).toHaveAttribute('aria-disabled', 'true')
  await slips.getByRole('button', { name: 'Zettel abgeben' }).click()
  await expect(reveal).toBeFocused()

  await page.reload()
  await slips.getByRole('button', { name: 'Gebot von Ben zeigen' }).click()
  await expect(slips.getByLabel('Gebot von Ben', { exact: true })).toHaveValue('31')
  await slips.getByLabel('Gebot von Ben', { exact: true }).fill('3')
  await slips.getByRole('button', { name: 'Zettel ändern' }).click()
  await expect(page.locator('.ledger')).not.toContainText('zahlt das eigene Gebot')
  await reveal.click()
  await expect(slips).toBeHidden()
  await expect(page.locator('.reveal')).toContainText('7')
  await expect(page.locator('.ledger')).toContainText(/Anna zahlt das eigene Gebot/)

  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(slips.getByLabel('Gebot von Anna', { exact: true })).toHaveValue('7')
  await reveal.click()
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  await typeDice(page, 'Ben zieht auf', 1, 3)
  await expect(page.locator('.reveal')).toBeHidden()

  const actsFor = page.getByLabel('Für wen?')
  await actsFor.selectOption('Anna')
  await expect(actsFor).toHaveValue('0')
  await balance(page, 'Anna').click()
  await page.getByRole('button', { name: /^Hypothek auf Chausseestraße/ }).click()
  await expect(page.locator('.ledger')).toContainText('Anna nimmt')
  await expect(actsFor).toHaveValue('1')
})

test('the speed die is entered, too, once it is thrown', async ({ page }) => {
  await keepGame(page, { seats: 2, switches: ['Tempowürfel'] })
  await annaBegins(page)
  await expect(page.getByRole('group', { name: 'Dritter Würfel' })).toBeHidden()
  await typeDice(page, 'Anna zieht auf Ereignisfeld', 3, 4)
  await page.getByRole('button', { name: /^Rückenwind/ }).click()
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  await typeDice(page, 'Ben zieht auf Einkommensteuer', 1, 3)
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  await expect(page.getByRole('group', { name: 'Dritter Würfel' })).toBeVisible()
  await typeDice(page, 'Anna wirft 1, 3 und „Bus“', 1, 3, 'b')
  await page
    .getByRole('button', { name: /Einkommensteuer|um 4|4 Felder/ })
    .first()
    .click()
  await expect(page.locator('.ledger')).toContainText('Anna zieht auf Einkommensteuer')
})

test('deeds that are dealt on the table are chosen from those that the bank still has', async ({ page }) => {
  await keepGame(page, { seats: 2, switches: ['Kurzes Spiel'] })
  const deeds = page.locator('.pick__item')
  await expect(deeds).toHaveCount(28)
  await expect(page.getByRole('heading', { name: 'Welche Karte bekommt Anna?' })).toBeVisible()
  await page.getByLabel('Suchen').fill('schloss')
  await deeds.click()
  await expect(page.locator('.ledger')).toContainText('Anna bekommt Schlossallee zugeteilt')
  await expect(deeds).toHaveCount(27)
  await expect(balance(page, 'Anna')).toContainText('1.100')
})

test('a bot at a real table moves by the dice that are thrown for it', async ({ page }) => {
  await keepGame(page, { seats: 2, bots: 1 })
  await typeDice(page, 'Wer beginnt? Anna wirft 1 und 2', 1, 2)
  await typeDice(page, 'Ben beginnt', 6, 5)
  await typeDice(page, 'Ben zieht auf Chausseestraße', 4, 2)
  await expect(page.locator('.ledger')).toContainText('Ben kauft Chausseestraße')
  await typeDice(page, 'Anna zieht auf', 1, 3)
})

test('everything by keyboard alone: dice, a purchase, a card, a correction, an adjustment', async ({ page }) => {
  test.slow()
  await page.goto('/#/new')
  await page.locator('.setup__seat').first().waitFor()
  await tabTo(page, 'Spiel am Bildschirm')
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('Name').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('.dice-input').waitFor()
  for (const dice of ['65', '12', '13', '14']) {
    await page.keyboard.type(dice)
    await page.keyboard.press('Enter')
    await expect(page.locator('.ledger')).toContainText(`wirft ${dice[0]} und ${dice[1]}`)
    await expect(page.locator('.dice-input :checked')).toHaveCount(0)
  }
  await expect(page.locator('.ledger')).toContainText('Anna beginnt')
  await typeDice(page, 'Anna zieht auf Chausseestraße', 4, 2)
  await tabTo(page, 'Chausseestraße für 100 kaufen')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Zug beenden')
  await page.keyboard.press('Enter')
  await typeDice(page, 'Ben zieht auf Ereignisfeld', 3, 4)
  await tabTo(page, 'Suchen')
  await page.keyboard.type('rückenw')
  await page.keyboard.press('Enter')
  await expect(balance(page, 'Ben')).toContainText('1.700')

  await tabTo(page, 'Eintrag 6 berichtigen')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Eingetragen war: 4 + 2')
  await page.keyboard.type('54')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Berichtigung eintragen')
  await page.keyboard.press('Enter')
  await expect(balance(page, 'Anna')).toContainText('1.380')

  await tabTo(page, 'Ausgleichen')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Betrag')
  await page.keyboard.type('20')
  await tabTo(page, 'Grund')
  await page.keyboard.type('gefunden')
  await tabTo(page, 'Ausgleich eintragen')
  await page.keyboard.press('Enter')
  await expect(balance(page, 'Anna')).toContainText('1.400')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a typical turn takes the keeper four taps, and a card that only this table has a few letters', async ({
    page,
  }) => {
    await keepGame(page, { seats: 2 })
    await annaBegins(page)
    const taps = await countTaps(page)
    await tapFaces(page, 4, 2)
    await page.getByRole('button', { name: /^Chausseestraße für 100 kaufen/ }).click()
    await expect(balance(page, 'Anna')).toContainText('1.400')
    await page.getByRole('button', { name: 'Zug beenden' }).click()
    await page.locator('.dice-input').waitFor()
    expect(await taps()).toBe(4)

    await tapFaces(page, 3, 4)
    await page.getByLabel('Suchen').fill('erhalte 75')
    await page.keyboard.press('Enter')
    await expect(page.locator('.ledger')).toContainText('eine Karte, die nur dieser Tisch hat: 75 Taler von der Bank')
    await expect(balance(page, 'Ben')).toContainText('1.575')
  })
})

/** Counts from now on how often the screen is touched. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const count = { taps: 0 }
    addEventListener('pointerdown', () => count.taps++, { capture: true })
    return count
  })
  return () => counter.evaluate(({ taps }) => taps)
}

async function tapFaces(page: Page, ...faces: readonly number[]): Promise<void> {
  for (const [die, face] of faces.entries())
    await page
      .getByRole('group', { name: die === 0 ? 'Erster Würfel' : 'Zweiter Würfel' })
      .locator('label', { has: page.getByRole('radio', { name: `${face}`, exact: true }) })
      .click()
}

/** Tabs on until something of this name has the focus: its label, or what stands on it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = (wanted: string) => {
    const focus = document.activeElement as HTMLInputElement | null
    const labels = Array.from(focus?.labels ?? [], (label) => label.textContent ?? '')
    return [focus?.getAttribute('aria-label') ?? '', focus?.textContent ?? '', ...labels].some((text) =>
      text.trim().startsWith(wanted),
    )
  }
  for (let tab = 0; tab < 150; tab++) {
    if (await page.evaluate(isThere, name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to "${name}"`)
}

for (const { locale, colorScheme } of LOOKS)
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width: 360, height: 740 } })

    test('the desk and its dialogs fit a phone and have no barrier that axe finds', async ({ page }) => {
      test.slow()
      await page.goto('/#/new')
      await page.getByText(/^(Begleiter für ein echtes Brett|Companion for a real board)$/).click()
      await page.locator('button[type=submit]').click()
      await page.locator('.dice-input').waitFor()
      for (const [entered, keys] of [
        ['6', '5', 'Enter'],
        ['1', '2', 'Enter'],
      ].entries()) {
        for (const key of keys) await page.keyboard.press(key)
        await expect(page.locator('.ledger__entry')).toHaveCount(entered + 1)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await findings(page)).toEqual([])
      await page.locator('.ledger__entry button[aria-label]').first().click()
      await expect(dialog(page)).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^(Ausgleichen|Adjust)$/ }).click()
      expect(await findings(page)).toEqual([])
    })
  })
