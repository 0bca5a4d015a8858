import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { expectRoom } from './support/layout.ts'
import { LOOKS } from './support/looks.ts'
import { openRecord } from './support/play.ts'
import { asked, mayDo, recordUntil, type Wanted } from './support/positions.ts'
import { begun } from './support/records.ts'

test.use({ keptPage: true })

/** Positions that ask for something else each; from the last one the dialogs are opened. */
const POSITIONS: readonly Pick<Wanted, 'until'>[] = [
  { until: (game) => asked(game, 0)?.ask === 'auction' },
  { until: (game) => asked(game, 0)?.ask === 'debt' && mayDo(game, 0, 'mortgage') },
  { until: (game) => asked(game, 0)?.ask === 'throw' && mayDo(game, 0, 'build') },
]

const RESIGN = '.game__links .hr-button:has(.lucide-flag)'
/** What opens a deed, a paragraph, the builder of an offer, and a question before what cannot be taken back. */
const DIALOGS = ['.deeds__name', '.log .rule-chip', '.table__matters .hr-button', RESIGN] as const

const PHONE = [[360, 740]] as const

for (const { locale, colorScheme } of LOOKS)
  test.describe(`${locale}, ${colorScheme}`, () => {
    // Without motion: what is fading in or out has no colour that could be measured.
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the table, its dialogs, an auction, a debt and the end have no barrier that axe finds', async ({ page }) => {
      for (const position of POSITIONS) {
        await openRecord(page, recordUntil({ seats: ['Anna', ['Ben', 'steady']], ...position }))
        expect(await findings(page, '.decision')).toEqual([])
      }
      expect(await findings(page)).toEqual([])
      for (const opener of DIALOGS) {
        await page.locator(opener).filter({ visible: true }).first().click()
        await expect(page.locator('dialog[open]')).toBeVisible()
        expect(await findings(page, 'dialog[open]')).toEqual([])
        if (locale === 'de-DE') await expectRoom(page, PHONE)
        if (opener !== RESIGN) await page.keyboard.press('Escape')
      }
      await page.locator('dialog[open] .hr-button--danger').click()
      await expect(page.locator('.ranking')).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
  })

test('the rules can be searched, and a paragraph has an address of its own', async ({ page }) => {
  await page.goto('/#/rules/classic/K-3.1')
  await expect(page.locator('#K-3\\.1')).toBeInViewport()
  await page.getByRole('searchbox').fill('Hypothek Zinsen')
  await expect(page.getByText(/^\d+ von 29 Paragraphen/)).toBeVisible()
  await expect(page.locator('mark', { hasText: 'Hypothek' }).first()).toBeVisible()
  await page.getByRole('searchbox').fill('gibtesnicht')
  await expect(page.getByText('Kein Paragraph passt dazu.')).toBeVisible()
})

test('a game from a file stands in the list as far as it has been played', async ({ page }) => {
  const until: Wanted['until'] = (game) => game.s.round === 7 && asked(game, 0)?.ask === 'throw'
  await openRecord(page, recordUntil({ seats: ['Anna', 'Ben'], until }))
  await page.goto('/#/')
  await expect(page.locator('.saved__game')).toContainText('Klassisch · Runde 7')
})

test('at the table you can read the house rules in force, and the whole rulebook without leaving', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: 1, options: { freeParkingPot: 1 } }))
  const game = page.getByRole('region', { name: 'Spiel', exact: true })
  await expect(game.getByText('Topf auf Frei Parken: an')).toBeVisible()
  await game.getByRole('button', { name: 'Regelbuch' }).click()
  const book = page.getByRole('dialog', { name: 'Klassisch' })
  await book.getByRole('searchbox').fill('K-4.1')
  await expect(book.getByText('1 von 29 Paragraphen')).toBeVisible()
  await expect(book.getByRole('heading', { name: 'K-4.1' })).toBeVisible()
  await book.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByRole('button', { name: 'Würfeln' })).toBeVisible()
})

test('a game goes out as a file and comes back; a damaged file is refused with a sentence', async ({ page }) => {
  await page.goto('/#/new')
  await page.locator('button[type=submit]').click()
  await page.locator('.decision .answers').first().waitFor()
  await page.goto('/#/')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Als Datei sichern/ }).click()
  const file = await (await download).path()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('.decision')).toBeVisible()
  await page.goto('/#/')
  await expect(page.locator('.saved__game')).toHaveCount(2)
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from('{"hausregeln":{"format":99}}\n{"end":0}\n'),
  })
  const told = page.locator('.hr-toast__detail', { hasText: 'von einem neueren Programm' })
  await expect(told).toBeVisible()
  // A tap anywhere on it closes it.
  const { x = 0, y = 0 } = (await told.boundingBox()) ?? {}
  await page.mouse.click(x + 1, y + 1)
  await expect(told).toBeHidden()
  await expect(page.locator('.saved__game')).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Löschen/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.locator('.saved__game')).toHaveCount(1)
})

test('the deed of a space is shown as soon as the mouse or the keyboard rests there', async ({ page }) => {
  await openRecord(page, begun({ seats: ['Anna', 'Ben'], seed: 1 }))
  const shown = page.locator('.middle__peek')
  await page.getByRole('button', { name: /^Opernplatz/ }).hover()
  await expect(shown).toContainText('Opernplatz')
  await page.getByRole('button', { name: 'Würfeln' }).hover()
  await expect(shown).toBeHidden()
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.hr-space:focus')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toContainText('Badstraße')
})

test.describe('at twice the size (a window of 1280 × 800 at 200 %)', () => {
  test.use({ viewport: { width: 640, height: 400 } })

  test('at the table nothing needs scrolling sideways, and what is asked stands beside the board', async ({ page }) => {
    const until: Wanted['until'] = (game) => game.s.round > 2 && asked(game, 0)?.ask === 'throw'
    await openRecord(page, recordUntil({ seats: ['Anna', 'Ben', 'Clara', 'David'], until }))
    await expect(page.getByRole('button', { name: /würfeln/i })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.hr-board')).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  })
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the comparison of the rulebooks needs no scrolling sideways', async ({ page }) => {
    await page.goto('/#/new')
    await page.getByText('Worin unterscheiden sich die Regelbücher?').click()
    await expect(page.getByRole('switch', { name: 'Auch zeigen, worin sie gleich sind' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself when the dice are thrown', async ({ page }) => {
    const until: Wanted['until'] = (game) => game.s.round > 2 && asked(game, 0)?.ask === 'throw'
    await openRecord(page, recordUntil({ seats: ['Anna', 'Ben'], until }))
    await page.getByRole('button', { name: /würfeln/i }).click()
    await expect(page.locator('.log__turn').first()).toContainText('Anna zieht auf')
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
    )
    expect(moving).toBe(0)
  })
})
