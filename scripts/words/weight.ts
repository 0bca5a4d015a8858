// npm run words:weight: the words that a page in one language loads until the first throw, as they are sent.
// npm run words:weight -- FOLDER: the same of another copy of the project, with its page built.
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { Loading } from '../../packages/web/e2e/support/loaded.ts'
import { WORD_SCRIPT } from '../../packages/web/e2e/support/wordScripts.ts'
import { findChromium } from '../lib/chromium.mjs'
import { served } from '../lib/served.ts'
import { takeTime } from '../lib/take-time.ts'

const LOCALES = ['de-DE', 'en-GB', 'fr-FR']

/** The scripts that a page loads in a language, its workers' too, until the first throw of a game by the classic rules. */
async function scriptsIn(browser: Browser, address: string, locale: string): Promise<ReadonlySet<string>> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' })
  await context.addInitScript(takeTime)
  const page = await context.newPage()
  const loading = new Loading(page)
  await page.goto(address)
  await page.locator('a[href="#/new"]').first().click()
  await page.locator('.setup details summary').last().click()
  await page.locator('.setup details input').last().fill('3')
  await page.locator('.setup__start button').click()
  const main = page.locator('.decision .answers .js-main')
  await main.waitFor()
  const before = await main.innerText()
  await main.click()
  await main.filter({ hasNotText: before }).waitFor()
  await loading.isThrough()
  await context.close()
  const paths = loading.finished.map((request) => new URL(request.url()).pathname)
  return new Set(paths.filter((path) => path.endsWith('.js')))
}

/** Bytes of a file as it is sent. */
function sentBytes(dist: string, path: string): number {
  const file = join(dist, path)
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'))
const { executablePath, args } = await findChromium()
await served(async (address) => {
  const browser = await chromium.launch({ executablePath, args: [...args] })
  const loaded: (readonly [locale: string, scripts: ReadonlySet<string>])[] = []
  for (const locale of LOCALES) loaded.push([locale, await scriptsIn(browser, address, locale)])
  await browser.close()
  for (const [locale, scripts] of loaded) {
    const words = [...scripts].filter((path) => WORD_SCRIPT.test(path))
    const sizes = words.map((path) => ({ path, bytes: sentBytes(join(root, 'packages/web/dist'), path) }))
    const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    console.log(`${locale}: ${all} bytes of words`)
    for (const { path, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) console.log(`  ${bytes} ${path}`)
  }
}, root)
