import { demand } from '../steps/refused.ts'
import { type Handler, isHost, personOn } from './context.ts'

/** The host gives the table to another person who has a seat: with it, at a real board, the keeping of the books. */
export const giveHost: Handler<'giveHost'> = (context, { seat }) => {
  demand(isHost(context), 'hostOnly')
  demand(context.state.phase !== 'over', 'gameIsOver')
  const host = personOn(context, seat)
  return host.id === context.guest.id ? [] : [{ fact: 'hosted', host }]
}
