import type { Choice } from '../../core/choice.ts'
import { digestOf } from '../../core/hash.ts'
import type { BoardDef, SpaceDef } from '../definition.ts'
import { oncePer } from './once.ts'
import type { BookDef } from './rulebook.ts'
import { settleChoices } from './settle-choices.ts'
import { numbersOf } from './settle-numbers.ts'

/**
 * The hash of a rulebook's rules: its board's numbers, its chapters, what it leaves to the table, its numbers and its
 * choices by name. Names, texts, colours and where a paragraph stands are left out, so that a translation changes
 * nothing. What is usual is left out, too, said or not: so a chapter may offer more choices and numbers, whose usual
 * values are what it has done so far, and the rulebooks that have it stay the same.
 */
export function identityOf(def: BookDef): () => string {
  let known: string | null = null
  return () => {
    known ??= digestOf(rulesOf(def))
    return known
  }
}

/** As JSON; the board's is made once for all that are played on it. */
function rulesOf(def: BookDef): string {
  const chapters = def.chapters.map(({ name }) => name)
  const options = def.options.map(({ id, min, max, default: usual }) => [id, min, max, usual])
  const said = { choices: inOrder(unusualChoices(def)), numbers: inOrder(unusualNumbers(def)) }
  const [before, after] = [JSON.stringify({ chapters, options }), JSON.stringify(said)]
  return `${before.slice(0, -1)},"board":${boardJson(def.board)},${after.slice(1)}`
}

const NOTHING_CHOSEN = {}

function unusualChoices({ chapters, choose }: BookDef): unknown {
  const { settled } = settleChoices({ chapters, choose: NOTHING_CHOSEN })
  const usual: Readonly<Record<string, Choice | undefined>> = settled
  return Object.fromEntries(Object.entries(choose).filter(([policy, id]) => usual[policy]?.id !== id))
}

function unusualNumbers({ chapters, numbers }: BookDef): unknown {
  const usual = new Map(numbersOf(chapters).map((one) => [one.name as string, one.usual]))
  return Object.fromEntries(
    Object.entries(numbers).filter(([name, value]) => JSON.stringify(usual.get(name)) !== JSON.stringify(value)),
  )
}

/** The fields of records, everywhere within them, in the order of their names. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]))
}

/** The mark of a board: the same for two that differ in names and looks alone. */
export function boardMark(board: BoardDef): string {
  return digestOf(boardJson(board)).slice(0, 8)
}

const boardJson = oncePer((board: BoardDef): string => JSON.stringify(boardOf(board)))

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
