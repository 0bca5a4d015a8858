import type { ActionRule, Book } from '../book.ts'
import type { GameView } from '../game.ts'
import type { ActionName, OptionName, Refusal } from '../vocabulary.ts'
import { codeOf, NO_ACTION, type Packed } from './action.ts'

/** What an option is set to; 0 where the rulebook does not offer it. */
export function optionOf(l: GameView, name: OptionName): number {
  return optionAt(l, l.book.places[name])
}

/** The same by its place, for the hot path: `optionAt(l, l.book.places.name)` looks up no name. */
export function optionAt(l: GameView, place: number | undefined): number {
  return place === undefined ? 0 : l.s.option[place]
}

/** The rule of a kind of action, or nothing where the rulebook has none such. */
export function actionRule(book: Book, name: ActionName): ActionRule | undefined {
  return book.actions[book.codes[name] ?? NO_ACTION]
}

/** What kind of action this is, or nothing where it is none of the rulebook's. */
export function nameOf({ book }: Pick<GameView, 'book'>, action: Packed): ActionName | undefined {
  return book.actionNames[codeOf(action)]
}

/** The id of the paragraph by which something is refused, or nothing where the rulebook has none such. */
export function ruleBehind({ words, rules }: Book, refusal: Refusal): string | undefined {
  const slot = words.refusals[refusal]
  return slot && rules[slot]
}
