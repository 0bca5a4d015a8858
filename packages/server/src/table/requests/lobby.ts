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
import { entered, type Handler, isHost, ownSeat, type RequestContext } from './context.ts'

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

function inLobby({ state }: RequestContext): void {
  demand(state.phase === 'lobby', 'gameRuns')
}

function freeSeat(state: TableState, seat: number): void {
  const found = state.seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  demand(found.name === null, 'seatTaken')
}

export const sit: Handler<'sit'> = (context, { seat, nonce }) => {
  inLobby(context)
  demand(!isRemoved(context.state, context.guest.id), 'removed')
  freeSeat(context.state, seat)
  const before = seatOf(context.state, context.guest.id)
  const moved: Fact[] = before === null ? [] : [{ fact: 'cleared', seat: before }]
  const guest = { ...context.guest, name: freeName(context.state, before ?? NOBODY, context.guest.name) }
  return [...moved, { fact: 'sat', seat, guest, nonce }]
}

export const stand: Handler<'stand'> = (context) => {
  inLobby(context)
  return [{ fact: 'cleared', seat: ownSeat(context) }]
}

export const seatBot: Handler<'seatBot'> = (context, { seat, bot }) => {
  inLobby(context)
  demand(isHost(context), 'hostOnly')
  demand(isBotName(bot), 'noSuchBot')
  freeSeat(context.state, seat)
  return [{ fact: 'botSat', seat, bot, name: newBotName(context.state) }]
}

export const fillSeats: Handler<'fillSeats'> = (context, { bot }) => {
  inLobby(context)
  demand(isHost(context), 'hostOnly')
  demand(isBotName(bot), 'noSuchBot')
  const { seats } = context.state
  const free = seats.flatMap(({ name }, seat) => (name === null ? [seat] : []))
  demand(free.length > 0, 'seatTaken')
  demand(
    seats.some(({ name, bot: its }) => name !== null && its === null),
    'noPerson',
  )
  const names = newBotNames(context.state, free.length)
  return free.map((seat, index) => ({ fact: 'botSat', seat, bot, name: names[index] ?? newBotName(context.state) }))
}

/** At a real board somebody may have no device: the keeper acts for this seat. */
export const seatPerson: Handler<'seatPerson'> = (context, { seat, name }) => {
  inLobby(context)
  demand(isHost(context), 'hostOnly')
  demand(context.state.settings.companion, 'companionOnly')
  freeSeat(context.state, seat)
  return [{ fact: 'personSat', seat, name: freeName(context.state, seat, name) }]
}

export const clearSeat: Handler<'clearSeat'> = (context, { seat }) => {
  inLobby(context)
  demand(isHost(context), 'hostOnly')
  const found = context.state.seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  const cleared: Fact = { fact: 'cleared', seat }
  if (found.guest === null || found.guest === context.guest.id) return [cleared]
  return [cleared, { fact: 'removed', guest: { id: found.guest, name: found.name ?? '' } }]
}

/** People who only watch can be taken from the table, too, before the game and while it goes on. */
export const remove: Handler<'remove'> = (context, { guest }) => {
  demand(isHost(context), 'hostOnly')
  demand(seatOf(context.state, guest) === null && guest !== context.guest.id, 'hasSeat')
  demand(context.isHere(guest), 'notHere')
  return [{ fact: 'removed', guest: { id: guest, name: context.nameOf(guest) } }]
}

/** Whom the host has taken from the table may come back. */
export const admit: Handler<'admit'> = (context, { guest }) => {
  demand(isHost(context), 'hostOnly')
  return isRemoved(context.state, guest) ? [{ fact: 'admitted', guest }] : []
}

/** What a seat is known by: its person chooses, or the host where nobody sits with a device. Nobody has to. */
export const mark: Handler<'mark'> = (context, { seat = ownSeat(context), piece, colour }) => {
  inLobby(context)
  const { seats } = context.state
  const found = seats[seat]
  demand(found !== undefined, 'noSuchSeat')
  demand(found.guest === context.guest.id || (found.guest === null && isHost(context)), 'notYourSeat')
  const others = seats.filter((_, at) => at !== seat)
  const free = others.every((other) => !isSame(other.piece, piece) && !isSame(other.colour, colour))
  demand(free, 'markTaken')
  return [{ fact: 'marked', seat, ...(piece && { piece }), ...(colour !== undefined && { colour }) }]
}

function isSame(other: PieceName | number | undefined, chosen: PieceName | number | undefined): boolean {
  return chosen !== undefined && other === chosen
}

export const configure: Handler<'configure'> = (context, { settings }) => {
  inLobby(context)
  demand(isHost(context), 'hostOnly')
  demand(settings.companion === context.state.settings.companion, 'badSettings')
  const played = context.bookOf(settings)
  checkSettings(settings, played, context.state.brought !== null)
  const { brought, settings: before } = context.state
  const same = brought === null || (isPlayedAs(brought.record.header, settings) && settings.book === before.book)
  demand(same, 'broughtSettings')
  demand(
    context.state.seats.slice(settings.seats).every(({ name }) => name === null),
    'seatOccupied',
  )
  return [{ fact: 'configured', settings, ...(played.own && { own: played.own }) }]
}

export const start: Handler<'start'> = (context) => {
  const { state } = context
  inLobby(context)
  demand(isHost(context), 'hostOnly')
  demand(
    state.seats.every(({ name }) => name !== null),
    'seatsEmpty',
  )
  demand(
    state.seats.some(({ bot }) => bot === null),
    'noPerson',
  )
  const played = context.bookOf(state.settings)
  checkSettings(state.settings, played, state.brought !== null)
  const play = state.brought === null ? begun(state, played) : takenUp(context, state.brought.record, played)
  const { header } = play.session
  for (const [seat, { standIn }] of state.seats.entries())
    if (standIn !== null) play.enter({ host: 'botTakes', seat, bot: standIn })
  context.begin(play)
  return [{ fact: 'started', header: withoutBook(header) }, ...entered(play)]
}

function begun(state: TableState, played: PlayedBook): Play {
  return Play.begin(played.rulebook.book, headerFor(state, played), state.seed)
}

/** The game goes on that was begun elsewhere; from here on the server throws the dice, unless the table does. */
function takenUp(context: RequestContext, record: GameRecord, played: PlayedBook): Play {
  const { seats, seed } = context.state
  const nonces = seats.map(({ nonce }) => nonce ?? '')
  return Play.takeUp(context.replayed(record, played), seed, { nonces, bots: seats.map(({ bot }) => bot) })
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
