import puppeteer, { type Page } from 'puppeteer-core'
import { type Browser, type Driven, type Key, MARK } from './page.ts'
import { onPath } from './programs.ts'

/** Firefox by WebDriver BiDi; null: it is not installed. */
export async function firefox(): Promise<Browser | null> {
  const program = onPath('firefox-esr', 'firefox')
  if (program === null) return null
  const first = await launched(program)
  const open = [first]
  let isTaken = false
  return {
    name: 'Firefox',
    version: await first.version(),
    // What lies in the background is drawn once in a while only: everybody has a browser to themselves, in front.
    async newPage() {
      if (isTaken) open.push(await launched(program))
      isTaken = true
      // In the tab with which it has opened, its own address bar keeps the keyboard.
      const page = await open.at(-1)?.newPage()
      if (page === undefined) throw new Error('Firefox has opened no page.')
      await page.bringToFront()
      return new FirefoxPage(page)
    },
    async close() {
      for (const each of open) await each.close()
    },
  }
}

function launched(executablePath: string) {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Its size as it opens: an older Firefox knows nothing of turning the screen, which setting one later asks for.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'de' },
  })
}

class FirefoxPage implements Driven {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address)
  }

  async run<T>(body: string, ...told: readonly string[]): Promise<T> {
    return (await this.#page.evaluate(`(function () {${body}})(...${JSON.stringify(told)})`)) as T
  }

  async clickMarked(): Promise<void> {
    const marked = await this.#page.$(`[${MARK}]`)
    await marked?.click()
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key)
  }
}
