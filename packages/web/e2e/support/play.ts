import type { Locator, Page } from '@playwright/test'

/** What a test sets on the set-up screen. */
export interface TableWish {
  /** Who plays, by seat. */
  readonly seats: readonly ('person' | 'random' | 'plain' | 'steady')[]
  readonly seed: number
  /** German title of the rulebook; the first one if left out. */
  readonly book?: string
  /** Options to switch on, by their German name. */
  readonly switches?: readonly string[]
  /** Minutes agreed for the game. */
  readonly minutes?: number
  /** Seconds that the table leaves for demanding rent. */
  readonly grace?: number
}

/** The card of a rulebook on a set-up screen, by its whole title: what a book is like may name another. */
export function bookCard(page: Page, title: string): Locator {
  return page.locator('.books__card').filter({ has: page.getByRole('radio', { name: title, exact: true }) })
}

/** From the landing page over the set-up to a running game, by mouse. */
export async function startGame(page: Page, wish: TableWish): Promise<void> {
  await page.goto('/#/')
  await page.getByRole('link', { name: 'Neues Spiel' }).click()
  const seats = page.locator('.setup__seat')
  await seats.first().waitFor()
  if (wish.book !== undefined) await bookCard(page, wish.book).click()
  while ((await seats.count()) > wish.seats.length)
    await seats
      .last()
      .getByRole('button', { name: /vom Tisch/ })
      .click()
  for (const [seat, kind] of wish.seats.entries()) await seats.nth(seat).getByLabel('Wer spielt').selectOption(kind)
  for (const name of wish.switches ?? []) await page.locator('.setup__options').getByText(name, { exact: true }).click()
  if (wish.minutes !== undefined) await page.getByRole('spinbutton', { name: /^Zeitlimit/ }).fill(String(wish.minutes))
  if (wish.grace !== undefined) await page.getByRole('spinbutton', { name: /^Sekunden/ }).fill(String(wish.grace))
  await page.getByText('Weiteres').click()
  await page.getByLabel('Startzahl der Würfel').fill(String(wish.seed))
  await page.getByRole('button', { name: 'Spiel beginnen' }).click()
  await page.locator('.decision').waitFor()
}

/** Opens a game that is kept as a record, where that draws least: no board, and no list of the games opened before. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto('/#/storage')
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(record),
  })
  // A long game is replayed before it is shown. (What is expected but not there yet is described at every look, in full.)
  await page.locator('.decision').waitFor()
}

/** Bots act at once. */
export async function hurry(page: Page): Promise<void> {
  await page.getByText('Sofort', { exact: true }).click()
}

const ENABLED = 'button:not([aria-disabled="true"])'
const ASKED = `.decision .answers ${ENABLED}`
const RANKING = '.ranking'

/**
 * What is pressed next, the first of these that is there: what is asked once more before it is done, rent to be demanded,
 * passing, the main button, any other of the open question.
 */
const WISHES = [
  { selector: 'dialog[open] button', words: 'Ja, unwiderruflich' },
  { selector: ENABLED, words: 'Miete verlangen' },
  { selector: ASKED, words: 'Passen' },
  { selector: `${ASKED}.js-main`, words: '' },
  { selector: ASKED, words: '' },
] as const

/** The button to press next, found at one look; null: the ranking is shown. */
async function nextButton(page: Page): Promise<Locator | null> {
  const found = await page.evaluate(
    ({ WISHES, RANKING }) => {
      if (document.querySelector(RANKING)?.checkVisibility() === true) return null
      return WISHES.findIndex(({ selector, words }) =>
        [...document.querySelectorAll(selector)].some((one) => one.textContent.replace(/\s/g, ' ').includes(words)),
      )
    },
    { WISHES, RANKING },
  )
  if (found === null) return null
  const { selector, words } = WISHES[found] ?? { selector: ASKED, words: '' }
  return page.locator(selector, { hasText: words }).first()
}

/** Answers whatever is asked by clicks until the ranking is shown, at most so often. */
export async function playByMouse(page: Page, most: number): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.locator(`${ASKED}, ${RANKING}`).filter({ visible: true }).first().waitFor()
    const button = await nextButton(page)
    if (button === null) return
    // What is asked may be settled by others in the meantime (a bot's bid ends an auction): then it is asked again.
    await button.click({ timeout: 3000 }).catch(() => undefined)
  }
}

/** Collects what the browser complains about. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}
