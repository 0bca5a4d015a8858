import { expect } from '@playwright/test'
import { test } from './support/hand.ts'

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
