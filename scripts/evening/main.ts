// npm run evening: an evening of 130 turns on a real board with mistakes, found up to an hour later, and set right in a
// real Chromium: in each of the five books, on a laptop and on a phone. Counts what the keeper taps and types for each,
// and cuts the power (all processes of the browser are killed) twice for each: with the correction open, when nothing of
// it may hold, and when it is entered, when all of it must. The page is loaded again once more. Each time the file of
// the game must say what the same entries come to without a browser; at the end the books must balance, and the
// workbook's sums must be those of the game. Fails where any of it does not hold, or a mistake of an hour ago takes more
// than six actions. `npm run evening -- classic` plays one book alone; `-- --told` tells every action.
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Correction, type Rulebook, readRecord, replay, seatsIn, view, writeRecord } from '@hausregeln/engine'
import { brokenLaw, QUICK_LAWS } from '@hausregeln/lab/laws/laws.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { office, savedByOffice } from '@hausregeln/workbook/testing/office.ts'
import { cellsOf, readElsewhere } from '@hausregeln/workbook/testing/other.ts'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { explanationsOf } from '../../packages/web/src/screens/companion/balance/causes.ts'
import { Evening, NAMES } from '../../packages/web/src/screens/companion/correct/testing/evening.ts'
import {
  type Mistake,
  mistakesOf,
  settledBy,
} from '../../packages/web/src/screens/companion/correct/testing/mistakes.ts'
import { served } from '../lib/served.ts'
import { Desk } from './desk.ts'
import { Device, type Size } from './device.ts'
import { Hand } from './hand.ts'

const SIZES: readonly Size[] = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]
const SEED = 5
/** At most so many actions set a mistake right; two at once take twice as many. */
const MOST = 6

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { told: { type: 'boolean', default: false } },
})

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** The evening in a browser beside the same evening without one. */
class Kept {
  readonly evening: Evening
  readonly device: Device
  #checks = 0

  constructor(evening: Evening, device: Device) {
    this.evening = evening
    this.device = device
  }

  get checks(): number {
    return this.#checks
  }

  async open(): Promise<void> {
    const { page } = this.device
    await page.locator('input[type=file]').setInputFiles({
      name: 'evening.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.from(writeRecord(this.evening.session.record)),
    })
    await page.locator('.balances').waitFor()
  }

