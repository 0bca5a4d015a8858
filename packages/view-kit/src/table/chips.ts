import type { ChipDef } from '@hausregeln/engine/kit/definition.ts'

export interface ChipStack extends ChipDef {
  readonly count: number
}

/** An amount in as few chips as there can be, the greatest first; what is smaller than the smallest chip is left out. */
export function stacksOf(amount: number, chips: readonly ChipDef[]): readonly ChipStack[] {
  let rest = Math.max(0, amount)
  return chips.flatMap((chip) => {
    const count = Math.floor(rest / chip.value)
    rest -= count * chip.value
    return count > 0 ? [{ ...chip, count }] : []
  })
}
