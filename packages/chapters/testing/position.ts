import { run, TURN_FRAME, topKind } from '@hausregeln/engine/core/agenda.ts'
import { Chance, outcomes } from '@hausregeln/engine/core/chance.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { BANK, NOBODY, POT } from '@hausregeln/engine/core/limits.ts'
import { give } from '@hausregeln/engine/core/play.ts'
import type { OptionName } from '@hausregeln/engine/core/vocabulary.ts'
import { hotelLevel } from '../building/rules/levels.ts'
import { SHAREHOLDERS } from '../shares/rules/section.ts'
import type { Name, Names } from './names.ts'

/** A position in play. Amounts not given are those of the rulebook; seats, deeds and spaces not named are bare. */
export interface Position {
  readonly seats: number
  readonly options?: Readonly<Partial<Record<OptionName, number>>>
  /** The seat on turn, about to throw. Without it the game begins at the very beginning, with nothing else set. */
  readonly starts?: number
  /** By seat. */
  readonly cash?: Readonly<Record<number, number>>
  /** Owed to the bank, by seat, where a rulebook knows such debts. */
  readonly debt?: Readonly<Record<number, number>>
  readonly own?: Readonly<Record<number, readonly Name[]>>
  readonly place?: Readonly<Record<number, Name>>
  /** By seat in jail: its turns there that are used up. */
  readonly jail?: Readonly<Record<number, number>>
  /** By deck: who holds its jail card. */
  readonly jailCards?: Readonly<Record<number, number>>
  /** By deed. */
  readonly level?: Readonly<Record<string, number>>
  readonly mortgaged?: readonly Name[]
  readonly pot?: number
  /** By issuer: how many of its shares others hold, by seat or `BANK`; it keeps the rest. */
  readonly shares?: Readonly<Record<number, Readonly<Record<number, number>>>>
  /** By seat: the cash of its last report. */
  readonly reported?: Readonly<Record<number, number>>
}

/** Writes a position into a game that waits for its first throws; money comes from the bank, pieces from the stock. */
export function setUp(g: Game, names: Names, position: Position, starts: number): void {
  openAnyhow(g)
  for (let deed = 0; deed < g.book.board.deeds; deed++) g.s.own(deed, NOBODY)
  for (const [name, value] of Object.entries(position.options ?? {}))
    g.s.option[g.book.places[name as OptionName] ?? -1] = value
  writeSeats(g, names, position)
  writeDeeds(g, names, position)
  writeShares(g, position)
  g.s.turnSeat = starts
  run(g)
}

/** Gives outcomes until the first turn has begun: throws of different sums, and whatever else is asked. */
function openAnyhow(g: Game): void {
  for (let given = 0; topKind(g) !== TURN_FRAME; given++) {
    const { awaiting, awaitingFor } = g.s
    if (awaiting === Chance.dice) give(g, [Math.min(6, 11 - given), Math.max(1, 6 - given)])
    else give(g, [31 - Math.clz32(outcomes(g, awaiting, awaitingFor)[0])])
  }
}

function writeSeats(
  g: Game,
  names: Names,
  { cash = {}, debt = {}, place = {}, jail = {}, jailCards = {}, pot = 0 }: Position,
): void {
  const { s, book } = g
  for (let seat = 0; seat < s.seats; seat++) setCash(g, seat, cash[seat] ?? book.startCash)
  setCash(g, POT, pot)
  for (const [seat, owed] of Object.entries(debt)) s.parts.money.debt[Number(seat)] = owed
  for (const [seat, space] of Object.entries(place)) s.place[Number(seat)] = names.space(space)
  for (const [seat, used] of Object.entries(jail)) {
    s.jail[Number(seat)] = 1 + used
    s.place[Number(seat)] = book.board.jailSpace
  }
  for (const [deck, seat] of Object.entries(jailCards)) {
    s.jailCard[Number(deck)] = seat
    s.undrawn[Number(deck)] &= ~(1 << book.board.jailCardOf[Number(deck)])
  }
}

function setCash(g: Game, account: number, amount: number): void {
  g.s.cash[BANK] += g.s.cash[account] - amount
  g.s.cash[account] = amount
}

function writeShares(g: Game, { shares = {}, reported = {} }: Position): void {
  for (const [issuer, held] of Object.entries(shares))
    for (const [holder, number] of Object.entries(held)) {
      const row = Number(issuer) * SHAREHOLDERS
      g.s.parts.shares.held[row + Number(issuer)] -= number
      g.s.parts.shares.held[row + Number(holder)] += number
    }
  for (const [seat, cash] of Object.entries(reported)) g.s.parts.shares.reportCash[Number(seat)] = cash
}

function writeDeeds(g: Game, names: Names, { own = {}, level = {}, mortgaged = [] }: Position): void {
  const { s } = g
  for (const [seat, deeds] of Object.entries(own)) for (const deed of deeds) s.own(names.deed(deed), Number(seat))
  for (const [deed, height] of Object.entries(level)) {
    s.level[names.deed(deed)] = height
    if (height === hotelLevel(g)) s.hotelsLeft--
    else s.housesLeft -= height
  }
  if (mortgaged.length > 0 && !g.book.chapters.has('mortgage')) throw new Error('nothing can be mortgaged')
  for (const deed of mortgaged) s.mortgage(names.deed(deed), 1)
}
