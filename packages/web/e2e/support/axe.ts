import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Axe is large: a page that has it already is not brought it again. */
const NOTHING_MORE = ';'

/** Pictures of many shapes: each part that is left out costs a look at all that is searched, so small ones stay. */
const LARGE_PICTURES = 'svg[aria-hidden]:has(:nth-child(20))'

/**
 * What axe finds on the page, or in the part of it that is named, by all rules or by these: `[]` where it finds no
 * barrier. It stays in the page, which has no frames, as another page to sum up in takes longer than the search; and it
 * leaves out large pictures that are hidden from screen readers, as the board alone has a thousand shapes.
 */
export async function findings(page: Page, part = 'html', rules: string[] = []): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_MORE }) })
    .include(part)
    .exclude(LARGE_PICTURES)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
  const { violations } = await (rules.length === 0 ? axe : axe.withRules(rules)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
