import type { MessageOf } from '@hausregeln/protocol'
import type { Room } from './room.ts'

type There = Pick<Room, 'here' | 'names' | 'programs' | 'watchers'>

/** Who is there after some have come and gone. */
export function withPeople(
  before: There,
  { came = [], gone = [], programs, watchers }: Omit<MessageOf<'people'>, 'type'>,
): There {
  const here = new Set(before.here)
  const names = new Map(Object.entries(before.names))
  for (const id of gone) {
    here.delete(id)
    names.delete(id)
  }
  for (const { id, name } of came) {
    here.add(id)
    if (name !== undefined) names.set(id, name)
  }
  return {
    here: [...here],
    names: Object.fromEntries(names),
    programs: programs ?? before.programs,
    watchers: watchers ?? before.watchers,
  }
}
