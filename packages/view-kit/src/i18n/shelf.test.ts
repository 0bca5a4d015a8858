import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Other files of tests may have kept something before.
beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The shelf of a page that has just been loaded, in a browser that keeps so many texts. */
async function shelfOf(room: number) {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (texts.size >= room && !texts.has(key)) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
  })
  return import('./shelf.ts')
}

describe('what a page keeps', () => {
  it('is in the browser, and nothing is told', async () => {
    const { keep, kept, onShelfRefused } = await shelfOf(1)
    const told = vi.fn()
    onShelfRefused(told)
    keep('hausregeln.a', '1')
    expect([kept('hausregeln.a'), localStorage.getItem('hausregeln.a'), told.mock.calls.length]).toEqual(['1', '1', 0])
  })

  it('is still known to the page where the browser refuses, which is told once', async () => {
    const { keep, kept, onShelfRefused } = await shelfOf(1)
    const told = vi.fn()
    onShelfRefused(told)
    keep('hausregeln.a', '1')
    keep('hausregeln.b', '2')
    keep('hausregeln.c', '3')
    expect([kept('hausregeln.b'), kept('hausregeln.c'), localStorage.getItem('hausregeln.b')]).toEqual(['2', '3', null])
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is told to who listens later', async () => {
    const { keep, onShelfRefused } = await shelfOf(0)
    keep('hausregeln.a', '1')
    const told = vi.fn()
    onShelfRefused(told)
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is nothing where the browser lets nobody look', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const { kept } = await import('./shelf.ts')
    expect(kept('hausregeln.a')).toBeNull()
  })
})
