import { apply, Game, type GameView, given, pack, type TermsData } from '@hausregeln/engine'
import type { SpaceNo } from '@hausregeln/engine/core/state/column.ts'
import { layOutByHand } from '../experiment/hand.ts'
import { type PlayedPrice, PlayedPrices } from '../experiment/played-prices.ts'
import type { LayOut } from '../experiment/side.ts'
import type { Checked } from './checks.ts'
import { solvedPrices, spacesOf, TRADING_BOARDS, type TradingBoard, tradingBook } from './trading-boards.ts'

/** Prices are as exact as that, of what they are. */
const WITHIN = 0.05
/** So long no game lasts. */
const FOR_EVER = 5000

/** What a property is worth to its owner and to a buyer, by so many games on each board, against the solution. */
export function checkPrices(games: number, within = WITHIN, boards = TRADING_BOARDS): Checked {
  const figures: Record<string, number> = {}
  const offs = boards.flatMap((board) => {
    const exact = solvedPrices(board)
    const played = playedPrice(board, games)
    return (['most', 'least'] as const).map((side) => {
      // The owner proposes the deal and is paid: money that goes to them is below 0.
      const found = side === 'least' ? played.most : played.least
      const value = found === null ? Number.NaN : -found.value
      const off = Math.abs(value - exact[side]) / exact[side]
      const name = `${board.name}: ${side === 'least' ? 'to the owner' : 'to the buyer'}`
      figures[`${name}, exactly`] = exact[side]
      figures[`${name}, played`] = value
      return off
    })
  })
  const worst = Math.max(...offs)
  figures.games = games
  figures['worst price, a part of it'] = worst
  return { name: 'prices', holds: worst <= within, figures }
}

/** The owner of the first property offers it to the next seat, who answers; nobody deals after that. */
function playedPrice(board: TradingBoard, games: number): PlayedPrice {
  const rulebook = tradingBook(board)
  const seats = board.purses.map((cash) => ({ cash }))
  const deeds = board.owners.flatMap((owner, plot) => spacesOf(board, plot).map((space) => ({ space, owner })))
  const lay = layOutByHand(rulebook, { turn: 0, seats, deeds }, {}, [])
  const layOut: LayOut = (g, seed) => {
    lay(g, seed)
    g.terms.read(termsOf(board, g))
    const refusal = apply(g, pack(g.book.codes.offer, 0))
    if (refusal !== null) throw new Error(`The offer of a solved board is refused: ${refusal}.`)
  }
  const game = new Game(rulebook.book, given)
  layOut(game, 0)
  const asked = { rulebook, game, layOut, names: seats.map(() => null) }
  const bots = seats.map(() => 'plain')
  const prices = new PlayedPrices(
    asked,
    1,
    { rulebook, bots, options: {} },
    { seed: 1, maxRounds: FOR_EVER, rotate: false, byWealth: false },
  )
  const [price] = prices.report(prices.play(0, games), games)
  if (price === undefined) throw new Error('A solved board has no price.')
  return price
}

function termsOf(board: TradingBoard, { book }: GameView): TermsData {
  const deeds = spacesOf(board, 0).map((space: SpaceNo) => book.board.deedAt[space])
  return { to: 1, give: { deeds }, get: { cash: 1 } }
}
