import { expect as atOnce, test } from '@playwright/test'
import { findings } from './axe.ts'

/** Games are played before there is an answer: a busy machine may take its time. */
const expect = atOnce.configure({ timeout: 60_000 })

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