  /** What the page shows, and the file that it saves, must be what the evening has come to. */
  async agrees(when: string): Promise<void> {
    const { page } = this.device
    await page.locator('.balances').waitFor()
    const { game } = this.evening.session
    for (const [seat, name] of NAMES.entries()) {
      const shown = page.locator('.balances__seat', { hasText: name }).locator('.balances__cash')
      const cash = game.s.cash[seat] ?? 0
      must(
        (await shown.innerText()).replaceAll(/\D/g, '') === `${cash}`,
        `${when}: the page does not show ${cash} for ${name}.`,
      )
    }
    const text = await readFile(await this.#saved('Keep as a file'), 'utf8')
    const { session } = replay(this.evening.rulebook.book, readRecord(text))
    const [saved, own] = [session.game, game].map((one) => Buffer.from(view(one, -1).bytes))
    must(saved?.equals(own ?? Buffer.of()) ?? false, `${when}: the file says something else than the evening.`)
    this.#checks++
  }

  /** The workbook that the page saves, by two readers, and by LibreOffice where it is installed. */
  async workbookAgrees(folder: string): Promise<void> {
    const path = join(folder, 'evening.xlsx')
    await copyFile(await this.#saved('Keep as a workbook'), path)
    const { s } = this.evening.session.game
    const cash = NAMES.map((_, seat) => s.cash[seat])
    const balanced = async (workbook: string | Blob) => {
      const last = records(await readBack(workbook), 'Balances').at(-1)
      return NAMES.every((name, seat) => last?.[name] === cash[seat])
    }
    must(await balanced(path), 'The workbook’s balances are not those of the game.')
    const opened = office === null ? null : (await savedByOffice(folder, [path])).get('evening.xlsx')
    must(opened === null || (opened !== undefined && (await balanced(opened))), 'LibreOffice finds other balances.')
    const row = cellsOf(await readElsewhere(await readFile(path)), 'Balances')
      .at(-1)
      ?.map(({ value }) => value)
    must(
      cash.every((amount) => row?.includes(amount ?? -1)),
      'Another reader finds other balances in the workbook.',
    )
  }

  async #saved(button: string): Promise<string> {
    const { page } = this.device
    const target = page.getByRole('button', { name: button })
    const [download] = await Promise.all([page.waitForEvent('download'), target.click()])
    return download.path()
  }
}

/** What setting a mistake right has taken. */
interface Taken {
  readonly mistake: string
  readonly actions: readonly string[]
  readonly place: number
}

async function setRight(kept: Kept, mistake: Mistake): Promise<Taken> {
  const { evening, device } = kept
  const { correction, said } = await settledBy(evening, mistake.changes)
  const [first, ...others] = mistake.changes
  if (first === undefined) throw new Error('There is nothing to set right.')
  const isMoney = mistake.changes.every(({ entries }) => entries.length === 0) && others.length === 0
  const counted = isMoney ? countOf(evening, correction, first.number) : null
  const openUp = async (): Promise<{ hand: Hand; place: number; desk: Desk }> => {
    const hand = new Hand()
    const desk = new Desk(device.page, hand, evening)
    const place = counted === null ? 0 : await desk.count(counted.seat, counted.cash, first.number)
    if (counted === null) await desk.find(first.number)
    if (counted === null || (await desk.isAsked())) await desk.say(first)
    for (const other of others) {
      await desk.findAnother(other.number)
      await desk.say(other)
    }
    for (const one of said) await desk.answer(one)
    await desk.worksOut()
    return { hand, place, desk }
  }
  await openUp()
  await device.cutPower()
  await kept.agrees(`${mistake.name}, not yet entered, after a power cut`)
  const { hand, place, desk } = await openUp()
  await desk.enter()
  evening.session.enter(correction)
  await device.cutPower()
  await kept.agrees(`${mistake.name}, entered, after a power cut`)
  await device.page.reload()
  await kept.agrees(`${mistake.name}, entered, loaded again`)
  const { game } = evening.session
  must(brokenLaw(game, QUICK_LAWS) === null, `${mistake.name}: a law is broken.`)
  return { mistake: mistake.name, actions: hand.done, place }
}

/** Whose cash is counted to find an entry by it: of those who have other money than the books say; null: nobody's tells. */
function countOf({ session, chronicle }: Evening, correction: Correction, number: number) {
  const [right, booked] = [session.tryCorrection(correction).game.s, session.game.s]
  const seats = NAMES.map((_, seat) => seat)
  const cash = (seat: number) => right.cash[seat] ?? 0
  const tells = (seat: number) =>
    explanationsOf(chronicle.lines, {
      counted: seats.map((other) => (other === seat ? cash(seat) : null)),
      booked: seats.map((other) => booked.cash[other] ?? 0),
      alive: seatsIn(booked.alive),
      round: booked.round,
    }).some(([cause]) => cause.line.entry === number)
  const seat = seats.find(tells)
  return seat === undefined ? null : { seat, cash: cash(seat) }
}

async function evening(rulebook: Rulebook, size: Size, address: string, folder: string): Promise<boolean> {
  const played = new Evening(rulebook, SEED)
  const device = new Device(address, join(folder, `${rulebook.book.id}-${size.width}`), size)
  const kept = new Kept(played, device)
  const held = () => played.session.game.s.cash.reduce((sum, amount) => sum + amount, 0)
  const sum = held()
  let isGood = true
  try {
    await device.start('/')
    await kept.open()
    const entries = played.session.record.entries.length
    console.log(
      `\n${rulebook.book.id}, ${size.width}x${size.height}: ${entries} entries, ${played.session.game.s.turns} turns`,
    )
    for (const mistake of mistakesOf(played)) {
      const { actions, place } = await setRight(kept, mistake)
      const good = actions.length <= MOST * mistake.changes.length
      isGood &&= good
      const how = place > 0 ? `, listed as number ${place} of what explains the money` : ''
      console.log(`  ${good ? '' : 'TOO MANY '}${actions.length} actions: ${mistake.name}${how}`)
      if (values.told) for (const action of actions) console.log(`      ${action}`)
    }
    must(held() === sum, 'Money has come from nowhere, or gone.')
    await kept.workbookAgrees(folder)
    const readers = office === null ? 'two readers (LibreOffice is not installed)' : 'two readers and LibreOffice'
    console.log(
      `  books balanced, workbook equal for ${readers}, ${kept.checks} times the same after a reload or a power cut`,
    )
  } catch (error) {
    // What stood on the screen tells why, if there is a screen.
    if (device.isOn) console.log(await device.page.getByRole('dialog').allInnerTexts())
    throw error
  } finally {
    await device.stop()
  }
  return isGood
}

await served(async (address, folder) => {
  const chosen = rulebooks.filter(({ book }) => positionals.length === 0 || positionals.includes(book.id))
  for (const rulebook of chosen)
    for (const size of SIZES) if (!(await evening(rulebook, size, address, folder))) process.exitCode = 1
})
