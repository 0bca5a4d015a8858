import {
  type ActionName,
  actionRule,
  codeOf,
  type Legal,
  type Lens,
  legalActions,
  nameOf,
  type Packed,
  pack,
  seatOf,
  type Terms,
} from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { type Bot, NOTHING } from './bot.ts'

const ANSWERS: readonly (ActionName | undefined)[] = ['demand', 'accept', 'refuse', 'report']

const SHARE_LOTS: readonly (ActionName | undefined)[] = ['sellShares', 'buyShares']
/** The most shares in an offer. */
const SHARES_OFFERED = 8

/** Plays any legal action, each as likely as the next; amounts are drawn low, so that games go on. */
export class RandomBot implements Bot {
  readonly name = 'random'
  private readonly words = new Int32Array(4)

  begin(seed: number): void {
    seedGenerator(this.words, seed)
  }

  decide(l: Lens, seat: number, terms: Terms): Packed {
    const legal = this.withoutMostShares(l, legalActions(l, seat))
    const choice = legal[nextBelow(this.words, legal.length)]
    if (choice === undefined) throw new Error(`seat ${seat} must decide, but has no legal action`)
    if (nameOf(l, choice.action) !== 'offer') return this.settleAmount(choice)
    if (this.drawTerms(l, seat, terms)) return choice.action
    const others = legal.filter((entry) => nameOf(l, entry.action) !== 'offer')
    return this.settleAmount(others[nextBelow(this.words, others.length)] ?? choice)
  }

  consider(l: Lens, seat: number): Packed {
    const answers = legalActions(l, seat).filter((entry) => ANSWERS.includes(nameOf(l, entry.action)))
    return answers[nextBelow(this.words, answers.length)]?.action ?? NOTHING
  }

  /** The bank's dealings in shares have an entry for every lot: they are looked at now and then only, so that games go on. */
  private withoutMostShares(l: Lens, legal: readonly Legal[]): readonly Legal[] {
    const others = legal.filter((entry) => !SHARE_LOTS.includes(nameOf(l, entry.action)))
    if (others.length === legal.length || others.length === 0) return legal
    return nextBelow(this.words, 20) === 0 ? legal : others
  }

  /** An amount near the low end of its range: the product of two draws. */
  private settleAmount({ action, low, high }: Legal): Packed {
    if (low === high) return action
    const span = Math.min(high - low, 60)
    return pack(codeOf(action), seatOf(action), low + Math.floor(nextBelow(this.words, span + 1) / 3))
  }

  private drawTerms(l: Lens, seat: number, terms: Terms): boolean {
    terms.clear()
    const drawn = l.book.chapters.has('share-trade') ? this.drawShares(l, terms) : this.drawDeed(l, seat, terms)
    return drawn && actionRule(l.book, 'offer')?.check(l, seat, 0) === null
  }

  /** Some shares of anybody, to be sold or bought for a little money each. */
  private drawShares(l: Lens, terms: Terms): boolean {
    terms.to = nextBelow(this.words, l.s.seats)
    const issuer = nextBelow(this.words, l.s.seats)
    const number = 1 + nextBelow(this.words, SHARES_OFFERED)
    const price = number * nextBelow(this.words, 120)
    if (nextBelow(this.words, 2) === 0) {
      terms.giveIssuer = issuer
      terms.giveShares = number
      terms.getCash = price
    } else {
      terms.getIssuer = issuer
      terms.getShares = number
      terms.giveCash = price
    }
    return true
  }

  /** A deed of one's own or another's against a little money; false if the deed drawn is nobody's. */
  private drawDeed(l: Lens, seat: number, terms: Terms): boolean {
    const deed = nextBelow(this.words, l.book.board.deeds)
    const amount = 1 + nextBelow(this.words, 200)
    const owner = l.s.owner[deed] ?? -1
    if (owner < 0) return false
    if (owner === seat) {
      terms.to = nextBelow(this.words, l.s.seats)
      terms.giveDeed(deed)
      terms.getCash = amount
    } else {
      terms.to = owner
      terms.getDeed(deed)
      terms.giveCash = amount
    }
    return true
  }
}
