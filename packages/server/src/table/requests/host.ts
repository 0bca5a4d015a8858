import { demand } from '../steps/refused.ts'
import { type Handler, isHost, personOn } from './desk.ts'

/** The host gives the table to another person who has a seat: with it, at a real board, the keeping of the books. */
export const giveHost: Handler<'giveHost'> = (desk, { seat }) => {
  demand(isHost(desk), 'hostOnly')
  demand(desk.state.phase !== 'over', 'gameIsOver')
  const host = personOn(desk, seat)
  return host.id === desk.guest.id ? [] : [{ fact: 'hosted', host }]
}
