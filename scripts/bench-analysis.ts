// npm run bench:analysis [-- classic …]: what the analysis of a game of some 400 decisions takes in a real Chromium, with its two
// workers, from the replay's address until the first curve and until all is told. CPU is that of the page's process, all its
// threads with those that compile, best of the runs; what else the machine does counts in the time on the wall alone.
// Nothing is laid onto the device meanwhile.
import { isMove, type Session, writeRecord } from '@hausregeln/engine'
import { recordGame } from '@hausregeln/lab/recorded.ts'
import { RULEBOOK_IDS } from '@hausregeln/rulebooks/load.ts'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './lib/chromium.mjs'
import { served } from './lib/served.ts'

const RUNS = 2
const DECISIONS = 400
const MOST_GAMES = 200
/** What is enough for the page on two cores. */
const BAR = { first: 1, all: 10 }

/** What everybody does without thinking about it. */
const ROUTINE: readonly string[] = ['throw', 'endTurn', 'demand', 'report']

/** Moves of a game, each bid and each answer to an offer among them, but for what everybody does anyway. */
function decisionsOf(session: Session): number {
  let made = 0
  for (let number = 1; number <= session.length; number++)
    for (const entry of session.stepAt(number)?.entries ?? []) if (isMove(entry) && !ROUTINE.includes(entry.do)) made++
  return made
}

/** Of the games of a seed the one that has nearest to so many decisions, and at least so many if there is one. */
function longGame(rulebook: string): { readonly text: string; readonly decisions: number } {
  const seats = ['steady', 'steady', 'steady', 'steady']
  let best = { text: '', decisions: 0 }
  for (let index = 0; index < MOST_GAMES && best.decisions < DECISIONS; index++) {
    const session = recordGame({ rulebook, seats, options: {}, seed: 1, maxRounds: 500 }, index)
    const decisions = decisionsOf(session)
    if (decisions > best.decisions) best = { text: writeRecord(session.record), decisions }
  }
  return best
}

interface Took {
  readonly first: number
  readonly all: number
  readonly firstWall: number
  readonly allWall: number
}

/** CPU seconds that the pages of a browser have had. */
async function cpuOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

async function time(address: string, text: string): Promise<Took> {
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
    page.setDefaultTimeout(300_000)
    await page.goto(address)
    const file = { name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    const panel = page.locator('.analysis')
    await panel.waitFor()
    const [cpu, wall] = [await cpuOf(browser), performance.now()]
    await panel.scrollIntoViewIfNeeded()
    await panel.getByRole('slider').waitFor()
    const [firstCpu, firstAt] = [await cpuOf(browser), performance.now()]
    await panel.locator('meter').waitFor({ state: 'detached' })
    const [allCpu, allAt] = [await cpuOf(browser), performance.now()]
    return {
      first: firstCpu - cpu,
      all: allCpu - cpu,
      firstWall: (firstAt - wall) / 1000,
      allWall: (allAt - wall) / 1000,
    }
  } finally {
    await browser.close()
  }
}

const [, , ...asked] = process.argv
await served(async (address) => {
  for (const rulebook of asked.length > 0 ? asked : RULEBOOK_IDS) {
    const { text, decisions } = longGame(rulebook)
    const runs: Took[] = []
    while (runs.length < RUNS) runs.push(await time(address, text))
    const least = (of: keyof Took) => Math.min(...runs.map((run) => run[of])).toFixed(1)
    console.log(
      `${rulebook}, ${decisions} decisions: first curve ${least('first')} s of CPU (${least('firstWall')} s), all ${least('all')} s of CPU (${least('allWall')} s); on two free cores at most ${BAR.first} and ${BAR.all} s`,
    )
  }
})
