import type { ActionFacts } from '@hausregeln/chapters/say/chapter-facts.ts'
import {
  type ActionName,
  argumentOf,
  codeOf,
  type GameView,
  type Packed,
  type Rulebook,
  seatOf,
} from '@hausregeln/engine'
import { gathers } from './facts/known.ts'
import type { Language } from './language.ts'
import { tongues } from './tongues.ts'
import { Voice } from './voice.ts'

/** The label of a button for an action that is legal now. Throws `RangeError` for a number that is no action. */
export function actionText(
  rulebook: Rulebook,
  l: GameView,
  action: Packed,
  names: readonly string[],
  language: Language,
): string {
  const name = l.book.actionNames[codeOf(action)]
  if (name === undefined) throw new RangeError(`There is no action ${codeOf(action)}.`)
  return label(name, l, action, new Voice(rulebook, names, language))
}

function label<Name extends ActionName>(name: Name, l: GameView, action: Packed, v: Voice): string {
  return tongues[v.language].actions[name](factsOf(name, l, seatOf(action), argumentOf(action)), v)
}

/** What is to be said of an action; of one of a chapter from elsewhere, its number by what it means: `{ deed: 5 }`. */
function factsOf<Name extends ActionName>(name: Name, l: GameView, seat: number, argument: number): ActionFacts[Name] {
  const gather = gathers[name]
  if (gather !== undefined) return gather(l, seat, argument)
  return { [l.book.words.actions[name] ?? 'none']: argument } as unknown as ActionFacts[Name]
}
