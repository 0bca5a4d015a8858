import { nextBelow, nextUint32, seedGenerator } from '@hausregeln/engine/core/random.ts'

/**
 * The little ways in which one steady player differs from the next, drawn from its seed. They vary what a sensible
 * player may do either way, and are drawn from the state of the game, not in turn: the same table gets the same answer.
 */
export class Character {
  /** How much it asks for in a deal, between the least that it takes (0) and the most that the other leaves it (1). */
  nerve = 0.5
  /** How it stretches the reserve before it invests. */
  stretch = 1
  private readonly words = new Int32Array(4)
  private seed = 0

  begin(seed: number): void {
    this.seed = seed
    seedGenerator(this.words, seed)
    this.nerve = 0.3 + nextBelow(this.words, 41) / 100
    this.stretch = 0.85 + nextBelow(this.words, 31) / 100
  }

  /** A number from 0 to 1 that nobody else can foresee: another one at every moment. */
  draw(moment: number): number {
    const folded = (this.seed ^ Math.floor(this.seed / 2 ** 32)) >>> 0
    seedGenerator(this.words, folded + (Math.imul(moment + 1, 0x9e3779b1) >>> 11) * 2 ** 32)
    return nextUint32(this.words) / 2 ** 32
  }

  /** A step to raise a bid by: 5 to 14 % of the price, at least 1. */
  step(price: number, moment: number): number {
    return Math.max(1, Math.round((price * (5 + Math.floor(10 * this.draw(moment)))) / 100))
  }
}
