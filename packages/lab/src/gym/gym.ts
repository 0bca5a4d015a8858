import { NOTHING } from '@hausregeln/bots'
import { bits, type Game, namedActions, newGame, positionOf, type Rulebook } from '@hausregeln/engine'
import { mix } from '../seeds.ts'
import type { Table } from '../table.ts'
import { type Marks, NumberedActions } from './actions.ts'
import { type Arrays, arraysFor, type Widths } from './arrays.ts'
import { Ending, Lane } from './lane.ts'
import { Observation, Sight } from './observation.ts'
import { NumberedOffers, OFFER_NUMBERS } from './offers.ts'
import { faultOf, layPosition, writePosition } from './saved.ts'

/** Bytes that `Gym.save` has given, for one of the games. */
export interface SavedGame {
  readonly game: number
  readonly bytes: Uint8Array
}

/** Which of the games of a run are played here: all, or a part of them beside other programs; and how. */
export interface GymSettings {
  /** How many games are played at once, by all programs together. */
  readonly games: number
  /** The first of them that is played here, and the one after the last. */
  readonly from?: number
  readonly to?: number
  /** Whether offers have numbers. */
  readonly offers?: boolean
}

/** Many games of one table at once, in each of which an agent is asked next. */
export class Gym {
  readonly actions: NumberedActions
  /** Null: offers have no numbers. */
  readonly offers: NumberedOffers | null
  /** The number of the first action that is an offer; as many as there are if none is. */
  readonly firstOffer: number
  readonly layout: Observation
  /** What agents are told of all games: made anew by everything that happens. */
  readonly arrays: Arrays
  readonly widths: Widths
  readonly #lanes: readonly Lane[]
  readonly #seats: number
  readonly #from: number
  readonly #table: Table
  /** In which all lanes play. */
  readonly #game: Game
  readonly #sight: Sight
  readonly #marks: Marks
  /** By game: why its last offer could not be, as the name of a refusal. */
  readonly #refusals: (string | null)[]

  /** `table`: with `agent` on a seat at least. */
  constructor(rulebook: Rulebook, table: Table, { games, from = 0, to = games, offers = false }: GymSettings) {
    const { book } = rulebook
    const seats = table.seats.length
    this.#seats = seats
    this.#from = from
    this.#table = table
    this.#game = newGame(book, { seats, options: table.options, seed: 0 })
    this.#sight = new Sight(this.#game)
    this.actions = new NumberedActions(book, seats, offers)
    this.offers = offers ? new NumberedOffers(book, seats) : null
    this.layout = new Observation(book, seats)
    this.firstOffer = new NumberedActions(book, seats).list.length
    this.#lanes = Array.from(
      { length: to - from },
      (_, lane) => new Lane(this.#game, table, { first: from + lane, stride: games }),
    )
    const [count, actions] = [this.#lanes.length, this.actions.list.length]
    this.widths = { seats, observation: this.layout.length, actions, goods: this.offers?.length ?? 0 }
    this.arrays = arraysFor(count, this.widths)
    this.#marks = { mask: this.arrays.mask, packed: new Int32Array(count * actions) }
    this.#refusals = Array.from({ length: count }, () => null)
    this.reset()
  }

  /** Begins all games again, the first of a run: of the table's seed or of another. */
  reset(seed = this.#table.seed): void {
    if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`A seed is a whole number from 0, not ${seed}.`)
    this.#begin((lane) => lane.restart(seed))
  }

  /** Leaves all games as they are, and begins the next ones. */
  next(): void {
    this.#begin((lane) => lane.goOn())
  }

  /**
   * Takes an action by number in each game; `offers` has what an offer says, a row a game. Throws `RangeError` for
   * numbers that are not legal there; nothing has happened then. An offer that the rules refuse is noted, and its seat
   * is asked again.
   */
  step(chosen: Int32Array, offers: Int32Array | null = null): void {
    const lanes = this.#lanes
    for (let index = 0; index < lanes.length; index++) this.#check(index, chosen[index] ?? -1, offers)
    for (let index = 0; index < lanes.length; index++) {
      const lane = lanes[index] as Lane
      lane.enter()
      this.#act(lane, index, chosen[index] as number, offers)
      this.#tell(lane, index)
      if (lane.hasChanged) lane.leave()
    }
  }

