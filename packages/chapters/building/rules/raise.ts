import type { Game } from '@hausregeln/engine/core/game.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import type { Slot } from '@hausregeln/engine/core/vocabulary.ts'
import { touchDeed } from '@hausregeln/engine/kit/deeds.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { levy } from '@hausregeln/engine/kit/surcharge.ts'
import { housesBeforeHotel, nextIsHotel } from './levels.ts'

/** Builds one piece for `price`, by this rule: a house from the stock, or a hotel that gives its houses back. */
export function raise(g: Game, seat: number, deed: number, price: number, rule?: Slot): void {
  const s = g.s
  if (s.open !== 0) touchDeed(g, deed)
  const hotel = nextIsHotel(g, deed)
  const slot = rule ?? (hotel ? 'buildHotel' : 'build')
  transfer(g, seat, BANK, price, slot, deed)
  levy(g, seat, price)
  if (hotel) {
    s.hotelsLeft--
    s.housesLeft += housesBeforeHotel(g)
  } else s.housesLeft--
  s.level[deed]++
  g.emit?.('built', slot, seat, deed, s.level[deed])
}

/** The buildings of a street lapse: the pieces go back to the stock, nobody is paid. */
export function lapseBuildings(g: Game, deed: number): void {
  const s = g.s
  if (s.level[deed] > housesBeforeHotel(g)) s.hotelsLeft++
  else s.housesLeft += s.level[deed]
  s.level[deed] = 0
}
