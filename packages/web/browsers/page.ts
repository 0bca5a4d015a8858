/** A page in some browser, as a person at it: what can be seen is found, clicked and typed into. */
export interface Driven {
  open(address: string): Promise<void>
  /** Runs the body of a function in the page; what it returns must be JSON. */
  run<T>(body: string, ...told: readonly string[]): Promise<T>
  /** Clicks in the middle of the one element that is marked (see `find`). */
  clickMarked(): Promise<void>
  /** Types where the focus is. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
}

export type Key = 'Enter' | 'Escape' | 'Tab'

/** A browser that is installed here. */
export interface Browser {
  readonly name: string
  /** With its version. */
  readonly version: string
  /** A page of somebody who shares nothing with the others. */
  newPage(): Promise<Driven>
  close(): Promise<void>
}

/** By this drivers find what is to be clicked. */
export const MARK = 'data-wanted'
const PATIENCE = 30_000
const AGAIN = 40

/** Marks the first that can be seen and used of what the selectors find, in their order; says which selector it was. */
const MARKING = `
  const [selectors, text, mark] = [JSON.parse(arguments[0]), arguments[1], arguments[2]]
  for (const old of document.querySelectorAll('[' + mark + ']')) old.removeAttribute(mark)
  const usable = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getAttribute('aria-disabled') !== 'true' && !element.closest('[inert]') &&
    (element.innerText ?? '').concat(' ', element.getAttribute('aria-label') ?? '').includes(text)
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(usable)
    if (found === undefined) continue
    found.setAttribute(mark, '')
    found.scrollIntoView({ block: 'center' })
    return selector
  }
  return null`

/** What is there now of these, the first that is wanted; null: none. It is marked then. */
export async function find(page: Driven, selectors: readonly string[], text = ''): Promise<string | null> {
  return page.run(MARKING, JSON.stringify(selectors), text, MARK)
}

/** Asks again and again until something is so; false: it was not within so many milliseconds. */
export async function becomes(isSo: () => Promise<boolean>, patience: number): Promise<boolean> {
  const until = performance.now() + patience
  while (!(await isSo())) {
    if (performance.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
  return true
}

/** Waits for the first of these. Throws if none comes. */
export async function waitFor(page: Driven, selectors: readonly string[], text = ''): Promise<string> {
  let found: string | null = null
  const isThere = async () => {
    found = await find(page, selectors, text)
    return found !== null
  }
  await becomes(isThere, PATIENCE)
  return found ?? Promise.reject(new Error(await lost(page, selectors, text)))
}

async function lost(page: Driven, selectors: readonly string[], text: string): Promise<string> {
  const seen = await page.run<string>('return location.href + "\\n" + document.body.innerText.slice(0, 1500)')
  return `There is no "${text}" at ${selectors.join(', ')}; the page shows:\n${seen}`
}

export async function click(page: Driven, selector: string, text = ''): Promise<void> {
  await waitFor(page, [selector], text)
  await page.clickMarked()
}

/** Types over what stands in a field, found by its label. */
export async function fill(page: Driven, label: string, text: string): Promise<void> {
  await click(page, 'label', label)
  await page.run('document.activeElement.select()')
  await page.type(text)
}
