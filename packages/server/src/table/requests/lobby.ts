import { isBotName } from '@hausregeln/bots'
import {
  checkSetup,
  commitmentOf,
  EDITION,
  type GameRecord,
  NOBODY,
  newHeader,
  type RecordHeader,
  SetupError,
} from '@hausregeln/engine'
import type { PieceName, TableSettings } from '@hausregeln/protocol'
import { Play, withoutBook } from '../game/play.ts'
import { isPlayedAs } from '../played/brought.ts'
import type { PlayedBook } from '../played/playedBook.ts'
import { freeName, newBotName, newBotNames } from '../state/seatNames.ts'
import { isRemoved, seatOf, type TableState } from '../state/state.ts'
import { demand, Refused } from '../steps/refused.ts'
import type { Fact } from '../steps/step.ts'
import { type Desk, entered, type Handler, isHost, ownSeat } from './desk.ts'

/**
 * Throws `Refused` with a sentence if the rulebook does not allow these settings, or is not the one that they name.
 * `played`: that of these settings, if it is known. `goesOn`: the game has begun elsewhere.
 */
export function checkSettings(
  { rulebook, book, seats, options }: TableSettings,
  played: PlayedBook | undefined,
  goesOn: boolean,
): asserts played {
  if (played === undefined && book !== undefined) throw new Refused('noSuchBook')
  if (played === undefined) throw new Refused('badSettings', `This server does not know the rulebook "${rulebook}".`)
  const { id, edition } = played.rulebook.book
  if (edition < EDITION && !goesOn)
    throw new Refused(
      'badSettings',
      `Games by the rulebook "${id}" go on, but as it is no new one can be played by it.`,
    )
  if (id !== rulebook) throw new Refused('badSettings', `The rulebook is called "${id}", not "${rulebook}".`)
  try {
    checkSetup(played.rulebook.book, { seats, options })
  } catch (error) {
    if (error instanceof SetupError) throw new Refused('badSettings', error.message)
    throw error
  }
}

function inLobby({ state }: Desk): void {
  demand(state.phase === 'lobby', 'gameRuns')
}

function freeSeat(state: TableState, seat: number): void {
  const found = state.seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  demand(found.name === null, 'seatTaken')
}

export const sit: Handler<'sit'> = (desk, { seat, nonce }) => {
  inLobby(desk)
  demand(!isRemoved(desk.state, desk.guest.id), 'removed')
  freeSeat(desk.state, seat)
  const before = seatOf(desk.state, desk.guest.id)
  const moved: Fact[] = before === null ? [] : [{ fact: 'cleared', seat: before }]
  const guest = { ...desk.guest, name: freeName(desk.state, before ?? NOBODY, desk.guest.name) }
  return [...moved, { fact: 'sat', seat, guest, nonce }]
}

export const stand: Handler<'stand'> = (desk) => {
  inLobby(desk)
  return [{ fact: 'cleared', seat: ownSeat(desk) }]
}

export const seatBot: Handler<'seatBot'> = (desk, { seat, bot }) => {
  inLobby(desk)
  demand(isHost(desk), 'hostOnly')
  demand(isBotName(bot), 'noSuchBot')
  freeSeat(desk.state, seat)
  return [{ fact: 'botSat', seat, bot, name: newBotName(desk.state) }]
}

export const fillSeats: Handler<'fillSeats'> = (desk, { bot }) => {
  inLobby(desk)
  demand(isHost(desk), 'hostOnly')
  demand(isBotName(bot), 'noSuchBot')
  const { seats } = desk.state
  const free = seats.flatMap(({ name }, seat) => (name === null ? [seat] : []))
  demand(free.length > 0, 'seatTaken')
  demand(
    seats.some(({ name, bot: its }) => name !== null && its === null),
    'noPerson',
  )
  const names = newBotNames(desk.state, free.length)
  return free.map((seat, index) => ({ fact: 'botSat', seat, bot, name: names[index] ?? newBotName(desk.state) }))
}

/** At a real board somebody may have no device: the keeper acts for this seat. */
export const seatPerson: Handler<'seatPerson'> = (desk, { seat, name }) => {
  inLobby(desk)
  demand(isHost(desk), 'hostOnly')
  demand(desk.state.settings.companion, 'companionOnly')
  freeSeat(desk.state, seat)
  return [{ fact: 'personSat', seat, name: freeName(desk.state, seat, name) }]
}

