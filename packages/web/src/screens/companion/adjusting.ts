import { canBuildOn } from '@hausregeln/chapters/building/rules/can-build.ts'
import { holdingOf } from '@hausregeln/chapters/shares/rules/adjust.ts'
import { type Adjustment, type AdjustName, type GameView, NOBODY, seatsIn } from '@hausregeln/engine'

/** An adjustment that still lacks its reason. */
export type Wish = Pick<Adjustment, 'what' | 'of' | 'value'>

/** What can be set right by this rulebook. Reports are demanded at the exchange. */
export function adjustable({ book }: GameView): AdjustName[] {
  return book.words.adjustments.filter(
    (what) =>
      book.adjusts[what] !== undefined && what !== 'report' && (what !== 'jailCard' || decksOf(book).length > 0),
  )
}

/** Decks that have a jail card. */
export function decksOf({ board }: GameView['book']): number[] {
  return Array.from(board.jailCardOf, (card, deck) => (card >= 0 ? deck : NOBODY)).filter((deck) => deck >= 0)
}

/** Deeds on which buildings can stand, for levels; else all. */
export function deedsFor({ book }: GameView, what: AdjustName): number[] {
  const deeds = Array.from({ length: book.board.deeds }, (_, deed) => deed)
  return what === 'level' ? deeds.filter((deed) => canBuildOn(book, deed)) : deeds
}

/** How things stand: what an adjustment of this kind begins with. */
export function firstWish(gameView: GameView, what: AdjustName): Wish {
  const seat = seatsIn(gameView.s.alive)[0] ?? 0
  const of = {
    cash: seat,
    place: seat,
    owner: 0,
    level: deedsFor(gameView, 'level')[0] ?? 0,
    mortgage: 0,
    jailCard: decksOf(gameView.book)[0] ?? 0,
    jail: seat,
    laps: seat,
    report: seat,
    shares: holdingOf(seat, seat),
  }[what]
  return { what, of, value: valueNow(gameView, what, of) }
}

/** What the books have now; for cash, where a wish says by how much, 0. A report is demanded, or there is no wish. */
export function valueNow(gameView: GameView, what: AdjustName, of: number): number {
  if (what === 'cash') return 0
  return what === 'report' ? 1 : (gameView.book.adjusts[what]?.read(gameView, of) ?? 0)
}
