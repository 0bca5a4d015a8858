import type { Page } from '@playwright/test'

/** Rows of the screen between what is shown that are no more than room to breathe, in CSS pixels. */
const GAP = 24

/** What answers the question, or stands beside it, and is out of sight or out of reach, and how much of the screen shows nothing. */
export function troubles(
  page: Page,
): Promise<{ readonly hidden: string[]; readonly controls: number; readonly blank: number }> {
  return page.evaluate((GAP) => {
    const enabled = ':is(button:not([aria-disabled="true"]), input, select)'
    const wanted = ['.decision .answers', '.decision__answers'].map((part) => `${part} ${enabled}`).join()
    const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.closest('dialog') === null
    const all = [...document.querySelectorAll(wanted)].filter(seen)
    // What stops the game from going on by itself, interrupts it or takes back.
    const beside = [...document.querySelectorAll(`.decision__aside ${enabled}`)].filter(seen)
    // Of a list one takes what one likes: it is enough that it begins in sight.
    const lists = [...document.querySelectorAll('.decision .answers--list')]
    const required = all.filter((one) => {
      const list = lists.find((other) => other.contains(one))
      return list === undefined || list.querySelector(enabled) === one
    })
    const hidden = [...required, ...beside].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const isHit = hit !== null && (one.contains(hit) || hit.contains(one))
      return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5 || !isHit
    })
    const shown = new Uint8Array(innerHeight)
    const cover = ({ top, bottom, width }: DOMRect) => {
      if (width > 0) shown.fill(1, Math.max(0, Math.floor(top)), Math.max(0, Math.ceil(bottom)))
    }
    for (const one of document.querySelectorAll('svg, button, input, select, .hr-die, .hr-board'))
      if (one.checkVisibility({ visibilityProperty: true })) cover(one.getBoundingClientRect())
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.textContent?.trim() === '' || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const rect of range.getClientRects()) cover(rect)
    }
    let blank = 0
    for (let row = 0; row < innerHeight; ) {
      let end = row
      while (end < innerHeight && shown[end] === 0) end++
      if (end - row > GAP) blank += end - row
      row = end + 1
    }
    const name = (one: Element) => one.getAttribute('aria-label') ?? (one.textContent || one.className)
    return { hidden: hidden.map(name), controls: required.length, blank: blank / innerHeight }
  }, GAP)
}