export const clearSeat: Handler<'clearSeat'> = (desk, { seat }) => {
  inLobby(desk)
  demand(isHost(desk), 'hostOnly')
  const found = desk.state.seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  const cleared: Fact = { fact: 'cleared', seat }
  if (found.guest === null || found.guest === desk.guest.id) return [cleared]
  return [cleared, { fact: 'removed', guest: { id: found.guest, name: found.name ?? '' } }]
}

/** People who only watch can be taken from the table, too, before the game and while it goes on. */
export const remove: Handler<'remove'> = (desk, { guest }) => {
  demand(isHost(desk), 'hostOnly')
  demand(seatOf(desk.state, guest) === null && guest !== desk.guest.id, 'hasSeat')
  demand(desk.isHere(guest), 'notHere')
  return [{ fact: 'removed', guest: { id: guest, name: desk.nameOf(guest) } }]
}

/** Whom the host has taken from the table may come back. */
export const admit: Handler<'admit'> = (desk, { guest }) => {
  demand(isHost(desk), 'hostOnly')
  return isRemoved(desk.state, guest) ? [{ fact: 'admitted', guest }] : []
}

/** What a seat is known by: its person chooses, or the host where nobody sits with a device. Nobody has to. */
export const mark: Handler<'mark'> = (desk, { seat = ownSeat(desk), piece, colour }) => {
  inLobby(desk)
  const { seats } = desk.state
  const found = seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  demand(found.guest === desk.guest.id || (found.guest === null && isHost(desk)), 'notYourSeat')
  const others = seats.filter((_, at) => at !== seat)
  const free = others.every((other) => !isSame(other.piece, piece) && !isSame(other.colour, colour))
  demand(free, 'markTaken')
  return [{ fact: 'marked', seat, ...(piece && { piece }), ...(colour !== undefined && { colour }) }]
}

function isSame(other: PieceName | number | undefined, chosen: PieceName | number | undefined): boolean {
  return chosen !== undefined && other === chosen
}

export const configure: Handler<'configure'> = (desk, { settings }) => {
  inLobby(desk)
  demand(isHost(desk), 'hostOnly')
  demand(settings.companion === desk.state.settings.companion, 'badSettings')
  const played = desk.bookOf(settings)
  checkSettings(settings, played, desk.state.brought !== null)
  const { brought, settings: before } = desk.state
  const same = brought === null || (isPlayedAs(brought.record.header, settings) && settings.book === before.book)
  demand(same, 'broughtSettings')
  demand(
    desk.state.seats.slice(settings.seats).every(({ name }) => name === null),
    'seatOccupied',
  )
  return [{ fact: 'configured', settings, ...(played.own && { own: played.own }) }]
}

export const start: Handler<'start'> = (desk) => {
  const { state } = desk
  inLobby(desk)
  demand(isHost(desk), 'hostOnly')
  demand(
    state.seats.every(({ name }) => name !== null),
    'seatsEmpty',
  )
  demand(
    state.seats.some(({ bot }) => bot === null),
    'noPerson',
  )
  const played = desk.bookOf(state.settings)
  checkSettings(state.settings, played, state.brought !== null)
  const play = state.brought === null ? begun(state, played) : takenUp(desk, state.brought.record, played)
  const { header } = play.session
  for (const [seat, { standIn }] of state.seats.entries())
    if (standIn !== null) play.enter({ host: 'botTakes', seat, bot: standIn })
  desk.begin(play)
  return [{ fact: 'started', header: withoutBook(header) }, ...entered(play)]
}

function begun(state: TableState, played: PlayedBook): Play {
  return Play.begin(played.rulebook.book, headerFor(state, played), state.seed)
}

/** The game goes on that was begun elsewhere; from here on the server throws the dice, unless the table does. */
function takenUp(desk: Desk, record: GameRecord, played: PlayedBook): Play {
  const { seats, seed } = desk.state
  const nonces = seats.map(({ nonce }) => nonce ?? '')
  return Play.takeUp(desk.replayed(record, played), seed, { nonces, bots: seats.map(({ bot }) => bot) })
}

function headerFor({ settings, seats, seed }: TableState, { rulebook: played, carried }: PlayedBook): RecordHeader {
  const nonces = seats.map(({ nonce }) => nonce ?? '')
  return newHeader(played.book, {
    seats: seats.map(({ name, bot }) => ({ name: name ?? '', ...(bot !== null && { bot }) })),
    options: settings.options,
    chance: seed === null ? { kind: 'given' } : { kind: 'committed', commitment: commitmentOf(seed), nonces },
    ...carried,
  })
}
