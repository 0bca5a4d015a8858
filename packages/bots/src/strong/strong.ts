import type { GameView, Packed, Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { endsFor, type Nets, netFor } from '../chances/kinds.ts'
import { type Ground, groundOf } from '../steady/board/ground.ts'
import type { Dealer } from '../steady/dealing/dealer.ts'
import { STRONG } from '../steady/figures/characters.ts'
import { SteadyBot } from '../steady/steady.ts'
import { Ahead } from './ahead.ts'
import { bestOf, triesOut } from './alternatives.ts'
import { byChances } from './dealer.ts'
import { bidByChance } from './sealed.ts'
import { Trial } from './trial.ts'

/** What a player tries things out in, where a net fits the rulebook. */
class Trials {
  readonly #nets: Nets
  #ground: Ground | null = null
  #trial: Trial | null = null
  #ahead: Ahead | null = null

  constructor(nets: Nets) {
    this.#nets = nets
  }

  at(l: GameView): Trial | null {
    this.#join(l)
    return this.#trial
  }

  ahead(l: GameView): Ahead | null {
    this.#join(l)
    return this.#ahead
  }

  #join(l: GameView): void {
    const ground = groundOf(l)
    if (this.#ground === ground) return
    const net = netFor(ground, this.#nets)
    this.#ground = ground
    this.#trial = net === null ? null : new Trial(ground.book, net)
    this.#ahead = net === null ? null : new Ahead(ground, net, endsFor(ground, this.#nets))
  }
}

/** The strong player: steady in all but what it judges by chances to win. */
class StrongBot extends SteadyBot {
  readonly #trials: Trials

  constructor(trials: Trials) {
    super(STRONG, dealerBy(trials))
    this.#trials = trials
  }

  override decide(l: GameView, seat: SeatNo, terms: Terms): Packed {
    const usual = super.decide(l, seat, terms)
    const trial = triesOut(groundOf(l)) ? this.#trials.at(l) : null
    return trial === null ? usual : bestOf(trial, l, seat, usual)
  }
}

/** A new strong player, by these nets: where none of them fits the rulebook, it plays as steady players do. */
export function createStrong(nets: Nets): SteadyBot {
  return new StrongBot(new Trials(nets))
}

/** Deals by chances, those of these nets where one fits the rulebook. */
function dealerBy(trials: Trials): Dealer {
  const dealer = byChances((l) => trials.ahead(l))
  return {
    ...dealer,
    seal(p, l, seat, character) {
      const trial = trials.at(l)
      return trial === null ? dealer.seal(p, l, seat, character) : bidByChance(p, trial, l, seat, character)
    },
  }
}
