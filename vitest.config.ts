import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/chapters/*/*/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'packages/web/build/**/*.test.ts',
      'scripts/**/*.test.ts',
      'examples/**/*.test.ts',
    ],
    // Many tests wait for processes of their own, so that one file a core would leave the cores idle.
    maxWorkers: availableParallelism() + 1,
    // Tests wait for what must happen, not for a time: how long that takes on a machine that is busy proves nothing.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 90_000 } },
  },
})
