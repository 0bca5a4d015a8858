import type { TableHead } from '../../storage/storage.ts'
import { personsIn } from '../steps/persons.ts'
import type { Fact } from '../steps/step.ts'
import type { TableState } from './state.ts'

/**
 * A table as lists show it. `round`: of its game; `wake`: when it has something to do by itself; `facts`: those that are
 * written with it.
 */
export function headOf(
  state: TableState,
  round: number,
  wake: number | null,
  changed: number,
  facts: readonly Fact[] = [],
): TableHead {
  const { settings, own, phase, reports, chat } = state
  const { names, guests } = peopleOf(state)
  const met = metIn(facts, guests)
  return {
    phase,
    listed: settings.public,
    title: settings.title,
    rulebook: settings.rulebook,
    seats: names,
    guests,
    changed,
    round,
    wake,
    chat: chat.length > 0,
    ...(reports > 0 && { reports }),
    ...(own !== null && { book: own }),
    ...(met.length > 0 && { met }),
  }
}

/** Who has seats at a table, as its head tells it. */
interface People {
  readonly host: TableState['host']
  readonly names: readonly (string | null)[]
  readonly guests: readonly string[]
}

/** By seats, which are others as soon as anything about them changes: hardly any step of a game does that. */
const PEOPLE = new WeakMap<TableState['seats'], People>()

function peopleOf({ host, seats }: TableState): People {
  const known = PEOPLE.get(seats)
  if (known?.host === host) return known
  const guests = new Set([host.id, ...seats.flatMap(({ guest }) => (guest === null ? [] : [guest]))])
  const people = { host, names: seats.map(({ name }) => name), guests: [...guests] }
  PEOPLE.set(seats, people)
  return people
}

/** Of whom these facts tell beside those who belong to the table. */
function metIn(facts: readonly Fact[], guests: readonly string[]): string[] {
  const met: string[] = []
  for (const fact of facts) for (const id of personsIn(fact)) if (!guests.includes(id)) met.push(id)
  return met
}
