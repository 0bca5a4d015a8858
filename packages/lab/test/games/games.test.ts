import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCOUNTS, BANK, type EventType, newGame, readRecord, replay } from '@hausregeln/engine'
import { findRulebook } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { fileOf, moneyIn, type Outcome, outcomeOf } from './play.ts'
import { SPECS } from './specs.ts'

const folder = join(import.meta.dirname, 'records')
const outcomes: readonly Outcome[] = JSON.parse(readFileSync(join(import.meta.dirname, 'outcomes.json'), 'utf8'))

/** From which account to which an event has moved how much: a payment, or a loan of the bank or its repayment. */
function movedBy(type: EventType, a: number, b: number, c: number): readonly [from: number, to: number, sum: number] {
  if (type === 'moneyMoved') return [a, b, c]
  if (type === 'bankDebt') return [BANK, a, b]
  return type === 'bankDebtRepaid' ? [a, BANK, b] : [BANK, BANK, 0]
}

describe('recorded games (npm run goldens plays them again)', () => {
  it('are all on file, at least ten of them classic, and no others', () => {
    expect(readdirSync(folder).sort()).toEqual(SPECS.map(fileOf).sort())
    expect(SPECS.filter(({ rulebook }) => rulebook === 'classic').length).toBeGreaterThanOrEqual(10)
  })

  it.each(SPECS.map((spec) => [fileOf(spec), spec] as const))('%s runs to its end as it did', (file, spec) => {
    const rulebook = findRulebook(spec.rulebook)
    const record = readRecord(readFileSync(join(folder, file), 'utf8'))
    const book = rulebook?.book
    if (book === undefined) throw new Error(`there is no rulebook "${spec.rulebook}"`)
    expect(outcomeOf(file, book, record)).toEqual(outcomes.find((outcome) => outcome.file === file))
  })

  it.each(SPECS.map((spec) => [fileOf(spec), spec] as const))(
    '%s accounts for all money, entry by entry',
    (file, spec) => {
      const book = findRulebook(spec.rulebook)?.book
      if (book === undefined) throw new Error(`there is no rulebook "${spec.rulebook}"`)
      const record = readRecord(readFileSync(join(folder, file), 'utf8'))
      const { seats, options, chance } = record.header
      const seed = chance.kind === 'seed' ? chance.seed : 0
      const money = moneyIn(newGame(book, { seats: seats.length, options, seed }))
      const moved = new Array<number>(ACCOUNTS).fill(0)
      let whole = true
      const { session } = replay(book, record, record.entries.length, {
        hear(game, type, _slot, a = 0, b = 0, c = 0) {
          const [from, to, amount] = movedBy(type, a, b, c)
          if (amount === 0) return
          moved[from] = (moved[from] ?? 0) - amount
          moved[to] = (moved[to] ?? 0) + amount
          whole &&= game.s.turns === 0 || moneyIn(game) === money
        },
      })
      expect(whole).toBe(true)
      const paidOut = seats.length * book.startCash
      const start = (account: number) => {
        if (account === BANK) return money - paidOut
        return account < seats.length ? book.startCash : 0
      }
      const { game } = session
      expect(Array.from(game.s.cash)).toEqual(moved.map((amount, account) => start(account) + amount))
    },
  )
})
