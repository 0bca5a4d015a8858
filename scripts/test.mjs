// npm test: installs what is missing, then runs everything there is. A step that fails does not hide the later ones.
// This file must run on an older Node; everything it starts runs on the newer one (see lib/steps.mjs).
import { install } from './lib/install.mjs'
import { countTests, forgetReports, listFailures, reports } from './lib/report.mjs'
import { script } from './lib/steps.mjs'

/**
 * What is run, how what it writes is marked, and the steps that make what it needs. A step tells, line by line.
 *
 * @typedef {(line: string) => void} Tell
 * @typedef {{ title: string, mark: string, needs: readonly Step[], run: (tell: Tell) => Promise<number> }} Step
 */

/** @type {Step} */
const types = {
  title: 'types',
  mark: 'types',
  needs: [],
  // The compiler's garbage is collected a quarter as often: a fifth of what it takes is that.
  run: (tell) => script('types', [], { GOGC: '400' }, tell),
}

/** @type {Step} */
const build = {
  title: 'build of the web app',
  mark: 'build',
  needs: [],
  run: (tell) => script('build', [], {}, tell),
}

/** @type {Step} */
const style = {
  title: 'style and import table',
  mark: 'style',
  // Browser tests take longest, and wait for the build alone.
  needs: [build],
  run: (tell) => script('lint', [], {}, tell),
}

/** @type {Step} */
const unit = {
  title: 'unit, property and playthrough tests',
  mark: 'unit',
  // They read types that are compiled, and images of the Dockerfile serve the page.
  needs: [types, build],
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
}

/** @type {Step} */
const browser = {
  title: 'browser tests',
  mark: 'browser',
  needs: [build],
  run: (tell) =>
    script('test:browser', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright }, tell),
}

/** Each comes after those that it needs. */
const steps = [types, build, style, unit, browser]

/**
 * Steps run beside each other, so that no core is idle while one of them waits.
 *
 * @returns {Promise<{ ok: boolean, line: string }[]>}
 */
function carryOutAll() {
  /** @type {Map<Step, Promise<{ ok: boolean, line: string }>>} */
  const ends = new Map()
  for (const step of steps) {
    const before = Promise.all(step.needs.map((need) => ends.get(need)))
    ends.set(
      step,
      before.then(() => carryOut(step)),
    )
  }
  return Promise.all(ends.values())
}

/**
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, line: string }>} the line tells how it ended
 */
async function carryOut({ title, mark, run }) {
  const begun = performance.now()
  console.log(`── ${title}`)
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
  const ended = await carryOutAll()
  const counts = countTests()
  console.log(`\n${ended.map(({ line }) => line).join('\n')}\n`)
  for (const failure of listFailures()) console.log(`FAILED ${failure}`)
  console.log(`${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`)
  // What a test leaves behind may end its runner with 0 all the same: what was counted decides, too.
  return ended.every(({ ok }) => ok) && counts.failed === 0 ? 0 : 1
}

process.exitCode = await test()
