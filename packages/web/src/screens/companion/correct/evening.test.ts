import { Chance, isChance } from '@hausregeln/engine'
import { brokenLaw, QUICK_LAWS } from '@hausregeln/lab/laws/laws.ts'
import { rulebooks } from '@hausregeln/rulebooks'
import { workbookOf } from '@hausregeln/workbook'
import { readBack, records } from '@hausregeln/workbook/testing/read.ts'
import { describe, expect, it } from 'vitest'
import { ledgerOf } from '../ledger/entries.ts'
import { Evening, NAMES } from './testing/evening.ts'
import { type Mistake, mistakesOf, type Said, settledBy } from './testing/mistakes.ts'
import { throwBefore } from './throwBefore.ts'

/** Taps to open the correction of an entry that a word finds, to open a further one, and to enter all of it. */
const FIND = 2
const ANOTHER = 3
const ENTER = 1
/** Two at once are two corrections. */
const MOST_FOR: Readonly<Record<string, number>> = { 'two payments at once': 12 }
const MOST = 6

/** Taps to say what is right: an entry is left out by one, a slip is typed and handed in, dice and cards take as below. */
function tapsFor({ changes }: Mistake): number {
  return changes.reduce((sum, { entries }) => sum + (entries.length === 0 ? 1 : 2), 0)
}

/** Taps for an answer: two dice, a card of those left, all slips, a decision. */
function tapsOf({ entries, game }: Said): number {
  const [entry] = entries
  if (entries.length > 1) return entries.length + 1
  return entry !== undefined && isChance(entry) && game.s.awaiting === Chance.dice ? 2 : 1
}

/** Each entry has a line in the log, or is the decision to throw, to which the line of its dice leads. */
async function expectAllReached({ chronicle, session, corrections }: Evening): Promise<void> {
  const reached = new Set(ledgerOf(chronicle.lines, true).flatMap(({ entries }) => entries.map(({ number }) => number)))
  for (const number of [...reached]) {
    const lookedUp = number === 0 ? null : await corrections.lookUp(number)
    const before = lookedUp && (await throwBefore(corrections, lookedUp))
    if (before !== null) reached.add(before)
  }
  const missing = session.record.entries.filter((_, at) => !reached.has(at + 1))
  expect(missing).toEqual([])
}

describe.each(rulebooks)('$book.id: an evening with mistakes, found up to an hour later', (rulebook) => {
  it('is set right in a few taps each; the books balance, and the workbook says the same', async () => {
    const evening = new Evening(rulebook, 5)
    await expectAllReached(evening)
    const held = () => evening.session.game.s.cash.reduce((sum, amount) => sum + amount, 0)
    const sum = held()
    let found = 0
    for (const mistake of mistakesOf(evening)) {
      const { correction, said } = await settledBy(evening, mistake.changes)
      const more = (mistake.changes.length - 1) * ANOTHER
      const taps = FIND + tapsFor(mistake) + more + said.reduce((all, one) => all + tapsOf(one), 0) + ENTER
      expect(taps, mistake.name).toBeLessThanOrEqual(MOST_FOR[mistake.name] ?? MOST)
      evening.session.enter(correction)
      evening.cutPower()
      expect(brokenLaw(evening.session.game, QUICK_LAWS)).toBeNull()
      expect(held()).toBe(sum)
      found++
    }
    expect(found).toBeGreaterThanOrEqual(5)

    const { session } = evening
    const workbook = await readBack(await workbookOf(rulebook, session.record, 'en'))
    const end = records(workbook, 'Balances').at(-1)
    expect(NAMES.map((name) => end?.[name])).toEqual(NAMES.map((_, seat) => session.game.s.cash[seat]))
  })
})
