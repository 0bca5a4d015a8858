import { ACTIONS, moveOf, pack, verify } from '@hausregeln/engine'
import { useEffect } from 'react'
import type { TableScope } from './context.ts'

/** The first rent that this seat may demand, packed; 0 without one. */
export function firstDemand({ lens, me }: Pick<TableScope, 'lens' | 'me'>): number {
  let found = 0
  for (const matter of lens.book.matters)
    matter.each(lens, me, (serial) => {
      const action = pack(ACTIONS.demand.code, me, serial)
      if (found === 0 && verify(lens, action) === null) found = action
    })
  return found
}

/** R demands rent, wherever the focus is, except where one types. */
export function useShortcuts(scope: TableScope): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      const action = firstDemand(scope)
      if (action !== 0) void scope.client.act(moveOf(scope.lens, action))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
