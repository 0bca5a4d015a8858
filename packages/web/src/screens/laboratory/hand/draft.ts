import { type Game, NOBODY, type Rulebook } from '@hausregeln/engine'
import { ExperimentError, gameByHand, type HandPosition } from '@hausregeln/lab/experiment/index.ts'

/** A player of a position that is entered by hand. */
export interface SeatDraft {
  readonly cash: number
  /** The most that it can be, where it is not known; then `cash` is the least. */
  readonly most: number | null
  readonly space: number
  /** Turns in jail that are used up; null: not in jail. */
  readonly jail: number | null
  readonly out: boolean
}

export interface DeedDraft {
  readonly owner: number
  readonly level: number
  readonly mortgaged: boolean
}

/** A position that is being entered. */
export interface HandDraft {
  readonly book: string
  readonly turn: number
  readonly round: number
  readonly seats: readonly SeatDraft[]
  /** By deed. */
  readonly deeds: readonly DeedDraft[]
  /** By deck: who holds its jail card. */
  readonly jailCards: readonly number[]
}

const BANKS: DeedDraft = { owner: NOBODY, level: 0, mortgaged: false }

/** A game as it begins, with nothing sold. */
export function blankDraft({ book }: Rulebook, players: number): HandDraft {
  const seat = { cash: book.startCash, most: null, space: 0, jail: null, out: false }
  return {
    book: book.id,
    turn: 0,
    round: 1,
    seats: Array.from({ length: players }, () => seat),
    deeds: Array.from({ length: book.board.deeds }, () => BANKS),
    jailCards: Array.from(book.board.jailCardOf, () => NOBODY),
  }
}

/** The same with so many players: those who leave give back what they had. */
export function withPlayers(draft: HandDraft, players: number, rulebook: Rulebook): HandDraft {
  const fresh = blankDraft(rulebook, players)
  const stays = (owner: number) => (owner < players ? owner : NOBODY)
  return {
    ...draft,
    turn: Math.min(draft.turn, players - 1),
    seats: fresh.seats.map((seat, index) => draft.seats[index] ?? seat),
    deeds: draft.deeds.map((deed) => (stays(deed.owner) === deed.owner ? deed : BANKS)),
    jailCards: draft.jailCards.map(stays),
  }
}

/** A change of one player. A player who is out has nothing. */
export function withSeat(draft: HandDraft, seat: number, changes: Partial<SeatDraft>): HandDraft {
  const next = { ...draft, seats: draft.seats.map((one, index) => (index === seat ? { ...one, ...changes } : one)) }
  if (changes.out !== true) return next
  const first = next.seats.findIndex(({ out }) => !out)
  return {
    ...next,
    turn: draft.turn === seat ? Math.max(0, first) : draft.turn,
    deeds: draft.deeds.map((deed) => (deed.owner === seat ? BANKS : deed)),
    jailCards: draft.jailCards.map((holder) => (holder === seat ? NOBODY : holder)),
  }
}

/** A change of one deed. What is the bank's has neither buildings nor a mortgage. */
export function withDeed(draft: HandDraft, deed: number, changes: Partial<DeedDraft>): HandDraft {
  const next = { ...(draft.deeds[deed] ?? BANKS), ...changes }
  return { ...draft, deeds: draft.deeds.with(deed, next.owner === NOBODY ? BANKS : next) }
}

/** The position as an experiment has it. */
export function positionOf({ turn, round, seats, deeds, jailCards }: HandDraft, { book }: Rulebook): HandPosition {
  return {
    turn,
    round,
    seats: seats.map(({ cash, most, space, jail, out }) => {
      if (out) return { cash: 0, out }
      return { cash: most === null ? cash : [cash, most], ...(jail === null ? { space } : { jail }) }
    }),
    deeds: deeds.flatMap(({ owner, level, mortgaged }, deed) => {
      if (owner === NOBODY) return []
      const space = book.board.spaceOf[deed] ?? 0
      return [{ space, owner, ...(level > 0 && { level }), ...(mortgaged && { mortgaged }) }]
    }),
    jailCards: jailCards.flatMap((seat, deck) => (seat === NOBODY ? [] : [{ deck, seat }])),
  }
}

/** What a draft comes to: a game, or the faults that it has. */
export type Laid = { readonly game: Game } | { readonly faults: ExperimentError['faults'] }

/** The position as a game, or what is wrong with it. */
export function laidOut(draft: HandDraft, rulebook: Rulebook): Laid {
  try {
    return { game: gameByHand(rulebook, positionOf(draft, rulebook)) }
  } catch (error) {
    if (error instanceof ExperimentError) return { faults: error.faults }
    throw error
  }
}
