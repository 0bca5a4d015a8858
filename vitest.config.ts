import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that share a thread of modules: each file of them leaves alone what others have loaded. */
const shared = { isolate: false }
/** Node reads the sources itself, as it does for players: hot loops run as fast as there, nothing is transformed. */
const native = { viteModuleRunner: false, nodeLoader: false }

const pages = ['packages/web/**', 'packages/view-kit/**', 'packages/chapters/*/view/**']
const processes = ['packages/server/**', 'packages/cli/**']

export default defineConfig({
  test: {
    // Processes that tests start find what others have compiled of the sources.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compiled', import.meta.url)) },
    // One file a core: what waits for processes of its own leaves its core to the tests of the browser beside it.
    maxWorkers: availableParallelism(),
    // Tests wait for what must happen, not for a time: how long that takes on a machine that is busy proves nothing.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          include: pages.map((folder) => `${folder}/*.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/{e2e,browsers}/**'],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          globalSetup: 'packages/server/test/support/files.ts',
          setupFiles: 'packages/server/test/support/hashes.ts',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...pages, ...processes],
          ...shared,
          experimental: native,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          // Last, and one more at once: they wait for what they start, while others have the cores.
          sequence: { groupOrder: 1 },
          maxWorkers: availableParallelism() + 1,
          ...shared,
          globalSetup: 'packages/server/test/support/shared.ts',
          include: processes.map((folder) => `${folder}/*.test.ts`),
          exclude: ['**/node_modules/**'],
          experimental: native,
        },
      },
    ],
  },
})
