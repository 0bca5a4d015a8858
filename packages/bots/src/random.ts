import { actionRule, argumentOf, codeOf, type Lens, type Packed, pack, seatOf, type Terms } from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/column.ts'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { type Bot, NOTHING } from './bot.ts'
import { Menu } from './menu.ts'

/** The most shares in an offer. */
const SHARES_OFFERED = 8

/** One decision in so many may deal in lots: these have an entry for each, and games go on. */
const LOTS_RARELY = 20

/** Plays any legal action, each as likely as the next; amounts are drawn low, so that games go on. */
export class RandomBot implements Bot {
  readonly name = 'random'
  private readonly words = new Int32Array(4)
  private readonly menu = new Menu()

  begin(seed: number): void {
    seedGenerator(this.words, seed)
  }

  decide(l: Lens, seat: SeatNo, terms: Terms): Packed {
    const { menu, words } = this
    menu.lay(l, seat)
    if (menu.hasLots(l) && nextBelow(words, LOTS_RARELY) === 0) menu.addLots(l, seat)
    const drawn = menu.draw(l, seat, words) || this.drawLot(l, seat)
    if (codeOf(drawn) !== l.book.codes.offer) return this.settleAmount(drawn)
    return this.drawTerms(l, seat, terms)
      ? drawn
      : this.settleAmount(menu.draw(l, seat, words) || this.drawLot(l, seat))
  }

  consider(l: Lens, seat: SeatNo): Packed {
    this.menu.layAnswers(l, seat)
    return this.menu.draw(l, seat, this.words)
  }

  /** Where nothing else is legal. */
  private drawLot(l: Lens, seat: SeatNo): Packed {
    this.menu.addLots(l, seat)
    const drawn = this.menu.draw(l, seat, this.words)
    if (drawn === NOTHING) throw new Error(`seat ${seat} must decide, but has no legal action`)
    return drawn
  }

  /** An amount near the low end of its range: the product of two draws. */
  private settleAmount(drawn: Packed): Packed {
    const low = argumentOf(drawn)
    const high = this.menu.greatest
    if (low === high) return drawn
    const span = Math.min(high - low, 60)
    return pack(codeOf(drawn), seatOf(drawn), low + Math.floor(nextBelow(this.words, span + 1) / 3))
  }

  private drawTerms(l: Lens, seat: SeatNo, terms: Terms): boolean {
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
      terms.giveNumber = number
      terms.getCash = price
    } else {
      terms.getIssuer = issuer
      terms.getNumber = number
      terms.giveCash = price
    }
    return true
  }

  /** A deed of its own or another's against a little money; false if the deed drawn is nobody's. */
  private drawDeed(l: Lens, seat: SeatNo, terms: Terms): boolean {
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
