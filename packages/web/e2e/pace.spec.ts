import { apply, clone, Game, legalActions, nameOf, pack, sampled } from '@hausregeln/engine'
import { onlyAnswer } from '@hausregeln/view-kit/game/goingOn.ts'
import { expect, type Page } from '@playwright/test'
import { OWN_PAGE, test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { asked, recordUntil } from './support/positions.ts'
import { troubles } from './support/troubles.ts'

/** Longer than an only answer is seen before the game goes on with it, in milliseconds. */
const LONG = 3000
/** The clock stands still so far ahead that even a busy machine is not there yet, in milliseconds. */
const AHEAD = 60_000

// What stops the page's clock has a page of its own.
test.use({ keptPage: true })

const namesIn = (game: Game) => legalActions(game, 0).map(({ action }) => nameOf(game, action) ?? '')
const automatic = (page: Page) => page.getByText('Automatische Antworten')
const goesOn = (page: Page) => page.getByRole('switch', { name: 'Mit der einzigen Antwort geht es von selbst weiter' })

/** Anna may end her turn, and what else she could do can wait for her next one. */
async function atEnd(page: Page): Promise<void> {
  const waits = ['endTurn', 'mortgage', 'offer']
  const until = (game: Game) => asked(game, 0)?.ask === 'endTurn' && namesIn(game).every((name) => waits.includes(name))
  await openRecord(page, recordUntil({ seats: ['Anna', 'Ben'], until }))
  // From now on the page's clock stands, until it is told how much time passes, or that it goes on.
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD))
  await automatic(page).click()
  await goesOn(page).click()
}

/** Whether nothing is asked of Ben but his throw before Anna has thrown again, and could build again. */
function comesBack(game: Game): boolean {
  const g = clone(game, new Game(game.book, sampled))
  const { endTurn, throw: throwing } = g.book.codes
  const steps = [pack(endTurn, 0), pack(throwing, 1), pack(endTurn, 1), pack(throwing, 0)]
  const isAnswered = steps.every((step, at) => (at !== 2 || onlyAnswer(g, 1) === step) && apply(g, step) === null)
  return isAnswered && asked(g, 0)?.ask === 'endTurn' && namesIn(g).includes('build')
}

/** Anna ends a turn in which she could build, by the button of this name; then both throw, until Anna has thrown. */
async function untilNextEnd(page: Page, by: string): Promise<void> {
  const until = (game: Game) => asked(game, 0)?.ask === 'endTurn' && namesIn(game).includes('build') && comesBack(game)
  await openRecord(page, recordUntil({ seats: ['Anna', 'Ben'], until }))
  await automatic(page).click()
  await goesOn(page).click()
  await page.getByRole('button', { name: by }).click()
  for (const name of ['Ben', 'Anna']) {
    await expect(page.getByRole('heading', { name: `${name} entscheidet` })).toBeVisible()
    await page.getByRole('button', { name: 'Würfeln' }).click()
  }
}

const stop = (page: Page) => page.getByRole('button', { name: 'Anhalten' })
const end = (page: Page) => page.getByRole('button', { name: 'Zug beenden' })

test('a turn that leaves nothing to do ends by itself, and that is seen before', OWN_PAGE, async ({ page }) => {
  await atEnd(page)
  await expect(stop(page)).toBeVisible()
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'Ben entscheidet' })).toBeVisible()
  // Nobody throws for him.
  await page.clock.runFor(LONG)
  await expect(page.getByRole('button', { name: 'Würfeln' })).toBeVisible()
})

test('whoever touches anything else is asked', OWN_PAGE, async ({ page }) => {
  await atEnd(page)
  // On a phone, too, it is at hand.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await troubles(page)).hidden).toEqual([])
  await page.clock.runFor(400)
  await stop(page).click()
  await expect(stop(page)).toBeHidden()
  await page.clock.runFor(LONG)
  await expect(end(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anna entscheidet' })).toBeVisible()
})

test('a turn with choices is asked for, unless its player has said that it ends by itself', async ({ page }) => {
  await untilNextEnd(page, 'Zug beenden')
  await expect(end(page)).toBeVisible()
  await expect(stop(page)).toBeHidden()
  // Both ways to end it are at hand on the smallest phone.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await troubles(page)).hidden).toEqual([])
})

test('turns end by themselves where nothing is new, once their player has said so', async ({ page }) => {
  await untilNextEnd(page, 'Beenden, künftig von selbst')
  await expect(page.getByRole('heading', { name: 'Ben entscheidet' })).toBeVisible()
})

test('who pays to leave jail has thrown by the same tap', async ({ page }) => {
  const until = (game: Game) => asked(game, 0)?.ask === 'jail' && namesIn(game).includes('payBail')
  await openRecord(page, recordUntil({ seats: ['Anna', 'Ben'], until }))
  await automatic(page).click()
  await goesOn(page).click()
  await page.getByRole('button', { name: /^Für 50 freikaufen/ }).click()
  // What follows the throw: Anna is asked what only a throw leads to, or her turn has ended by itself.
  const ben = page.getByRole('heading', { name: 'Ben entscheidet' })
  await expect(ben.or(page.getByRole('button', { name: /^(Kaufen|Zug beenden)/ })).first()).toBeVisible()
})
