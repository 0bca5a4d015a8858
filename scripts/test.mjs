// npm test: installs what is missing, then runs everything there is. A step that fails does not hide the later ones.
// This file must run on an older Node; everything it starts runs on the newer one (see lib/steps.mjs).
import { install } from './lib/install.mjs'
import { countTests, forgetReports, listFailures, reports } from './lib/report.mjs'
import { script } from './lib/steps.mjs'

/**
 * What is run, and how what it writes is marked. A step tells, line by line.
 *
 * @typedef {(line: string) => void} Tell
 * @typedef {{ title: string, mark: string, run: (tell: Tell) => Promise<number> }} Step
 */

/**
 * Steps of one stage run beside each other, so that no core is idle while one of them waits. The later stage needs what
 * the earlier one makes: tests read types that are compiled, and browsers the page that is built.
 *
 * @type {readonly (readonly Step[])[]}
 */
const stages = [
  [
    // The compiler's garbage is collected a quarter as often: a fifth of what it takes is that.
    { title: 'types', mark: 'types', run: (tell) => script('types', [], { GOGC: '400' }, tell) },
    { title: 'style and import table', mark: 'style', run: (tell) => script('lint', [], {}, tell) },
    { title: 'build of the web app', mark: 'build', run: (tell) => script('build', [], {}, tell) },
  ],
  [
    {
      title: 'unit, property and playthrough tests',
      mark: 'unit',
      run: (tell) =>
        script(
          'test:unit',
          [
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${reports.vitest}`,
            '--reporter=./scripts/lib/unhandled.mjs',
          ],
          {},
          tell,
        ),
    },
    {
      title: 'browser tests',
      mark: 'browser',
      run: (tell) =>
        script('test:browser', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright }, tell),
    },
  ],
]

/**
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, line: string }>} the line tells how it ended
 */
async function carryOut({ title, mark, run }) {
  const begun = performance.now()
  const code = await run((line) => console.log(`${mark.padEnd(7)} │ ${line}`))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  return { ok: code === 0, line: `${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)` }
}

async function test() {
  const problem = await install()
  if (problem) {
    console.error(problem)
    return 1
  }
  forgetReports()
  const ended = []
  for (const steps of stages) {
    console.log(`\n── ${steps.map(({ title }) => title).join(' · ')}`)
    ended.push(...(await Promise.all(steps.map(carryOut))))
  }
  const counts = countTests()
  console.log(`\n${ended.map(({ line }) => line).join('\n')}\n`)
  for (const failure of listFailures()) console.log(`FAILED ${failure}`)
  console.log(`${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`)
  // What a test leaves behind may end its runner with 0 all the same: what was counted decides, too.
  return ended.every(({ ok }) => ok) && counts.failed === 0 ? 0 : 1
}

process.exitCode = await test()
