import { isPlayerName } from '@hausregeln/bots/sparring/registry.ts'
import { askForHiddenBids } from '@hausregeln/chapters/auction-sealed/rules/round.ts'
import { Game, type Rulebook } from '@hausregeln/engine'
import type { Shelf } from './books.ts'
import { CommonChance } from './common-chance.ts'
import type { FromStudy } from './from.ts'
import { studyOf, USUAL_BOT } from './open-from.ts'
import { goOnFrom, refuseIfOver } from './position.ts'
import { namesIn } from './tables/names.ts'
import { actors, waysOn } from './ways.ts'

/** A moment of a table as one of its seats is shown it: no more of the game is looked at. */
export interface SeenMoment {
  /** See `State.bytes`. */
  readonly view: Uint8Array
  /** To whom it is shown, and who asks. */
  readonly seat: number
  /** By seat: what its player is called, and the bot that plays it. */
  readonly players: readonly { readonly name: string; readonly bot: string | null }[]
  readonly games: number
  readonly seed: number
}

/**
 * What a seat at a table might do, and what comes of it, by what the seat is shown: cards that nobody has seen are
 * shuffled, and bids of others that lie face down are made anew, by bots. Where the seat may do nothing, how it goes on
 * as it stands. Throws `ExperimentError` for a game that is over.
 */
export function openSeen({ view, seat, players, ...extent }: SeenMoment, rulebook: Rulebook, shelf: Shelf): FromStudy {
  const moment = new Game(rulebook.book, new CommonChance())
  moment.s.load(view)
  askForHiddenBids(moment, seat)
  refuseIfOver(moment, [])
  const bots = players.map(({ bot }) => (bot !== null && isPlayerName(bot) ? bot : USUAL_BOT))
  const opened = { rulebook, layOut: (g: Game) => goOnFrom(g, moment), bots, names: namesIn(players) }
  const game = new Game(rulebook.book, new CommonChance())
  opened.layOut(game)
  const mayAct = actors(game).includes(seat)
  const ways = mayAct ? waysOn({ ...opened, game }, bots, seat).ways : []
  const wanted = { ask: 'whatIf', seat, trade: null, isAdvised: true } as const
  return studyOf({ opened, game, ways, bots, options: {}, guests: null }, wanted, extent, shelf)
}
