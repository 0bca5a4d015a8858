import {
  ACTIONS,
  codeOf,
  type Legal,
  type Lens,
  legalActions,
  type Packed,
  pack,
  seatOf,
  type Terms,
} from '@hausregeln/engine'
import { nextBelow, seedGenerator } from '@hausregeln/engine/core/random.ts'
import { type Bot, NOTHING } from './bot.ts'

const OFFER = ACTIONS.offer.code
const ANSWERS: readonly number[] = [ACTIONS.demand.code, ACTIONS.accept.code, ACTIONS.refuse.code]

/** Plays any legal action, each as likely as the next; amounts are drawn low, so that games go on. */
export class RandomBot implements Bot {
  readonly name = 'random'
  private readonly words = new Int32Array(4)

  begin(seed: number): void {
    seedGenerator(this.words, seed)
  }

  decide(l: Lens, seat: number, terms: Terms): Packed {
    const legal = legalActions(l, seat)
    const choice = legal[nextBelow(this.words, legal.length)]
    if (choice === undefined) throw new Error(`seat ${seat} must decide, but has no legal action`)
    if (codeOf(choice.action) !== OFFER) return this.settleAmount(choice)
    if (this.drawTerms(l, seat, terms)) return choice.action
    const others = legal.filter((entry) => codeOf(entry.action) !== OFFER)
    return this.settleAmount(others[nextBelow(this.words, others.length)] ?? choice)
  }

  consider(l: Lens, seat: number): Packed {
    const answers = legalActions(l, seat).filter((entry) => ANSWERS.includes(codeOf(entry.action)))
    return answers[nextBelow(this.words, answers.length)]?.action ?? NOTHING
  }

  /** An amount near the low end of its range: the product of two draws. */
  private settleAmount({ action, low, high }: Legal): Packed {
    if (low === high) return action
    const span = Math.min(high - low, 60)
    return pack(codeOf(action), seatOf(action), low + Math.floor(nextBelow(this.words, span + 1) / 3))
  }

  /** A deed of one's own or another's against a little money; false if the draw makes no legal offer. */
  private drawTerms(l: Lens, seat: number, terms: Terms): boolean {
    terms.clear()
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
    return l.book.actions[OFFER]?.check(l, seat, 0) === null
  }
}
