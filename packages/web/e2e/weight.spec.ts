import { expect, type Page, type Request } from '@playwright/test'
import { test } from './support/hand.ts'
import { Loading } from './support/loaded.ts'
import { WORD_SCRIPT } from './support/wordScripts.ts'

const KB = 1000
/** The most that may go over the wire, in bytes: to the start page as it stands, and on to the first throw. */
const TO_FIRST_PAGE = 180 * KB
const TO_FIRST_THROW = 345 * KB

/**
 * The most that the words of one language may take to the first throw, in bytes as they are sent: what they took when
 * they were functions, and 3 % (`npm run words:weight`). French had English beside it then, 65,254 bytes in all.
 */
const WORDS: Readonly<Record<string, number>> = { de: 24_135 * 1.03, en: 20_984 * 1.03, fr: 26 * KB }

interface Weight {
  readonly all: number
  readonly each: readonly string[]
  readonly sizes: readonly { readonly path: string; readonly body: number }[]
}

/** Holds that a page has loaded the words of its language and of no other, and how much they are. */
function expectLightWords({ sizes }: Weight, language: string): void {
  const words = sizes.filter(({ path }) => WORD_SCRIPT.test(path))
  const told = words.map(({ path, body }) => `${body} ${path}`).join('\n')
  expect(new Set(words.flatMap(({ path }) => WORD_SCRIPT.exec(path)?.[1] ?? []))).toEqual(new Set([language]))
  expect(words.length, told).toBeGreaterThan(4)
  expect(
    words.reduce((sum, { body }) => sum + body, 0),
    told,
  ).toBeLessThanOrEqual(WORDS[language] ?? 0)
}

/** What came over the wire, by address, and in all. Sizes are of what is sent, heads included. */
async function weigh(requests: readonly Request[]): Promise<Weight> {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const { pathname: path } = new URL(request.url())
      return { path, bytes: responseBodySize + responseHeadersSize, body: responseBodySize }
    }),
  )
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  return { all, sizes, each: sizes.sort((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${bytes} ${path}`) }
}

/** A game as it is offered, in whatever language: the seed lets the person begin. */
async function beginGame(page: Page): Promise<void> {
  await page.locator('a[href="#/new"]').first().click()
  await page.locator('.setup details summary').last().click()
  await page.locator('.setup details input').last().fill('3')
  await page.locator('.setup__start button').click()
  await expect(page.locator('.decision')).toBeVisible()
}

for (const locale of ['de-DE', 'en-GB', 'fr-FR'])
  test.describe(locale, () => {
    test.use({ locale, hears: true })

    test(`the page is light (${locale}): 180 KB to the start page, 345 KB to the first throw`, async ({ page }) => {
      const loading = new Loading(page)
      await page.goto('/')
      await expect(page.locator('a[href="#/new"]').first()).toBeVisible()
      await loading.isThrough()
      const first = await weigh(loading.finished)
      expect(first.all, first.each.join('\n')).toBeLessThan(TO_FIRST_PAGE)
      expect(first.each.join('\n')).not.toMatch(/online|worker|book-/i)

      await beginGame(page)
      const main = page.locator('.decision .answers .js-main')
      const before = await main.innerText()
      await main.click()
      await expect(main).not.toHaveText(before)
      await loading.isThrough()
      const thrown = await weigh(loading.finished)
      expect(thrown.all, thrown.each.join('\n')).toBeLessThan(TO_FIRST_THROW)
      expectLightWords(thrown, locale.slice(0, 2))
    })
  })

test('every file of text is sent as small as the browser takes it, and whole to who takes nothing', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const bodies = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const answer = await request.get(script, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers().vary).toContain('accept-encoding')
      expect(answer.headers()['content-type']).toContain('javascript')
      expect(answer.headers()['cache-control']).toContain('immutable')
      expect(answer.headers()['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      return answer.text()
    }),
  )
  expect(new Set(bodies).size).toBe(1)
})
