import { moveOf, pack } from '@hausregeln/engine'
import { useKeys } from '../../design/index.ts'
import type { TableScope } from '../../table/context.ts'
import { openDemands } from '../../table/matters.ts'
import { isTyping } from '../../table/typing.ts'

/** R demands the oldest rent that somebody at this screen may demand, wherever the focus is, except where one types. */
export function useShortcuts({ lens, persons, client }: TableScope): void {
  useKeys((event) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat || isTyping(event.target)) return
    const first = openDemands(lens, persons)[0]
    if (first) void client.act(moveOf(lens, pack(lens.book.codes.demand, first.seat, first.serial)))
  })
}
