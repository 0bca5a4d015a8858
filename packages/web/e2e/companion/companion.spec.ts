import { expect } from '@playwright/test'
import { annaBegins, balance, correct, dialog, keepGame, tapDice, typeDice } from '../support/companion.ts'
import { test } from '../support/hand.ts'
import { bookCard, complaints } from '../support/play.ts'

test.use({ keptPage: true })

test('a short game on a real board: dice, a card, a wrong die corrected, an adjustment, a reload, the file, the end', async ({
  page,
}) => {
  test.slow()
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

  const find = page.getByLabel('Eintrag finden')
  await find.fill('Runde 1 Ben Rückenwind')
  await expect(page.locator('.ledger__entry')).toHaveCount(1)
  await find.fill('anna chausseestrasse 100')
  await expect(page.locator('.ledger__entry')).toContainText(['Anna kauft Chausseestraße'])
  await find.fill('')

  await page.getByRole('button', { name: 'Die Kasse stimmt nicht' }).click()
  await dialog(page).getByLabel('Gezählt: Geld von Anna').fill('1500')
  await expect(dialog(page).locator('.causes__one').first()).toContainText('Gebucht, aber nie gezahlt?')
  await expect(dialog(page).locator('.causes__one').first()).toContainText('Anna gibt 100')
  await dialog(page).getByRole('button', { name: 'Eintrag 5 berichtigen' }).first().click()
  await expect(dialog(page).getByRole('heading', { name: /^Dann geht Eintrag \d+ nicht mehr/ })).toBeVisible()
  await page.keyboard.press('Escape')

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
  await expect(bookCard(page, 'Klassisch, eigenes Brett')).toBeVisible()
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

test('a finished rulebook is played at a real table, though nobody has read its paragraphs', async ({ page }) => {
  await page.goto('/#/new')
  await page.getByText('Begleiter für ein echtes Brett').click()
  await page.getByText('Fertige Hausregeln, oder ein Regelbuch aus einer Datei').click()
  await page.getByRole('button', { name: 'Kleine Stadt' }).click()
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await typeDice(page, 'Anna wirft 1 und 2', 1, 2)
  await page.reload()
  await expect(page.locator('.ledger')).toContainText('Anna wirft 1 und 2')
})

test('a bot at a real table moves by the dice that are thrown for it', async ({ page }) => {
  await keepGame(page, { seats: 2, bots: 1 })
  await typeDice(page, 'Wer beginnt? Anna wirft 1 und 2', 1, 2)
  await typeDice(page, 'Ben beginnt', 6, 5)
  await typeDice(page, 'Ben zieht auf Chausseestraße', 4, 2)
  await expect(page.locator('.ledger')).toContainText('Ben kauft Chausseestraße')
  await typeDice(page, 'Anna zieht auf', 1, 3)
})
