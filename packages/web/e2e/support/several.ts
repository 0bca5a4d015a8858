import { test as base } from './hand.ts'
import { isKept } from './kept.ts'

/** For tests with several people: the browsers that they open for others are closed with them, so that none plays on. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined)
      const own = browser.contexts().filter((context) => !isKept(context))
      await Promise.all(own.map((context) => context.close()))
    },
    { auto: true },
  ],
})
