import { pseudo } from '@hausregeln/say/compiler/pseudo.ts'
import { expect, type Page } from '@playwright/test'
import { findings } from './axe.ts'

export type Size = readonly [width: number, height: number]

/** What every screen is seen in. */
export const SIZES: readonly Size[] = [
  [360, 740],
  // A window of 1280 × 800 at 200 %.
  [640, 400],
  // A phone that lies on its side.
  [844, 390],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
]

/** What is wrong with how the page is laid out: it is too wide, or two controls lie on each other. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth
    const isLaidOver = (one: Element): boolean => {
      for (let at: Element | null = one; at !== null; at = at.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return true
      return false
    }
    // What a part that scrolls does not show lies on nothing.
    const shownPart = (one: Element, box: DOMRect) => {
      let { left, top, right, bottom } = box
      for (let at = one.parentElement; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const clip = at.getBoundingClientRect()
        left = Math.max(left, clip.left)
        top = Math.max(top, clip.top)
        right = Math.min(right, clip.right)
        bottom = Math.min(bottom, clip.bottom)
      }
      return { one, left, top, right, bottom }
    }
    const controls = Array.from(document.querySelectorAll('button, a[href], input, select, textarea, summary'))
      .filter(
        (one) => one.closest('svg, .hr-board, .visually-hidden') === null && one.checkVisibility() && !isLaidOver(one),
      )
      // A link in a sentence may go on in the next line, where another one begins.
      .flatMap((one) => Array.from(one.getClientRects(), (box) => shownPart(one, box)))
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
    const name = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? one.className
    const over = controls.flatMap((a, at) =>
      controls.slice(at + 1).flatMap((b) => {
        const apart = Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2
        const above = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < 2
        const within = a.one.contains(b.one) || b.one.contains(a.one)
        return apart || above || within ? [] : [`${name(a.one)} and ${name(b.one)}`]
      }),
    )
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...over]
  })
}

/** Where texts are not set as on a page, and the story of the big screen, whose oldest lines leave it. */
const ELSEWHERE = 'svg, script, style, select, .hr-board, .visually-hidden, .wide__story'

/** The texts of the page that stick out of what they stand in, to a side, or are cut off where nothing scrolls. */
export function squeezed(page: Page): Promise<string[]> {
  return page.evaluate((ELSEWHERE) => {
    // Letters have room above and below that shows nothing.
    const MORE_BELOW = 3
    /** What shows all of a text in another way, or only to screen readers: a list that scrolls, “…”, a box of 1 px. */
    const isMeant = (box: Element, { overflow, textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflow) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || box.clientWidth <= 1
    /** How an element holds texts; null: as the one around it. Most hold many, so each is asked once. */
    const holds = (at: Element) => {
      const style = getComputedStyle(at)
      if (/^(inline|contents)$/.test(style.display)) return null
      if (isMeant(at, style)) return 'meant'
      return { box: at.getBoundingClientRect(), isOpen: style.overflow === 'visible' }
    }
    const asked = new Map<Element, ReturnType<typeof holds>>()
    const holder = (at: Element) => {
      const known = asked.get(at)
      if (known !== undefined) return known
      const found = holds(at)
      asked.set(at, found)
      return found
    }
    const cuts = (text: DOMRect, from: Element | null): Element | null => {
      for (let at = from; at !== null; at = at.parentElement) {
        const held = holder(at)
        if (held === null) continue
        if (held === 'meant') return null
        const { box, isOpen } = held
        const below = isOpen ? 0 : Math.max(box.top - text.top, text.bottom - box.bottom)
        if (Math.max(box.left - text.left, text.right - box.right, below - MORE_BELOW) > 1) return at
      }
      return null
    }
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const isElsewhere = parent?.closest(ELSEWHERE) !== null
      const isShown = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
      if (node.nodeValue?.trim() === '' || isElsewhere || !isShown) continue
      range.selectNodeContents(node)
      const box = cuts(range.getBoundingClientRect(), parent)
      if (box !== null) found.push(`${node.nodeValue} in ${box.tagName} ${box.className}`)
    }
    return found
  }, ELSEWHERE)
}

/** Both of these. */
export async function faultsOfLayout(page: Page): Promise<string[]> {
  return (await Promise.all([misplaced(page), squeezed(page)])).flat()
}

/**
 * Makes every text of the page as it stands a third longer, as the language that is made for testing would have it; what
 * is called the same in every language stays. The texts come back by what is given.
 */
export async function lengthen(page: Page): Promise<() => Promise<void>> {
  const texts = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { readonly node: Node; readonly text: string }[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('svg, script, style, .hr-board, .hr-wordmark, option[lang]') === null)
        found.push({ node, text: node.nodeValue ?? '' })
    return found
  })
  const longer = (await texts.evaluate((all) => all.map(({ text }) => text))).map(pseudo)
  await texts.evaluate((all, longer) => {
    for (const [at, { node }] of all.entries()) node.nodeValue = longer[at] ?? ''
  }, longer)
  return async () => {
    // What the page has written anew in the meantime stays.
    await texts.evaluate((all, longer) => {
      for (const [at, { node, text }] of all.entries()) if (node.nodeValue === longer[at]) node.nodeValue = text
    }, longer)
    await texts.dispose()
  }
}

/** What axe finds only where a text is long: a part that has begun to scroll, and cannot be reached by keys. */
const BY_LENGTH = ['scrollable-region-focusable']

/** Expects room for texts a third longer on the page as it stands, in these sizes, and no barrier that comes with them. */
export async function expectRoom(page: Page, sizes: readonly Size[] = ROOMS): Promise<void> {
  const size = page.viewportSize()
  const shorten = await lengthen(page)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => faultsOfLayout(page), { message: `a third longer, ${width}` }).toEqual([])
  }
  expect(await findings(page, 'html', BY_LENGTH), 'a third longer').toEqual([])
  await shorten()
  if (size !== null) await page.setViewportSize(size)
}

/** Where a screen is laid out in another way each. */
const ROOMS: readonly Size[] = [
  [360, 740],
  [844, 390],
  [1366, 768],
]
