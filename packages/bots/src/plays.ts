import { plays } from '@hausregeln/chapters/plays.ts'
import { type Book, type GameView, type Packed, TURN_FRAME, topKind, topStage } from '@hausregeln/engine'
import type { CellNo, SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { Effect } from '@hausregeln/engine/kit/effects.ts'
import type { Answer, BuildingHere, Judge, Play } from '@hausregeln/engine/kit/play.ts'
import { NOTHING } from './bot.ts'

/** What bots know of the chapters that a rulebook has (`play.ts` in their folders), as tables: by stage, kind and effect. */
export interface Plays {
  readonly stages: readonly (Answer | undefined)[]
  readonly frames: ReadonlyMap<number, Answer>
  readonly cards: readonly (Cards | undefined)[]
  readonly ways: readonly (Ways | undefined)[]
  readonly buildingHere: BuildingHere | null
  readonly offer: Play['offer']
}
type ByEffect<Kind extends 'cards' | 'ways'> = NonNullable<NonNullable<Play[Kind]>[keyof typeof Effect]>
type Cards = ByEffect<'cards'>
type Ways = ByEffect<'ways'>

const compiled = new WeakMap<Book, Plays>()

/** The plays of this rulebook; compiled once. */
export function playsOf(book: Book): Plays {
  const known = compiled.get(book)
  if (known !== undefined) return known
  const chosen = Object.entries<Play>(plays).flatMap(([chapter, play]) => (book.chapters.has(chapter) ? [play] : []))
  const stages: (Answer | undefined)[] = []
  for (const play of chosen)
    for (const [stage, answer] of Object.entries(play.stages ?? {})) stages[Number(stage)] = answer
  const frames = chosen.flatMap((play) => Object.entries(play.frames ?? {}))
  const cards: (Cards | undefined)[] = []
  const ways: (Ways | undefined)[] = []
  for (const [name, effect] of Object.entries(Effect) as [keyof typeof Effect, number][]) {
    cards[effect] = chosen.find((play) => play.cards?.[name] !== undefined)?.cards?.[name]
    ways[effect] = chosen.find((play) => play.ways?.[name] !== undefined)?.ways?.[name]
  }
  const made = {
    stages,
    frames: new Map(frames.map(([kind, answer]) => [Number(kind), answer])),
    cards,
    ways,
    buildingHere: chosen.find((play) => play.buildingHere !== undefined)?.buildingHere ?? null,
    offer: chosen.find((play) => play.offer !== undefined)?.offer,
  }
  compiled.set(book, made)
  return made
}

/** What the chapter that asks advises this player to answer; `NOTHING` if it says nothing. */
export function advisedAnswer(l: GameView, seat: SeatNo, judge: Judge): Packed {
  const { stages, frames } = playsOf(l.book)
  const kind = topKind(l)
  const answer = kind === TURN_FRAME ? stages[topStage(l)] : frames.get(kind)
  return answer === undefined ? NOTHING : answer(l, seat, judge)
}

/** What a card is worth at once to who draws it. */
export function worthOfCard(l: GameView, seat: SeatNo, card: CellNo): number {
  return playsOf(l.book).cards[l.book.board.effect[card]]?.(l, seat, card) ?? 0
}
