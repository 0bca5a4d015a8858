import { afterEach, expect, it, vi } from 'vitest'

const TEXT = 3

/** As much of an element as marking asks for. */
class Part {
  parentElement: Part | null = null
  readonly nodeType = 1
  readonly childNodes: readonly (Part | Words)[]
  readonly #attributes: Map<string, string>

  constructor(attributes: Readonly<Record<string, string>>, ...inside: readonly (Part | string)[]) {
    this.#attributes = new Map(Object.entries(attributes))
    this.childNodes = inside.map((one) => (typeof one === 'string' ? { nodeType: TEXT, textContent: one } : one))
    for (const child of this.children) child.parentElement = this
  }

  get children(): readonly Part[] {
    return this.childNodes.filter((node) => node instanceof Part)
  }
  get childElementCount(): number {
    return this.children.length
  }
  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('')
  }
  get lang(): string {
    return this.getAttribute('lang') ?? ''
  }
  get isConnected(): boolean {
    return true
  }
  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null
  }
  hasAttribute(name: string): boolean {
    return this.#attributes.has(name)
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value)
  }
  removeAttribute(name: string): void {
    this.#attributes.delete(name)
  }
  closest(): Part | null {
    return this.hasAttribute('lang') ? this : (this.parentElement?.closest() ?? null)
  }
  querySelectorAll(): readonly Part[] {
    return this.children.flatMap((child) => [child, ...child.querySelectorAll()])
  }
}

interface Words {
  readonly nodeType: number
  readonly textContent: string
}

/** A page in Polish with these parts, marked; gives what tells it that something has changed. */
async function mark(...parts: readonly Part[]): Promise<{ root: Part; change: (...changed: readonly Part[]) => void }> {
  const root = new Part({ lang: 'pl' }, ...parts)
  let heard: (changes: readonly { target: Part }[]) => void = () => undefined
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('Node', { TEXT_NODE: TEXT })
  vi.stubGlobal('Element', Part)
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(hear: typeof heard) {
        heard = hear
      }
      observe(): void {}
    },
  )
  vi.resetModules()
  const { noteStandIn: note } = await import('@hausregeln/say/some.ts')
  note('New game')
  note('2–6 players')
  note('about 45 minutes')
  note('here: Anna, Ben')
  note('All may bid.')
  note('Nobody must.')
  const { markStandIns } = await import('./markStandIns.ts')
  markStandIns()
  return { root, change: (...changed) => heard(changed.map((target) => ({ target }))) }
}

afterEach(() => void vi.unstubAllGlobals())

it('what English says on a page in another language is marked, and nothing else', async () => {
  const [english, polish, label, parts] = [
    new Part({}, 'New game'),
    new Part({}, 'Nowa gra'),
    new Part({ 'aria-label': 'New game' }),
    new Part({}, '2–6 players · about 45 minutes'),
  ]
  await mark(english, polish, label, parts)
  expect([english, polish, label, parts].map((part) => part.getAttribute('lang'))).toEqual(['en', null, 'en', 'en'])
})

it('a label or a paragraph of several parts is marked where most of it stands in', async () => {
  const [label, sentences, mostlyPolish, inBrackets, numbered] = [
    new Part({ 'aria-label': '+1: Nowa, about 45 minutes, here: Anna, Ben' }),
    new Part({}, 'All may bid. Nobody must.', ' '),
    new Part({}, 'Gracze: od 2 do 8 · New game'),
    new Part({}, '(', 'New game', ')'),
    new Part({ 'aria-label': 'New game' }, 'K-3.1'),
  ]
  await mark(label, sentences, mostlyPolish, inBrackets, numbered)
  const languages = [label, sentences, mostlyPolish, inBrackets, numbered].map((part) => part.getAttribute('lang'))
  expect(languages).toEqual(['en', 'en', null, 'en', 'en'])
})

it('a name that is drawn in several lines is marked as a whole', async () => {
  const name = new Part({}, new Part({}, 'New'), new Part({}, 'game'))
  await mark(name)
  expect(name.getAttribute('lang')).toBe('en')
})

it('a language that somebody else has named stays', async () => {
  const named = new Part({ lang: 'de' }, 'New game')
  await mark(named)
  expect(named.getAttribute('lang')).toBe('de')
})

it('where the page turns to English, or to a language that has the words, marks are taken away', async () => {
  const button = new Part({}, 'New game')
  const { root, change } = await mark(button)
  expect(button.getAttribute('lang')).toBe('en')
  root.setAttribute('lang', 'en')
  change(root)
  expect(button.getAttribute('lang')).toBeNull()
})
