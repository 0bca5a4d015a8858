import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** Pictures of many shapes: each part that is left out costs a look at all that is searched, so small ones stay. */
const LARGE_PICTURES = 'svg[aria-hidden]:has(:nth-child(20))'
/** Pictures that are hidden from screen readers and have nothing to read in them, nor anything to be reached. */
const PLAIN_PICTURES = 'svg[aria-hidden="true"]:not(:has(text, a, [tabindex], foreignObject))'

/** The search as it is brought to a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Without the markup of every node, which axe writes down for all that passes, too. */
const BRIEFLY = 'axe.configure({ noHtml: true })'

/**
 * What axe finds on the page, or in the part of it that is named, by all rules or by these: `[]` where it finds no
 * barrier. It stays in the page, and is large: a page that has it already is not brought it again. It leaves out large
 * pictures that are hidden from screen readers, as the board alone has a thousand shapes.
 */
export async function findings(page: Page, part = 'html', rules: string[] = []): Promise<string[]> {
  const wish = { part, rules, left: LARGE_PICTURES, folded: `${LARGE_PICTURES}, ${PLAIN_PICTURES}` }
  const found = await page.evaluate(search, wish)
  if (found !== null) return found
  await page.evaluate(`${AXE};${BRIEFLY}`)
  return (await page.evaluate(search, wish)) ?? ['axe: cannot be brought to the page']
}

/** What of axe is used here. */
interface Axe {
  run(where: object, how: object): Promise<{ readonly violations: readonly Violation[] }>
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly element: Element }[]
}

interface Wish {
  readonly part: string
  readonly rules: readonly string[]
  /** What is not searched. */
  readonly left: string
  /** What is one thing, whatever is in it. */
  readonly folded: string
}

/**
 * Searches, and returns what is found; null: axe is not there. Where axe looks at all there is, before it searches and to
 * tell what lies behind a text, a picture is one thing, without the shapes in it: two thirds of what a table is made of.
 * They stay where they are.
 */
async function search({ part, rules, left, folded }: Wish): Promise<string[] | null> {
  if (!('axe' in globalThis)) return null
  const { axe } = globalThis as unknown as { readonly axe: Axe }
  const pictures = new Set<Node | null>(document.querySelectorAll(folded))
  for (const picture of pictures)
    if (picture !== null) Object.defineProperty(picture, 'childNodes', { value: [], configurable: true })
  const filter = ({ parentNode }: Node) =>
    pictures.has(parentNode) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  document.createTreeWalker = (root, what) => Document.prototype.createTreeWalker.call(document, root, what, filter)
  const only = rules.length === 0 ? {} : { runOnly: { type: 'rule', values: rules } }
  const how = { resultTypes: ['violations'], reporter: 'no-passes', elementRef: true, ...only }
  try {
    const { violations } = await axe.run({ include: [part], exclude: [left] }, how)
    const markup = ({ element }: Violation['nodes'][number]) => element.outerHTML.slice(0, 300)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(markup).join(' ')}`)
  } finally {
    for (const picture of pictures) Reflect.deleteProperty(picture as object, 'childNodes')
    Reflect.deleteProperty(document, 'createTreeWalker')
  }
}
