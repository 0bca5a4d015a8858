import type { BoardDef, DeedDef, SpaceDef } from '../definition.ts'

/** Whether a space is a property that can be owned. */
export function isDeed(space: SpaceDef): space is DeedDef {
  return space.kind === 'street' || space.kind === 'station' || space.kind === 'utility'
}

/** The value of the smallest piece of money. */
export function coinOf({ chips }: BoardDef): number {
  return chips === undefined ? 1 : Math.min(...chips.map((chip) => chip.value))
}
