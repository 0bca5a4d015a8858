import { hash } from 'node:crypto'
import type { Account, SpendingStore, Spent } from '../storage/spending/spendingStore.ts'
import { CpuMeter } from './cpuMeter.ts'
import { Later } from './later.ts'
import type { BudgetName, Limits } from './limits.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 3600 * SECOND
const MEGABYTE = 1_000_000
/** CPU, steps and bytes. */
const THINGS = 3
/** The part of a budget that a process spends before it tells the others. */
const SHARED = 0.02
/** For how long what was spent is kept at most, in milliseconds: all of it has come back by then. */
const KEPT = 4 * DAY
/** How often those of whom nothing counts any more are forgotten, in milliseconds. */
const SWEEP = MINUTE

/** What something has cost: milliseconds of CPU, steps, bytes. */
export interface Cost {
  readonly cpu?: number
  readonly steps?: number
  readonly bytes?: number
}

/** Who pays for something: each of them pays all of it. */
export interface Payers {
  readonly guest?: string
  readonly address?: string
  readonly table?: string
}

type Kind = keyof Payers
/** Letters of a hash by which somebody is called in storage. */
const DIGEST = 22

/** What a kind of payer may spend of each thing, in the order of `COUNTS`, and how much of it comes back in a millisecond. */
interface Budget {
  readonly most: readonly number[]
  readonly rates: readonly number[]
}

/** What one of them has spent. */
class Purse {
  readonly who: string
  readonly budget: Budget
  /** What counts of what was spent, as far as is known here. */
  readonly levels: number[]
  /** What was spent here and has not been told. */
  unsaid: number[]
  at: number
  /** Of a person: the purse of the address where they were last. */
  via: string | null = null

  constructor(who: string, budget: Budget, at: number) {
    this.who = who
    this.budget = budget
    this.levels = budget.most.map(() => 0)
    this.unsaid = budget.most.map(() => 0)
    this.at = at
  }

  /** What has come back since is taken off. Called whenever something is spent: it makes no objects. */
  settle(now: number): void {
    const passed = now - this.at
    if (passed <= 0) return
    this.at = now
    const { levels } = this
    const { rates } = this.budget
    for (let index = 0; index < levels.length; index++) {
      const level = levels[index] ?? 0
      if (level > 0) levels[index] = Math.max(0, level - passed * (rates[index] ?? 0))
    }
  }

  /** `thing`: CPU, steps or bytes, by the minute and by the day; what came back before is to be settled. */
  spend(thing: number, amount: number): void {
    for (let index = thing; index < this.levels.length; index += THINGS) {
      this.levels[index] = (this.levels[index] ?? 0) + amount
      this.unsaid[index] = (this.unsaid[index] ?? 0) + amount
    }
  }

  /** What is to be told of what was spent here: what has come back meanwhile is not. */
  tell(now: number): number[] {
    this.settle(now)
    const amounts = this.unsaid.map((amount, index) => Math.min(amount, this.levels[index] ?? 0))
    this.unsaid = amounts.map(() => 0)
    return amounts
  }

  /** What was to be told has not been. */
  unsay(amounts: readonly number[]): void {
    this.unsaid = this.unsaid.map((amount, index) => amount + (amounts[index] ?? 0))
  }

  /** Whether something is overspent, as far as what has come back is settled. */
  get #overspent(): boolean {
    const { levels } = this
    const { most } = this.budget
    for (let index = 0; index < levels.length; index++) if ((levels[index] ?? 0) >= (most[index] ?? 0)) return true
    return false
  }

  /** Milliseconds until nothing is overspent. */
  wait(now: number): number {
    // What comes back only makes it less: hardly ever is there anything to settle.
    if (!this.#overspent) return 0
    this.settle(now)
    const { levels } = this
    const { most, rates } = this.budget
    let wait = 0
    for (let index = 0; index < levels.length; index++) {
      const over = (levels[index] ?? 0) - (most[index] ?? 0)
      const rate = rates[index] ?? 0
      if (over >= 0) wait = Math.max(wait, SECOND, rate === 0 ? DAY : over / rate)
    }
    return wait
  }

  /** Whether so much has been spent here that others are to know. */
  get matters(): boolean {
    return this.unsaid.some((amount, index) => amount > SHARED * (this.budget.most[index] ?? 0))
  }
}

/**
 * What persons, addresses and tables may spend: CPU, steps and bytes, by the minute and by the day. Each may spend as much
 * at once as in a minute, or a day; then it comes back evenly. What matters is told to all processes through the storage.
 */
