import { type Saying, sayings } from '../../core/saying.ts'
import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'

/** What is said of a rulebook that cannot be played. */
export const say = sayings<Words>('book', words)

/** `"a" or "b" or "c"`. */
export function joined([first = '', ...rest]: readonly string[], how: 'or' | 'and'): Saying | string {
  return rest.reduce<Saying | string>((one, two) => say(how, { one, two }), first)
}
