import { defineConfig } from 'vitest/config'

/** Whole games in the browsers that are installed beside Chromium; `npm test` does without them. */
export default defineConfig({
  test: {
    include: ['packages/web/browsers/*.browsers.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
})
