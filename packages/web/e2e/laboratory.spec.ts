import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { OWN_PAGE, test } from './support/hand.ts'

test.use({ keptPage: true })

test('an experiment is asked, played in workers and answered; its link brings it back, and the browser keeps it', async ({
  page,
}) => {
  test.slow()
  const file = {
    format: 1,
    kind: 'compare',
    games: 100,
    seed: 1,
    maxRounds: 10,
    stops: false,
    sides: [
      { book: 'classic', bots: ['plain', 'plain'] },
      { book: 'simplified', bots: ['plain', 'plain'] },
    ],
  }
  await page.goto('/#/laboratory')
  await page.getByText('Als Datei').click()
  const text = page.getByRole('textbox', { name: 'Der Versuch als JSON' })
  await page.getByRole('button', { name: 'Beispiel einsetzen' }).click()
  await page.getByRole('button', { name: 'Spielen' }).click()
  await expect(page.locator('.lab__answer')).toContainText('Es gewinnt: Platz 1')
  await page.getByRole('link', { name: 'Etwas anderes fragen' }).click()
  await page.getByText('Als Datei').click()
  await text.fill(JSON.stringify({ ...file, colour: 1 }))
  await page.getByRole('button', { name: 'Spielen' }).click()
  await expect(page.getByRole('alert')).toContainText('Das Feld "colour" gibt es hier nicht.')
  await text.fill(JSON.stringify(file))
  await page.getByRole('button', { name: 'Spielen' }).click()
  const answer = page.locator('.lab__answer')
  await expect(answer).toContainText('nach 100 Spielpaaren')
  await expect(page.locator('.lab__picture svg').first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als SVG' }).first().click()
  expect((await saving).suggestedFilename()).toBe('difference-length.svg')
  expect(await findings(page)).toEqual([])
  const said = await answer.innerText()
  await page.reload()
  await expect(answer).toHaveText(said)
  await page.getByRole('link', { name: 'Etwas anderes fragen' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: said })).toBeVisible()
  // What can be done is told by the worker, in the page's language.
  const position = { turn: 0, seats: [{ cash: 500 }, { cash: 500 }], deeds: [{ space: 1, owner: 0 }] }
  const ask = { format: 1, kind: 'from', book: 'classic', games: 10, seed: 1, maxRounds: 3, ask: 'whatIf', position }
  await page.getByText('Als Datei').click()
  await text.fill(JSON.stringify({ ...ask, position: { ...position, turn: 7 } }))
  await page.getByRole('button', { name: 'Spielen' }).click()
  await expect(page.getByRole('alert')).toContainText('position.turn: Platz 7 ist nicht im Spiel.')
  await page.getByRole('link', { name: 'Etwas anderes fragen' }).click()
  await page.getByText('Als Datei').click()
  await text.fill(JSON.stringify(ask))
  await page.getByRole('button', { name: 'Spielen' }).click()
  await expect(answer).toContainText('Am Zug ist Platz 1.')
  await page.getByText('Tabelle', { exact: true }).first().click()
  await expect(page.getByRole('cell', { name: /Hypothek auf .+ aufnehmen/ }).first()).toBeVisible()
})

test('what is told of a rulebook names the bots as the page does', async ({ page }) => {
  test.slow()
  await page.goto('/#/laboratory')
  await page.getByText('Als Datei').click()
  const bots = ['plain', 'plain', 'plain', 'steady']
  const ask = {
    format: 1,
    kind: 'book',
    book: 'simplified',
    games: 50,
    seed: 1,
    maxRounds: 30,
    bots,
    styles: ['gambler'],
  }
  await page.getByRole('textbox', { name: 'Der Versuch als JSON' }).fill(JSON.stringify(ask))
  await page.getByRole('button', { name: 'Spielen' }).click()
  const sides = page.getByRole('region', { name: 'Tabelle: Wie sehr es an den Bots liegt' }).getByRole('row')
  await expect(sides.nth(1).getByRole('cell').first()).toHaveText('Bot Schlicht, Bot Umsichtig')
  await expect(sides.nth(2).getByRole('cell').first()).toHaveText('Bot Wagemutig')
})

test('a position is entered by hand, is told what it cannot be, and is played on from', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/laboratory')
  await page.getByText('Eine Stellung', { exact: true }).click()
  await page.getByRole('spinbutton', { name: 'Spieler', exact: true }).fill('3')
  await page.getByRole('spinbutton', { name: 'Geld: Platz 1' }).fill('620')
  await page.getByRole('switch', { name: 'ungefähr' }).nth(1).click()
  await page.getByRole('spinbutton', { name: 'Geld, mindestens: Platz 2' }).fill('700')
  await page.getByRole('spinbutton', { name: 'Geld, höchstens: Platz 2' }).fill('500')
  const play = page.getByRole('button', { name: 'Spielen' })
  const faults = page.getByRole('status').filter({ hasText: 'Das kann so nicht sein:' })
  await expect(faults).toContainText('Platz 2: Das Wenigste ist mehr als das Meiste.')
  await expect(play).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('spinbutton', { name: 'Geld, höchstens: Platz 2' }).fill('900')
  await page.getByLabel('Gefängnis: Platz 2').selectOption('im Gefängnis, vor dem 2. Zug dort')
  await expect(faults).toHaveCount(0)

  await page.getByText('Grundstücke (alle bei der Bank)').click()
  for (const street of ['Münchner Straße', 'Wiener Straße', 'Berliner Straße'])
    await page.getByLabel(`Wem gehört ${street}?`).selectOption('Platz 1')
  await page.getByLabel('Gebäude auf Berliner Straße').selectOption('2 Häuser')
  await expect(faults).toContainText('Berliner Straße: Gebaut wird gleichmäßig')
  for (const street of ['Münchner Straße', 'Wiener Straße'])
    await page.getByLabel(`Gebäude auf ${street}`).selectOption('2 Häuser')
  await expect(faults).toHaveCount(0)
  await page.getByRole('switch', { name: 'ausgeschieden' }).nth(2).click()
  await expect(page.getByRole('spinbutton', { name: 'Geld: Platz 3' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findings(page)).toEqual([])

  await page.getByRole('spinbutton', { name: 'Spiele je Seite, höchstens' }).fill('50')
  await play.click()
  const answer = page.locator('.lab__answer')
  await expect(answer).toContainText(/Es gewinnt: Platz 1 \d.*Platz 2 \d.*50 Spiele/)
  // What was entered is still there, to be changed.
  await page.getByRole('link', { name: 'Etwas anderes fragen' }).click()
  await page.getByText('Eine Stellung', { exact: true }).click()
  await expect(page.getByLabel('Gebäude auf Berliner Straße')).toHaveValue('2')
  await page.getByText('Ein Handel', { exact: true }).click()
  await expect(page.getByRole('group', { name: 'Wer anbietet' })).toContainText('Berliner Straße')
})

test(
  'games whose part of the page cannot be loaded are refused with a sentence, and played once it can',
  OWN_PAGE,
  async ({ page }) => {
    const LOST = /assets\/laboratory-worker-[^/]*\.js$/
    await page.route(LOST, (route) => route.abort())
    await page.goto('/#/laboratory')
    await page.getByText('Als Datei').click()
    await page.getByRole('button', { name: 'Beispiel einsetzen' }).click()
    await page.getByRole('button', { name: 'Spielen' }).click()
    await expect(page.getByRole('alert')).toContainText('weil sich ein Teil der Seite nicht laden ließ')
    await page.unroute(LOST)
    await page.reload()
    await expect(page.locator('.lab__answer')).toContainText('Es gewinnt: Platz 1')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
