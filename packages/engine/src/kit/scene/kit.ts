import { BANK } from '../../core/limits.ts'
import type { State } from '../../core/state/state.ts'
import { type EventOf, oneBeat, type Scenes } from './scene.ts'
import type { Heard } from './sound.ts'
import { JUMP_TIME, SETTLE_TIME } from './way.ts'

/** Milliseconds in which money gets from one purse to another, a deed from hand to hand, and a card is turned and read. */
const MONEY_TIME = 700
const DEED_TIME = 200
const CARD_TIME = 1800
const END_TIME = 1200

/** Money lies where it has moved to. */
export function pays(s: State, { from, to, amount }: Pick<EventOf<'moneyMoved'>, 'from' | 'to' | 'amount'>): void {
  s.cash[from] -= amount
  s.cash[to] += amount
}

/** Coins go out, and come in to whoever gets them. */
export function coins({ from, to }: Pick<EventOf<'moneyMoved'>, 'from' | 'to'>): Heard {
  if (from >= BANK) return { sound: 'moneyIn' }
  return to >= BANK ? { sound: 'moneyOut' } : { sound: 'moneyOut', own: { seat: to, sound: 'moneyIn' } }
}

/** How the events are seen that several chapters tell of. */
export const kitScenes: Scenes = {
  moneyMoved: (event) => {
    const isPaid = event.amount > 0
    return oneBeat(isPaid ? MONEY_TIME : 0, (s) => pays(s, event), isPaid ? coins(event) : undefined)
  },
  deedMoved: ({ deed, to }) =>
    oneBeat(DEED_TIME, (s) => {
      s.own(deed, to)
      if (to >= 0) return
      // What nobody has is bare, and free of mortgages.
      s.level[deed] = 0
      s.mortgage(deed, 0)
    }),
  deedSold: () => oneBeat(DEED_TIME),
  cardDrawn: () => oneBeat(CARD_TIME, null, 'card'),
  cardWritten: () => oneBeat(CARD_TIME, null, 'card'),
  jailCardKept: ({ seat, deck }) =>
    oneBeat(0, (s) => {
      s.jailCard[deck] = seat
    }),
  jailCardReturned: ({ deck }) =>
    oneBeat(0, (s) => {
      s.jailCard[deck] = -1
    }),
  jailed: ({ seat }, _, board) => ({
    beats: [
      {
        length: JUMP_TIME,
        heard: { sound: 'jail' },
        show: (s) => {
          s.place[seat] = board.nearestJail[s.place[seat]]
          s.jail[seat] = 1
        },
      },
      { length: SETTLE_TIME, tells: true },
    ],
  }),
  freed: ({ seat }) =>
    oneBeat(DEED_TIME, (s) => {
      s.jail[seat] = 0
    }),
  satOut: () => oneBeat(MONEY_TIME),
  auctionWon: () => oneBeat(MONEY_TIME, null, 'gavel'),
  auctionUnsold: () => oneBeat(DEED_TIME),
  resigned: () => oneBeat(END_TIME),
  left: ({ seat }) =>
    oneBeat(END_TIME, (s) => {
      s.alive &= ~(1 << seat)
      s.jail[seat] = 0
    }),
  gameOver: () => oneBeat(END_TIME, null, 'win'),
}
