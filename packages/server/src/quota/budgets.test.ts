import { describe, expect, it } from 'vitest'
import type { Account, SpendingStore, Spent } from '../storage/spending/spendingStore.ts'
import { Budgets } from './budgets.ts'
import { LIMIT_DEFAULTS, type Limits } from './limits.ts'

const MINUTE = 60_000
let now = 1_000_000

function budgetsOf(limits: Partial<Limits>, store?: SpendingStore): Budgets {
  const budgets = new Budgets({ ...LIMIT_DEFAULTS, ...limits }, 'secret', () => now)
  if (store !== undefined) budgets.shareBy(store)
  return budgets
}

describe('a budget', () => {
  it('lets as much be spent at once as in a minute; then it comes back evenly, and it is said when', () => {
    const budgets = budgetsOf({ STEPS_PER_GUEST: 60 })
    const ada = { guest: 'Ada' }
    budgets.spend(ada, { steps: 59 })
    expect(budgets.wait(ada)).toBe(0)
    budgets.spend(ada, { steps: 11 })
    expect(budgets.wait(ada)).toBe(10)
    now += 9000
    expect(budgets.wait(ada)).toBe(1)
    now += 2000
    expect(budgets.wait(ada)).toBe(0)
    expect(() => budgets.demand(ada)).not.toThrow()
    budgets.spend(ada, { steps: 181 })
    expect(() => budgets.demand(ada)).toThrow('You can go on in 3 minutes.')
  })

  it('is one for the day, too', () => {
    const budgets = budgetsOf({ CPU_SECONDS_PER_GUEST: 6, CPU_SECONDS_PER_GUEST_A_DAY: 20 })
    for (let minute = 0; minute < 4; minute++) {
      expect(budgets.wait({ guest: 'Ada' })).toBe(0)
      budgets.spend({ guest: 'Ada' }, { cpu: 6000 })
      now += MINUTE
    }
    expect(budgets.wait({ guest: 'Ada' })).toBeGreaterThan(3600)
    now += 24 * 60 * MINUTE
    expect(budgets.wait({ guest: 'Ada' })).toBe(0)
  })

  it('is that of a person, of an address and of a table, each of which pays all', () => {
    const budgets = budgetsOf({ STEPS_PER_GUEST: 100, STEPS_PER_ADDRESS: 150, STEPS_PER_TABLE: 40 })
    budgets.spend({ guest: 'Ada', address: 'home', table: 'first' }, { steps: 90 })
    budgets.spend({ guest: 'Ben', address: 'home', table: 'second' }, { steps: 90 })
    const waits = [{ guest: 'Ada' }, { guest: 'Ben' }, { address: 'home' }, { table: 'first' }, { address: 'club' }]
    expect(waits.map((payers) => budgets.wait(payers) > 0)).toEqual([false, false, true, true, false])
  })

  it('of an address pays for what happens in the absence of those who were last there', () => {
    const budgets = budgetsOf({ STEPS_PER_ADDRESS: 100 })
    budgets.seen({ guest: 'Eve', address: 'home' })
    budgets.spend({ guest: 'Eve', table: 'hers' }, { steps: 200 })
    expect(budgets.wait({ address: 'home' })).toBeGreaterThan(0)
    expect(budgets.wait({ guest: 'Eve', table: 'another' })).toBeGreaterThan(0)
  })

  it('counts bytes', () => {
    const budgets = budgetsOf({ MEGABYTES_PER_GUEST: 1 })
    budgets.spend({ guest: 'Ada' }, { bytes: 1_500_000 })
    expect(budgets.wait({ guest: 'Ada' })).toBe(30)
  })
})

/** Where two processes would tell each other: what each has told is noted. */
class Noted implements SpendingStore {
  readonly all = new Map<string, Account>()
  told = 0

  async add(spent: readonly Spent[]): Promise<Account[]> {
    this.told += spent.length
    return spent.map(({ who, via, amounts }) => {
      const before = this.all.get(who)
      const levels = amounts.map((amount, index) => amount + (before?.levels[index] ?? 0))
      const account = { who, via: via ?? before?.via ?? null, levels }
      this.all.set(who, account)
      return account
    })
  }

  async tidy(): Promise<void> {}
}

describe('processes', () => {
  it('share what was spent once it matters', async () => {
    const store = new Noted()
    const [here, there] = [budgetsOf({ STEPS_PER_GUEST: 100 }, store), budgetsOf({ STEPS_PER_GUEST: 100 }, store)]
    here.spend({ guest: 'Ada' }, { steps: 1 })
    await here.share()
    expect(store.told).toBe(0)
    here.spend({ guest: 'Ada' }, { steps: 97 })
    await here.share()
    there.spend({ guest: 'Ada' }, { steps: 3 })
    expect(there.wait({ guest: 'Ada' })).toBe(0)
    await there.share()
    expect(there.wait({ guest: 'Ada' })).toBeGreaterThan(0)
    await here.share()
    expect(here.wait({ guest: 'Ada' })).toBe(0)
  })

  it('do not tell what has come back before it is told', async () => {
    const here = budgetsOf({ STEPS_PER_GUEST: 60 }, new Noted())
    here.spend({ guest: 'Ada' }, { steps: 60 })
    now += 2000
    await here.share()
    expect(here.wait({ guest: 'Ada' })).toBe(0)
  })

  it('tell where somebody was last, and nothing by which they are found', async () => {
    const store = new Noted()
    const limits = { STEPS_PER_GUEST: 100, STEPS_PER_ADDRESS: 100 }
    const [here, there] = [budgetsOf(limits, store), budgetsOf(limits, store)]
    here.seen({ guest: 'Eve', address: '198.51.100.7' })
    here.spend({ guest: 'Eve', table: 'hers' }, { steps: 99 })
    await here.share()
    there.spend({ guest: 'Eve' }, { steps: 5 })
    await there.share()
    there.spend({ guest: 'Eve' }, { steps: 5 })
    await there.share()
    expect(there.wait({ address: '198.51.100.7' })).toBeGreaterThan(0)
    expect(JSON.stringify([...store.all])).not.toMatch(/Eve|198\.51|hers/)
  })

  it('that cannot tell it now tell it later', async () => {
    const store = new Noted()
    const here = budgetsOf({ STEPS_PER_GUEST: 100 }, store)
    here.spend({ guest: 'Ada' }, { steps: 50 })
    const { add } = store
    store.add = () => Promise.reject(new Error('away'))
    await expect(here.share()).rejects.toThrow('away')
    store.add = add
    await here.share()
    expect([...store.all.values()].map(({ levels }) => levels[1])).toEqual([50])
  })
})
