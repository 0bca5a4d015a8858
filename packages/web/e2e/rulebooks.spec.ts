import type { Game } from '@hausregeln/engine'
import { simplified, stadium } from '@hausregeln/rulebooks'
import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { OWN_PAGE, test } from './support/hand.ts'
import { bookCard, complaints, hurry, openRecord, playByMouse, startGame } from './support/play.ts'
import { asked, recordUntil } from './support/positions.ts'
import { begun } from './support/records.ts'

test.use({ keptPage: true })

/** From this number on the speed die shows "next property". */
const SEEK = 5

for (const book of ['Stadion', 'Vereinfacht'])
  test(`${book}: ten decisions of the player's own without a complaint of the browser`, async ({ page }) => {
    test.slow()
    const heard = complaints(page)
    await startGame(page, { book, seats: ['person', 'steady', 'plain'], seed: 11 })
    await hurry(page)
    await playByMouse(page, 10)
    await expect(page.locator('.decision')).toBeVisible()
    expect(heard).toEqual([])
  })

test('the bus leads to each of three spaces, named beforehand (S-12.4)', async ({ page }) => {
  const until = (game: Game) => asked(game, 0)?.ask === 'bus'
  await openRecord(page, recordUntil({ rulebook: stadium, seats: ['Anna', 'Ben'], until }))
  const ways = page.locator('.decision .answers').getByRole('button', { name: /Felder? ziehen/ })
  await expect(ways).toHaveCount(3)
  await expect(ways.last()).toBeFocused()
  const target = (await ways.first().locator('.action__after').first().textContent()) ?? ''
  await ways.first().click()
  await expect(page.locator('.log')).toContainText(`Anna zieht auf ${target}`)
})

test('three of a kind lead to any space, by a tap on the board or from the list (S-12.7)', async ({ page }) => {
  const until = (game: Game) => asked(game, 0)?.ask === 'triple'
  await openRecord(page, recordUntil({ rulebook: stadium, seats: ['Anna', 'Ben'], until }))
  await page.getByLabel('Feld', { exact: true }).selectOption('Bolzplatz')
  await expect(page.getByRole('button', { name: /^Auf Bolzplatz springen/ })).toBeVisible()
  await page.getByRole('button', { name: /^Ehrenloge.*kann gewählt werden/ }).click()
  await expect(page.locator('.log')).toContainText('Anna zieht auf Ehrenloge')
})

test('“next property” is told with its paragraph (S-12.5)', async ({ page }) => {
  const until = (game: Game) => game.s.dieC >= SEEK && asked(game, 0)?.ask === 'buy'
  await openRecord(page, recordUntil({ rulebook: stadium, seats: ['Anna', 'Ben'], until }))
  await expect(page.getByRole('img', { name: /weiter zum nächsten Grundstück/ })).toBeVisible()
  await page.locator('.log').getByRole('button', { name: 'S-12.5' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('S-12.5')
})

test('a player who would spend the last money is warned and asked first (V-2.3)', async ({ page }) => {
  const wishes = [['demand', 'build', 'buy', 'throw', 'endTurn', 'decline', 'payBail']] as const
  const until = (game: Game) => {
    const question = asked(game, 0)
    return question?.ask === 'buy' && question.price === game.s.cash[0]
  }
  await openRecord(page, recordUntil({ rulebook: simplified, seats: ['Anna', 'Ben'], wishes, until }))
  const buy = page.getByRole('button', { name: /kaufen.*kostet das letzte Geld: ausgeschieden \(V-2\.3\)/ })
  await buy.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(buy).toBeVisible()
  await buy.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, unwiderruflich' }).click()
  await expect(page.getByRole('table', { name: 'Rangliste' })).toBeVisible()
})

test('the bank of the simplified rules and its pot are on view, with the paragraph that ends the game', async ({
  page,
}) => {
  await openRecord(page, begun({ rulebook: simplified, seats: ['Anna', 'Ben'], seed: 1 }))
  const bank = page.getByRole('region', { name: 'Bank und Topf' })
  await expect(bank.getByRole('meter', { name: 'Bank' })).toHaveAttribute('aria-valuetext', '140.000 von 200.000')
  await expect(bank.getByRole('button', { name: 'V-3.2' })).toBeVisible()
  await expect(page.locator('.treasury')).toHaveText(/Bank\s*140\.000\s*Topf\s*0/)
})

test('rulebooks are compared before one is chosen; too many players for one are refused with a sentence', async ({
  page,
}) => {
  await page.goto('/#/new')
  await page.getByText('Worin unterscheiden sich die Regelbücher?').click()
  await expect(page.getByRole('row', { name: /^Geld der Bank/ })).toContainText('endlich')
  await page.getByRole('searchbox').fill('auf Verlangen')
  await expect(page.getByRole('row', { name: /^Miete nur auf Verlangen/ })).toBeVisible()
  for (let seat = 4; seat < 7; seat++) await page.getByRole('button', { name: 'Platz hinzufügen' }).click()
  await bookCard(page, 'Vereinfacht').click()
  await expect(page.locator('.notice', { hasText: 'für höchstens 6 Spieler' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spiel beginnen' })).toHaveAttribute('aria-disabled', 'true')
  expect(await findings(page)).toEqual([])
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the stadium and the end of a game have no barrier that axe finds', async ({ page }) => {
    await openRecord(page, begun({ rulebook: stadium, seats: ['Anna', 'Ben'], seed: 5 }))
    await page.getByRole('button', { name: 'Würfeln' }).click()
    await page.locator('.decision .answers').first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Aufgeben' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click()
    await expect(page.locator('.ranking')).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})

test(
  'rules that cannot be loaded are named in a sentence, and the rest of the page goes on',
  OWN_PAGE,
  async ({ page }) => {
    await page.route(/assets\/exchange-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/#/rules/exchange')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Teil der Seite ließ sich nicht laden')
    expect(await findings(page)).toEqual([])
    await page.goto('/#/new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neues Spiel')
  },
)
