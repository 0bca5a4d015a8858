import type { Terms } from '@hausregeln/engine'
import { STEADY } from '../src/steady/figures/characters.ts'
import { leastTaken, partOf } from './price.ts'
import type { Habits } from './trader.ts'
import { YARDSTICK } from './yardstick.ts'

/** Offers that the shark and the stubborn one make in a turn. */
const INSISTENT = 3

/** Of what both gain together the stubborn one wants this part. */
const PRICE = 0.75

/**
 * The miser buys what it lands on and bids as others do, and offers for deeds of theirs what players without manners just take
 * (see yardstick.ts). No deed of its own ever leaves its hands.
 */
export const MISER: Habits = {
  name: 'miser',
  partners: YARDSTICK,
  offers: 1,
  wishes: { gives: false, wholes: false, price: leastTaken, polite: true },
  answer: ({ getLow, getHigh }) => ((getLow | getHigh) !== 0 ? 'refuse' : 'as steady'),
}

/**
 * The shark knows how steady players reckon, and asks them at the end of every turn for all they would just give, for the
 * least money. It answers as they do.
 */
export const SHARK: Habits = {
  name: 'shark',
  partners: STEADY,
  offers: INSISTENT,
  wishes: { gives: true, wholes: false, price: leastTaken, polite: false },
  answer: () => 'as steady',
}

/**
 * The stubborn one asks again and again, turn by turn, for what makes its groups whole, at its price: three quarters of what
 * both gain together. It accepts no deal that brings it less, and names no other price.
 */
export const STUBBORN: Habits = {
  name: 'stubborn',
  partners: YARDSTICK,
  offers: INSISTENT,
  wishes: { gives: true, wholes: true, price: partOf(PRICE), polite: false },
  answer: (_terms: Readonly<Terms>, { proposer, other }) =>
    other > 0 && other >= PRICE * (proposer + other) ? 'accept' : 'refuse',
}
