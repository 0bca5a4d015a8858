import { number } from '@hausregeln/engine/core/choice.ts'

/** What an auction without a sale costs. */
export const numbers = [number('minimumPenalty', [0, 100], { unit: 'percent', usual: 50 })] as const
