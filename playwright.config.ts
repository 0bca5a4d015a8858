import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
// Node keeps what it has made of sources, for the next process that reads them.
import './scripts/lib/compiled.mjs'
import { findChromium } from './scripts/lib/chromium.mjs'

const { executablePath, args } = await findChromium()

/**
 * V8 on one thread, without the dearer of its optimizing compilers: no page here lives long enough to earn what that
 * costs. What the other one makes is earned, as by the hashes of each record that is opened.
 */
const v8 = '--js-flags=--single-threaded,--no-opt'

/** Dice and pieces in motion, which take as long as they take. */
const SCENES = '**/scenes.spec.ts'

export default defineConfig({
  testDir: 'packages/web/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/browser-tests',
  forbidOnly: true,
  // Nothing here waits for a fixed time: these only bound what a busy machine may need, with games of bots to wait for.
  timeout: 900_000,
  expect: { timeout: 240_000 },
  fullyParallel: true,
  // One more than there are cores, since scenes hold one that waits.
  workers: availableParallelism() + 1,
  reporter: 'list',
  // Scenes are waited for more than they compute: one after the other, from the first, so that others do it meanwhile.
  projects: [
    { name: 'scenes', testMatch: SCENES, workers: 1 },
    { name: 'screens', testIgnore: SCENES },
  ],
  // Node reads the game's own sources itself, as for players: Babel takes longer, and all of it on a fresh clone.
  build: { external: ['**/packages/!(web)/**'] },
  use: {
    // What cannot be pressed is told by its name, not by the end of the test's time.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    baseURL: `http://127.0.0.1:${process.env.HAUSREGELN_PORT}`,
    launchOptions: { executablePath, args: [...args, v8] },
    locale: 'de-DE',
    // Laying the whole page onto the device, once for each of these browsers: the tests of that ask for it.
    serviceWorkers: 'block',
    // Dice and pieces are there at once; the one test that looks at how they move says so itself.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes several times as long as what it records: `npx playwright test NAME --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // The real server with the built web app, on a port that is free; it says which one.
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: '.cache/e2e-data' },
    wait: { stdout: /Hausregeln is at http:\/\/127\.0\.0\.1:(?<hausregeln_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
