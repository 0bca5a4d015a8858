import type { Slot } from '@hausregeln/engine'
import type { Mirror } from './mirror.ts'

/** What somebody must pay, by this rule. */
export interface Due {
  readonly payer: number
  payee: number
  amount: number
  readonly slot: Slot
}

const told = ({ payer, payee, amount, slot }: Due) => `${payer} owes ${payee} ${amount} (${slot})`

/** What is to be paid: at once, or as a debt that is open. Each method returns what is wrong, or null. */
export class Dues {
  #due: Due[] = []
  #debts: Due[] = []

  add(payer: number, payee: number, amount: number, slot: Slot): void {
    this.#due.push({ payer, payee, amount, slot })
  }

  /** Adds to what the same account has yet to get by the same rule. */
  merge(payer: number, payee: number, amount: number, slot: Slot): void {
    const same = this.#due.find((due) => due.payer === payer && due.payee === payee && due.slot === slot)
    if (same === undefined) this.add(payer, payee, amount, slot)
    else same.amount += amount
  }

  /** A payment that must be made. */
  paid(payer: number, payee: number, amount: number, slot: Slot): string | null {
    const is = (due: Due) => due.payer === payer && due.payee === payee && due.amount === amount && due.slot === slot
    if (take(this.#due, is) !== undefined || take(this.#debts, is) !== undefined) return null
    const owed = [...this.#due, ...this.#debts].map(told).join('; ') || 'nothing is owed'
    return `${payer} pays ${payee} ${amount} (${slot}), but ${owed}.`
  }

  /** The cash does not cover it: it becomes a debt. */
  opened(payer: number, payee: number, amount: number): string | null {
    const due = take(this.#due, (one) => one.payer === payer && one.payee === payee && one.amount === amount)
    if (due === undefined) return `${payer} has a debt of ${amount} to ${payee}, but ${this.#due.map(told).join('; ')}.`
    this.#debts.push(due)
    return null
  }

  /** The cash does not cover it: so much of it is paid. */
  cut(payer: number, payee: number, owed: number, paid: number): string | null {
    const due = this.#due.find((one) => one.payer === payer && one.payee === payee && one.amount === owed)
    if (due === undefined) return `${payer} should owe ${payee} ${owed}, but ${this.#due.map(told).join('; ')}.`
    due.amount = paid
    return null
  }

  /** The bank lends what the cash does not cover. */
  lent(payer: number, missing: number, cash: number): string | null {
    const fits = this.#due.some((due) => due.payer === payer && due.amount - cash === missing)
    return fits ? null : `${payer} borrows ${missing}, but ${this.#due.map(told).join('; ')}.`
  }

  /** What a leaver owes is void; debts to the leaver, dividends too, are owed to the heir. */
  left(seat: number, heir: number): void {
    const dividends = this.#due.filter(({ payee, slot }) => payee === seat && slot === 'dividend')
    this.#due = this.#due.filter(({ payer, payee }) => payer !== seat && payee !== seat)
    for (const { payer, amount } of dividends) if (payer !== heir) this.merge(payer, heir, amount, 'dividend')
    for (const debt of this.#debts) if (debt.payee === seat) debt.payee = heir
    this.#debts = this.#debts.filter(({ payer, payee }) => payer !== seat && payer !== payee)
  }

  /** Nobody may go on while something is owed. */
  open(): string | null {
    const all = [...this.#due, ...this.#debts]
    return all.length === 0 ? null : `${all.map(told).join('; ')}, and play goes on.`
  }
}

/** What is to come: a payment of the bank's, or by choice. */
export interface Gain {
  readonly to: number
  readonly amount: number
  readonly slot: Slot
}

/** What the bank must pay. */
export class Gains {
  #gains: Gain[] = []

  add(to: number, amount: number, slot: Slot): void {
    this.#gains.push({ to, amount, slot })
  }

  paid(m: Mirror, from: number, to: number, amount: number, slot: Slot): string | null {
    const gain = take(
      this.#gains,
      (one) => one.to === to && one.slot === slot && m.payable(from, one.amount) === amount,
    )
    return gain === undefined
      ? `${to} gets ${amount} (${slot}), but ${this.#gains.map((one) => `${one.to} is to get ${one.amount} (${one.slot})`).join('; ') || 'is to get nothing'}.`
      : null
  }

  left(seat: number): void {
    this.#gains = this.#gains.filter(({ to }) => to !== seat)
  }

  open(): string | null {
    const [first] = this.#gains
    return first === undefined ? null : `${first.to} is to get ${first.amount} (${first.slot}), and play goes on.`
  }
}

/** Removes the first that fits. */
export function take<T>(from: T[], fits: (one: T) => boolean): T | undefined {
  const index = from.findIndex(fits)
  return index < 0 ? undefined : from.splice(index, 1)[0]
}
