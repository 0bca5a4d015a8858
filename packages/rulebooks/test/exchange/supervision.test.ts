import { holdingOf } from '@hausregeln/chapters/shares/rules/adjust.ts'
import { sharesOf } from '@hausregeln/chapters/shares/rules/holdings.ts'
import { checkLaws } from '@hausregeln/chapters/testing/laws.ts'
import { type Adjustment, BANK, checkAdjustment, adjust as enter, type Refusal } from '@hausregeln/engine'
import { describe, expect, it } from 'vitest'
import { exchange } from '../../src/exchange/book.ts'
import { eventText } from '../../src/texts/index.ts'
import { table } from './table.ts'

const NAMES = ['Anna', 'Ben', 'Cem']

function adjustment(what: Adjustment['what'], of: number, value: number): Adjustment {
  return { host: 'adjust', what, of, value, reason: 'an occasion' }
}

/** A table whose keeper adjusts; what that tells. */
function adjusting(options = {}) {
  const t = table({ options })
  const money = t.g.s.cash.reduce((sum, amount) => sum + amount, 0)
  return {
    t,
    adjusts(...[what, of, value]: Parameters<typeof adjustment>): string[] {
      const from = t.events.length
      enter(t.g, adjustment(what, of, value))
      checkLaws(t.g, money)
      return t.events.slice(from).map((event) => eventText(exchange, event, NAMES, 'de'))
    },
    refuses: (...[what, of, value]: Parameters<typeof adjustment>): Refusal | null =>
      checkAdjustment(t.g, adjustment(what, of, value)),
  }
}

describe('the supervision of the exchange, kept on a real board', () => {
  it('B-4.6: demands a report on an occasion, due like any other', () => {
    const { t, adjusts, refuses } = adjusting()
    expect(adjusts('report', 1, 1)[0]).toBe('Die Börsenaufsicht fordert von Ben einen Zwischenbericht.')
    expect(t.reportsOwed).toEqual([1])
    expect(refuses('report', 1, 1)).toBe('asItIs')
    t.do(1, 'report')
    expect(t.reportsOwed).toEqual([])
    expect([refuses('report', 2, 0), refuses('report', 3, 1)]).toEqual(['malformed', 'notInGame'])
  })

  it('B-4.6: where reports are filed by themselves, a demanded one is, too', () => {
    const { t, adjusts } = adjusting({ autoReports: 1 })
    adjusts('report', 0, 1)
    expect(t.reportsOwed).toEqual([])
  })

  it('B-4.1: sets right who has how many shares, from and to the bank, and never more than there are', () => {
    const { t, adjusts, refuses } = adjusting()
    expect(refuses('shares', holdingOf(0, 1), 3)).toBe('noSharesHeld')
    adjusts('shares', holdingOf(0, 0), 20)
    expect(adjusts('shares', holdingOf(0, 1), 3)[0]).toBe('Ausgleich: Ben hat jetzt 3 Anteile von Anna.')
    expect([0, 1, BANK].map((holder) => sharesOf(t.g, 0, holder))).toEqual([20, 3, 2])
    expect(refuses('shares', holdingOf(0, 0), 26)).toBe('malformed')
    expect(refuses('shares', holdingOf(0, 2), 0)).toBe('asItIs')
  })
})
