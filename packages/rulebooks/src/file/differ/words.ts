import type { SpaceDef, Text } from '@hausregeln/engine'
import type { Saying } from '@hausregeln/engine/core/saying.ts'
import { text } from '@hausregeln/engine/core/text.ts'
import { words } from '../say/en.words.ts'
import { say } from '../say.ts'

export const NONE: Text = say('none')

/** What a space is, by its kind; the chapter of a kind that others do not know says it: `space-ferry`. */
export function kindName(kind: SpaceDef['kind']): Text {
  return isIn(words.space, kind) ? say(`space-${kind}`) : text(`space-${kind}`)
}

function isIn<Words extends object>(known: Words, name: string): name is keyof Words & string {
  return Object.hasOwn(known, name)
}

/** What can be other with a space. */
export function boardWord(name: keyof typeof words.board): Saying {
  return say(`board-${name}`)
}

/** What can be other beside the spaces. */
export function furtherWord(name: keyof typeof words.further): Saying {
  return say(`further-${name}`)
}
