import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Pictures are hidden from axe as they are from screen readers: it takes seconds to look into the board's thousand shapes. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('svg[aria-hidden]').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Screens by their address, and what shows that they stand. */
const SCREENS = [
  ['#/', 'h1'],
  ['#/new', '.setup__seat'],
  ['#/rules/classic', '.rules__rule'],
  ['#/game/none', '.hr-panel a'],
] as const

for (const locale of ['de-DE', 'en-GB'])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme })

      for (const [address, sign] of SCREENS)
        test(`${address} has no barrier that axe finds`, async ({ page }) => {
          await page.goto(`/${address}`)
          await expect(page.locator(sign).first()).toBeVisible()
          expect(await findings(page)).toEqual([])
        })

      test('the table, a deed and the trade builder have no barrier that axe finds', async ({ page }) => {
        test.slow()
        await page.goto('/#/new')
        await page.locator('button[type=submit]').click()
        await page.locator('.decision .answers').first().waitFor({ timeout: 30_000 })
        expect(await findings(page)).toEqual([])
        await page.getByRole('button', { name: /^(Tauschen|Trade)$/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findings(page)).toEqual([])
      })
    })

test('the rules can be searched, and a paragraph has an address of its own', async ({ page }) => {
  await page.goto('/#/rules/classic/K-3.1')
  await expect(page.locator('#K-3\\.1')).toBeInViewport()
  await page.getByRole('searchbox').fill('Hypothek Zinsen')
  await expect(page.locator('.rules__rule')).not.toHaveCount(29)
  await page.getByRole('searchbox').fill('gibtesnicht')
  await expect(page.getByText('Kein Paragraph passt dazu.')).toBeVisible()
})

test('a game goes out as a file and comes back; a damaged file is refused with a sentence', async ({ page }) => {
  await page.goto('/#/new')
  await page.locator('button[type=submit]').click()
  await page.locator('.decision .answers').first().waitFor({ timeout: 30_000 })
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
  await expect(page.locator('.hr-toast__detail', { hasText: 'format 99' })).toBeVisible()
  await expect(page.locator('.saved__game')).toHaveCount(2)
})
