import { DEEDS, SEATS } from '@hausregeln/engine'

const ROW = DEEDS + 1

/** What a bot remembers of one game: which deals it has proposed, and when. */
export class Memory {
  searchAgain = 0
  moves = 0
  private readonly next = new Int32Array(SEATS * ROW * ROW)
  private readonly tries = new Uint8Array(SEATS * ROW * ROW)

  clear(): void {
    this.next.fill(0)
    this.tries.fill(0)
    this.searchAgain = 0
    this.moves = -1
  }

  mayAsk(to: number, take: number, give: number, round: number): boolean {
    return round >= this.next[(to * ROW + take + 1) * ROW + give + 1]!
  }

  asked(to: number, take: number, give: number, round: number): void {
    const at = (to * ROW + take + 1) * ROW + give + 1
    this.tries[at]!++
    this.next[at] = round + (2 << Math.min(8, this.tries[at]!))
  }
}
