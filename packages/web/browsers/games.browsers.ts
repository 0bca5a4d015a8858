import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firefox } from './firefox.ts'
import { type Browser, becomes, click, type Driven, fill, find, MARK, waitFor } from './page.ts'
import { webkit } from './webkit.ts'

/** A short one: it ends with the first who cannot pay. */
const BOOK = 'Vereinfacht'
const RANKING = '.ranking'
const USABLE = 'button:not([aria-disabled="true"])'
/** What is answered, in this order: a question before what cannot be undone, rents, the main button, any other. */
const ANSWERS = [
  'dialog[open] .hr-dialog__actions .hr-button--danger',
  `.decision .answers ${USABLE}.js-main`,
  `.decision .answers ${USABLE}`,
]
/** More than any such game has. */
const MOST = 1500
/** A game in which no answer is taken for so long does not go on; milliseconds. */
const STUCK = 180_000
/** Keys lead to an answer with fewer. */
const MOST_KEYS = 10
/** After so many answers it is told how far the game has come: on a slow machine it takes long. */
const TELL = 50
/** An answer that has come to nothing until then is given again; milliseconds. */
const TAKEN = 3000

const data = mkdtempSync(join(tmpdir(), 'hausregeln-browsers-'))
let server: ChildProcess
let address = ''

beforeAll(async () => {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: data }
  const program = join(import.meta.dirname, '../../server/src/main.ts')
  server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (server.stdout === null) throw new Error('The server says nothing.')
  for await (const line of createInterface({ input: server.stdout })) {
    address = /Hausregeln is at (\S+)/.exec(line)?.[1] ?? ''
    if (address !== '') break
  }
})
afterAll(async () => {
  const gone = once(server, 'exit')
  server.kill()
  await gone
  rmSync(data, { recursive: true, force: true })
})

/** The page in German, as somebody sees it who comes for the first time. Its faults are kept for `faultsOf`. */
async function come(page: Driven, path = '/'): Promise<void> {
  await page.open(`${address}/#/lost`)
  await page.run("localStorage.setItem('hausregeln.locale', 'de')")
  await page.open('about:blank')
  await page.open(`${address}${path}`)
  await page.run(`
    window.faults = []
    addEventListener('error', ({ message, error }) => window.faults.push(message + ' ' + (error?.cause?.stack ?? '')))
    addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)))`)
}

/** Presses what is marked. */
type Hand = (page: Driven) => Promise<void>
const byMouse: Hand = (page) => page.clickMarked()

/** What the pages show, and what would be answered next. */
async function stands(pages: readonly Driven[]): Promise<string> {
  const shown = pages.map(async (page) => {
    await find(page, ANSWERS)
    return page.run<string>(
      `return (document.querySelector('[${MARK}]')?.outerHTML ?? 'nothing') + '\\n' + document.body.innerText.slice(0, 1500)`,
    )
  })
  return (await Promise.all(shown)).join('\n\n')
}

const faultsOf = (page: Driven) => page.run<readonly string[]>('return window.faults')

/** What the table shows, in words. */
const shownAt = (page: Driven) => page.run<string>("return document.querySelector('.table')?.textContent ?? ''")

