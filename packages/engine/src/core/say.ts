import { words } from './say/en.words.ts'
import type { Words } from './say/shape.words.ts'
import { type Saying, sayings } from './saying.ts'

/** What is wrong with a record, an entry, a move or an outcome. */
export const say = sayings<Words>('core', words)

/** Something that is wrong with what came from outside: the message says it in English, `said` in any language. */
export class SaidError extends Error {
  readonly said: Saying
  constructor(said: Saying) {
    super(said.en)
    this.said = said
  }
}
