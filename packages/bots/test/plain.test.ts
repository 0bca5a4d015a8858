import { PlainBot } from '@hausregeln/bots'
import { argumentOf, codeOf, type Game, newGame, pack, type Rulebook, verify } from '@hausregeln/engine'
import { ownsGroup } from '@hausregeln/engine/kit/deeds.ts'
import { rulebooks, simplified } from '@hausregeln/rulebooks'
import { describe, expect, it } from 'vitest'
import { playOut, type Watch } from './steady/play.ts'

const MOST_ROUNDS = 120
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

function play({ book }: Rulebook, seed: number, watch?: Watch): Game {
  const seats = Math.min(4, book.maxSeats)
  const game = newGame(book, { seats, seed })
  playOut(
    game,
    Array.from({ length: seats }, () => new PlainBot()),
    MOST_ROUNDS,
    watch,
  )
  return game
}

/** Whether a seat owns a whole group, so that classic rules would let it build there at any time of its turn. */
function ownsAnyGroup(game: Game, seat: number): boolean {
  return Array.from({ length: game.book.board.groups }, (_, group) => group).some((group) =>
    ownsGroup(game, seat, group),
  )
}

describe('the plain player', () => {
  it.each(rulebooks.map((rulebook) => [rulebook.book.id, rulebook] as const))(
    'plays %s without ever choosing what the rules refuse',
    (_, rulebook) => {
      for (const seed of SEEDS) expect(() => play(rulebook, seed)).not.toThrow()
    },
  )

  it('V-6.4: builds in the simplified rules only where it stands, never at the start of a turn', () => {
    let refused = 0
    let built = 0
    const watch: Watch = (game, action) => {
      const { turnSeat, place, throwsOfTurn } = game.s
      const here = game.book.board.deedAt[place[turnSeat] ?? 0] ?? -1
      if (codeOf(action) === game.book.codes.build) {
        built++
        expect(argumentOf(action)).toBe(here)
        expect(throwsOfTurn).toBeGreaterThan(0)
      }
      if (throwsOfTurn > 0 || here < 0 || !ownsAnyGroup(game, turnSeat)) return
      refused++
      expect(verify(game, pack(game.book.codes.build, turnSeat, here))).toBe('buildsOnlyHere')
    }
    for (let seed = 1; seed <= 40; seed++) play(simplified, seed, watch)
    expect(refused).toBeGreaterThan(0)
    expect(built).toBeGreaterThan(0)
  })
})
