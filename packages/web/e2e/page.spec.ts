import { expect, test } from '@playwright/test'
import { findings } from './axe.ts'

test('the page names itself before any script has run', async ({ request }) => {
  const page = await request.get('/')
  expect(page.ok()).toBe(true)
  expect(await page.text()).toContain('<title>Hausregeln</title>')
})

test('the page starts under its content security policy without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`the first screen has no barrier that axe finds (${colorScheme}, ${width} px wide)`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
  }
}
