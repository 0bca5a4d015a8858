import type { Picture } from '../reading/picture.ts'
import { caution } from '../worth/price.ts'
import { CLOSE } from '../worth/reckon.ts'

/**
 * Of what a deed is worth more to the buyer than to its owner, the owner asks this part, and at most so much of all.
 */
const ASKED = 0.5
const MOST_ASKED = 0.95

/** What an auction must bring, as a share of the minimum price, for half of which the owner stands good. */
const RISK = 0.2

/** A thousandth is left for rounding. */
const ROUNDED = 0.999

/**
 * What an owner asks for a deed, and how far somebody must reach for that at least. With `loss`, what the deed is worth
 * to the owner, and a buyer to whom it is worth `value` and who reaches as far as `reach`, never farther than that:
 *
 * - `least` = (`loss` + `mind` · `value`) / (1 + `mind`): below it the owner gains nothing;
 * - the price is the greater of `least` + `margin` and the part asked of what lies between `loss` and `reach`;
 * - it lies within what is asked at most of `reach`, and what it brings, (1 + `mind`) · (price − `least`), makes up for
 *   its risk.
 *
 * The bounds below follow from that for every `value` from `reach` on.
 */
export class Asking {
  /** How much of what the buyer gains counts against it, and what a price must bring. */
  private mind = 0
  private margin = 0
  /** Where `least` + `margin` is the price, it makes up for its risk up to this loss only. */
  private smallLoss = 0

  read(p: Picture): void {
    this.mind = caution(p)
    this.margin = p.tuning.threshold * p.ground.unit
    this.smallLoss = ((1 + this.mind) ** 2 * (this.margin + 1)) / RISK
  }

  /** The price; -1 if none is worth it to the owner. */
  price(loss: number, value: number, reach: number): number {
    const { mind, margin } = this
    const most = Math.floor(MOST_ASKED * reach)
    const least = (loss + mind * value) / (1 + mind)
    const price = Math.ceil(Math.max(least + margin, loss + ASKED * (most - loss)))
    const gained = price - loss - mind * (value - price)
    return price > most || gained < RISK * price ? -1 : price
  }

  /** How far a buyer must reach at least. */
  leastReach(loss: number): number {
    const { mind, margin } = this
    const share = MOST_ASKED - mind / (1 + mind)
    if (share <= 0) return Number.NEGATIVE_INFINITY
    const risked = 1 + mind - RISK
    const reach = Math.max((loss / (1 + mind) + margin) / share, loss / (MOST_ASKED * risked - mind))
    return ROUNDED * (loss <= this.smallLoss ? reach : Math.max(reach, this.reachForPart(loss)))
  }

  /** The same where the part asked is the price. */
  private reachForPart(loss: number): number {
    const risked = 1 + this.mind - RISK
    const beyond = loss * (1 / risked - (1 - ASKED)) - 1
    const share = MOST_ASKED * ASKED - this.mind / risked
    if (beyond <= 0) return 0
    return share > 0 ? beyond / share : Number.POSITIVE_INFINITY
  }

  /**
   * The loss beyond which a deed brings its owner too little, where nobody reaches farther than `reach`: `leastReach`
   * turned round. It errs on the safe side.
   */
  mostLoss(reach: number): number {
    const { mind, margin } = this
    const share = MOST_ASKED - mind / (1 + mind)
    if (share <= 0) return Number.POSITIVE_INFINITY
    const far = reach / ROUNDED + CLOSE
    const most = Math.min((1 + mind) * (far * share - margin), far * (MOST_ASKED * (1 + mind - RISK) - mind)) + CLOSE
    return most <= this.smallLoss ? most : Math.max(this.smallLoss, Math.min(most, this.mostLossForPart(far)))
  }

  /** The same where the part asked is the price. */
  private mostLossForPart(far: number): number {
    const risked = 1 + this.mind - RISK
    const beyond = 1 / risked - (1 - ASKED)
    const share = MOST_ASKED * ASKED - this.mind / risked
    return beyond <= 0 ? Number.POSITIVE_INFINITY : (far * Math.max(0, share) + 1) / beyond + CLOSE
  }

  /** The same where the owner can ask no more than `price`: `leastPrice` by `leastReach`, turned round. */
  mostLossAt(price: number): number {
    const { mind, margin } = this
    const share = MOST_ASKED - mind / (1 + mind)
    if (share <= 0) return Number.POSITIVE_INFINITY
    const asked = price / ROUNDED + CLOSE
    const risked = 1 + mind - RISK
    // How the least reach grows with the loss, and what it is at least.
    const grows = ROUNDED / (share * (1 + mind))
    const from = (ROUNDED * margin) / share
    const both = Math.min((asked - margin) * (1 + mind), asked * risked)
    return (
      Math.min(
        (both - mind * from) / (1 + mind * grows),
        both / (1 + (mind * ROUNDED) / (MOST_ASKED * risked - mind)),
      ) + CLOSE
    )
  }

  /** The least that the price can be if the buyer reaches so far. */
  leastPrice(loss: number, reach: number): number {
    const { mind, margin } = this
    const both = loss + mind * reach
    return ROUNDED * Math.max(both / (1 + mind) + margin, both / (1 + mind - RISK))
  }
}
