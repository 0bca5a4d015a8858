import { expect } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { openRecord } from './support/play.ts'
import { asked, recordUntil } from './support/positions.ts'

test.use({ keptPage: true })

test('a game from a file is replayed: a mark leads to its moment, and the link to a moment leads back there', async ({
  page,
}) => {
  const bots = ['Ben', 'Cem'].map((name) => [name, 'steady'] as const)
  const until: Parameters<typeof recordUntil>[0]['until'] = (game) =>
    game.s.round >= 20 && asked(game, 0)?.ask === 'throw'
  await openRecord(page, recordUntil({ seats: ['Anna', ...bots], until }))
  const [id] = /[^/]+$/.exec(page.url()) ?? []
  await page.goto(`/#/replay/game/${id}`)
  const mark = page.locator('.replay__mark').first()
  await mark.click()
  await expect(mark).toHaveAttribute('aria-current', 'step')
  const entry = page.getByText(/^Eintrag [1-9]\d* von/)
  const told = await entry.innerText()
  await expect(page).toHaveURL(new RegExp(`/${/\d+/.exec(told)?.[0]}$`))
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(entry).toHaveText(told)
  await expect(mark).toHaveAttribute('aria-current', 'step')
})