/** What axe finds on the page, pictures that are hidden from screen readers aside. */
async function barriers(page: Driven): Promise<readonly string[]> {
  await page.run(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  return page.run(`
    return axe.run({ exclude: ['svg[aria-hidden]'] }, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`)
}

/** What the browser has of what may be missing: the page then does without, and says nothing. */
const EXTRAS = "return ['AudioContext' in window && 'sound', 'wakeLock' in navigator && 'wake lock'].filter(Boolean)"

/** Presses what is marked: an answer has the focus by itself, or Escape leads to it; within a dialog Tab does. */
async function byKeys(page: Driven): Promise<void> {
  for (let press = 0; press < MOST_KEYS; press++) {
    const at = await page.run<'here' | 'dialog' | 'elsewhere'>(`
      if (document.activeElement?.hasAttribute('${MARK}')) return 'here'
      return document.querySelector('dialog[open]') === null ? 'elsewhere' : 'dialog'`)
    if (at === 'here') return page.press('Enter')
    await page.press(at === 'dialog' ? 'Tab' : 'Escape')
  }
}

/**
 * By what people online answer. WebKit's driver first looks where a button is and then presses there: what bots do in
 * between may have moved it. Firefox has keys in a tab of its own only.
 */
const INSTALLED = [
  { name: 'Firefox (Debian: firefox-esr)', begin: firefox, online: byMouse },
  { name: 'WebKit (Debian: webkit2gtk-driver, xvfb)', begin: webkit, online: byKeys },
]

/**
 * Gives the answer that is marked. Returns whether the table has taken it: what others have settled in the meantime is
 * asked again.
 */
async function answer(page: Driven, by: Hand): Promise<boolean> {
  const before = await shownAt(page)
  await by(page).catch(() => undefined)
  return becomes(async () => (await shownAt(page)) !== before, TAKEN)
}

/** All answer what they are asked until the ranking is shown. Returns how many answers that took. */
async function playToTheEnd(pages: readonly Driven[], by: Hand): Promise<number> {
  const begun = performance.now()
  let last = begun
  for (let answers = 0; answers < MOST; ) {
    for (const page of pages) {
      const found =
        pages.length === 1 ? await waitFor(page, [RANKING, ...ANSWERS]) : await find(page, [RANKING, ...ANSWERS])
      if (found === RANKING) return answers
      if (performance.now() - last > STUCK)
        throw new Error(`After ${answers} answers none is taken: ${await stands(pages)}`)
      if (found === null || !(await answer(page, by))) continue
      answers++
      last = performance.now()
      if (answers % TELL === 0)
        console.log(`${answers} answers after ${Math.round((performance.now() - begun) / 1000)} s`)
    }
  }
  throw new Error(`The game has not ended after ${MOST} answers: ${await stands(pages)}`)
}

/** Chooses the rulebook on a page that lists them, however often that takes: the list may still be on its way. */
async function choose(page: Driven, book: string): Promise<void> {
  const isChosen = async () => (await find(page, ['.books__card:has(:checked)'], book)) !== null
  do await click(page, '.books__card', book)
  while (!(await becomes(isChosen, TAKEN)))
}

describe.each(INSTALLED)('$name', ({ name, begin, online }) => {
  let browser: Browser | null = null
  beforeAll(async () => {
    browser = await begin()
    if (browser === null) console.log(`${name} is not installed here: nothing is played in it.`)
  })
  afterAll(() => browser?.close())

  it('plays a whole game at one screen by keyboard, without a barrier that axe finds', async ({ skip }) => {
    if (browser === null) return skip()
    const page = await browser.newPage()
    await come(page)
    await click(page, 'a', 'Neues Spiel')
    await choose(page, BOOK)
    await click(page, 'button', 'Spiel beginnen')
    await waitFor(page, ['.decision'])
    await click(page, 'label', 'Sofort')
    expect(await barriers(page)).toEqual([])
    const answers = await playToTheEnd([page], byKeys)
    const extras = (await page.run<readonly string[]>(EXTRAS)).join(', ')
    console.log(
      `${browser.version}: a game at one screen, ${answers} answers by keyboard; it has ${extras || 'no extras'}`,
    )
    expect(await find(page, [RANKING])).toBe(RANKING)
    expect(await barriers(page)).toEqual([])
    expect(await faultsOf(page)).toEqual([])
  })

  it('plays a whole game online, two people by a link and two bots', async ({ skip }) => {
    if (browser === null) return skip()
    const [ada, bo] = [await browser.newPage(), await browser.newPage()]
    await come(ada, '/#/online')
    await fill(ada, 'Dein Name am Tisch', 'Ada')
    await fill(ada, 'Plätze', '4')
    await choose(ada, BOOK)
    // Scenes are counted by the server, however fast a page would show them: at normal tempo bots alone take half an hour.
    await click(ada, 'summary', 'Uhren')
    await click(ada, 'label', 'Sofort')
    await click(ada, 'button', 'Tisch eröffnen')
    await waitFor(ada, ['button'], 'Aufstehen')
    await waitFor(ada, ['.invitation__link'])
    const link = await ada.run<string>("return document.querySelector('.invitation__link').innerText")
    await come(bo, link.slice(address.length))
    await fill(bo, 'Dein Name am Tisch', 'Bo')
    await click(bo, 'button', 'Zum Tisch')
    await click(bo, 'button', 'Hier sitzen')
    await click(ada, 'button', 'Freie Plätze an Bots')
    await click(ada, 'button', 'Spiel beginnen')
    await waitFor(bo, ['.decision'])
    const answers = await playToTheEnd([ada, bo], online)
    console.log(`${browser.version}: a game online, ${answers} answers of two people beside two bots`)
    await waitFor(bo, [RANKING])
    expect([await faultsOf(ada), await faultsOf(bo)]).toEqual([[], []])
  })
})
