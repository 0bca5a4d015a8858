import { moveOf, pack } from '@hausregeln/engine'
import { useKeys } from '@hausregeln/view-kit/design/index.ts'
import type { TableScope } from '@hausregeln/view-kit/table/context.ts'
import { openDemands } from '@hausregeln/view-kit/table/matters.ts'
import { isTyping } from '@hausregeln/view-kit/table/typing.ts'

/** R demands the oldest rent that somebody at this screen may demand, wherever the focus is, except where one types. */
export function useShortcuts({ gameView, persons, client }: TableScope): void {
  useKeys((event) => {
    if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat || isTyping(event.target)) return
    const first = openDemands(gameView, persons)[0]
    if (first) void client.act(moveOf(gameView, pack(gameView.book.codes.demand, first.seat, first.serial)))
  })
}
