import { type ActionName, type Game, legalActions, nameOf } from '@hausregeln/engine'
import { saleValueOf } from '@hausregeln/engine/kit/deeds.ts'
import { euronopoly } from '@hausregeln/rulebooks'
import { expect, type Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { test } from './support/hand.ts'
import { LOOKS } from './support/looks.ts'
import { complaints, hurry, openRecord, playByMouse, startGame } from './support/play.ts'
import { asked, recordUntil } from './support/positions.ts'

test.use({ keptPage: true })

/** Anna is a person, all others are bots; until the position that is looked for steady plays for her too. */
function position(until: (game: Game) => boolean, others = 3): string {
  const bots = ['Ben', 'Cem', 'Dora'].slice(0, others).map((name) => [name, 'steady'] as const)
  const onTurn = (game: Game) => game.s.turnSeat === 0 && (game.s.must & 1) === 1 && until(game)
  return recordUntil({ rulebook: euronopoly, seats: ['Anna', ...bots], until: onTurn })
}

/** How many actions of a kind Anna could carry out. */
function ways(game: Game, name: ActionName): number {
  return legalActions(game, 0).filter(({ action }) => nameOf(game, action) === name).length
}

/** Anna's debt as a share of what all her possessions would bring. */
function burden(game: Game): number {
  return (game.s.parts.money.debt[0] ?? 0) / Math.max(1, saleValueOf(game, 0))
}

/** The number in front of `GE`-less amounts such as `2.360`. */
function amount(text: string | null): number {
  return Number((text ?? '').replaceAll(/\D/g, ''))
}

const space = (page: Page, name: string) => page.locator('.hr-board__spaces').getByRole('button', { name })

test('a person plays against bots; the first city bought shows as a claim, on the board and in words (E-5.2)', async ({
  page,
}) => {
  test.slow()
  const heard = complaints(page)
  await openRecord(
    page,
    position((game) => asked(game, 0)?.ask === 'buy' && game.s.round === 1),
  )
  await hurry(page)
  const buy = page.getByRole('button', { name: /^\S.* für \S+ kaufen/ })
  const city = /^(.*) für/.exec(await buy.innerText())?.[1] ?? ''
  await buy.click()
  const claims = page.getByRole('region', { name: 'Ansprüche' })
  await expect(claims.getByRole('button', { name: /Anspruch: Anna/ })).toContainText(`${city}: Anna`)
  await expect(space(page, `${city}, `)).toHaveAccessibleName(/gehört Anna/)
  await expect(page.locator('.hr-board__spaces').getByRole('button', { name: /frei, Anspruch: Anna/ })).toHaveCount(2)
  await playByMouse(page, 12)
  expect(heard).toEqual([])
})

test('a new game starts with chips, as E-1.1 has them, and is played on', async ({ page }) => {
  test.slow()
  await startGame(page, { book: 'Euronopoly', seats: ['person', 'steady', 'plain'], seed: 7 })
  await hurry(page)
  await expect(page.locator('.players__seat').first().locator('.chips')).toBeVisible()
  await playByMouse(page, 3)
  await expect(page.locator('.decision')).toBeVisible()
})

test('a group shows how high may be built and why not higher; what is built costs its price (E-5.5, E-5.6)', async ({
  page,
}) => {
  await openRecord(
    page,
    position((game) => ways(game, 'build') >= 2 && game.s.round > 10),
  )
  await page.getByRole('button', { name: /^In .* bauen …$/ }).click()
  const dialog = page.getByRole('dialog')
  const money = dialog.locator('.purse .hr-money')
  const before = amount(await money.textContent())
  const build = dialog.getByRole('button', { name: /^Apartment in/ }).first()
  const price = amount(/\(([^)]*)\)/.exec(await build.innerText())?.[1] ?? '')
  expect(price).toBeGreaterThan(0)
  await build.click()
  await expect(money).toHaveText(new RegExp(`^${(before - price).toLocaleString('de-DE')}$`))
  const need = dialog.locator('.group__need').filter({ hasText: 'E-5.5' })
  for (let step = 0; step < 27 && (await need.count()) === 0; step++) {
    const left = (await money.textContent()) ?? ''
    await build.click()
    await expect(money).not.toHaveText(left)
  }
  await expect(need.first()).toHaveText(/(erst, wenn auch|muss erst)/)
  await expect(dialog.getByRole('img', { name: /^Stufe \d von 9, erlaubt bis \d$/ }).first()).toBeVisible()
  await dialog.getByText('Wie hoch gebaut werden darf').click()
  await expect(dialog.getByText(/^1 Luxusvilla: auf den beiden anderen mindestens 1 Ferienhaus$/)).toBeVisible()
})

test('a remote purchase is offered with its price and the commission of the visitor (E-8.1)', async ({ page }) => {
  await openRecord(
    page,
    position((game) => ways(game, 'buyRemote') > 0),
  )
  await expect(page.getByText('Fernkauf, solange dort jemand steht')).toBeVisible()
  const offer = page.getByRole('button', { name: /aus der Ferne kaufen/ }).first()
  const [, city = '', commission = '', visitor = ''] =
    /^(.*) aus der Ferne kaufen \(.* \+ (.*) an (.*)\)/.exec(await offer.innerText()) ?? []
  const cash = page.locator('.players__seat', { hasText: visitor }).locator('.hr-money--strong')
  const before = amount(await cash.textContent())
  await offer.click()
  await expect(cash).toHaveText((before + amount(commission)).toLocaleString('de-DE'))
  await expect(space(page, `${city}, `)).toHaveAccessibleName(/gehört Anna/)
})

