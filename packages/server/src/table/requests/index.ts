import type { Request } from '@hausregeln/protocol'
import type { Fact } from '../steps/step.ts'
import { answer, propose } from './agreement.ts'
import { offerSeat } from './claims.ts'
import type { Handler, RequestContext } from './context.ts'
import { comeBack, give, keep, move, resign, standIn } from './game.ts'
import { giveHost } from './host.ts'
import {
  admit,
  clearSeat,
  configure,
  fillSeats,
  mark,
  remove,
  seatBot,
  seatPerson,
  sit,
  stand,
  start,
} from './lobby.ts'
import { clearProgram, seatProgram } from './programs.ts'
import { rematch } from './rematch.ts'
import { reveal } from './slips.ts'
import { mute, report, say } from './talk.ts'
import { confirm, drop } from './taps.ts'

const HANDLERS: { readonly [Ask in Request['ask']]: Handler<Ask> } = {
  sit,
  stand,
  seatBot,
  fillSeats,
  seatPerson,
  clearSeat,
  remove,
  admit,
  mark,
  configure,
  start,
  move,
  resign,
  standIn,
  return: comeBack,
  propose,
  answer,
  giveHost,
  offerSeat,
  seatProgram,
  clearProgram,
  give,
  keep,
  confirm,
  drop,
  reveal,
  say,
  mute,
  report,
  rematch,
}

/** Decides a request: its facts, or throws `Refused`. */
export function decide<Ask extends Request['ask']>(
  context: RequestContext,
  request: Extract<Request, { ask: Ask }>,
): readonly Fact[] {
  return HANDLERS[request.ask as Ask](context, request)
}
