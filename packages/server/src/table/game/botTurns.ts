import { type Bot, createBot, NOTHING, nextBotAction } from '@hausregeln/bots'
import { ownersInRace } from '@hausregeln/chapters/rent/rules/race.ts'
import { codeOf, type Game, type Move, may, moveOf } from '@hausregeln/engine'
import type { Wait } from '@hausregeln/protocol'
import { botPause, type Pace } from '@hausregeln/protocol/tempo.ts'

const SECOND = 1000

/** The bot that decides in the place of the one on this seat. */
export type Voice = (bot: Bot, seat: number) => Bot

/** Where the seeds of bots come from, by seat. */
interface Seeds {
  botSeed(seat: number): number
}

/** When the bots at a table play, and what: at the table's pace, and not before a person could demand a rent. */
export class BotTurns {
  readonly #bots: (Bot | null)[] = []
  /** When a bot plays next, in lived milliseconds; null: none does. */
  due: number | null = null
  /** The visible wait before a bot's throw. */
  waits: Wait | null = null
  #raceBegan: number | null = null

  /** Who plays a seat now: a bot by its name, or a person. `seeds`: of bots' own chance, reckoned only where one begins. */
  place(seat: number, name: string | null, seeds: Seeds): void {
    if ((this.#bots[seat]?.name ?? null) === name) return
    const bot = name === null ? null : createBot(name)
    bot?.begin(seeds.botSeed(seat))
    this.#bots[seat] = bot
  }

  /** Something has changed at `now`, of which `scene` milliseconds are still to be shown: are bots asked? */
  changed(game: Game, pace: Pace, now: number, scene: number): void {
    const any = this.#asked(game)
    this.due = any ? now + botPause(pace, scene) : null
    if (!any) this.#endWait()
  }

  rest(): void {
    this.due = null
    this.#endWait()
  }

  /** Whether one of them must or may decide. */
  #asked(game: Game): boolean {
    const seats = this.#bots.reduce((mask, bot, seat) => (bot === null ? mask : mask | (1 << seat)), 0)
    if (seats === 0 || game.s.over !== 0 || game.s.awaiting !== 0) return false
    return ((game.s.must | may(game)) & seats) !== 0
  }

  /**
   * What a bot plays now; null: it waits (`due` and `waits` say until when), or none is asked. `countdown`: seconds
   * that it leaves persons for their demands; `grace`: until when nobody throws; `voice`: what a program has said in the
   * place of a bot.
   */
  take(game: Game, countdown: number, grace: Wait | null, now: number, voice: Voice = (bot) => bot): Move | null {
    this.due = null
    const bots = this.#bots.map((bot, seat) => bot && voice(bot, seat))
    const action = nextBotAction(game, bots)
    if (action === NOTHING) return null
    const throws = codeOf(action) === game.book.codes.throw
    if (throws && grace !== null) {
      this.due = grace.until
      return null
    }
    const end = throws ? this.#raceEnd(game, countdown, now) : null
    if (end !== null && end > now) {
      this.due = end
      this.waits = { until: end, seconds: countdown }
      return null
    }
    this.#endWait()
    return moveOf(game, action)
  }

  /** Until when a bot that could throw waits for persons whose demand would lapse; null if there are none. */
  #raceEnd(game: Game, countdown: number, now: number): number | null {
    const persons = ownersInRace(game).some((owner) => (this.#bots[owner] ?? null) === null)
    if (!persons) return null
    this.#raceBegan ??= now
    return this.#raceBegan + countdown * SECOND
  }

  #endWait(): void {
    this.waits = null
    this.#raceBegan = null
  }
}
