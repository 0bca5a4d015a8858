import { digestOf } from '../../core/hash.ts'
import type { BoardDef, SpaceDef } from '../definition.ts'
import type { BookDef } from './rulebook.ts'

/** What of a definition is said otherwise below, or is a name. */
const TOLD_APART = ['id', 'version', 'title', 'rules', 'ruleTexts', 'board', 'chapters', 'options', 'landings']

/**
 * The hash of a rulebook's rules: its board's numbers, its chapters, what it leaves to the table, its numbers and its
 * choices by name. Names, texts, colours and where a paragraph stands are left out, so that a translation changes
 * nothing. Choices that are functions have no name that a program could write down, and are left out too.
 */
export function identityOf(def: BookDef): () => string {
  let known: string | null = null
  return () => {
    known ??= digestOf(JSON.stringify(rulesOf(def)))
    return known
  }
}

function rulesOf(def: BookDef): unknown {
  const rest = Object.entries(def).filter(([name]) => !TOLD_APART.includes(name))
  return {
    chapters: def.chapters.map(({ name }) => name),
    options: def.options.map(({ id, min, max, default: usual }) => [id, min, max, usual]),
    board: boardOf(def.board),
    choices: inOrder(Object.fromEntries(rest)),
  }
}

/** Numbers, texts that name a choice, and lists and records of them; the fields in the order of their names. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]))
}

function boardOf({ spaces, decks, chips = [] }: BoardDef): unknown {
  const groups = [...new Set(spaces.flatMap((space) => ('group' in space ? [space.group] : [])))]
  return {
    spaces: spaces.map((space) => spaceOf(space, groups)),
    decks: decks.map(({ cards }) => cards.map(({ effect }) => inOrder(effect))),
    chips: chips.map(({ value }) => value),
  }
}

function spaceOf(space: SpaceDef, groups: readonly string[]): unknown {
  const { name: _, ...rest } = space
  if (!('group' in rest)) return inOrder(rest)
  const { at: _at, group, ...numbers } = rest
  return { ...(inOrder(numbers) as object), group: groups.indexOf(group) }
}