export class Budgets {
  readonly #budgets: Readonly<Record<Kind, Budget>>
  readonly #now: () => number
  readonly #purses = new Map<string, Purse>()
  /** The same, by kind and id. */
  readonly #known: Readonly<Record<Kind, Map<string, Purse>>> = {
    guest: new Map(),
    address: new Map(),
    table: new Map(),
  }
  readonly #secret: string
  readonly #meter = new CpuMeter()
  #store: SpendingStore | null = null
  #swept = 0

  /** `secret`: nobody who reads the storage finds an address by it alone. `now`: milliseconds since 1970. */
  constructor(limits: Limits, secret: string, now: () => number) {
    this.#secret = secret
    this.#now = now
    const of = (kind: 'GUEST' | 'ADDRESS' | 'TABLE') => budgetOf(limits, kind)
    this.#budgets = { guest: of('GUEST'), address: of('ADDRESS'), table: of('TABLE') }
  }

  /** Where processes tell each other. */
  shareBy(store: SpendingStore): void {
    this.#store = store
  }

  spend(payers: Payers, { cpu = 0, steps = 0, bytes = 0 }: Cost): void {
    const now = this.#now()
    for (const purse of this.#of(payers, now)) {
      purse.settle(now)
      if (cpu > 0) purse.spend(0, cpu)
      if (steps > 0) purse.spend(1, steps)
      if (bytes > 0) purse.spend(2, bytes)
    }
  }

  /** Seconds until all of them may go on; 0: now. */
  wait(payers: Payers): number {
    const now = this.#now()
    let wait = 0
    for (const purse of this.#of(payers, now)) wait = Math.max(wait, purse.wait(now))
    return Math.ceil(wait / SECOND)
  }

  /** Throws `Later` if one of them has spent too much. */
  demand(payers: Payers): void {
    const wait = this.wait(payers)
    if (wait > 0) throw new Later('spent', wait)
  }

  /** Does something, at their expense; `stepsOf`: how many steps it has made. */
  charge<T>(payers: Payers, act: () => T, stepsOf: (done: T) => number = () => 0): T {
    // What a thread has used, not what time has passed: nobody pays for a machine that is busy with something else.
    const begun = this.#meter.begin()
    let steps = 0
    try {
      const done = act()
      steps = stepsOf(done)
      return done
    } finally {
      this.spend(payers, { cpu: this.#meter.since(begun), steps })
    }
  }

  /** A person is at this address: what is done for them in their absence counts there, too. */
  seen({ guest, address }: Payers): void {
    if (guest === undefined || address === undefined) return
    this.#purse('guest', guest, this.#now()).via = this.#name('address', address)
  }

  /** Tells what has been spent, and learns of others. Rejects with `StorageError`. */
  async share(): Promise<void> {
    const now = this.#now()
    this.#sweep(now)
    const told = [...this.#purses.values()].filter((purse) => purse.matters)
    if (told.length === 0 || this.#store === null) return
    const spent = told.map((purse): Spent => {
      const { who, via, budget } = purse
      return { who, via, amounts: purse.tell(now), rates: budget.rates }
    })
    try {
      for (const account of await this.#store.add(spent, now)) this.#learn(account, now)
    } catch (error) {
      for (const { who, amounts } of spent) this.#purses.get(who)?.unsay(amounts)
      throw error
    }
  }

  /** Forgets in storage what has come back long ago. */
  async tidy(): Promise<void> {
    await this.#store?.tidy(this.#now() - KEPT)
  }

  #learn({ who, via, levels }: Account, now: number): void {
    const purse = this.#purses.get(who)
    if (purse === undefined) return
    purse.via ??= via
    purse.at = now
    // What was spent here while the storage was asked is not in it.
    for (const [index, level] of levels.entries()) purse.levels[index] = level + (purse.unsaid[index] ?? 0)
  }

  #of({ guest, address, table }: Payers, now: number): Purse[] {
    const purses: Purse[] = []
    const person = guest ? this.#purse('guest', guest, now) : null
    if (person !== null) purses.push(person)
    if (address) purses.push(this.#purse('address', address, now))
    // Nobody is there from whom an address is known.
    else if (person !== null && person.via !== null) purses.push(this.#named(person.via, 'address', now))
    if (table) purses.push(this.#purse('table', table, now))
    return purses
  }

  #purse(kind: Kind, id: string, now: number): Purse {
    const known = this.#known[kind].get(id)
    if (known !== undefined) return known
    const purse = this.#named(this.#name(kind, id), kind, now)
    this.#known[kind].set(id, purse)
    return purse
  }

  #named(who: string, kind: Kind, now: number): Purse {
    const purse = this.#purses.get(who) ?? new Purse(who, this.#budgets[kind], now)
    this.#purses.set(who, purse)
    return purse
  }

  /** How somebody is called in storage. */
  #name(kind: Kind, id: string): string {
    const digest = hash('sha256', `${this.#secret} ${kind} ${id}`, 'base64url')
    return `${kind.slice(0, 1)}${digest.slice(0, DIGEST)}`
  }

  #sweep(now: number): void {
    if (now - this.#swept < SWEEP) return
    this.#swept = now
    for (const known of Object.values(this.#known)) known.clear()
    for (const [who, purse] of this.#purses) {
      purse.settle(now)
      if (purse.levels.every((level) => level === 0)) this.#purses.delete(who)
    }
  }
}

function budgetOf(limits: Limits, kind: 'GUEST' | 'ADDRESS' | 'TABLE'): Budget {
  const of = (what: 'CPU_SECONDS' | 'STEPS' | 'MEGABYTES', day: '' | '_A_DAY') =>
    limits[`${what}_PER_${kind}${day}` as BudgetName]
  const all = (day: '' | '_A_DAY') => [
    of('CPU_SECONDS', day) * SECOND,
    of('STEPS', day),
    of('MEGABYTES', day) * MEGABYTE,
  ]
  const [minute, day] = [all(''), all('_A_DAY')]
  return {
    most: [...minute, ...day],
    rates: [...minute.map((most) => most / MINUTE), ...day.map((most) => most / DAY)],
  }
}
