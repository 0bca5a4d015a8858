import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Axe is large: a page that has it already is not brought it again. */
const NOTHING_MORE = ';'

/** Pictures of many shapes: each part that is left out costs a look at all that is searched, so small ones stay. */
const LARGE_PICTURES = 'svg[aria-hidden]:has(:nth-child(20))'
/** Pictures that are hidden from screen readers and have nothing to read in them, nor anything to be reached. */
const PLAIN_PICTURES = 'svg[aria-hidden="true"]:not(:has(text, a, [tabindex], foreignObject))'

/**
 * What axe finds on the page, or in the part of it that is named, by all rules or by these: `[]` where it finds no
 * barrier. It stays in the page, which has no frames, as another page to sum up in takes longer than the search; and it
 * leaves out large pictures that are hidden from screen readers, as the board alone has a thousand shapes.
 */
export async function findings(page: Page, part = 'html', rules: string[] = []): Promise<string[]> {
  const isThere = await page.evaluate(fold, `${LARGE_PICTURES}, ${PLAIN_PICTURES}`)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_MORE }) })
    .include(part)
    .exclude(LARGE_PICTURES)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
  const { violations } = await (rules.length === 0 ? axe : axe.withRules(rules)).analyze()
  await page.evaluate(() => unfold())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

declare global {
  /** Undoes what `fold` has done. */
  function unfold(): void
}

/**
 * Where axe looks at all there is, before it searches and to tell what lies behind a text, a picture is one thing from now
 * on, without the shapes in it: two thirds of what a table is made of. They stay where they are. Returns whether axe is
 * there.
 */
function fold(pictures: string): boolean {
  const folded = new Set<Node | null>(document.querySelectorAll(pictures))
  for (const picture of folded)
    if (picture !== null) Object.defineProperty(picture, 'childNodes', { value: [], configurable: true })
  const filter = ({ parentNode }: Node) =>
    folded.has(parentNode) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  document.createTreeWalker = (root, what) => Document.prototype.createTreeWalker.call(document, root, what, filter)
  globalThis.unfold = () => {
    for (const picture of folded) Reflect.deleteProperty(picture as object, 'childNodes')
    Reflect.deleteProperty(document, 'createTreeWalker')
  }
  return 'axe' in globalThis
}
