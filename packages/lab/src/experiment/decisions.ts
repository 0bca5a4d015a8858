import { type Bot, NOTHING } from '@hausregeln/bots'
import { type ActionName, type Book, codeOf, type Packed } from '@hausregeln/engine'

/** What everybody does without thinking about it. */
const ROUTINE: readonly ActionName[] = ['throw', 'endTurn', 'demand', 'report']

/** How long people take at a table, in seconds: a throw with all that follows by itself, and a decision. */
export interface Pace {
  readonly throw: number
  readonly decision: number
}

/** Counts decisions: the same thing again and again (bids, houses in a row) is one. */
export class DecisionCount {
  readonly #routine: ReadonlySet<number>
  #before = -1
  made = 0

  constructor({ codes }: Book) {
    this.#routine = new Set(ROUTINE.flatMap((name) => codes[name] ?? []))
  }

  begin(): void {
    this.#before = -1
    this.made = 0
  }

  see(action: Packed): void {
    const code = codeOf(action)
    if (code !== this.#before && !this.#routine.has(code)) this.made++
    this.#before = code
  }
}

/** The same bot, whose decisions are counted. */
export function counted(bot: Bot, count: DecisionCount): Bot {
  const seen = (action: Packed) => {
    if (action !== NOTHING) count.see(action)
    return action
  }
  return {
    name: bot.name,
    begin: (seed) => bot.begin(seed),
    decide: (l, seat, terms) => seen(bot.decide(l, seat, terms)),
    consider: (l, seat, terms) => seen(bot.consider(l, seat, terms)),
    end: (l, seat) => bot.end?.(l, seat),
  }
}
