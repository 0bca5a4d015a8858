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
  const { settings, own, phase, seats, host, reports, chat } = state
  const guests = new Set([host.id, ...seats.flatMap(({ guest }) => (guest === null ? [] : [guest]))])
  const met = facts.flatMap(personsIn).filter((id) => !guests.has(id))
  return {
    phase,
    listed: settings.public,
    title: settings.title,
    rulebook: settings.rulebook,
    seats: seats.map(({ name }) => name),
    guests: [...guests],
    changed,
    round,
    wake,
    chat: chat.length > 0,
    ...(reports > 0 && { reports }),
    ...(own !== null && { book: own }),
    ...(met.length > 0 && { met }),
  }
}
