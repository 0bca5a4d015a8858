import type { Bot } from '@hausregeln/bots'
import { apply, clone, type Game, moveOf, type Packed } from '@hausregeln/engine'
import type { Reckoner } from '../reckoning/reckoner.ts'
import { driverOf } from './driver.ts'
import { brokenLaw, QUICK_LAWS, SLOW_LAWS } from './laws/laws.ts'
import { sameBytes } from './laws/views.ts'
import { watch } from './watch.ts'

/** How closely laws are looked at: the quick ones after every step, those that take longer after every so many. */
export interface Care {
  readonly slowEvery: number
  /** A game that takes more steps than that goes round in circles. */
  readonly mostSteps?: number
}

export const USUAL_CARE: Care = { slowEvery: 7 }

/** A law is broken, or a step failed: which step (0 is the set-up), and the sentence. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken'
  readonly step: number
  constructor(step: number, sentence: string) {
    super(sentence)
    this.step = step
  }
}

/** A copy of a game in which each action is carried out, too: it must come to the same. */
class Shadow {
  readonly #game: Game
  readonly #copy: Game
  /** What was done last, as a move. */
  did = ''

  constructor(g: Game) {
    this.#game = g
    this.#copy = clone(g)
  }

  /** Does it, too, before it is done. */
  follow(action: Packed): void {
    clone(this.#game, this.#copy)
    Object.assign(this.#copy.terms, this.#game.terms)
    this.did = JSON.stringify(moveOf(this.#game, action))
    apply(this.#copy, action)
  }

  fault(): string | null {
    if (sameBytes(this.#game.s, this.#copy.s)) return null
    return 'The law "the same action in a copy leads to the same state" is broken.'
  }
}

/** Hears all payments of a game: none is below zero. */
class Payments {
  fault: string | null = null

  constructor(g: Game) {
    const told = g.emit
    g.emit = (type, slot, ...numbers) => {
      const [, , amount = 0] = numbers
      if (type === 'moneyMoved' && amount < 0) this.fault ??= `The law "no payment is below zero" is broken: ${amount}.`
      told?.(type, slot, ...numbers)
    }
  }
}

/**
 * Plays as `playOut`, and looks at the laws after every step; a reckoner that has heard the game from its beginning is
 * asked as well. Throws `LawBroken`.
 */
export function playLawfully(
  g: Game,
  bots: readonly Bot[],
  maxRounds: number,
  care: Care = USUAL_CARE,
  reckoner: Reckoner | null = null,
): void {
  const shadow = new Shadow(g)
  const watched = bots.map((bot) => watch(bot, (_, action) => shadow.follow(action)))
  const driver = driverOf(g, watched)
  const payments = new Payments(g)
  let step = 0
  check(g, step, '', care, reckoner)
  while (g.s.over === 0 && g.s.round <= maxRounds) {
    step++
    if (step > (care.mostSteps ?? Number.POSITIVE_INFINITY))
      throw new LawBroken(step, `After ${shadow.did}: no end in sight.`)
    try {
      driver.step()
    } catch (error) {
      throw new LawBroken(step, `During ${shadow.did}: ${(error as Error).message}`)
    }
    const fault = shadow.fault() ?? payments.fault
    if (fault !== null) throw new LawBroken(step, `After ${shadow.did}: ${fault}`)
    check(g, step, shadow.did, care, reckoner)
  }
}

function check(g: Game, step: number, did: string, { slowEvery }: Care, reckoner: Reckoner | null): void {
  const slow = step % slowEvery === 0 || g.s.over !== 0
  const fault = brokenLaw(g, QUICK_LAWS) ?? reckonedFault(reckoner) ?? (slow ? brokenLaw(g, SLOW_LAWS) : null)
  if (fault !== null) throw new LawBroken(step, did === '' ? fault : `After ${did}: ${fault}`)
}

/** What does not agree with the second reckoning, as a sentence; null if all does. */
function reckonedFault(reckoner: Reckoner | null): string | null {
  const fault = reckoner?.fault() ?? null
  return fault === null ? null : `The law "amounts are those that the source prints" is broken: ${fault}`
}
