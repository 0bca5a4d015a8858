import { AMOUNT, OWNER, PAYER } from '@hausregeln/chapters/rent/rules/rent.ts'
import { DEMAND_WORDS } from '@hausregeln/chapters/rent/rules/section.ts'
import type { PublicState } from '@hausregeln/engine'
import { cell, type SeatNo } from '@hausregeln/engine/core/state/column.ts'

/** What open demands bring a seat, less what they cost it. */
export function demanded({ parts }: PublicState, seat: SeatNo): number {
  const { demands, demandCount } = parts.rent
  let sum = 0
  for (let row = 0; row < demandCount * DEMAND_WORDS; row += DEMAND_WORDS) {
    if (demands[cell(row, OWNER)] === seat) sum += demands[cell(row, AMOUNT)]
    if (demands[cell(row, PAYER)] === seat) sum -= demands[cell(row, AMOUNT)]
  }
  return sum
}
