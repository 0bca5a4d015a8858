import type { BrowserContext, Page } from '@playwright/test'

/**
 * Pages that are kept from test to test: a new one loads, compiles and draws everything for the first time, which takes
 * several times as long as what most tests do there. What a test has left is cleared before the next one: what the
 * browser keeps, what the page shows, and, where that could hold on to anything, what it has in memory.
 */
interface Kept {
  readonly kind: string
  readonly page: Page
  /** The address of the page, without what stands behind `#`. */
  readonly address: string
  /** The language of a new page. */
  readonly language: string
  /** What a new page keeps by itself: keys and texts in its `localStorage`. */
  readonly shelf: Readonly<Record<string, string>>
  /** Where the page has been since it was cleared: what stands behind `#`. */
  readonly places: Set<string>
  isFree: boolean
}

/** Screens that forget everything when one leaves them: others are left by loading the page again. */
const FORGETFUL = /^(#\/((new|nowhere|storage|online|licences)?$|(game|replay|rules|table|device|claim)\/.*))?$/
/** What they read anew in `localStorage` whenever they need it, and the language, which is chosen back. */
const READ_ANEW = /^hausregeln\.(table|guest|nonce\..*|locale)$/
/** An address where nothing is: it shows a sentence. */
const NOWHERE = '#/nowhere'
/** Milliseconds that a busy machine may need to clear a page. */
const IN_TIME = 30_000

const pages = new Set<Kept>()

/** A page that nobody has now, of those whose contexts are alike; `open` makes the context of a new one. */
export async function borrow(kind: string, open: () => Promise<BrowserContext>): Promise<Page> {
  const free = [...pages].find((kept) => kept.isFree && kept.kind === kind)
  const kept = free ?? (await begin(kind, await open()))
  pages.add(kept)
  kept.isFree = false
  return kept.page
}

async function begin(kind: string, context: BrowserContext): Promise<Kept> {
  const page = await context.newPage()
  await page.goto(`/${NOWHERE}`)
  await page.locator('.aside .go').first().waitFor()
  const places = new Set<string>()
  page.on('framenavigated', (frame) => frame === page.mainFrame() && places.add(new URL(frame.url()).hash))
  refuseLasting(page)
  const [language, shelf] = await page.evaluate(() => [document.documentElement.lang, { ...localStorage }] as const)
  return { kind, page, address: addressOf(page), language, shelf, places, isFree: true }
}

const addressOf = (page: Page): string => page.url().split('#')[0] ?? ''

/** Whether it is kept for other tests, so that it is not to be closed with one. */
export function isKept(context: BrowserContext): boolean {
  return [...pages].some(({ page }) => page.context() === context)
}

/** What would stay with a page for good: a test that needs it asks for a page of its own. */
function refuseLasting(page: Page): void {
  const refused = () => {
    throw new Error('This page is kept for other tests: OWN_PAGE (hand.ts) gives one that is not.')
  }
  const context = page.context()
  Object.assign(page, { addInitScript: refused, route: refused, setContent: refused, exposeFunction: refused })
  Object.assign(page.clock, { install: refused })
  Object.assign(context, { addInitScript: refused, route: refused, grantPermissions: refused, setOffline: refused })
}

/**
 * Makes the pages that are still lent as new for the next test if `isWell`, else closes them; one that cannot be made so
 * in time is closed, too.
 */
export async function giveBack(isWell: boolean): Promise<void> {
  const lent = [...pages].filter(({ isFree }) => !isFree)
  await Promise.all(
    lent.map(async (kept) => {
      kept.isFree = isWell && !kept.page.isClosed() && (await clear(kept).catch(() => false))
      if (kept.isFree) return
      pages.delete(kept)
      await kept.page.context().close()
    }),
  )
}

/** Whether the page is as new again; it is not where another page than ours has come. */
async function clear({ page, address, language, shelf, places }: Kept): Promise<boolean> {
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  if (addressOf(page) !== address) return false
  const isForgetful = [...places].every((place) => FORGETFUL.test(place))
  const spoken = await page.evaluate((nowhere) => {
    location.hash = nowhere
    return document.documentElement.lang
  }, NOWHERE)
  await page.locator('.aside .go').first().waitFor({ timeout: IN_TIME })
  if (spoken !== language) await speakAgain(page, language)
  await page.evaluate(gamesAreLeft, IN_TIME)
  const isAsBefore = await page.evaluate(empty, { shelf, READ_ANEW: READ_ANEW.source })
  if (!isForgetful || !isAsBefore) {
    await loadAnew(page)
    if (!(await page.evaluate(empty, { shelf, READ_ANEW: READ_ANEW.source }))) return false
  }
  places.clear()
  return true
}

/** Chooses the language of a new page. */
async function speakAgain(page: Page, language: string): Promise<void> {
  await page.locator(`select:has(option[lang="${language}"])`).selectOption(language, { timeout: IN_TIME })
  await page.locator(`html[lang="${language}"]`).waitFor({ timeout: IN_TIME })
}

/** Waits until nobody holds a game any more: until then its worker may still write it down, also where it was removed. */
async function gamesAreLeft(IN_TIME: number): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const signal = AbortSignal.timeout(IN_TIME)
  await Promise.all(held.map(({ name = '' }) => navigator.locks.request(name, { signal }, () => undefined)))
}

interface Emptied extends Pick<Kept, 'shelf'> {
  /** As `RegExp` has it. */
  readonly READ_ANEW: string
}

/** Empties the shelf of games; whether nothing else is kept in the page, or told there, but what a new one has. */
async function empty({ shelf, READ_ANEW }: Emptied): Promise<boolean> {
  const GAMES = 'hausregeln'
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const shelves = (await indexedDB.databases()).map(({ name }) => name)
  if (shelves.includes(GAMES)) {
    const db = await done(indexedDB.open(GAMES))
    const stores = [...db.objectStoreNames]
    const all = db.transaction(stores, 'readwrite')
    await Promise.all(stores.map((store) => done(all.objectStore(store).clear())))
    db.close()
  }
  const readAnew = new RegExp(READ_ANEW)
  for (const key of Object.keys(localStorage)) if (readAnew.test(key)) localStorage.removeItem(key)
  const isSilent = document.querySelector('.hr-toast') === null
  const isSame = Object.keys({ ...localStorage, ...shelf }).every((key) => localStorage[key] === shelf[key])
  const isAlone = shelves.every((name) => name === GAMES) && sessionStorage.length === 0
  sessionStorage.clear()
  return isSilent && isSame && isAlone
}

/** Empties all that the page keeps, and loads it again. */
async function loadAnew(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage,cache_storage' })
  await session.detach()
  await page.reload({ timeout: IN_TIME })
  await page.locator('.aside .go').first().waitFor({ timeout: IN_TIME })
}
