// npm test: installs what is missing, then runs everything there is. A step that fails does not hide the later ones.
// This file must run on an older Node; everything it starts runs on the newer one (see lib/steps.mjs).
import { install } from './lib/install.mjs'
import { countTests, forgetReports, listFailures, reports } from './lib/report.mjs'
import { script } from './lib/steps.mjs'

/** @type {readonly { title: string, run: () => Promise<number> }[]} */
const steps = [
  { title: 'types', run: () => script('types') },
  { title: 'style and import table', run: () => script('lint') },
  {
    title: 'unit, property and playthrough tests',
    run: () =>
      script('test:unit', [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reports.vitest}`,
        '--reporter=./scripts/lib/unhandled.mjs',
      ]),
  },
  { title: 'build of the web app', run: () => script('build') },
  {
    title: 'browser tests',
    run: () => script('test:browser', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright }),
  },
]

async function test() {
  const problem = await install()
  if (problem) {
    console.error(problem)
    return 1
  }
  forgetReports()
  const lines = []
  let failed = 0
  for (const { title, run } of steps) {
    console.log(`\n── ${title}`)
    const begun = performance.now()
    const code = await run()
    if (code !== 0) failed++
    lines.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  }
  const counts = countTests()
  console.log(`\n${lines.join('\n')}\n`)
  for (const failure of listFailures()) console.log(`FAILED ${failure}`)
  console.log(`${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await test()
