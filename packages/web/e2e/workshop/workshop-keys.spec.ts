import { expect, type Page } from '@playwright/test'
import { findings } from '../support/axe.ts'
import { test } from '../support/hand.ts'

test.use({ keptPage: true, viewport: { width: 360, height: 740 } })

/**
 * Every control of the page that a keyboard is to reach, by what it is called; of radio buttons the one that stands for
 * all.
 */
function controls(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const all = main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')
    const reached = Array.from(all).filter((one) => {
      if (one.matches(':disabled, [tabindex="-1"], [type=file]') || !one.checkVisibility()) return false
      return !(one instanceof HTMLInputElement && one.type === 'radio') || one.checked
    })
    return reached.map((one, at) => {
      one.dataset.reach = `${at} ${one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent}`
      return one.dataset.reach
    })
  })
}

/** Tabs from the beginning of the page to its end: what has had the focus, and what of it was not to be seen then. */
async function tabThrough(page: Page): Promise<{ readonly reached: ReadonlySet<string>; readonly unseen: string[] }> {
  const reached = new Set<string>()
  const unseen: string[] = []
  await page.locator('main').focus()
  for (let press = 0; press < 600; press++) {
    await page.keyboard.press('Tab')
    const { name, isInside, isSeen } = await page.evaluate(() => {
      const focus = document.activeElement as HTMLElement
      const name = focus.dataset.reach ?? focus.outerHTML
      const shown = focus.closest('label') ?? (focus.matches('.visually-hidden') ? focus.parentElement : focus) ?? focus
      const { left, top, width, height } = shown.getBoundingClientRect()
      const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1)
      const y = Math.min(Math.max(top + Math.min(height, innerHeight) / 2, 0), innerHeight - 1)
      const there = document.elementFromPoint(x, y)
      const isInside = focus.closest('main') !== null
      return { name, isInside, isSeen: there !== null && (shown.contains(there) || there.contains(shown)) }
    })
    if (!isInside || reached.has(name)) break
    reached.add(name)
    if (!isSeen) unseen.push(name)
  }
  return { reached, unseen }
}

for (const tab of ['Regeln', 'Brett', 'Karten', 'Ausprobieren', 'Teilen und drucken'])
  test(`${tab}: at 360 px Tab leads to every field in turn, and each is in sight when it has the focus`, async ({
    page,
  }) => {
    test.slow()
    await page.goto('/#/workshop')
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
    if (tab === 'Teilen und drucken') await expect(page.locator('.invitation__link[tabindex]')).toBeVisible()
    const all = await controls(page)
    expect(all.length).toBeGreaterThan(5)
    const { reached, unseen } = await tabThrough(page)
    expect(all.filter((one) => !reached.has(one))).toEqual([])
    expect(unseen).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await findings(page)).toEqual([])
  })