  /** A game as named JSON for the agent that is asked, with its legal actions: what a bot at the door is told. */
  position(index: number): object {
    const { game, must, seat } = this.#entered(index)
    const refused = this.#refusals[index]
    return {
      must,
      state: positionOf(game, seat),
      legal: namedActions(game.shown, seat),
      ...(refused != null && { refused }),
    }
  }

  /** All of a game, as bytes that can be laid into any game of the same table. */
  save(index: number): Uint8Array {
    return writePosition(this.#table, this.#entered(index))
  }

  /**
   * Goes on in games from bytes that `save` has given. `chance`: the seed of what dice and cards come from now on, in
   * each game others; null: the same as would have come. Throws `RangeError` for other bytes; nothing has happened
   * then.
   */
  restore(saved: readonly SavedGame[], chance: number | null = null): void {
    for (const { game, bytes } of saved) {
      const fault = faultOf(this.#table, this.#entered(game), bytes)
      if (fault !== null) throw new RangeError(fault)
    }
    for (const { game, bytes } of saved) {
      const lane = this.#entered(game)
      layPosition(lane, bytes, chance === null ? null : mix(chance, this.#from + game))
      this.#refusals[game] = null
      this.#tell(lane, game)
      lane.leave()
    }
  }

  /** The lane of this number, its state laid into the game. */
  #entered(index: number): Lane {
    const lane = this.#lanes[index]
    if (lane === undefined) throw new RangeError(`There is no game ${index}.`)
    lane.enter()
    return lane
  }

  /** Another game begins in every lane. */
  #begin(begin: (lane: Lane) => void): void {
    this.#refusals.fill(null)
    this.#lanes.forEach((lane, index) => {
      begin(lane)
      this.#tell(lane, index)
      lane.leave()
    })
  }

  #check(index: number, chosen: number, offers: Int32Array | null): void {
    const actions = this.actions.list.length
    if (!(chosen >= 0 && chosen < actions && this.arrays.mask[index * actions + chosen] === 1))
      throw new RangeError(`In game ${index} the action ${chosen} is not legal: its mask says which are.`)
    if (chosen < this.firstOffer) return
    if (offers === null) throw new RangeError(`In game ${index} an offer is made, but not what it says.`)
    const fault = this.offers?.fault(offers, index * OFFER_NUMBERS) ?? null
    if (fault !== null) throw new RangeError(`In game ${index} the offer ${fault}.`)
  }

  #act(lane: Lane, index: number, chosen: number, offers: Int32Array | null): void {
    this.#refusals[index] = null
    const action = this.#marks.packed[index * this.actions.list.length + chosen] ?? NOTHING
    if (chosen >= this.firstOffer) {
      const numbered = this.offers as NumberedOffers
      const refusal = numbered.lay(this.#game, action, offers as Int32Array, index * OFFER_NUMBERS)
      this.#refusals[index] = refusal
      if (refusal !== null) return lane.stay()
    }
    lane.act(action)
  }

  /** Writes the row of a lane whose state lies in the game. */
  #tell(lane: Lane, index: number): void {
    const { arrays, actions, layout, offers } = this
    const { seat, must, ending } = lane
    const at = index * layout.length
    if (arrays.ending[index] !== Ending.none || ending !== Ending.none) this.#reward(lane, index)
    arrays.seat[index] = seat
    arrays.ending[index] = ending
    if (lane.hasChanged) layout.write(this.#sight, seat, must, arrays.observation, at)
    else layout.writeAsked(seat, must, arrays.observation, at)
    actions.mark(this.#game.shown, seat, must, this.#marks, index * actions.list.length)
    if (offers !== null) this.#tellOffers(seat, index, offers)
  }

  #tellOffers(seat: number, index: number, offers: NumberedOffers): void {
    const { arrays } = this
    const at = index * offers.length
    const isOpen = arrays.mask[index * this.actions.list.length + this.firstOffer] === 1
    if (isOpen) offers.mark(this.#game, seat, arrays.goods, at)
    else arrays.goods.fill(0, at, at + offers.length)
    arrays.refused[index] = this.#refusals[index] === null ? 0 : 1
  }

  #reward({ ending, winners }: Lane, index: number): void {
    const from = index * this.#seats
    const won = bits(winners).length
    const isDecided = ending === Ending.over && won > 0 && won < this.#seats
    for (let seat = 0; seat < this.#seats; seat++) {
      const reward = (winners >>> seat) & 1 ? 1 / won : -1 / (this.#seats - won)
      this.arrays.rewards[from + seat] = isDecided ? reward : 0
    }
  }
}
