import { createBot } from '@hausregeln/bots'
import { NONE } from '@hausregeln/bots/columns.ts'
import { askingPrice, auctionOwn } from '@hausregeln/bots/steady/bidding/owner.ts'
import { Picture } from '@hausregeln/bots/steady/reading/picture.ts'
import { standing, worth } from '@hausregeln/bots/steady/worth/worth.ts'
import { apply, type GameView, newHeader, Session, seatsIn } from '@hausregeln/engine'
import { isLegal } from '@hausregeln/engine/kit/play.ts'
import { exchange } from '@hausregeln/rulebooks'
import { expect, it } from 'vitest'

/** What a seat's best deed would bring beyond what it is worth, each valued in full. */
function bestOf(p: Picture, l: GameView, seat: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let deed = 0; deed < l.book.board.deeds; deed++) {
    if (l.s.owner[deed] !== seat || p.built[l.book.board.groupOf[deed] ?? 0] !== 0) continue
    const price = askingPrice(p, l, seat, deed)
    if (price < 0 || !isLegal(l, l.book.codes.putUp, seat, deed)) continue
    const before = standing(p, seat)
    p.lend(deed, NONE)
    most = Math.max(most, price - (before - worth(p, seat)))
    p.giveBack()
  }
  return most
}

it('an owner passes over no deed by a bound that would be put up if each were valued in full (B-3.1)', () => {
  const found = { putUp: 0, kept: 0 }
  for (let seed = 1; seed <= 12; seed++) {
    const seats = ['Ada', 'Ben', 'Cem', 'Dora'].map((name) => ({ name }))
    const { game } = new Session(
      exchange.book,
      newHeader(exchange.book, { seats, options: {}, chance: { kind: 'seed', seed } }),
    )
    const bots = seats.map(() => createBot('steady'))
    bots.forEach((bot, seat) => {
      bot.begin(seed + seat)
    })
    const p = new Picture()
    for (let step = 0; step < 1500 && game.s.over === 0; step++) {
      const [seat = 0] = seatsIn(game.s.must)
      if (isLegal(game.shown, game.book.codes.endTurn, seat, 0)) {
        p.look(game.shown)
        const isPutUp = auctionOwn(p, game.shown, seat) !== 0
        expect(bestOf(p, game.shown, seat) >= p.tuning.threshold * p.ground.unit, `${seed}, ${step}`).toBe(isPutUp)
        found[isPutUp ? 'putUp' : 'kept']++
      }
      const refusal = apply(game, bots[seat]?.decide(game.shown, seat, game.terms) ?? 0)
      if (refusal !== null) throw new Error(refusal)
    }
  }
  expect(found.putUp).toBeGreaterThan(20)
  expect(found.kept).toBeGreaterThan(200)
})
