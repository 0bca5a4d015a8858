import { expect } from '@playwright/test'
import { type Frame, keepFrames, keptFrames } from './support/frames.ts'
import { test } from './support/hand.ts'
import { playByMouse, startGame } from './support/play.ts'

/** The German titles of the rulebooks. */
const BOOKS = ['Klassisch', 'Stadion', 'Vereinfacht', 'Börse', 'Euronopoly']

/** Frames in which something is told while dice roll or a piece walks. */
function tooEarly(frames: readonly Frame[]): Frame[] {
  return frames.filter((frame, at) => {
    const before = frames[at - 1]
    const goesOn = before?.moves.some((number) => frame.moves.includes(number)) ?? false
    return goesOn && frame.told.some((text) => text !== '' && !before?.told.includes(text))
  })
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const book of BOOKS)
  test(`${book}: nothing is told before dice and pieces rest, and nobody is asked while they move`, async ({
    page,
  }) => {
    await startGame(page, { seats: ['person', 'steady', 'steady'], seed: 5, book })
    await keepFrames(page)
    await playByMouse(page, 7)
    await expect(page.locator('.decision [data-asked]:not([data-asked=""])')).toBeVisible()
    const frames = await keptFrames(page)
    expect(new Set(frames.flatMap(({ moves }) => moves)).size).toBeGreaterThan(5)
    expect(tooEarly(frames)).toEqual([])
    expect(frames.filter(({ moves, asked }) => moves.length > 0 && asked)).toEqual([])
  })
