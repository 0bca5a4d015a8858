import {
  type AdjustName,
  adjust,
  BANK,
  Game,
  type HostAct,
  HostError,
  NOBODY,
  type OptionName,
  type Rulebook,
  reset,
  run,
  TURN_FRAME,
  topKind,
} from '@hausregeln/engine'
import type { DeedNo, SeatNo, SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import { fromBank } from '@hausregeln/engine/kit/money.ts'
import { refusalText } from '@hausregeln/rulebooks/texts/index.ts'
import { inEach } from '@hausregeln/rulebooks/texts/language.ts'
import { say } from '../say.ts'
import { mix } from '../seeds.ts'
import { checkTableOf, refuse } from './books.ts'
import { CommonChance } from './common-chance.ts'
import type { HandPosition } from './schema.ts'
import type { LayOut } from './side.ts'

type At = readonly (string | number)[]
type Options = Readonly<Partial<Record<OptionName, number>>>

/**
 * A position that was entered by hand: it is laid out step by step by what a keeper of a real game may set right, so
 * that no law is broken. Throws `ExperimentError` with the place of what cannot be.
 */
export function layOutByHand(rulebook: Rulebook, position: HandPosition, options: Options, at: At): LayOut {
  const bare = position.seats.map(() => 'plain')
  checkTableOf(rulebook, bare, undefined, at)
  const game = begun(rulebook, position, options, at)
  const setter = new Setter(rulebook, game, at)
  setter.deeds(position)
  setter.pieces(position)
  setter.money(position)
  setter.leavers(position)
  const ranges = position.seats.flatMap(({ cash }, seat: SeatNo) =>
    typeof cash === 'number' ? [] : [{ seat, low: cash[0] ?? 0, high: cash[1] ?? 0 }],
  )
  const bank: SeatNo = BANK as number
  return (g, seed) => {
    g.s.copy(game.s)
    for (const { seat, low, high } of ranges) {
      const steps = Math.floor((high - low) / g.book.board.coin)
      const more = fromBank(g, (mix(mix(seed, 77), seat) % (steps + 1)) * g.book.board.coin)
      g.s.cash[seat] += more
      g.s.cash[bank] -= more
    }
  }
}

/** A game that stands so; cash that is not known exactly is some amount between. Throws `ExperimentError`. */
export function gameByHand(rulebook: Rulebook, position: HandPosition): Game {
  const game = new Game(rulebook.book, new CommonChance())
  layOutByHand(rulebook, position, {}, [])(game, 0)
  return game
}

/** A game in which the turn of the seat on turn has begun. */
function begun({ book }: Rulebook, { seats, turn, round }: HandPosition, options: Options, at: At): Game {
  if (turn >= seats.length || seats[turn]?.out === true) refuse([...at, 'turn'], say('seatOut', { seat: turn }))
  const chance = new CommonChance()
  const game = new Game(book, chance)
  chance.begin(0)
  reset(game, { seats: seats.length, options })
  if (topKind(game) !== TURN_FRAME) throw new Error('the game has not come to its first turn')
  for (let deed = 0; deed < book.board.deeds; deed++) game.s.own(deed, NOBODY)
  game.s.turnSeat = turn
  // Nobody says who began.
  game.s.roundSeat = 0
  game.s.round = round ?? 1
  run(game)
  return game
}

/** What is set right, a field of the position after the other. */
class Setter {
  readonly #rulebook: Rulebook
  readonly #game: Game
  readonly #at: At

  constructor(rulebook: Rulebook, game: Game, at: At) {
    this.#rulebook = rulebook
    this.#game = game
    this.#at = at
  }

  deeds({ deeds = [] }: HandPosition): void {
    const { deedAt, spaces } = this.#game.book.board
    const numbered = deeds.map((entered, index) => {
      const space: SpaceNo = entered.space
      const deed = space < spaces ? deedAt[space] : NOBODY
      if (deed < 0) refuse([...this.#at, 'deeds', index, 'space'], say('noDeed', { space }))
      return { ...entered, deed }
    })
    numbered.forEach(({ deed, owner }, index) => {
      this.#set('owner', deed, owner, ['deeds', index, 'owner'])
    })
    numbered.forEach(({ deed, mortgaged }, index) => {
      if (mortgaged === true) this.#set('mortgage', deed, 1, ['deeds', index, 'mortgaged'])
    })
    this.#build(numbered)
  }

  /** Storey by storey, so that groups which are built evenly may be. */
  #build(deeds: readonly { readonly deed: DeedNo; readonly level?: number | undefined }[]): void {
    const most = Math.max(0, ...deeds.map(({ level = 0 }) => level))
    for (let storey = 1; storey <= most; storey++)
      deeds.forEach(({ deed, level = 0 }, index) => {
        if (storey <= level) this.#set('level', deed, storey, ['deeds', index, 'level'])
      })
  }

  pieces({ seats, jailCards = [] }: HandPosition): void {
    const { s, book } = this.#game
    seats.forEach(({ space = 0, jail }, seat) => {
      if (jail === undefined) {
        if (space !== s.place[seat]) this.#set('place', seat, space, ['seats', seat, 'space'])
        return
      }
      s.place[seat] = book.board.jailSpace
      s.jail[seat] = 1 + jail
    })
    jailCards.forEach(({ deck, seat }, index) => {
      this.#set('jailCard', deck, seat, ['jailCards', index])
    })
    // The turn begins again, as it does for a player in jail.
    run(this.#game)
  }

  money({ seats }: HandPosition): void {
    seats.forEach(({ cash }, seat: SeatNo) => {
      const place: At = ['seats', seat, 'cash']
      const [low, high] = typeof cash === 'number' ? [cash, cash] : [cash[0] ?? 0, cash[1] ?? 0]
      if (low > high) refuse([...this.#at, ...place], say('leastOverMost'))
      const change = low - this.#game.s.cash[seat]
      if (change !== 0) this.#set('cash', seat, change, place)
    })
  }

  /** Players who have left: they resign with nothing. */
  leavers({ seats }: HandPosition): void {
    const { s } = this.#game
    seats.forEach(({ out }, seat) => {
      if (out !== true) return
      const owns = Array.from({ length: this.#game.book.board.deeds }, (_, deed) => s.owner[deed]).includes(seat)
      if (owns || s.cash[seat] !== 0) refuse([...this.#at, 'seats', seat, 'out'], say('leftWithNothing'))
      s.alive &= ~(1 << seat)
    })
    if ((s.alive & (s.alive - 1)) === 0) refuse([...this.#at, 'seats'], say('fewerThanTwo'))
  }

  #set(what: AdjustName, of: number, value: number, place: At): void {
    const entry: HostAct = { host: 'adjust', what, of, value, reason: '' }
    try {
      adjust(this.#game, entry)
    } catch (error) {
      if (!(error instanceof HostError)) throw error
      if (error.refusal === 'asItIs') return
      const { refusal, said } = error
      const sentence =
        refusal === null ? said : inEach((language) => refusalText(this.#rulebook, refusal, language).text)
      refuse([...this.#at, ...place], say('asTold', { sentence }))
    }
  }
}
