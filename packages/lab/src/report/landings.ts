import { advance, advanceTo, retreat } from '@hausregeln/chapters/turn/rules/moving.ts'
import { Chance, chance, DECK_CARDS, Effect, fullDeck, type Game, newGame, Space } from '@hausregeln/engine'
import { type By, cell, column, type SeatNo, type SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import { drawCard, returnCard } from '@hausregeln/engine/kit/decks.ts'
import { classic } from '@hausregeln/rulebooks/classic/book.ts'

/** How players get out of jail: they pay before the next throw, or stay until doubles or the third throw. */
export type JailHabit = 'leave' | 'stay'

export interface Walk {
  /** Turns to play: a whole number from 1. */
  readonly turns: number
  readonly jail: JailHabit
  /** A whole number from 0 to 2^53 - 1. */
  readonly seed: number
}

/**
 * Where throws and turns end on the classic board, in percent. The keys are the spaces' numbers, "0" to "39", and
 * "jail": in jail; "10" is just visiting.
 */
export interface Landings {
  readonly perThrow: Readonly<Record<string, number>>
  readonly perTurn: Readonly<Record<string, number>>
  readonly throwsPerTurn: number
}

/**
 * Walks a lone piece around the classic board: throws, movement, cards and jail by the rules, without property.
 *
 * - A throw ends where the piece rests after all moves that it has led to: K-1.1, cards (K-0.3) and all. Sent to jail,
 *   it ends in jail, as do the third doubles (K-1.2) and a throw in jail that does not free (K-4.2).
 * - A player who leaves pays before the first throw of the next turn, and has the whole of that turn: doubles throw
 *   again. A player who stays throws once a turn; doubles, and the third throw whatever it shows, move them and end the
 *   turn.
 * - A drawn jail card goes straight back under its deck. The decks are shuffled again every 200 turns, as in one game
 *   after the other: a single order of the cards, gone through for ever, would show in the figures.
 */
export function landings({ turns, jail, seed }: Walk): Landings {
  if (!Number.isInteger(turns) || turns < 1) throw new RangeError(`Turns are a whole number from 1, not ${turns}.`)
  const walker = new Walker(seed, jail === 'leave')
  const endsOfTurns = walker.counter()
  for (let turn = 0; turn < turns; turn++) {
    if (turn % TURNS_A_SHUFFLE === 0) walker.shuffle()
    walker.turn()
    endsOfTurns[walker.position()]++
  }
  const throws = walker.endsOfThrows.reduce((sum, count) => sum + count, 0)
  return {
    perThrow: percentages(walker.endsOfThrows, throws),
    perTurn: percentages(endsOfTurns, turns),
    throwsPerTurn: throws / turns,
  }
}

const SEAT: SeatNo = 0
const TURNS_A_SHUFFLE = 200
const { board, policies } = classic.book

class Walker {
  /** By space; the last is jail. */
  readonly endsOfThrows = this.counter()
  private readonly game: Game
  private readonly leaves: boolean

  constructor(seed: number, leaves: boolean) {
    this.game = newGame(classic.book, { seats: 2, seed })
    this.leaves = leaves
  }

  counter(): number[] & By<SpaceNo> {
    return column(new Array<number>(board.spaces + 1).fill(0))
  }

  /** The space, or, behind the last one, jail. */
  position(): SpaceNo {
    const { jail, place } = this.game.s
    return jail[SEAT] > 0 ? board.spaces : place[SEAT]
  }

  shuffle(): void {
    const { undrawn, pile, pileHead, pileLength } = this.game.s
    for (const cards of [pile, pileHead, pileLength]) cards.fill(0)
    for (let deck = 0; deck < board.decks; deck++) undrawn[deck] = fullDeck(classic.book, deck)
  }

  turn(): void {
    const { jail } = this.game.s
    if (this.leaves) jail[SEAT] = 0
    if (jail[SEAT] > 0) return this.throwInJail()
    for (let doubles = 1; ; doubles++) {
      const again = this.throwAndMove(doubles)
      this.endsOfThrows[this.position()]++
      if (!again) return
    }
  }

  /** Whether a further throw follows. */
  private throwAndMove(doubles: number): boolean {
    const [dieA, dieB] = this.throwDice()
    if (dieA === dieB && doubles === 3) this.goToJail()
    else this.move(dieA + dieB)
    return dieA === dieB && this.game.s.jail[SEAT] === 0
  }

  private throwInJail(): void {
    const { jail } = this.game.s
    const [dieA, dieB] = this.throwDice()
    if (dieA === dieB || jail[SEAT] === policies.jail.attempts) {
      jail[SEAT] = 0
      this.move(dieA + dieB)
    } else jail[SEAT]++
    this.endsOfThrows[this.position()]++
  }

  private throwDice(): [number, number] {
    const { game } = this
    chance(game, Chance.dice, 0)
    return [game.s.outcome[cell(0, 0)], game.s.outcome[cell(0, 1)]]
  }

  private goToJail(): void {
    const { place, jail } = this.game.s
    place[SEAT] = board.jailSpace
    jail[SEAT] = 1
  }

  private move(steps: number): void {
    advance(this.game, SEAT, steps)
    this.land()
  }

  /** Carries out what the space does to the piece. */
  private land(): void {
    const space: SpaceNo = this.game.s.place[SEAT]
    if (board.kind[space] === board.kinds.goToJail) this.goToJail()
    if (board.deckAt[space] >= 0) this.draw(board.deckAt[space])
  }

  private draw(deck: number): void {
    const { game } = this
    const drawn = drawCard(game, deck)
    returnCard(game, deck, drawn)
    const card = cell(deck * DECK_CARDS, drawn)
    const number = board.cardA[card]
    switch (board.effect[card]) {
      case Effect.advanceTo:
        advanceTo(game, SEAT, number)
        return this.land()
      case Effect.nextUtility:
        return this.advanceToNext(Space.utility)
      case Effect.nextStation:
        return this.advanceToNext(Space.station)
      case Effect.back:
        retreat(game, SEAT, number)
        return this.land()
      case Effect.toJail:
        return this.goToJail()
    }
  }

  private advanceToNext(kind: number): void {
    let space: SpaceNo = this.game.s.place[SEAT]
    do space = (space + 1) % board.spaces
    while (board.kind[space] !== kind)
    advanceTo(this.game, SEAT, space)
  }
}

function percentages(counts: readonly number[], total: number): Record<string, number> {
  return Object.fromEntries(
    counts.map((count, at) => [at === board.spaces ? 'jail' : String(at), (100 * count) / total] as const),
  )
}