test('prison: the way out costs less from round to round (E-10.3)', async ({ page }) => {
  await openRecord(
    page,
    position((game) => asked(game, 0)?.ask === 'prison' && game.s.jail[0] === 2),
  )
  const steps = { name: 'Was der Weg hinaus kostet, Runde für Runde' }
  // They are seen on the stage; beside it they are read out with the question.
  for (const place of ['.stage', '.decision'])
    await expect(page.locator(place).getByRole('list', steps).getByRole('listitem')).toHaveText([
      /^600/,
      /^400.*jetzt/,
      /^200/,
      /^frei/,
    ])
  await expect(page.getByRole('button', { name: 'Für 400 freikaufen' })).toBeVisible()
  await page.getByRole('button', { name: 'Im Gefängnis bleiben und aussetzen' }).click()
  await expect(page.getByRole('heading', { name: 'Anna entscheidet' })).toBeHidden()
})

test('a debt stands against the mortgage value; a sale repays it (E-9.1, E-9.3)', async ({ page }) => {
  await openRecord(
    page,
    position((game) => burden(game) > 0.6 && ways(game, 'sell') > 0 && asked(game, 0)?.ask === 'throw'),
  )
  const meter = page.locator('.decision').getByRole('meter', { name: 'Schulden bei der Bank' }).first()
  const before = Number(await meter.getAttribute('value'))
  await expect(page.locator('.decision .notice')).toContainText('ausgeschieden')
  await page.getByRole('button', { name: 'Verkaufen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'An die Bank verkaufen' })
  const sale = dialog.locator('button:not([aria-disabled="true"])', { hasText: /danach Schulden/ }).first()
  const brings = amount(/\(\+([^)]*)\)/.exec(await sale.innerText())?.[1] ?? '')
  await sale.click()
  await expect(meter).toHaveAttribute('value', String(Math.max(0, before - brings)))
})

test('the risk field shows its 21 pairs and marks the throw that led there (E-4.2)', async ({ page }) => {
  const landed = (game: Game) =>
    game.book.board.kind[game.s.place[0] ?? 0] === game.book.board.kinds.risk &&
    asked(game, 0)?.ask === 'endTurn' &&
    game.s.throwsOfTurn === 1
  await openRecord(page, position(landed))
  await space(page, 'Risikofeld').click()
  const table = page.getByRole('dialog').getByRole('table', { name: 'Risikotabelle' })
  await expect(table.locator('td.numerals')).toHaveCount(21)
  const hit = await table.locator('[aria-current="true"]').innerText()
  await expect(page.getByRole('dialog').getByText(`also ${hit}.`)).toBeVisible()
})

test('doubles leave a choice: another throw, or the end of the turn (E-2.2)', async ({ page }) => {
  const optional = (game: Game) => {
    const question = asked(game, 0)
    return question?.ask === 'throw' && question.why === 'optional'
  }
  await openRecord(page, position(optional))
  await expect(page.getByRole('button', { name: 'Noch einmal würfeln' })).toBeVisible()
  await page.getByRole('button', { name: 'Zug beenden' }).click()
  await expect(page.getByRole('button', { name: 'Noch einmal würfeln' })).toBeHidden()
})

test('a game is played to its end: whose debt exceeds the mortgage value is out (E-9.4)', async ({ page }) => {
  await openRecord(
    page,
    position((game) => burden(game) > 0.9, 1),
  )
  await hurry(page)
  await playByMouse(page, 150)
  await expect(page.locator('.ranking')).toContainText('Ben')
})

test('a group is opened and built on by keyboard alone', async ({ page }) => {
  await openRecord(
    page,
    position((game) => ways(game, 'build') > 0),
  )
  const focus = page.locator(':focus')
  const reach = async (words: RegExp, key: string) => {
    for (let step = 0; step < 80 && !words.test(await focus.innerText().catch(() => '')); step++)
      await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('button', { name: /^In .* bauen …$/ })).toBeVisible()
  // The keyboard is led to the answers: from there it is one step.
  await expect(page.locator('.decision :focus')).toBeVisible()
  await reach(/^In .* bauen …$/, 'Shift+Tab')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const before = await dialog.locator('.purse .hr-money').innerText()
  await reach(/^Apartment in/, 'Tab')
  await expect(dialog.locator('.purse .hr-money')).not.toHaveText(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

for (const { locale, colorScheme } of LOOKS)
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme })

    test('the table, a group, sales, the risk table and a radar trap have no barrier that axe finds', async ({
      page,
    }) => {
      await openRecord(
        page,
        position((game) => ways(game, 'buildRemote') > 0 && ways(game, 'sell') > 0 && game.s.round > 20),
      )
      expect(await findings(page)).toEqual([])
      await page
        .getByRole('button', { name: /^(In .* aus der Ferne bauen|Build in .* from afar) \(/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^(Verkaufen |Sell)…$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page, 'dialog[open]')).toEqual([])
      await page.keyboard.press('Escape')
      for (const name of [/^(Risikofeld|Risk field)/, /^Radar (Küste|Coast)/, /^(Gefängnis West|West Prison)/]) {
        await page.locator('.hr-board__spaces').getByRole('button', { name }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findings(page, 'dialog[open]')).toEqual([])
        await page.keyboard.press('Escape')
      }
    })
  })
