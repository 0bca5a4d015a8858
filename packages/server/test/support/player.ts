import { type Bot, createBot } from '@hausregeln/bots'
import type { Page } from './page.ts'

/** Plays a page's seat by a bot whenever it is asked, until the game is over or `stop` is called. */
export class Player {
  readonly page: Page
  readonly #bot: Bot
  #stopped = false
  /** Moves that were confirmed. */
  done = 0
  /** Moves that it may still make. */
  left = Number.POSITIVE_INFINITY
  readonly refused: string[] = []

  constructor(page: Page, bot: string, seed: number) {
    this.page = page
    this.#bot = createBot(bot)
    this.#bot.begin(seed)
  }

  /**
   * Ends when the game is over, when it is stopped, or when the page is closed; waits while no moves are left. `think`:
   * milliseconds before each move.
   */
  async play(think = 0): Promise<void> {
    while (!this.#stopped && !this.page.closed && this.page.told?.phase !== 'over') {
      const move = this.left > 0 && this.page.told?.phase === 'playing' ? this.page.choose(this.#bot) : null
      if (move === null) {
        await this.#news()
        continue
      }
      if (think > 0) await new Promise((resolve) => setTimeout(resolve, think))
      const answer = await this.page.request({ ask: 'move', move })
      if (answer.type === 'done') {
        this.done++
        this.left--
      } else this.refused.push(answer.refusal)
    }
  }

  /** So many moves more. */
  more(moves: number): void {
    this.left += moves
    this.page.look()
  }

  stop(): void {
    this.#stopped = true
    this.page.look()
  }

  /** However long it takes: others may be slow. */
  #news(): Promise<void> {
    const { page } = this
    const { sequence } = page
    const { left } = this
    return page.until(
      () =>
        this.#stopped || page.closed || page.sequence !== sequence || this.left !== left || page.told?.phase === 'over',
      Number.POSITIVE_INFINITY,
    )
  }
}
