import type { Listener } from '@hausregeln/engine'

/** Tells all who listen, in their order; null if nobody does: then events are not even made. */
export function toAll(listeners: readonly (Listener | null | undefined)[]): Listener | null {
  const there = listeners.filter((listener) => listener != null)
  return there.reduce<Listener | null>((before, one) => (before === null ? one : toBoth(before, one)), null)
}

function toBoth(one: Listener, other: Listener): Listener {
  return (type, slot, ...numbers) => {
    one(type, slot, ...numbers)
    other(type, slot, ...numbers)
  }
}
