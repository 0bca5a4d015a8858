import { rulebooks } from '@hausregeln/rulebooks'
import { expect, type Page } from '@playwright/test'
import { type Frame, keepFrames, keptFrames, stopFrames } from './support/frames.ts'
import { test } from './support/hand.ts'
import { bookCard, openRecord, playByMouse } from './support/play.ts'
import { begun } from './support/records.ts'

/** Frames in which something is told while dice roll or a piece walks. */
function tooEarly(frames: readonly Frame[]): Frame[] {
  return frames.filter((frame, at) => {
    const before = frames[at - 1]
    const goesOn = before?.moves.some((number) => frame.moves.includes(number)) ?? false
    return goesOn && frame.told.some((text) => text !== '' && !before?.told.includes(text))
  })
}

// A window with the layout of larger ones: what moves is drawn sixty times a second, and less of it takes less.
test.use({
  keptPage: true,
  viewport: { width: 1000, height: 600 },
  contextOptions: { reducedMotion: 'no-preference' },
})

/** How many dice and pieces have moved. */
function movesIn(frames: readonly Frame[]): number {
  return new Set(frames.flatMap(({ moves }) => moves)).size
}

/** Dice and piece of three throws and more. */
const MOVES = 7
/** After how many answers it is counted, and how often at most: nobody knows what is thrown online. */
const ANSWERS = 2
const ROUNDS = 12

/** What the frames of a few answers must show, and what they must not. */
async function playSeen(page: Page): Promise<void> {
  await keepFrames(page)
  for (let round = 0; round < ROUNDS && movesIn(await keptFrames(page)) < MOVES; round++)
    await playByMouse(page, ANSWERS)
  await expect(page.locator('.decision [data-asked]:not([data-asked=""])')).toBeVisible()
  const frames = await keptFrames(page)
  await stopFrames(page)
  expect(movesIn(frames)).toBeGreaterThanOrEqual(MOVES)
  expect(tooEarly(frames)).toEqual([])
  expect(frames.filter(({ moves, asked }) => moves.length > 0 && asked)).toEqual([])
}

for (const rulebook of rulebooks) {
  const book = rulebook.title.de
  test(`${book}: nothing is told before dice and pieces rest, and nobody is asked while they move`, async ({
    page,
  }) => {
    await openRecord(page, begun({ rulebook, seats: ['Anna', ['Ben', 'steady'], ['Cem', 'steady']], seed: 5 }))
    await playSeen(page)
  })

  test(`${book}: nor at an online table`, async ({ page }) => {
    await page.goto('/#/online')
    await page.getByLabel('Dein Name am Tisch').fill('Ada')
    await bookCard(page, book).click()
    await page.getByRole('spinbutton', { name: 'Plätze' }).fill('3')
    await page.getByRole('button', { name: 'Tisch eröffnen' }).click()
    await page.getByRole('button', { name: 'Freie Plätze an Bots' }).click()
    await page.getByRole('button', { name: 'Spiel beginnen' }).click()
    await expect(page.locator('.decision')).toBeVisible()
    await playSeen(page)
  })
}
